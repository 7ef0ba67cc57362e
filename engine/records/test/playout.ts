// Matches for tests: players of chance with a little sense, on walls shuffled from a seed.

import { type Random, randomFrom, shuffled } from '@hanchan/bots';
import {
  type Action,
  legalActions,
  type Match,
  type MatchStart,
  newMatch,
  possibleActions,
  type Step,
  seatsToAct,
} from '@hanchan/game';
import { handShanten } from '@hanchan/hand';
import type { Ruleset } from '@hanchan/rules';
import { tileSet } from '@hanchan/tiles';
import { type Move, makeMove } from '../src/move.ts';

export interface Played {
  readonly first: Match;
  readonly last: Match;
  readonly moves: readonly Move[];
  readonly steps: readonly { move: Move; before: Match; step: Step }[];
}

export interface PlayoutOptions {
  readonly start?: MatchStart;
  /** Rings the bell after so many moves. */
  readonly bellAt?: number;
  readonly mostDeals?: number;
}

/** Fouls can void deal after deal. */
const MOST_MOVES = 5_000;

export function playout(ruleset: Ruleset, seed: number, options: PlayoutOptions = {}): Played {
  const random = randomFrom(seed);
  const reds = ruleset.values['tiles.redFives'] === 'none' ? 0 : 3;
  const first = newMatch(ruleset.values, options.start);
  const steps: { move: Move; before: Match; step: Step }[] = [];
  let match = first;
  while (match.phase !== 'over' && steps.length < MOST_MOVES) {
    if (match.phase === 'awaitingDeal' && match.dealNumber >= (options.mostDeals ?? 99)) break;
    const move: Move =
      steps.length === options.bellAt
        ? { type: 'bell' }
        : match.phase === 'awaitingDeal'
          ? { type: 'deal', wall: shuffled(tileSet(reds), random) }
          : { type: 'action', action: choose(match, random) };
    const step = makeMove(match, move);
    if (!step.ok) throw new Error(JSON.stringify({ move, error: step.error }));
    steps.push({ move, before: match, step: step.value });
    match = step.value.match;
  }
  return { first, last: match, moves: steps.map(({ move }) => move), steps };
}

function choose(match: Match, random: Random): Action {
  const seats = seatsToAct(match);
  const seat = seats[Math.floor(random() * seats.length)]!;
  const isFoul = match.assistance === 'unassisted' && random() < 0.03;
  const actions = isFoul ? possibleActions(match, seat) : legalActions(match, seat);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  if (isFoul && actions.length > 0) return pick(actions);
  const win = actions.find(({ type }) => type === 'tsumo' || type === 'ron');
  if (win !== undefined && random() < 0.9) return win;
  const discards = actions.filter(({ type }) => type === 'discard');
  const others = actions.filter(({ type }) => type !== 'discard');
  if (others.length > 0 && (discards.length === 0 || random() < 0.5)) return pick(others);
  const riichi = discards.filter((action) => action.type === 'discard' && action.riichi);
  if (riichi.length > 0 && random() < 0.8) return pick(riichi);
  return random() < 0.15 ? pick(discards) : nearest(match, discards);
}

/** The discard that leaves the hand nearest to tenpai. */
function nearest(match: Match, discards: readonly Action[]): Action {
  let best = discards[0]!;
  let least = 99;
  for (const action of discards) {
    if (action.type !== 'discard') continue;
    const { hand, drawn, melds } = match.deal!.seats[action.seat];
    const concealed = drawn === null ? [...hand] : [...hand, drawn];
    concealed.splice(concealed.indexOf(action.tile), 1);
    const distance = handShanten({ concealed, melds });
    if (distance < least) [best, least] = [action, distance];
  }
  return best;
}

/** What everybody at the table sees happen; answers that led to nothing are no part of it. */
export function seenEvents(steps: readonly { step: Step }[]): unknown[] {
  return steps
    .flatMap(({ step }) => step.events)
    .filter(({ type }) => type !== 'answered' && type !== 'asked')
    .map((event) => ('slot' in event ? { ...event, slot: 0 } : event));
}

/** The choices that had an effect; passes and overridden claims are left out. */
export function effectiveActions(steps: readonly { move: Move; step: Step }[]): unknown[] {
  const called = new Set(['chi', 'pon', 'calledKan']);
  return steps.flatMap(({ move, step }, i) => {
    if (move.type !== 'action') return [];
    const { action } = move;
    if (action.type === 'pass' || action.type === 'pick' || action.type === 'ron') return [];
    if (!called.has(action.type)) return [action];
    const end = steps.slice(i).find(({ step: next }) => !isClaims(next.match));
    const event = end?.step.events.find(({ type }) => type === 'called');
    const isMade = event?.type === 'called' && event.seat === action.seat;
    return isMade || (step === end?.step && isMade) ? [action] : [];
  });
}

const isClaims = (match: Match) => match.phase === 'playing' && match.deal!.phase.type === 'claims';
