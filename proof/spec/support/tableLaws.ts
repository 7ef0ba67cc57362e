// What must hold at a table whatever happens: checks that a playout runs after its steps.

import { insist, keyOf } from '@hanchan/arena';
import { pick, type Random } from '@hanchan/bots';
import {
  type Action,
  type GameEvent,
  legalActions,
  type Match,
  play,
  refusalOf,
  seatsToAct,
} from '@hanchan/game';
import { SEATS, type Seat, TILE_COUNT, type Tile } from '@hanchan/tiles';

/** Freezes what is new; what is frozen already is frozen all the way down. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
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
