// Whole matches played by simple policies from a seed: the same seed gives the same match.

import { randomWall } from '@hanchan/arena';
import { pick, type Random, randomFrom } from '@hanchan/bots';
import {
  type Action,
  type Assistance,
  deal,
  legalActions,
  type Match,
  newMatch,
  play,
  possibleActions,
  type Ruling,
  ringBell,
  rule,
  type Step,
  seatsToAct,
} from '@hanchan/game';
import { discards } from '@hanchan/hand';
import type { RuleValues } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { isTerminalOrHonour, kindOf, SEATS, type Seat, type Tile } from '@hanchan/tiles';

/** Chooses one of the actions open to a seat. */
export type Policy = (
  match: Match,
  seat: Seat,
  actions: readonly Action[],
  random: Random,
) => Action;

type DiscardAction = Extract<Action, { type: 'discard' }>;

const isDiscard = (action: Action): action is DiscardAction => action.type === 'discard';

function firstOf(actions: readonly Action[], ...types: Action['type'][]): Action | undefined {
  return types.flatMap((type) => actions.filter((action) => action.type === type))[0];
}

/** The listed discard that leaves the hand nearest to tenpai, with most tiles to improve it. */
function nearestDiscard(match: Match, seat: Seat, actions: readonly Action[]): Action | undefined {
  const listed = actions.filter(isDiscard);
  const plain = listed.filter(({ riichi }) => !riichi);
  if (plain.length < 2) return plain[0];
  const { hand, drawn, melds } = match.deal!.seats[seat];
  const concealed = drawn === null ? hand : [...hand, drawn];
  for (const { tile } of discards({ concealed, melds })) {
    const found = plain.find((action) => action.tile === tile);
    if (found !== undefined) return found;
  }
  return plain[0];
}

const uniform: Policy = (_match, _seat, actions, random) => pick(actions, random);

const nearestToTenpai: Policy = (match, seat, actions) =>
  firstOf(actions, 'tsumo', 'ron', 'pass', 'tenpai') ??
  nearestDiscard(match, seat, actions) ??
  actions[0]!;

const riichiAlways: Policy = (match, seat, actions, random) =>
  firstOf(actions, 'tsumo', 'ron') ??
  actions.find((action) => isDiscard(action) && action.riichi) ??
  firstOf(actions, 'concealedKan') ??
  nearestToTenpai(match, seat, actions, random);

const callEverything: Policy = (match, seat, actions, random) => {
  const calls = actions.filter(({ type }) => type === 'chi' || type === 'pon');
  if (firstOf(actions, 'ron') === undefined && calls.length > 0) return pick(calls, random);
  return (
    firstOf(actions, 'tsumo', 'ron', 'calledKan', 'concealedKan', 'addedKan', 'noten') ??
    nearestDiscard(match, seat, actions) ??
    actions[0]!
  );
};

/** Collects equal tiles, ends no deal that could still see a kan, and lets many wins go. */
const kanHappy: Policy = (match, seat, actions, random) => {
  const kan = firstOf(actions, 'concealedKan', 'addedKan', 'calledKan');
  if (kan !== undefined) return kan;
  const win = firstOf(actions, 'tsumo', 'ron', 'nineTerminals');
  if (win !== undefined && random() < 0.5) return win;
  const pon = firstOf(actions, 'pon', 'pass');
  if (pon !== undefined) return pon;
  const plain = actions.filter(isDiscard).filter(({ riichi }) => !riichi);
  if (plain.length === 0) return pick(actions, random);
  const { hand, drawn, melds } = match.deal!.seats[seat];
  const held = [...hand, ...(drawn === null ? [] : [drawn]), ...melds.map((m) => m.tiles[0]!)];
  const copies = (tile: Tile) =>
    held.filter((other) => kindOf(other) === kindOf(tile)).length * 2 +
    (isTerminalOrHonour(kindOf(tile)) ? 1 : 0);
  return plain.reduce((best, action) => (copies(action.tile) < copies(best.tile) ? action : best));
};

export const POLICIES = {
  uniform,
  nearestToTenpai,
  callEverything,
  kanHappy,
  riichiAlways,
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof POLICIES;
export const POLICY_NAMES = Object.keys(POLICIES) as readonly PolicyName[];

/** What was put in, what stood before, and what came of it. */
export interface Turn {
  readonly before: Match;
  /** Null for a new wall, the bell or a ruling. */
  readonly action: Action | null;
  readonly step: Step;
}

export interface Seeded {
  readonly rules: RuleValues;
  readonly policy: PolicyName;
  readonly seed: number;
  /** At an unassisted table players err now and then, and the referee rules. */
  readonly assistance?: Assistance;
}

/** A match nobody ever wins would go on for ever; the bell ends it, as it does at a real table. */
const BELL_AFTER_DEALS = 20;
const MOST_TURNS = 20_000;

export function* playout({ rules, policy, seed, assistance }: Seeded): Generator<Turn> {
  const random = randomFrom(seed);
  // Now and then the bell comes early, in the middle of anything.
  const bellAt = seed % 4 === 0 ? Math.floor(random() * 900) : MOST_TURNS;
  let match = newMatch(rules, { assistance: assistance ?? 'guided' });
  for (let turn = 0; match.phase !== 'over'; turn++) {
    if (turn >= MOST_TURNS) throw new Error(`the match does not end: ${policy}, seed ${seed}`);
    const next = nextTurn(match, POLICIES[policy], random, turn >= bellAt);
    yield next;
    match = next.step.match;
  }
}

function nextTurn(match: Match, policy: Policy, random: Random, isLate: boolean): Turn {
  const isBellDue = isLate || (match.phase !== 'playing' && match.dealNumber >= BELL_AFTER_DEALS);
  if (isBellDue && match.bell === 'silent') return stepFrom(match, null, ringBell(match));
  if (match.phase !== 'playing')
    return stepFrom(match, null, deal(match, randomWall(match.rules, random)));
  const isErring = match.assistance === 'unassisted' && random() < ERRS;
  if (isErring && random() < RULES) {
    const ruled = rule(match, randomRuling(random, 20));
    if (ruled.ok) return { before: match, action: null, step: ruled.value };
  }
  const seat = pick(seatsToAct(match), random);
  const action = isErring
    ? pick(possibleActions(match, seat), random)
    : policy(match, seat, legalActions(match, seat), random);
  return stepFrom(match, action, play(match, action));
}

/** How often a player acts without thinking, and how often that brings the referee. */
const ERRS = 0.04;
const RULES = 0.05;

/** What a referee may rule, with a penalty of so many points. */
export function randomRuling(
  random: Random,
  points: number,
  more: (seat: Seat) => readonly Ruling[] = () => [],
): Ruling {
  const seat = pick(SEATS, random);
  return pick<Ruling>(
    [
      { type: 'warning', seat },
      { type: 'deadHand', seat },
      { type: 'chombo', seat },
      { type: 'redeal' },
      { type: 'penalty', seat, points },
      { type: 'exposed', seat, whose: 'own', tiles: 1 + Math.floor(random() * 8) },
      ...more(seat),
    ],
    random,
  );
}

function stepFrom(before: Match, action: Action | null, result: ReturnType<typeof play>): Turn {
  if (!result.ok) throw new Error(`${JSON.stringify(action)} was refused: ${result.error.code}`);
  return { before, action, step: result.value };
}

/** Whose turn it is under a rulebook: in every test run half of them, by turns; in a long one everybody. */
export function policiesFor(rules: RuleValues): readonly PolicyName[] {
  const { HANCHAN_FULL, HANCHAN_MATCHES } = process.env;
  if (HANCHAN_FULL === '1' || HANCHAN_MATCHES !== undefined) return POLICY_NAMES;
  const book = RULESETS.findIndex(({ values }) => values === rules);
  return POLICY_NAMES.filter((_, i) => (i + book) % 2 === 0);
}

/**
 * How many matches a law is held against: few in every test run; with HANCHAN_FULL=1 ten thousand per
 * rulebook, or as many as HANCHAN_MATCHES says.
 */
export function sizeOfRun(usual: { readonly perPolicy: number; readonly custom: number }) {
  const { HANCHAN_FULL, HANCHAN_MATCHES } = process.env;
  const matches = Number(HANCHAN_MATCHES ?? (HANCHAN_FULL === '1' ? 10_000 : 0));
  if (!(matches > 0)) return { ...usual, thoroughness: 1, timeout: 120_000 };
  const perPolicy = Math.ceil(matches / POLICY_NAMES.length);
  // Over thousands of matches the dearer checks look at one step in ten.
  const thoroughness = matches > 1_000 ? 0.1 : 1;
  return { perPolicy, custom: matches, thoroughness, timeout: 48 * 3_600_000 };
}
