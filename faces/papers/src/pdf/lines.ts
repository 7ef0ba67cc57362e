// Where a line of text may end: behind a blank or a hyphen, between Japanese characters or Thai words, and where nothing else helps
// inside a word that is wider than the line.

/** May not begin a line: closing marks, small kana, the long-vowel mark. */
const NOT_FIRST =
  /^[、。，．・：；？！）」』】〉》〕ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜…,.:;?!)]/u;
/** May not end one. */
const NOT_LAST = /[（「『【〈《〔(]$/u;
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}　-〿！-ﾟ]/u;

/** A letter with its marks is not parted. */
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Words that stand together without blanks. */
const UNSPACED = /\p{Script=Thai}+/gu;
const THAI_WORDS = new Intl.Segmenter('th', { granularity: 'word' });
/** Where such a word may be parted from the next: never seen, and left out when the line is printed. */
const MAY_BREAK = '\u200b';
const withBreaks = (text: string): string =>
  text.replace(UNSPACED, (words) =>
    [...THAI_WORDS.segment(words)].map(({ segment }) => segment).join(MAY_BREAK),
  );

/** Parts that stay together while they fit. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let before = '';
  for (const one of withBreaks(text)) {
    const isBreak =
      / |-|\u200b/.test(before) ||
      (before !== '' && one !== ' ' && (JAPANESE.test(before) || JAPANESE.test(one)));
    if (
      isBreak &&
      one !== '\u00A0' &&
      before !== '\u00A0' &&
      !NOT_FIRST.test(one) &&
      !NOT_LAST.test(part)
    ) {
      parts.push(part);
      part = one;
    } else part += one;
    before = one;
  }
  return [...parts, part];
}

export function linesOf(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const put = (part: string) => {
    if (line !== '' && widthOf((line + part).trimEnd()) > room) {
      lines.push(line.trimEnd());
      line = part;
    } else line += part;
  };
  for (const part of partsOf(text)) {
    if (widthOf(part.trimEnd()) <= room) put(part);
    else for (const { segment } of LETTERS.segment(part)) put(segment);
  }
  return [...lines, line.trimEnd()];
}
