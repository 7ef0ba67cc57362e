// Where a line of text may end: behind a blank or a hyphen, between Japanese characters, and where nothing else helps
// inside a word that is wider than the line.

/** May not begin a line: closing marks, small kana, the long-vowel mark. */
const NOT_FIRST =
  /^[、。，．・：；？！）」』】〉》〕ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜…,.:;?!)]/u;
/** May not end one. */
const NOT_LAST = /[（「『【〈《〔(]$/u;
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}　-〿！-ﾟ]/u;

/** Parts that stay together while they fit. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let before = '';
  for (const one of text) {
    const isBreak =
      / |-/.test(before) ||
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
    else for (const one of part) put(one);
  }
  return [...lines, line.trimEnd()];
}
