// Rulebooks that nobody wrote: a shipped one with some options changed at random, kept where it is accepted.

import { pick, type Random } from '@hanchan/bots';
import { customise, optionOf, RULE_KEYS, type RuleChanges, type RuleKey } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';

/** Candidates for options whose answers cannot be listed. */
const CANDIDATES: { readonly [K in RuleKey]?: readonly unknown[] } = {
  'table.startingPoints': [0, 1_000, 8_000, 25_000, 30_000],
  'wall.deadWall': [0, 7, 14],
  'kan.perDeal': [0, 1, 3, 4],
  'riichi.deposit': [0, 500, 1_000],
  'riichi.liveTiles': [0, 1, 4, 20],
  'win.yakuNeeded': [0, 1],
  'win.twoYakuFrom': [0, 2, 5],
  'score.roundTo': [1, 10, 100],
  'payment.counter': [0, 300, 1_500],
  'draw.notenTotal': [0, 1_000, 3_000, 6_001],
  'draw.notenToPool': [0, 1, 500],
  'draw.abortive': [
    [],
    ['nineTerminals', 'fourWinds'],
    ['fourKans', 'fourRiichi'],
    ['nineTerminals', 'fourWinds', 'fourKans', 'fourRiichi', 'tripleRon'],
  ],
  'liability.yaku': [[], ['daisangen'], ['daisangen', 'daisuushii', 'suukantsu']],
  'end.rounds': [1, 2],
  'end.target': [0, 30_000],
  'yaku.nagashi_mangan': ['absent', { limit: 'mangan' }],
  'yaku.renhou': ['absent', { limit: 'mangan' }, { yakuman: 1 }],
  'yaku.paarenchan': ['absent', { yakuman: 1 }],
};

/** Options that say how a table is set up before play, which a playout does not look at. */
const candidatesOf = (key: RuleKey) => CANDIDATES[key] ?? optionOf(key).answers ?? [];

const CHANGEABLE = RULE_KEYS.filter((key) => candidatesOf(key).length > 1);

export function randomRuleset(random: Random) {
  for (;;) {
    const base = pick(RULESETS, random);
    const changes: Record<string, unknown> = {};
    const size = 1 + Math.floor(random() * 12);
    for (let i = 0; i < size; i++) {
      const key = pick(CHANGEABLE, random);
      changes[key] = pick(candidatesOf(key), random);
    }
    const changed = customise(base, changes as RuleChanges);
    if (changed.ok) return { ruleset: changed.value, changes, base: base.id };
  }
}
