// A win taken apart into what is asked, one after the other: yaku, han, each item of fu, the limit, the payments. What
// is right is read off the engine's trace.

import type { ScoringQuestion, Skill } from '@hanchan/examination';
import type { Reading } from '@hanchan/hand';
import { caseIn } from '@hanchan/kit/trace/lines.ts';
import type { Scored } from '@hanchan/kit/trace/scored.ts';
import type { Case, RuleKey, RuleValues, YakuId } from '@hanchan/rules';
import type { Limit, TraceLine } from '@hanchan/score';
import { isOpen, kindOf, SEATS, type Seat, type Tile } from '@hanchan/tiles';

const FU_PARTS = ['base', 'way', 'set', 'pair', 'wait'] as const;

/** One thing that may bring fu. */
export interface FuPart {
  readonly part: (typeof FU_PARTS)[number];
  /** Empty for what rests on no tiles. */
  readonly tiles: readonly Tile[];
  /** Laid on the table by a call. */
  readonly isMelded: boolean;
  readonly fu: number;
  /** What the rulebook says it by, and in which case. */
  readonly rule: RuleKey;
  readonly case?: Case | undefined;
  readonly skill: Skill<'scoring'>;
}

export interface SeatPayment {
  readonly seat: Seat;
  readonly pays: number;
}

export type AskedStep =
  | {
      readonly type: 'yaku';
      readonly choices: readonly YakuId[];
      readonly right: readonly YakuId[];
    }
  | { readonly type: 'han'; readonly right: number }
  | { readonly type: 'fu'; readonly parts: readonly FuPart[]; readonly right: number }
  | { readonly type: 'limit'; readonly right: Limit | null }
  | { readonly type: 'payment'; readonly payments: readonly SeatPayment[]; readonly right: number };

/** Only what the rulebook has: no fu where every win is paid the same, none for a yakuman. */
export function askedSteps(question: ScoringQuestion, rules: RuleValues): AskedStep[] {
  const { scored, yaku } = question;
  const { score, win } = scored;
  const steps: AskedStep[] = [];
  if (yaku.length > 0) {
    const right = [...score.yaku, ...score.yakuman].map(({ id }) => id);
    steps.push({ type: 'yaku', choices: yaku, right });
  }
  if (score.han !== null) steps.push({ type: 'han', right: score.han });
  if (score.fu !== null) steps.push({ type: 'fu', parts: fuParts(scored), right: score.fu });
  if (rules['score.model'] === 'hanAndFu') steps.push({ type: 'limit', right: score.limit });
  const payments = SEATS.filter((seat) => seat !== win.winner).map((seat) => ({
    seat,
    pays: -score.deltas[seat] || 0,
  }));
  steps.push({ type: 'payment', payments, right: score.deltas[win.winner] });
  return steps;
}

const fuOf = ({ effect }: TraceLine) => ('fu' in effect ? effect.fu : 0);

function fuParts({ win, score }: Scored): FuPart[] {
  const { reading, trace } = score;
  const lines = trace.filter(({ effect }) => 'fu' in effect);
  const sum = (...rules: readonly RuleKey[]) =>
    lines.filter(({ rule }) => rules.includes(rule)).reduce((all, line) => all + fuOf(line), 0);
  const base: FuPart = {
    ...bare('base'),
    fu: sum('fu.base', 'fu.sevenPairs'),
    rule: reading.form === 'sevenPairs' ? 'fu.sevenPairs' : 'fu.base',
    skill: 'fuWay',
  };
  if (reading.form !== 'standard') return [told(base, trace)];
  const isSelfDraw = win.from === null;
  const isOpened = win.hand.melds.some(isOpen);
  const way: FuPart = {
    ...bare('way'),
    fu: sum('fu.selfDraw', 'fu.closedRon', 'fu.openPinfu'),
    rule: isSelfDraw ? 'fu.selfDraw' : isOpened ? 'fu.openPinfu' : 'fu.closedRon',
    skill: 'fuWay',
  };
  const pairRule = lines.some(({ rule }) => rule === 'fu.doubleWindPair')
    ? 'fu.doubleWindPair'
    : 'fu.valuePair';
  const pair: FuPart = {
    part: 'pair',
    tiles: [reading.pair, reading.pair],
    isMelded: false,
    fu: sum('fu.valuePair', 'fu.doubleWindPair'),
    rule: pairRule,
    skill: 'fuPair',
  };
  const wait: FuPart = { ...bare('wait'), fu: sum('fu.wait'), rule: 'fu.wait', skill: 'fuWait' };
  const [first, second, fourth, fifth] = [base, way, pair, wait].map((part) => told(part, trace));
  return [first!, second!, ...setParts(reading, lines), fourth!, fifth!];
}

const told = (part: FuPart, trace: readonly TraceLine[]): FuPart => ({
  ...part,
  case: caseIn(trace, part.rule),
});

const bare = (part: FuPart['part']) => ({ part, tiles: [], isMelded: false });

/** The trace tells the triplets that bring fu in the order of the sets. */
function setParts({ groups }: Reading, lines: readonly TraceLine[]): FuPart[] {
  const triplets = lines.filter(({ rule }) => rule === 'fu.triplet');
  return groups.map(({ type, kind, meld }): FuPart => {
    const found = triplets.findIndex(({ evidence }) =>
      evidence.every((tile) => kindOf(tile) === kind),
    );
    const line = type === 'sequence' || found < 0 ? undefined : triplets.splice(found, 1)[0];
    const tiles =
      meld?.tiles ?? (type === 'sequence' ? [kind, kind + 1, kind + 2] : [kind, kind, kind]);
    const isMelded = meld !== null && isOpen(meld);
    return {
      part: 'set',
      tiles,
      isMelded,
      fu: line === undefined ? 0 : fuOf(line),
      rule: 'fu.triplet',
      case: line?.case,
      skill: type === 'kan' ? 'fuKan' : isMelded ? 'fuMeldedTriplet' : 'fuClosedTriplet',
    };
  });
}

export type StepAnswer =
  | { readonly type: 'yaku'; readonly chosen: readonly YakuId[] }
  | { readonly type: 'han'; readonly han: number | null }
  | {
      readonly type: 'fu';
      readonly parts: readonly (number | null)[];
      readonly total: number | null;
    }
  | { readonly type: 'limit'; readonly limit: Limit | null }
  | {
      readonly type: 'payment';
      readonly pays: readonly (number | null)[];
      readonly total: number | null;
    };

export interface StepGrade {
  readonly isRight: boolean;
  /** Of every single thing that was asked, in order; the last one the total, where there is one. */
  readonly marks: readonly boolean[];
  readonly tried: readonly { readonly skill: Skill<'scoring'>; readonly isRight: boolean }[];
}

export function gradeStep(step: AskedStep, answer: StepAnswer, isSelfDraw: boolean): StepGrade {
  const graded = (marks: readonly boolean[], skills: readonly Skill<'scoring'>[]): StepGrade => ({
    isRight: marks.every(Boolean),
    marks,
    tried: skills.map((skill, i) => ({ skill, isRight: marks[i]! })),
  });
  if (step.type === 'yaku' && answer.type === 'yaku') {
    const marks = step.choices.map((id) => step.right.includes(id) === answer.chosen.includes(id));
    return { ...graded(marks, []), tried: [{ skill: 'yaku', isRight: marks.every(Boolean) }] };
  }
  if (step.type === 'han' && answer.type === 'han')
    return graded([answer.han === step.right], ['han']);
  if (step.type === 'limit' && answer.type === 'limit') {
    return graded([answer.limit === step.right], ['limit']);
  }
  if (step.type === 'fu' && answer.type === 'fu') {
    const marks = step.parts.map(({ fu }, i) => (answer.parts[i] ?? 0) === fu);
    const tried = step.parts.map(({ skill }) => skill);
    return graded([...marks, answer.total === step.right], [...tried, 'fuTotal']);
  }
  if (step.type === 'payment' && answer.type === 'payment') {
    const marks = step.payments.map(({ pays }, i) => (answer.pays[i] ?? 0) === pays);
    const all = [...marks, answer.total === step.right];
    const skill = isSelfDraw ? 'payTsumo' : 'payRon';
    return { ...graded(all, []), tried: [{ skill, isRight: all.every(Boolean) }] };
  }
  throw new Error(`an answer to ${answer.type} cannot be graded as ${step.type}`);
}

/** What a question tries as a whole, so that a skill can be aimed at. */
export function skillsOf(question: ScoringQuestion, rules: RuleValues): Skill<'scoring'>[] {
  const { win } = question.scored;
  return askedSteps(question, rules).flatMap((step): Skill<'scoring'>[] => {
    if (step.type === 'fu') {
      const worth = step.parts.filter(({ part, fu }) => part !== 'set' || fu > 0);
      return [...worth.map(({ skill }) => skill), 'fuTotal'];
    }
    if (step.type === 'payment') return [win.from === null ? 'payTsumo' : 'payRon'];
    return [step.type];
  });
}
