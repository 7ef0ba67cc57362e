// Other programs' cases against ours: what must be equal, and the differences that have a reason.
// A difference nobody explained fails, and so does an explanation that explains nothing any more.

import {
  customise,
  type RuleChanges,
  type RuleValues,
  YAKU_NAMES,
  type YakuId,
} from '@hanchan/rules';
import { TENHOU } from '@hanchan/rulesets';
import { evaluate, type Limit, parseWin, score, type Value } from '@hanchan/score';
import { expect } from 'vitest';

/** What came of a win. A case states those figures that its source has. */
export interface Outcome {
  /** Why it is no win (`noYaku`, `notComplete`), or the field of the form that cannot be. */
  readonly refused?: string;
  /** `id han`, dora included, in alphabetical order; empty on a yakuman. */
  readonly yaku?: readonly string[];
  /** Ids of yaku, yakuman and kinds of dora, in alphabetical order. */
  readonly names?: readonly string[];
  /** Dora, ura and red fives. */
  readonly bonus?: readonly [number, number, number];
  /** `id units`, in alphabetical order. */
  readonly yakuman?: readonly string[];
  readonly units?: number;
  readonly han?: number | null;
  readonly fu?: number | null;
  readonly limit?: Limit | null;
  readonly points?: number;
  readonly deltas?: readonly number[];
}

export interface Case {
  readonly name: string;
  /** The win in its JSON form. */
  readonly form: unknown;
  readonly rules: RuleValues;
  readonly expected: Outcome;
}

/** Cases that differ, in which figures, and why that is right. */
export interface Explained {
  readonly why: string;
  readonly differs: readonly (keyof Outcome)[];
  readonly cases: readonly string[];
}

/** The Tenhou rules with changes, made once. */
const made = new Map<string, RuleValues>();
export function tenhouWith(changes: RuleChanges): RuleValues {
  const key = JSON.stringify(changes);
  const known = made.get(key);
  if (known !== undefined) return known;
  const custom = customise(TENHOU, changes);
  if (!custom.ok) throw new Error(JSON.stringify(custom.error));
  made.set(key, custom.value.values);
  return custom.value.values;
}

/** Two yakuman for the special waits and for big four winds, as many programs have it. */
export const DOUBLE_YAKUMAN: RuleChanges = {
  'yaku.kokushi_13men': { yakuman: 2 },
  'yaku.junsei_chuuren_poutou': { yakuman: 2 },
  'yaku.suuankou_tanki': { yakuman: 2 },
  'yaku.daisuushii': { yakuman: 2 },
};

export const isYakuId = (text: string): text is YakuId => Object.hasOwn(YAKU_NAMES, text);

/** `seat_wind_south` → `seat_wind`. */
export const plainName = (name: string) => name.replace(/^(seat|round)_wind_.*/, '$1_wind');

/** Scores a win through the door for wins from outside, both ways. */
export function outcomeOf(form: unknown, rules: RuleValues): Outcome {
  const win = parseWin(form, rules);
  if (!win.ok) return { refused: win.error.field };
  const fast = evaluate(win.value, rules);
  const full = score(win.value, rules);
  const outcome = fast.ok ? figuresOf(fast.value) : { refused: fast.error };
  const explained = full.ok ? figuresOf(full.value) : { refused: full.error.reason };
  if (JSON.stringify(outcome) !== JSON.stringify(explained)) {
    throw new Error(`evaluate and score differ: ${JSON.stringify({ form, outcome, explained })}`);
  }
  return outcome;
}

function figuresOf(value: Value): Required<Omit<Outcome, 'refused'>> {
  const { dora, ura, red } = value.dora;
  const bonus = Object.entries({ dora, uradora: ura, akadora: red }).filter(([, han]) => han > 0);
  const yaku = [...value.yaku.map(({ id, han }) => [id, han] as const), ...bonus];
  return {
    yaku: yaku.map(([id, han]) => `${id} ${han}`).sort(),
    names: [...yaku.map(([id]) => id), ...value.yakuman.map(({ id }) => id)].sort(),
    bonus: [dora, ura, red],
    yakuman: value.yakuman.map(({ id, units }) => `${id} ${units}`).sort(),
    units: value.yakuman.reduce((sum, { units }) => sum + units, 0),
    han: value.han,
    fu: value.fu,
    limit: value.limit,
    points: value.points,
    deltas: value.deltas,
  };
}

/** The figures in which two outcomes differ; `refused` alone where only one of them is a win. */
export function differencesOf(actual: Outcome, expected: Outcome): (keyof Outcome)[] {
  if (actual.refused !== undefined || expected.refused !== undefined) {
    return actual.refused === expected.refused ? [] : ['refused'];
  }
  const keys = Object.keys(expected) as (keyof Outcome)[];
  return keys.filter((key) => JSON.stringify(actual[key]) !== JSON.stringify(expected[key]));
}

/** Every case is as its source has it, except exactly those that are explained. */
export function expectAgreement(
  cases: readonly Case[],
  explained: readonly Explained[] = [],
): void {
  const reasons = new Map(
    explained.flatMap((one) => one.cases.map((name) => [name, one] as const)),
  );
  const unexplained: string[] = [];
  const met = new Set<string>();
  for (const { name, form, rules, expected } of cases) {
    const actual = outcomeOf(form, rules);
    const differs = differencesOf(actual, expected);
    const reason = reasons.get(name);
    met.add(name);
    if (JSON.stringify(differs) === JSON.stringify(reason?.differs ?? [])) continue;
    unexplained.push(
      JSON.stringify({ name, differs, explained: reason?.differs ?? [], actual, expected, form }),
    );
  }
  expect(unexplained.slice(0, 3)).toEqual([]);
  expect(unexplained).toHaveLength(0);
  expect([...reasons.keys()].filter((name) => !met.has(name))).toEqual([]);
  expect(met.size).toBe(cases.length);
}
