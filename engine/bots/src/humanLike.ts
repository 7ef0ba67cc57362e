// People slip: now and then the second choice instead of the first, and at a table where nobody stops them, a foul.

import type { Action, SeatView } from '@hanchan/game';
import type { Bot, Decision } from './bot.ts';
import { candidate, decided } from './deciding.ts';
import { pick, type Random } from './random.ts';

/** One choice in fifty is the second best. */
const SLIPS = 1 / 50;
/** One chance to foul in four hundred is taken: a foul or two in a match of four such players. */
const FOULS = 1 / 400;

/** Wraps any bot. It plays by the rules except where `wrong` acts are offered, at an unassisted table. */
export const humanLike = (bot: Bot): Bot => ({
  id: `${bot.id}:human`,
  decide: (view, legal, random, wrong = []) =>
    foulOf(view, wrong, random) ?? slipOf(bot.decide(view, legal, random, wrong), random),
});

function foulOf(view: SeatView, wrong: readonly Action[], random: Random): Decision | null {
  if (view.assistance === 'guided' || wrong.length === 0 || random() >= FOULS) return null;
  return decided(pick(wrong, random), ['foul']);
}

/** Wins are never overlooked: a slip is a matter of judgement, not of sight. */
function slipOf(decision: Decision, random: Random): Decision {
  const [first, second] = decision.candidates;
  if (first === undefined || second === undefined || random() >= SLIPS) return decision;
  const slip = candidate(second.action, {
    worth: second.worth,
    shanten: second.shanten,
    accepts: second.accepts,
    value: second.value,
    danger: second.danger,
    probability: second.probability,
    reasons: [{ code: 'slip' }, ...second.reasons],
  });
  return { action: second.action, candidates: [slip, first, ...decision.candidates.slice(2)] };
}
