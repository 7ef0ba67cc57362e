// Whom the organiser is asked about: names that are the same, or nearly. Lists are long and names come from strangers, so how much is
// compared is bounded: same names are found in any list, nearly the same ones as far as the bound goes.

import { editsWithin } from '@hanchan/rules';
import {
  type CircuitPeople,
  type CircuitPlayer,
  type Identified,
  type Placed,
  plainName,
  type RowKey,
} from './people.ts';

/** Two players who may be one. */
export interface CircuitQuestion {
  readonly players: readonly [RowKey, RowKey];
  readonly names: readonly [string, string];
  readonly why: 'sameName' | 'nearName';
}

/** More are not shown at once: whoever answers these sees the next. */
const MOST_QUESTIONS = 200;
/** So many pairs and letters are looked at for either kind of question: enough for some four thousand people with usual names. */
const MOST_STEPS = 3_000_000;
/** What a closer look at two people costs, in steps. */
const LOOK = 8;

interface Named {
  readonly at: number;
  readonly player: CircuitPlayer;
  readonly plain: string;
  readonly words: string;
  /** Which letters it has, a bit for each of 32 kinds. */
  readonly letters: number;
  readonly events: ReadonlySet<number>;
  /** Answers that told them apart from others. */
  readonly apart: ReadonlySet<number>;
}

interface Pair {
  readonly one: Named;
  readonly other: Named;
}

/** Who may be one person: never two of the same event, nor those with different numbers, nor those that were told apart. */
export function questionsOf(
  people: CircuitPeople,
  rows: readonly Placed[],
  answers: readonly Identified[],
): readonly CircuitQuestion[] {
  const all = namedOf(people, rows, answers);
  const pairs = [...sameNames(all), ...nearNames(all)];
  pairs.sort((a, b) => a.one.at - b.one.at || a.other.at - b.other.at);
  return pairs.slice(0, MOST_QUESTIONS).map(({ one, other }) => ({
    players: [one.player.id, other.player.id],
    names: [one.player.name, other.player.name],
    why: one.plain === other.plain ? 'sameName' : 'nearName',
  }));
}

function namedOf(
  { players, byKey }: CircuitPeople,
  rows: readonly Placed[],
  answers: readonly Identified[],
): readonly Named[] {
  const eventOf = new Map(rows.map(({ key, event }) => [key, event]));
  const apart = new Map<RowKey, Set<number>>();
  for (const [i, { players: keys, are }] of answers.entries()) {
    if (are === 'one') continue;
    for (const id of keys.flatMap((key) => byKey.get(key)?.id ?? [])) {
      const known = apart.get(id) ?? new Set();
      apart.set(id, known.add(i));
    }
  }
  return players
    .filter(({ isNamed }) => isNamed)
    .map((player, at) => {
      const plain = plainName(player.name);
      const words = wordsOf(plain);
      return {
        ...{ at, player, plain, words, letters: lettersIn(words) },
        events: new Set(player.keys.map((key) => eventOf.get(key)!)),
        apart: apart.get(player.id) ?? new Set(),
      };
    });
}

/** What may still be spent on comparing. */
class Steps {
  #left = MOST_STEPS;

  /** False: enough has been looked at. */
  take(steps: number): boolean {
    this.#left -= steps;
    return this.#left > 0;
  }
}

function sameNames(all: readonly Named[]): readonly Pair[] {
  const alike = new Map<string, Named[]>();
  for (const one of all) {
    const known = alike.get(one.words);
    if (known === undefined) alike.set(one.words, [one]);
    else known.push(one);
  }
  const pairs: Pair[] = [];
  const steps = new Steps();
  for (const group of alike.values()) {
    for (const [i, one] of group.entries()) {
      for (let j = i + 1; j < group.length && pairs.length < MOST_QUESTIONS; j++) {
        if (!steps.take(LOOK + one.events.size + one.apart.size)) return pairs;
        const other = group[j]!;
        if (isOpen(one, other)) pairs.push({ one, other });
      }
    }
  }
  return pairs;
}

function nearNames(all: readonly Named[]): readonly Pair[] {
  const sorted = all.toSorted((a, b) => a.words.length - b.words.length);
  // Most pairs are told apart by these alone.
  const lengths = Int32Array.from(sorted, ({ words }) => words.length);
  const letters = Int32Array.from(sorted, (one) => one.letters);
  const pairs: Pair[] = [];
  const steps = new Steps();
  for (const [i, one] of sorted.entries()) {
    const most = typosIn(lengths[i]!);
    const longest = lengths[i]! + most;
    for (let j = i + 1; most > 0 && j < sorted.length && lengths[j]! <= longest; j++) {
      if (pairs.length >= MOST_QUESTIONS || !steps.take(1)) return pairs;
      // A letter that is changed takes one kind away and brings another.
      if (bitsIn(letters[i]! ^ letters[j]!) > 2 * most) continue;
      const other = sorted[j]!;
      if (one.words === other.words) continue;
      steps.take(LOOK * one.words.length + one.events.size + one.apart.size);
      if (editsWithin(one.words, other.words, most) > most || !isOpen(one, other)) continue;
      pairs.push(one.at < other.at ? { one, other } : { one: other, other: one });
    }
  }
  return pairs;
}

function isOpen({ player: a, events, apart }: Named, other: Named): boolean {
  const b = other.player;
  if (a.number !== '' && b.number !== '' && a.number !== b.number) return false;
  for (const answer of apart) if (other.apart.has(answer)) return false;
  for (const event of events) if (other.events.has(event)) return false;
  return true;
}

const SHORTEST = 5;
const TYPOS = 2;

/** How many letters may differ from a name that is at least as long; 0: none. */
function typosIn(length: number): number {
  if (length < SHORTEST) return 0;
  return length < 2 * SHORTEST ? 1 : TYPOS;
}

function lettersIn(words: string): number {
  let letters = 0;
  for (let i = 0; i < words.length; i++) letters |= 1 << (words.charCodeAt(i) & 31);
  return letters;
}

function bitsIn(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count++;
  return count;
}

/** `Lindar, Kaia` and `Kaia LINDAR` are the same words. */
const wordsOf = (plain: string): string =>
  plain
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .split(/[\s,.'’-]+/)
    .filter((word) => word !== '')
    .sort()
    .join(' ');
