// Text as it is printed: cleaned of what cannot be seen, and in runs of which each is printed by one font file.

import { visualParts } from './direction.ts';
import { findFace, hasGlyph } from './faces.ts';

/** A stretch of text that one face prints. */
export interface Run {
  readonly face: string;
  readonly text: string;
}

/** For a character that no face has: the printer's mark for a missing type. */
const MISSING = '〓';

/** Marks on one letter that a line has room for; more would be printed over what stands above and below. */
const PILED_UP = /(\p{M}{6})\p{M}+/gu;
/** What cannot be seen. A joiner is: it changes the shape of the letters beside it. */
const UNSEEN =
  /(?!(?<=[\p{Script=Arabic}\p{Script=Devanagari}])[\u200c\u200d](?=\p{L}))[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Variation_Selector}]/gu;
const STAYS_WITH_LETTER = /[\p{M}\u200c\u200d]/u;

/** Accents joined to their letters, and no more of them than there is room for. */
export const unpiled = (text: string): string => text.normalize('NFC').replace(PILED_UP, '$1');

/** Accents are joined to their letters; what cannot be seen is left out, and pictures that no face has. */
export function printable(text: string): string {
  const clean = unpiled(text).replace(UNSEEN, (one) => (/\s/.test(one) ? ' ' : ''));
  const bare = clean.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}/gu, (one) =>
    findFace(one.codePointAt(0)!) === null ? '' : one,
  );
  return (bare.trim() === '' ? clean : bare).replace(/\s+/g, ' ');
}

/** Whether there is a face for all that is to be seen of it. */
export const hasFaces = (text: string): boolean =>
  [...printable(text)].every((one) => findFace(one.codePointAt(0)!) !== null);

/** From left to right as they are printed. */
export const runsOf = (text: string): Run[] => visualParts(printable(text)).flatMap(runsIn);

function runsIn(text: string): Run[] {
  const runs: { face: string; text: string }[] = [];
  for (const one of text) {
    const code = one.codePointAt(0)!;
    const last = runs.at(-1);
    const stays = last !== undefined && STAYS_WITH_LETTER.test(one) && hasGlyph(last.face, code);
    const found = stays ? last.face : findFace(code);
    const char = found === null ? MISSING : one;
    const face = found ?? findFace(MISSING.codePointAt(0)!)!;
    if (last?.face === face) last.text += char;
    else runs.push({ face, text: char });
  }
  return runs;
}
