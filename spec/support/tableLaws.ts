// What must hold at a table whatever happens: checks that a playout runs after its steps.

import {
  type Action,
  type GameEvent,
  legalActions,
  type Match,
  play,
  refusalOf,
  seatsToAct,
} from '@hanchan/game';
import {
  countTiles,
  kindOf,
  REPLACEMENT_POSITIONS,
  SEATS,
  type Seat,
  TILE_COUNT,
  type Tile,
  tileSet,
} from '@hanchan/tiles';
import { pick, type Random } from './playout.ts';

export class BrokenLaw extends Error {}

function insist(holds: boolean, law: string): asserts holds {
  if (!holds) throw new BrokenLaw(law);
}

/** Freezes what is new; what is frozen already is frozen all the way down. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

/** Where the tiles of a deal are: each exactly once. */
function tilesOnTable({ deal }: Match): Tile[] {
  const { wall, next, replacements, seats } = deal!;
  const taken: readonly number[] = REPLACEMENT_POSITIONS.slice(0, replacements);
  const left = wall.filter((_, at) => at >= next && !taken.includes(at));
  const held = seats.flatMap(({ hand, drawn, melds, discards }) => [
    ...hand,
    ...(drawn === null ? [] : [drawn]),
    ...melds.flatMap(({ tiles }) => tiles),
    ...discards.filter(({ calledBy }) => calledBy === null).map(({ tile }) => tile),
  ]);
  return [...left, ...held];
}

export function keepsTiles(match: Match): void {
  if (match.deal === null) return;
  const counts = new Int8Array(TILE_COUNT);
  for (const tile of tilesOnTable(match)) counts[tile]!++;
  for (const tile of tileSet(match.rules['tiles.redFives'] === 'none' ? 0 : 3)) counts[tile]!--;
  insist(
    counts.every((count) => count === 0),
    `136 tiles: ${counts}`,
  );
  for (const { hand, drawn, melds } of match.deal.seats) {
    const size = hand.length + melds.length * 3;
    const isWhole = size === 13 || (size === 14 && drawn === null);
    insist(isWhole, `thirteen tiles a hand, one more on the turn: ${size}`);
    insist(
      countTiles(hand).every((count) => count <= 4),
      'four copies',
    );
  }
}

export function keepsPoints(match: Match, total: number): void {
  const { scores, deposits, pool, rules } = match;
  const sum = scores.reduce((a, b) => a + b, 0) + deposits * rules['riichi.deposit'] + pool;
  insist(scores.every(Number.isInteger), `whole points: ${scores}`);
  insist(sum === total, `points: ${sum} instead of ${total}`);
}

/** The same text for two actions that are the same act. */
export function keyOf(action: Action): string {
  if ('own' in action) return JSON.stringify({ ...action, own: [...action.own].sort() });
  if (action.type === 'concealedKan')
    return JSON.stringify({ ...action, tile: kindOf(action.tile) });
  return JSON.stringify(action);
}

/** Every conceivable action of a seat, sensible or not. */
export function conceivable({ deal }: Match, seat: Seat): Action[] {
  const tiles = Array.from({ length: TILE_COUNT }, (_, tile) => tile as Tile);
  const flags = [true, false];
  const plain = ['tsumo', 'nineTerminals', 'pass', 'ron', 'tenpai', 'noten'] as const;
  const { hand } = deal!.seats[seat];
  return [
    ...plain.map((type): Action => ({ type, seat })),
    ...tiles.flatMap((tile) =>
      flags.flatMap((fromDraw) =>
        flags.map((riichi): Action => ({ type: 'discard', seat, tile, fromDraw, riichi })),
      ),
    ),
    ...tiles.map((tile): Action => ({ type: 'concealedKan', seat, tile })),
    ...tiles.map((tile): Action => ({ type: 'addedKan', seat, tile })),
    ...groups(hand).flatMap((own) =>
      (['chi', 'pon', 'calledKan'] as const).map((type): Action => ({ type, seat, own })),
    ),
    ...[-1, 0, 1, 0.5, 40, 83, 84, 200].map((slot): Action => ({ type: 'pick', seat, slot })),
  ];
}

/** All different groups of up to three tiles of a hand, and one tile that is not in it. */
function groups(hand: readonly Tile[]): Tile[][] {
  const found = new Map<string, Tile[]>([['', []]]);
  for (const tile of hand) {
    for (const group of [...found.values()]) {
      if (group.length === 3) continue;
      const more = [...group, tile];
      found.set(more.join(), more);
    }
  }
  return [...found.values(), [36, 36]];
}

/** All listed actions are taken, some others refused; whatever is asked, the state stays as it was. */
export function listsWhatIsLegal(match: Match, random: Random, samples: number): Set<string> {
  const codes = new Set<string>();
  for (const seat of SEATS) {
    const listed = legalActions(match, seat);
    const keys = new Set(listed.map(keyOf));
    insist(keys.size === listed.length, 'no action is listed twice');
    insist(
      listed.length > 0 || !seatsToAct(match).includes(seat),
      'whoever is asked has an action',
    );
    for (const action of listed) {
      insist(play(match, action).ok, `listed, yet refused: ${JSON.stringify(action)}`);
    }
    if (match.phase !== 'playing') continue;
    const others = conceivable(match, seat);
    for (let i = 0; i < samples; i++) {
      const action = pick(others, random);
      const refusal = refusalOf(match, action);
      const isListed = keys.has(keyOf(action)) || action.type === 'pick';
      insist(isListed || refusal !== null, `not listed, yet taken: ${JSON.stringify(action)}`);
      if (refusal === null) continue;
      codes.add(refusal.code);
      const result = play(match, action);
      insist(!result.ok && result.error.code === refusal.code, 'a refusal is a refusal');
    }
  }
  return codes;
}

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );

/** The answers to a tile on offer lead to the same whatever their order. */
export function hearsClaimsInAnyOrder(match: Match, random: Random): void {
  const { waiting } = match.deal!.phase as { waiting: readonly Seat[] };
  const answers = waiting.map((seat) => {
    const actions = legalActions(match, seat);
    return random() < 0.7 ? actions[0]! : pick(actions, random);
  });
  const outcomes = permutations(answers).map((order) => {
    let now = match;
    const events: GameEvent[] = [];
    for (const action of order) {
      const step = play(now, action);
      insist(step.ok, 'a listed answer is taken');
      now = step.value.match;
      events.push(...step.value.events.filter(({ type }) => type !== 'answered'));
    }
    return JSON.stringify([now, events]);
  });
  insist(new Set(outcomes).size === 1, `order of answers: ${JSON.stringify(answers)}`);
}
