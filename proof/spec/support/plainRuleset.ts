// A ruleset that no document wrote: for every option the first value it accepts, made free of conflicts.

import { optionOf, RULE_KEYS, type RuleKey, type Ruleset, type RuleValues } from '@hanchan/rules';

const CANDIDATES: readonly unknown[] = [
  0,
  1,
  4,
  13,
  [],
  'absent',
  { type: 'none' },
  { mangan: 5, haneman: 6, baiman: 8, sanbaiman: 11 },
  { ownChombo: 0, othersDead: 0, othersChombo: 0, deadWallDead: 0, deadWallChombo: 0, warning: 0 },
];

const FITTING: Partial<RuleValues> = {
  'wall.deadWall': 14,
  'kan.perDeal': 4,
  'win.yakuNeeded': 1,
  'draw.notenTotal': 3000,
  'yaku.riichi': { han: 1, open: 0 },
  'yaku.chiitoitsu': { han: 2, open: 0 },
  'yaku.kokushi': { yakuman: 1 },
};

function firstValue(key: RuleKey): unknown {
  const option = optionOf(key);
  const values = option.answers ?? CANDIDATES;
  const found = values.find((value) => option.parse(value).ok);
  if (found === undefined) throw new Error(`no candidate fits ${key}`);
  return found;
}

const values = {
  ...Object.fromEntries(RULE_KEYS.map((key) => [key, firstValue(key)])),
  ...FITTING,
} as unknown as RuleValues;

export const PLAIN: Ruleset = {
  id: 'plain',
  title: 'Plain',
  short: 'Plain',
  document: 'No document',
  family: 'plain',
  edition: 'first',
  values,
  citations: Object.fromEntries(
    RULE_KEYS.map((key) => [key, { status: 'stated', section: '1', clauses: [] }]),
  ) as unknown as Ruleset['citations'],
};
