// A sentence of the table, parted into what may hold terms of the game and what does not: tiles, and the names of players.

export interface SentencePart {
  readonly text: string;
  readonly isPlain: boolean;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Of a short name, no piece of another word. */
const asWord = (name: string) => `(?<![A-Za-z])${escaped(name)}(?![A-Za-z])`;

export function inParts(text: string, names: readonly string[]): readonly SentencePart[] {
  const plain = ['\\[\\[\\d[mpsz]\\]\\]', ...names.filter((name) => name !== '').map(asWord)];
  return text
    .split(new RegExp(`(${plain.join('|')})`))
    .map((part, i) => ({ text: part, isPlain: i % 2 === 1 }));
}
