// What would you do here? Moments of deals in which a choice matters, and what the club player thinks of every answer.

import { type Cost, costOf, isSameAct, USUAL_COST } from '@hanchan/arena';
import { type Candidate, createBot, pick, type Random, randomFrom, seedOf } from '@hanchan/bots';
import type { QuestionOf, Skill } from '@hanchan/examination';
import { momentsOf } from '@hanchan/examination';
import { type Action, legalActions, type Match, seatsToAct, view } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { SEATS, type Seat } from '@hanchan/tiles';

export interface DecisionsQuestion extends QuestionOf<'decisions'> {
  readonly match: Match;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** What whoever judges would do, and what was weighed, best first. */
  readonly choice: Action;
  readonly candidates: readonly Candidate[];
  /** The level of who judges. */
  readonly bot: string;
}

export interface DecisionGrade {
  /** Null for the same choice, and for what the judge does not weigh. */
  readonly cost: Cost | null;
  readonly isSame: boolean;
  /** As good: the difference is smaller than what the judge is sure of. */
  readonly isRight: boolean;
}

/** A difference of chances that says something. */
const SURE_SHARE = 0.1;

export const isCostly = ({ unit, amount }: Cost): boolean =>
  amount >= (unit === 'points' ? USUAL_COST : SURE_SHARE);

export function gradeDecision(
  question: Pick<DecisionsQuestion, 'match' | 'choice' | 'candidates' | 'bot'>,
  action: Action,
): DecisionGrade {
  const { match, choice, candidates, bot } = question;
  if (isSameAct(action, choice)) return { cost: null, isSame: true, isRight: true };
  const cost = costOf({ match, action, choice, candidates, bot: { id: bot } });
  return { cost, isSame: false, isRight: cost !== null && !isCostly(cost) };
}

const KANS: readonly Action['type'][] = ['concealedKan', 'addedKan', 'calledKan'];

/** Somebody else has declared riichi. */
export const isThreatened = ({ deal }: Match, seat: Seat): boolean =>
  SEATS.some((one) => one !== seat && deal!.seats[one].riichi !== 'none');

/** What a choice between these is about. */
export function skillOf(
  match: Match,
  seat: Seat,
  legal: readonly Action[],
): Skill<'decisions'> | null {
  const { type } = match.deal!.phase;
  if (legal.length < 2 || (type !== 'turn' && type !== 'claims')) return null;
  const has = (test: (one: Action) => boolean) => legal.some(test);
  if (has((one) => one.type === 'ron' || one.type === 'tsumo')) return 'win';
  if (has((one) => one.type === 'nineTerminals')) return 'nineTerminals';
  if (has((one) => KANS.includes(one.type))) return 'kan';
  if (type === 'claims') return 'call';
  if (has((one) => one.type === 'discard' && one.riichi)) return 'riichi';
  return isThreatened(match, seat) ? 'defence' : 'discard';
}

/** Deals that are looked through before a skill is given up, and moments of one deal that are thought about. */
const DEALS = 12;
const THOUGHTS = 16;

/** Null where no deal of this chance has such a moment. */
export function decisionsQuestion(
  rules: RuleValues,
  random: Random,
  wanted: Skill<'decisions'> | null,
): DecisionsQuestion | null {
  const seed = Math.floor(random() * 2 ** 32);
  for (let number = 0; number < DEALS; number++) {
    const found = questionsIn(rules, seedOf(seed, number), wanted);
    if (found.length > 0) return pick(found, random);
  }
  return null;
}

/** One of each skill from a deal; of the skill that is wanted as many as there are. */
function questionsIn(
  rules: RuleValues,
  seed: number,
  wanted: Skill<'decisions'> | null,
): DecisionsQuestion[] {
  const bot = createBot('club', null);
  if (!bot.ok) throw new Error(`no bot: ${bot.error.detail}`);
  const found: DecisionsQuestion[] = [];
  let thoughts = 0;
  for (const { match } of momentsOf(rules, seed)) {
    const seat = seatsToAct(match)[0]!;
    const legal = legalActions(match, seat);
    const skill = skillOf(match, seat, legal);
    if (skill === null || (wanted !== null && skill !== wanted)) continue;
    if (wanted === null && found.some(({ skills }) => skills[0] === skill)) continue;
    if (++thoughts > THOUGHTS) break;
    const chance = randomFrom(match.dealNumber);
    const { action, candidates } = bot.value.decide(view(match, seat), legal, chance);
    const question: DecisionsQuestion = {
      type: 'decisions',
      match,
      seat,
      legal,
      choice: action,
      candidates,
      bot: bot.value.id,
      skills: [skill],
    };
    if (isClear(question)) found.push(question);
  }
  return found;
}

/** At most two answers are right, and something costs so much that nobody can doubt it. */
function isClear(question: DecisionsQuestion): boolean {
  const answers = question.legal.filter(
    (one, i) => question.legal.findIndex((other) => isSameAct(one, other)) === i,
  );
  const grades = answers.map((one) => gradeDecision(question, one));
  const isGross = ({ cost }: DecisionGrade) => cost !== null && cost.amount >= 2 * USUAL_COST;
  return grades.filter(({ isRight }) => isRight).length <= 2 && grades.some(isGross);
}
