// Every refusal and every foul that play can bring: matches by all policies, guided and not, in which at many points every
// seat tries every kind of act; on chance walls, and on walls dealt in blocks, which bring kans, riichi and wins.

import { pick, type Random, randomFrom } from '@hanchan/bots';
import {
  ACTION_TYPES,
  type Action,
  deal,
  foulIn,
  type GameEvent,
  legalActions,
  type Match,
  newMatch,
  play,
  type Ruling,
  refusalOf,
  rule,
  seatsToAct,
} from '@hanchan/game';
import { type RuleValues, redFivesOf } from '@hanchan/rules';
import { kindOf, SEATS, type Seat, type Tile, tileSet, type Wind } from '@hanchan/tiles';
import { ACTS } from '../support/foulActs.ts';
import { POLICIES, POLICY_NAMES, type PolicyName } from '../support/playout.ts';
import { type Setup, Table } from '../support/playTable.ts';
import { withIdleHands } from '../wrc-2022/playing.ts';
import type { Occurring } from './occurring.ts';

/** Every act that a seat could think of now, sensible or not. */
function* actsOf(match: Match, seat: Seat): Generator<Action> {
  const { hand, drawn, melds } = match.deal!.seats[seat];
  const held = [...new Set(hand)];
  const kinds = [...new Set([...hand, ...melds.flatMap(({ tiles }) => tiles)].map(kindOf))];
  for (const type of ACTION_TYPES) {
    switch (type) {
      case 'discard':
        for (const riichi of [false, true]) {
          for (const tile of held) yield { type, seat, tile, fromDraw: false, riichi };
          if (drawn !== null) yield { type, seat, tile: drawn, fromDraw: true, riichi };
        }
        break;
      case 'concealedKan':
      case 'addedKan':
        for (const tile of kinds) yield { type, seat, tile };
        break;
      case 'chi':
      case 'pon':
      case 'calledKan':
        yield* callsOf(match, type, seat, hand);
        break;
      case 'pick':
        yield { type, seat, slot: 0 };
        yield { type, seat, slot: 999 };
        break;
      default:
        yield { type, seat };
    }
  }
}

/** With the tiles that fit the offered one, with two that do not, and with none. */
function* callsOf(
  match: Match,
  type: 'chi' | 'pon' | 'calledKan',
  seat: Seat,
  hand: readonly Tile[],
): Generator<Action> {
  yield { type, seat, own: [] };
  yield { type, seat, own: hand.slice(0, 2) };
  const { phase } = match.deal!;
  if (phase.type !== 'claims') return;
  const kind = kindOf(phase.offer.tile);
  const same = hand.filter((tile) => kindOf(tile) === kind);
  if (type !== 'chi') {
    yield { type, seat, own: same.slice(0, type === 'pon' ? 2 : 3) };
    return;
  }
  for (const [a, b] of [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ] as const) {
    const own = [a, b].flatMap(
      (step) => hand.filter((tile) => kindOf(tile) === kind + step)[0] ?? [],
    );
    if (own.length === 2) yield { type, seat, own };
  }
}

const RULINGS: readonly ((seat: Seat) => Ruling)[] = [
  (seat) => ({ type: 'deadHand', seat }),
  (seat) => ({ type: 'chombo', seat }),
];

/** Looks at everything that could be tried now. What a foul came to is seen in its events. */
function tryAll(match: Match, cases: Occurring): void {
  for (const seat of SEATS) {
    for (const make of RULINGS) {
      const ruled = rule(match, make(seat));
      if (!ruled.ok) cases.see(`ruling refused: ${ruled.error.code}`, ruled.error);
    }
    for (const action of actsOf(match, seat)) {
      const refusal = refusalOf(match, action);
      if (refusal === null) continue;
      cases.see(`${action.type} refused: ${refusal.code}`, refusal);
      if (foulIn(match, action, refusal) === null) continue;
      const step = play(match, action);
      if (step.ok) seeFouls([...step.value.events, ...afterAll(step.value.match)], cases);
    }
  }
}

/** Fouls among the answers to a tile are judged when everybody has answered. */
function afterAll(start: Match): GameEvent[] {
  const events: GameEvent[] = [];
  let match = start;
  while (match.phase === 'playing' && match.deal!.phase.type === 'claims') {
    const step = play(match, { type: 'pass', seat: seatsToAct(match)[0]! });
    if (!step.ok) throw new Error(step.error.code);
    events.push(...step.value.events);
    match = step.value.match;
  }
  return events;
}

function seeFouls(events: readonly GameEvent[], cases: Occurring): void {
  for (const event of events) {
    if (event.type === 'fouled') cases.see(`foul: ${event.foul}, ${event.consequence}`, event);
  }
}

/** Tiles in blocks of one kind: whoever draws four has a kan, or most of one. */
function blockWall(rules: RuleValues, random: Random): Tile[] {
  const tiles = shuffled(tileSet(redFivesOf(rules)), random);
  const order = new Map(shuffled([...Array(34).keys()], random).map((kind, i) => [kind, i]));
  return tiles.sort((a, b) => order.get(kindOf(a))! - order.get(kindOf(b))!);
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** Blocks with some tiles exchanged, so that hands are near tenpai and everything else is scattered. */
function mixedWall(rules: RuleValues, random: Random): Tile[] {
  const wall = blockWall(rules, random);
  for (let i = 0; i < 40; i++) {
    const a = Math.floor(random() * wall.length);
    const b = Math.floor(random() * wall.length);
    [wall[a], wall[b]] = [wall[b]!, wall[a]!];
  }
  return wall;
}

const WALLS = {
  chance: (rules: RuleValues, random: Random) => shuffled(tileSet(redFivesOf(rules)), random),
  blocks: blockWall,
  mixed: mixedWall,
} as const;

interface Run {
  readonly rules: RuleValues;
  readonly policy: PolicyName;
  readonly assistance: 'guided' | 'unassisted';
  readonly wall: keyof typeof WALLS;
  readonly seed: number;
}

/** How often everything is tried, how often a player errs, and how many deals a run has. */
const TRIES = 0.03;
const ERRS = 0.02;
const DEALS = 2;

function playRun({ rules, policy, assistance, wall, seed }: Run, cases: Occurring): number {
  const random = randomFrom(seed);
  let tried = 0;
  let match = newMatch(rules, { assistance });
  while (match.phase !== 'over' && match.dealNumber <= DEALS) {
    if (match.phase !== 'playing') {
      const dealt = deal(match, WALLS[wall](rules, random));
      if (!dealt.ok) throw new Error(dealt.error.code);
      match = dealt.value.match;
      continue;
    }
    const isRare = match.deal!.phase.type === 'declarations' || random() < TRIES;
    if (isRare) {
      tryAll(match, cases);
      tried++;
    }
    const seat = pick(seatsToAct(match), random);
    const legal = legalActions(match, seat);
    const wrong =
      assistance === 'unassisted' && random() < ERRS
        ? pick([...actsOf(match, seat)], random)
        : null;
    const action = wrong ?? POLICIES[policy](match, seat, legal, random);
    const step = play(match, action);
    if (!step.ok) {
      if (wrong === null) throw new Error(step.error.code);
      continue;
    }
    seeFouls(step.value.events, cases);
    match = step.value.match;
  }
  return tried;
}

export function seePlayed(rules: RuleValues, cases: Occurring): number {
  let tried = 0;
  let seed = 1;
  for (const policy of POLICY_NAMES) {
    for (const wall of Object.keys(WALLS) as (keyof typeof WALLS)[]) {
      for (const assistance of ['guided', 'unassisted'] as const) {
        tried += playRun({ rules, policy, assistance, wall, seed: seed++ }, cases);
      }
    }
  }
  seeBeforeStart(rules, cases);
  seeSituations(rules, cases);
  return tried;
}

const PINFU = '123m456m789s4566p';

/** States that play seldom reaches; everything is tried in each. */
const SITUATIONS: readonly { readonly setup: Setup; readonly commands: readonly string[] }[] = [
  // A kan in riichi that changes the hand, tried and made.
  ...[[], ['S kan 4m']].map((commands) => ({
    setup: ACTS.riichiKan.setup!,
    commands,
  })),
  { setup: { hands: { E: PINFU }, draws: '9m', live: 2 }, commands: [] },
  {
    setup: { hands: { E: PINFU }, draws: '9m', scores: [500, 30_000, 30_000, 30_000] },
    commands: [],
  },
  // A win let go, without and with riichi, and a wait among the own discards.
  ...[[], ['W']].map((riichi) => ({
    setup: { hands: { W: PINFU }, draws: '3p6p', riichi: riichi as Wind[] },
    commands: ['E discards 3p', 'S discards 6p'],
  })),
  {
    setup: { hands: { W: PINFU }, draws: '3p', discards: { W: '3p6p' } },
    commands: ['E discards 3p'],
  },
  {
    setup: {
      hands: { E: '555m258p147s1234z', S: '46m123p456p789s99s' },
      riichi: ['S'],
      draws: '5m',
    },
    commands: ['E kan 5m'],
  },
  {
    setup: { hands: { S: '3345667m1122p44z' }, draws: '3m' },
    commands: ['E discards 3m', 'S chi 4m5m'],
  },
  {
    setup: { hands: { S: '999p258m147s1234z' }, draws: '9p' },
    commands: ['E discards 9p', 'S pon 9p9p'],
  },
  // A chi after which only the other end of the sequence could be discarded.
  {
    setup: { hands: { S: '2344s[555z<][678m<][678p<]' }, draws: '1s' },
    commands: ['E discards 1s'],
  },
  // A riichi hand that was changed, and that nobody can prove at the draw.
  {
    setup: { hands: { S: PINFU }, turn: 'S', riichi: ['S'], draws: '9m', live: 8 },
    commands: ['S discards 1m'],
  },
  {
    setup: {
      hands: { S: PINFU, W: '123p456p789m11s23s' },
      riichi: ['S'],
      draws: '9m',
      live: 0,
      discards: { E: '2m', S: '2m', W: '2m', N: '2m' },
    },
    commands: ['E discards 9m'],
  },
];

function seeSituations(values: RuleValues, cases: Occurring): void {
  // The hands are made for a set without red fives, which no refusal depends on.
  const rules: RuleValues = { ...values, 'tiles.redFives': 'none' };
  for (const { setup, commands } of SITUATIONS) {
    for (const assistance of ['guided', 'unassisted'] as const) {
      const table = new Table(rules, withIdleHands({ ...setup, assistance }));
      try {
        for (const command of commands) {
          const isOffer =
            command === commands.at(-1) && !command.includes(' chi ') && !command.includes(' pon ');
          if (isOffer) table.passAll().answer(command);
          else table.do(command);
        }
      } catch {
        // Not every rulebook lets it come so far.
      }
      if (table.match.phase === 'playing') tryAll(table.match, cases);
      try {
        seeFouls(table.drain().events, cases);
      } catch {
        // Nor to the end.
      }
    }
  }
}

/** Before the signal, and on a wall of other tiles. */
function seeBeforeStart(rules: RuleValues, cases: Occurring): void {
  const random = randomFrom(1);
  const waiting = newMatch(rules, { isStarted: false });
  const wall = WALLS.chance(rules, random);
  const early = deal(waiting, wall);
  if (!early.ok) cases.see(`deal refused: ${early.error.code}`, early.error);
  else {
    const refusal = refusalOf(early.value.match, { type: 'tsumo', seat: 0 });
    if (refusal !== null) cases.see(`early act: ${refusal.code}`, refusal);
  }
  const wrong = deal(newMatch(rules), wall.slice(1));
  if (!wrong.ok) cases.see(`wall refused: ${wrong.error.code}`, wrong.error);
}
