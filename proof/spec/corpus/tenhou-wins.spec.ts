// Every win of the real games, scored under the Tenhou ruleset: yaku, han, fu, limit, points and payments.

import { customise, type RuleValues } from '@hanchan/rules';
import { TENHOU } from '@hanchan/rulesets';
import { evaluate, parseWin, score, type Value } from '@hanchan/score';
import { describe, expect, test } from 'vitest';
import { LOGGED_LIMITS, type LoggedWin, plainName } from '../support/loggedWin.ts';
import { hasShared, readJsonl, sharedNote, sharedPath } from '../support/shared.ts';

/** One table of the corpus plays without open tanyao. */
const noKuitan = customise(TENHOU, { 'yaku.tanyao': { han: 1, open: 0 } });
const rulesOf = (win: LoggedWin): RuleValues =>
  win.rules.kuitan || !noKuitan.ok ? TENHOU.values : noKuitan.value.values;

function logged(win: LoggedWin) {
  const isYakuman = win.yakuman.length > 0;
  return {
    yaku: win.yaku
      .filter(({ han }) => han > 0)
      .map(({ name, han }) => `${plainName(name)} ${han}`)
      .sort(),
    yakuman: win.yakuman.map(({ name }) => name).sort(),
    han: isYakuman ? null : win.han,
    fu: isYakuman ? null : win.fu,
    limit: LOGGED_LIMITS[win.limit],
    points: win.points,
    deltas: win.deltas,
  };
}

function computed(value: Value) {
  const bonus = { dora: value.dora.dora, uradora: value.dora.ura, akadora: value.dora.red };
  const yaku = [
    ...value.yaku.map(({ id, han }) => `${id} ${han}`),
    ...Object.entries(bonus).flatMap(([id, han]) => (han > 0 ? [`${id} ${han}`] : [])),
  ];
  return {
    yaku: yaku.sort(),
    yakuman: value.yakuman.map(({ id }) => id).sort(),
    han: value.han,
    fu: value.fu,
    limit: value.limit,
    points: value.points,
    deltas: value.deltas,
  };
}

describe.skipIf(!hasShared)(`45,040 wins of real Tenhou games${sharedNote}`, () => {
  const wins = hasShared ? readJsonl<LoggedWin>(sharedPath('data/tenhou/wins.jsonl.gz')) : [];

  test('none differs, with and without explanation', () => {
    const differ: unknown[] = [];
    for (const line of wins) {
      const rules = rulesOf(line);
      const win = parseWin(line, rules);
      const fast = win.ok ? evaluate(win.value, rules) : win;
      const full = win.ok ? score(win.value, rules) : win;
      const expected = JSON.stringify(logged(line));
      const isSame =
        fast.ok &&
        full.ok &&
        JSON.stringify(computed(fast.value)) === expected &&
        JSON.stringify(computed(full.value)) === expected;
      if (!isSame) differ.push({ line, got: fast.ok ? computed(fast.value) : fast });
    }
    expect(wins).toHaveLength(45_040);
    expect(differ.slice(0, 3)).toEqual([]);
  });
});
