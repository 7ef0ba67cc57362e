// Scripts that are read from right to left. A paper is read from left to right, and on it a name in Arabic or Hebrew is a
// stretch of its own: its words stand from right to left, and whatever comes before or after it stays where it is, so
// that a list of such names with their numbers still reads in order.

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Within a name: blanks, hyphens, apostrophes, points, and brackets around its end. */
const STRETCH =
  /[\p{Script=Arabic}\p{Script=Hebrew}](?:[\p{Script=Arabic}\p{Script=Hebrew}\p{M}\u200c\u200d]|[\s\-‐'’.،](?=[\s\-‐'’.،]*[\p{Script=Arabic}\p{Script=Hebrew}]))*/gu;
const WORD =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{M}\u200c\u200d]+|[^\p{Script=Arabic}\p{Script=Hebrew}]/gu;

const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** A text in parts, from left to right as they are printed; the letters of each part are in the order of reading. */
export function visualParts(text: string): string[] {
  if (!isRightToLeft(text)) return [text];
  const parts: string[] = [];
  let end = 0;
  for (const { 0: stretch, index } of text.matchAll(STRETCH)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push(...stretch.match(WORD)!.reverse());
    end = index + stretch.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}
