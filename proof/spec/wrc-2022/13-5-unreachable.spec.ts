// Annex 13.5, its last note: which cells no hand can reach. Every combination of kinds of groups, pair and
// wait is built and scored, so this is a count and not a sample.

import { WRC_2022 } from '@hanchan/rulesets';
import { evaluate, type Value } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Circumstances, makeWin } from '../support/scoring.ts';

const RULES = WRC_2022.values;

/** A group in the hand or on the table, with the tiles that may have completed it when in the hand. */
interface Part {
  readonly inHand: string;
  readonly melded: string;
  readonly winning: readonly string[];
}

/** Inside, terminal and honour tiles that cannot run into one another, one of each for each place. */
const PLACES = [
  { inside: '2m', outside: '9m', run: '456m' },
  { inside: '2p', outside: '9p', run: '567p' },
  { inside: '2s', outside: '9s', run: '456s' },
  { inside: '7s', outside: '4z', run: '123p' },
] as const;
/** The groups of each place are sequences of any wait, or sets of the two sorts of tiles. */
const SETS = ['pon', 'calledKan', 'concealedKan', 'triplet'] as const;
const PAIRS = ['88m', '77z'];

const inHand = (tiles: string, winning: readonly string[]): Part => ({
  inHand: tiles,
  melded: '',
  winning,
});
const onTable = (meld: string): Part => ({ inHand: '', melded: meld, winning: [] });

function partsOf({ inside, outside, run }: (typeof PLACES)[number]): Part[] {
  const suit = run[3]!;
  const waits = [0, 1, 2].map((at) => `${run[at]}${suit}`);
  const parts = [inHand(run, waits), onTable(`[${run}<]`)];
  for (const tile of [inside, outside]) {
    const of = (copies: number) => tile[0]!.repeat(copies) + tile[1];
    for (const type of SETS) {
      if (type === 'triplet') parts.push(inHand(of(3), [tile]));
      else if (type === 'pon') parts.push(onTable(`[${of(3)}^]`));
      else parts.push(onTable(`[${of(4)}${type === 'calledKan' ? '^' : ''}]`));
    }
  }
  return parts;
}

function remove(tiles: string, tile: string): string {
  const at = tiles.indexOf(tile[0]!);
  const rest = tiles.slice(0, at) + tiles.slice(at + 1);
  return rest.length > 1 ? rest : '';
}

interface Case {
  readonly hand: string;
  readonly how: Circumstances;
  readonly isOpen: boolean;
}

/** Four parts, a pair, and which of them `tile` completed (4: the pair). */
function caseOf(parts: readonly Part[], pair: string, completed: number, how: Circumstances): Case {
  const tile = (how.ron ?? how.tsumo)!;
  const concealed = [...parts.map((part) => part.inHand), pair].map((tiles, at) =>
    at === completed ? remove(tiles, tile) : tiles,
  );
  const melds = parts.map((part) => part.melded).join('');
  return { hand: concealed.join('') + melds, how, isOpen: /[<^]/.test(melds) };
}

/** Which part stands at which place matters to no fu, so orders are left out except for rotations. */
function* allCases(): Generator<Case> {
  const kinds = PLACES.map(partsOf);
  const length = kinds[0]!.length;
  for (let a = 0; a < length; a++)
    for (let b = a; b < length; b++)
      for (let c = b; c < length; c++)
        for (let d = c; d < length; d++)
          for (let turn = 0; turn < 4; turn++)
            yield* casesOf([a, b, c, d].map((kind, at) => kinds[(at + turn) % 4]![kind]!));
}

function* casesOf(parts: readonly Part[]): Generator<Case> {
  for (const pair of PAIRS) {
    const ends = [...parts.map(({ winning }) => winning), [`${pair[0]}${pair[2]}`]];
    for (const [at, tiles] of ends.entries()) {
      for (const tile of tiles) {
        yield caseOf(parts, pair, at, { ron: tile });
        yield caseOf(parts, pair, at, { tsumo: tile });
      }
    }
  }
}

/** A hand without any yaku gets one: riichi when closed, the last tile when open. */
function worthOf({ hand, how, isOpen }: Case): Value {
  const plain = evaluate(makeWin(hand, how), RULES);
  if (plain.ok) return plain.value;
  const helped = evaluate(makeWin(hand, { ...how, lastTile: isOpen, riichi: !isOpen }), RULES);
  if (!helped.ok) throw new Error(`${hand}: ${helped.error}`);
  return helped.value;
}

interface Survey {
  count: number;
  /** For each number of fu: the least han. */
  readonly ron: Map<number, number>;
  readonly tsumo: Map<number, number>;
}

let surveyed: Survey | undefined;

function survey(): Survey {
  if (surveyed !== undefined) return surveyed;
  const found: Survey = { count: 0, ron: new Map(), tsumo: new Map() };
  for (const one of allCases()) {
    const { han, fu } = worthOf(one);
    found.count++;
    if (han === null || fu === null) continue;
    const seen = one.how.ron === undefined ? found.tsumo : found.ron;
    seen.set(fu, Math.min(seen.get(fu) ?? 99, han));
  }
  surveyed = found;
  return found;
}

clause('A-45', 'the combinations are many, and they reach every row of the table', () => {
  const { count, ron, tsumo } = survey();
  expect(count).toBeGreaterThan(30_000);
  const reached = new Set([...ron.keys(), ...tsumo.keys()]);
  for (const fu of [30, 40, 50, 60, 70, 80, 90, 100, 110]) expect(reached).toContain(fu);
});

clause(
  ['wrc-13.5-19', 'A-45'],
  'no hand with its tile apart is 1 han 20 fu, and no ron is 20 fu',
  () => {
    const { ron, tsumo } = survey();
    expect(tsumo.get(20)).toBe(2);
    expect(ron.has(20)).toBe(false);
  },
);

clause('A-45', 'a hand of 1 han has at most 100 fu, one of 2 han at most 110', () => {
  const { ron, tsumo } = survey();
  const most = (han: number) =>
    Math.max(...[...ron, ...tsumo].filter(([, least]) => least <= han).map(([fu]) => fu));
  expect(most(1)).toBe(100);
  expect(most(2)).toBe(110);
});
