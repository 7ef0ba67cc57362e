// A name that came as one: which of it is the family's. Only what the writer marked is taken as said, a comma or capitals; for all else the
// organiser says in which order the list has them, and nothing is guessed.

/** How the names of a list are written. */
export const NAME_ORDERS = ['unsaid', 'firstLast', 'lastFirst'] as const;
export type NameOrder = (typeof NAME_ORDERS)[number];

export interface PartedName {
  readonly firstName: string;
  readonly lastName: string;
}

/** One blank between words, none that cannot be seen. */
export const spaced = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Both halves of a name as it is written: in Chinese, Japanese and Korean the family's first. */
export const wholeName = ({ firstName, lastName }: PartedName): string =>
  spaced(
    FAMILY_FIRST.test(`${firstName}${lastName}`)
      ? `${lastName} ${firstName}`
      : `${firstName} ${lastName}`,
  );

const isCapitals = (word: string) => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();

export function partedName(name: string, order: NameOrder): PartedName {
  const [before, after] = name.split(',').map(spaced);
  if (after) return { firstName: after, lastName: before! };
  const words = spaced(name).split(' ');
  const capitals = words.filter(isCapitals);
  if (capitals.length > 0 && capitals.length < words.length) {
    const others = words.filter((word) => !isCapitals(word));
    return { firstName: others.join(' '), lastName: capitals.map(fromCapitals).join(' ') };
  }
  if (order === 'unsaid' || words.length < 2) return { firstName: '', lastName: '' };
  const at = order === 'firstLast' ? words.length - 1 : 1;
  const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  return order === 'firstLast'
    ? { firstName: first, lastName: second }
    : { firstName: second, lastName: first };
}

const fromCapitals = (word: string) =>
  word.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase());
