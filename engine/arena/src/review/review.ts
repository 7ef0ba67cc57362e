// What a bot thinks of the decisions of one seat in a game that was played: what it would have done, what it weighed,
// and what the difference cost, under the rules of that game.

import { type Bot, type Candidate, isSameAct, randomFrom } from '@hanchan/bots';
import { type Action, legalActions, type Match, view } from '@hanchan/game';
import { type Film, GAME_FORMATS, type Move, makeMove } from '@hanchan/records';
import type { Seat } from '@hanchan/tiles';
import { type Cost, costOf } from './cost.ts';

/** What a decision was about. */
export const DECISION_KINDS = ['discard', 'call', 'riichi', 'win', 'kan', 'nineTerminals'] as const;
/** One of `DECISION_KINDS`. */
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** One deal to be reviewed. */
export interface ReviewDeal {
  readonly start: Match;
  readonly moves: readonly Move[];
}

/** Plain data, so that it can be sent to a thread. */
export interface ReviewGame {
  readonly deals: readonly ReviewDeal[];
  /** Who passed is known. Otherwise a pass on a tile that somebody took says nothing about who else wanted it. */
  readonly arePassesTold: boolean;
}

/** A decision of the player beside that of the bot. */
export interface ReviewedDecision {
  /** Counted from 0: the deal, and the move within it. */
  readonly deal: number;
  readonly turn: number;
  readonly kind: DecisionKind;
  readonly action: Action;
  /** What the bot would have done. */
  readonly choice: Action;
  readonly isSame: boolean;
  /** Null where they agree, and where what was done is nothing that the bot weighs. */
  readonly cost: Cost | null;
  /** Best first. */
  readonly candidates: readonly Candidate[];
}

const FOREIGN_FORMATS: readonly unknown[] = GAME_FORMATS.filter((format) => format !== 'record');

/** What a review needs of a film. */
export function reviewGame({ deals, source, header }: Film): ReviewGame {
  const { from } = header?.settings ?? {};
  return {
    deals: deals.map(({ turns }) => ({
      start: turns[0]!.before,
      moves: turns.map(({ move }) => move),
    })),
    // A record that was made from another form knows no more than that did.
    arePassesTold: source.format === 'record' && !FOREIGN_FORMATS.includes(from),
  };
}

/** All decisions of a seat. `onProgress` hears the share that is done. */
export function reviewOf(
  game: ReviewGame,
  seat: Seat,
  bot: Bot,
  onProgress: (share: number) => void = () => {},
): ReviewedDecision[] {
  const total = game.deals.reduce((sum, { moves }) => sum + moves.length, 0);
  const decisions: ReviewedDecision[] = [];
  let done = 0;
  game.deals.forEach((deal, number) => {
    let match = deal.start;
    deal.moves.forEach((move, turn) => {
      const step = makeMove(match, move);
      // The moves come from a game that the engine has played.
      if (!step.ok) throw new Error(`move ${turn} of deal ${number}: ${step.error.code}`);
      const isMine = move.type === 'action' && move.action.seat === seat;
      if (isMine && (game.arePassesTold || !isUnsurePass(deal.moves, turn))) {
        const judged = judge(match, move.action, bot);
        if (judged !== null) decisions.push({ deal: number, turn, ...judged });
      }
      match = step.value.match;
      done++;
      onProgress(done / total);
    });
  });
  return decisions;
}

const CLAIMS: readonly Action['type'][] = ['ron', 'calledKan', 'pon', 'chi'];

/** Another seat took the tile that this one let go. */
function isUnsurePass(moves: readonly Move[], at: number): boolean {
  const typeAt = (i: number) => {
    const move = moves[i];
    return move?.type === 'action' ? move.action.type : null;
  };
  if (typeAt(at) !== 'pass') return false;
  const isAnswer = (type: Action['type'] | null) =>
    type !== null && (type === 'pass' || CLAIMS.includes(type));
  let from = at;
  let to = at;
  while (isAnswer(typeAt(from - 1))) from--;
  while (isAnswer(typeAt(to + 1))) to++;
  return moves.slice(from, to + 1).some((_, i) => CLAIMS.includes(typeAt(from + i)!));
}

type Judged = Omit<ReviewedDecision, 'deal' | 'turn'>;

/** Null where there was nothing to choose, or nothing that a bot weighs. */
function judge(match: Match, action: Action, bot: Bot): Judged | null {
  const legal = legalActions(match, action.seat);
  const { type } = match.deal!.phase;
  if (legal.length < 2 || (type !== 'turn' && type !== 'claims')) return null;
  const { action: choice, candidates } = bot.decide(
    view(match, action.seat),
    legal,
    randomFrom(match.dealNumber),
  );
  const isSame = isSameAct(action, choice);
  return {
    kind: kindOf(legal, action, choice, type === 'claims'),
    action,
    choice,
    isSame,
    cost: isSame ? null : costOf({ match, action, choice, candidates, bot }),
    candidates,
  };
}

const isKan = ({ type }: Action) =>
  type === 'concealedKan' || type === 'addedKan' || type === 'calledKan';

function kindOf(
  legal: readonly Action[],
  action: Action,
  choice: Action,
  isClaim: boolean,
): DecisionKind {
  if (legal.some(({ type }) => type === 'ron' || type === 'tsumo')) return 'win';
  const either = (test: (one: Action) => boolean) => test(action) || test(choice);
  if (either(({ type }) => type === 'nineTerminals')) return 'nineTerminals';
  if (either(isKan)) return 'kan';
  if (isClaim) return 'call';
  return legal.some((one) => one.type === 'discard' && one.riichi) ? 'riichi' : 'discard';
}
