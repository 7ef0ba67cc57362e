// The rule of a circuit as a form edits it. A rule that says more than the form can is kept until another is chosen.

import {
  type CircuitRule,
  type CircuitTie,
  FEDERATION_RULES,
  PLAIN_RULE,
  type Qualification,
} from '@hanchan/tournament';

export const FORMULAS = ['own', 'mers', 'rukrsDays', 'rukrsGames', 'asIs'] as const;
type Formula = (typeof FORMULAS)[number];

/** What the form holds. */
export interface RuleDraft {
  formula: Formula;
  points: CircuitRule['points']['by'];
  top: number;
  list: string;
  bySize: boolean;
  best: number;
  minimum: number;
  tie: CircuitTie | '';
  /** A day, from which age is counted; empty: it does not matter. */
  on: string;
  carries: 'no' | 'points' | 'places';
  share: number;
  carriedPlaces: string;
}

const START: RuleDraft = {
  formula: 'own',
  points: 'place',
  top: 1_000,
  list: '25, 18, 15, 12, 10, 8, 6, 4, 2, 1',
  bySize: false,
  best: 0,
  minimum: 1,
  tie: '',
  on: '',
  carries: 'no',
  share: 50,
  carriedPlaces: '30, 20, 10',
};

const A_YEAR = 12;
const MOST_POINTS = 1_000_000;

export function ruleDraftOf(rule: CircuitRule): RuleDraft {
  const { points, weights, total, minimum, ties, age, final } = rule;
  const drafts = FORMULAS.map(
    (formula): RuleDraft => ({
      ...START,
      formula,
      points: points.by,
      ...(points.by === 'place' ? { top: points.top } : {}),
      ...(points.by === 'list' ? { list: points.points.join(', ') } : {}),
      bySize: weights.by === 'size',
      best: total.by === 'sum' ? total.best : 0,
      minimum,
      tie: ties[0] ?? '',
      on: age?.on ?? '',
      carries: final?.carries ?? 'no',
      ...(final?.carries === 'points' ? { share: final.share } : {}),
      ...(final?.carries === 'places' ? { carriedPlaces: final.points.join(', ') } : {}),
    }),
  );
  const told = JSON.stringify(rule);
  const same = drafts.find(
    (draft) => draft.formula !== 'asIs' && JSON.stringify(ruleOf(draft, rule)) === told,
  );
  return same ?? { ...drafts[0]!, formula: 'asIs' };
}

export const numbersIn = (text: string): number[] =>
  text
    .split(/[\s,;]+/)
    .map(Number)
    .filter((one) => Number.isInteger(one) && one >= 0 && one <= MOST_POINTS);

/** `before` stands where the form leaves it as it is. */
export function ruleOf(draft: RuleDraft, before: CircuitRule): CircuitRule {
  if (draft.formula === 'asIs') return before;
  const { top, best, minimum, tie, on, carries, share } = draft;
  const base = draft.formula === 'own' ? PLAIN_RULE : FEDERATION_RULES[draft.formula];
  const own: Partial<CircuitRule> =
    draft.formula === 'own'
      ? {
          points: pointsOf(draft, top),
          weights: draft.bySize ? FEDERATION_RULES.mers.weights : PLAIN_RULE.weights,
          total: { by: 'sum', best },
        }
      : {};
  const places = numbersIn(draft.carriedPlaces);
  return {
    ...base,
    ...own,
    age: on === '' ? null : { on, full: A_YEAR, half: 2 * A_YEAR },
    minimum,
    ties: tie === '' ? [] : [tie],
    final:
      carries === 'points'
        ? { carries, share }
        : carries === 'places'
          ? { carries, points: places.length > 0 ? places : [0] }
          : null,
  };
}

function pointsOf({ points, list }: RuleDraft, top: number): CircuitRule['points'] {
  if (points === 'place') return { by: points, top };
  if (points !== 'list') return { by: points };
  const numbers = numbersIn(list);
  return { by: points, points: numbers.length > 0 ? numbers : [0], rest: 0 };
}

export const NO_QUALIFICATION: Qualification = {
  for: '',
  places: 0,
  mostOfCountry: 0,
  seatsPer: 'none',
  seats: 1,
  reserves: 4,
};
