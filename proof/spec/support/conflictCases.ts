// Every row of the conflict table: changes of the plain ruleset that bring it about, and nothing else.

import type { RuleChanges, RuleKey } from '@hanchan/rules';

const LIMITS = { mangan: 5, haneman: 6, baiman: 8, sanbaiman: 11 };
export const CONFLICT_CASES: readonly {
  changes: RuleChanges;
  keys: readonly RuleKey[];
  why: RegExp;
}[] = [
  {
    changes: { 'dora.indicator': false, 'dora.ura': false, 'dora.kanUra': false },
    keys: ['dora.indicator', 'dora.kan'],
    why: /kans cannot turn indicators/,
  },
  {
    changes: { 'dora.indicator': false, 'dora.kan': false, 'dora.kanUra': false },
    keys: ['dora.indicator', 'dora.ura'],
    why: /no ura without an indicator/,
  },
  {
    changes: { 'dora.kan': false },
    keys: ['dora.kan', 'dora.ura', 'dora.kanUra'],
    why: /kan ura needs both/,
  },
  {
    changes: { 'dora.ura': false },
    keys: ['dora.kan', 'dora.ura', 'dora.kanUra'],
    why: /kan ura needs both/,
  },
  {
    changes: { 'kan.perDeal': 0 },
    keys: ['kan.perDeal', 'kan.called', 'kan.added', 'kan.concealed'],
    why: /no kan can be made/,
  },
  {
    changes: { 'kan.called': false, 'kan.added': false, 'kan.concealed': false },
    keys: ['kan.perDeal', 'kan.called', 'kan.added', 'kan.concealed'],
    why: /no kan can be made/,
  },
  {
    changes: { 'kan.perDeal': 3, 'draw.abortive': ['fourKans'] },
    keys: ['draw.abortive', 'kan.perDeal'],
    why: /four kans/,
  },
  {
    changes: { 'wall.build': 'openPool' },
    keys: ['wall.build', 'wall.deadWall', 'dora.indicator', 'kan.perDeal'],
    why: /pool has no dead wall/,
  },
  {
    changes: { 'wall.deadWall': 0, 'wall.refill': false },
    keys: ['wall.deadWall', 'dora.indicator', 'kan.perDeal'],
    why: /dead wall of fourteen/,
  },
  {
    changes: { 'wall.deadWall': 0 },
    keys: ['wall.deadWall', 'wall.refill'],
    why: /no dead wall to refill/,
  },
  {
    changes: { 'score.model': 'flat' },
    keys: ['score.model', 'score.flatValue'],
    why: /flat value is needed/,
  },
  {
    changes: { 'score.flatValue': 1000 },
    keys: ['score.model', 'score.flatValue'],
    why: /flat value is needed/,
  },
  {
    changes: { 'score.limits': { ...LIMITS, baiman: 6 } },
    keys: ['score.limits', 'score.countedYakuman'],
    why: /limits must rise/,
  },
  {
    changes: { 'score.countedYakuman': 11 },
    keys: ['score.limits', 'score.countedYakuman'],
    why: /limits must rise/,
  },
  {
    changes: { 'win.multipleRon': 'headBump', 'draw.abortive': ['tripleRon'] },
    keys: ['win.multipleRon', 'draw.abortive'],
    why: /three players cannot win/,
  },
  {
    changes: { 'win.yakuNeeded': 0, 'win.twoYakuFrom': 5 },
    keys: ['win.yakuNeeded', 'win.twoYakuFrom'],
    why: /two yaku cannot be needed/,
  },
  {
    changes: { 'draw.notenToPool': 1000 },
    keys: ['draw.notenTotal', 'draw.notenToPool'],
    why: /either the tenpai players or the pool/,
  },
  {
    changes: { 'end.extension': 'untilTarget' },
    keys: ['end.extension', 'end.target'],
    why: /needs a target/,
  },
  {
    changes: { 'yaku.riichi': 'absent' },
    keys: ['riichi.allowed', 'yaku.riichi'],
    why: /worth nothing/,
  },
  {
    changes: {
      'kan.robConcealed': 'thirteenOrphans',
      'win.thirteenOrphans': false,
      'yaku.kokushi': 'absent',
    },
    keys: ['kan.robConcealed', 'win.thirteenOrphans'],
    why: /which are not a complete hand/,
  },
  {
    changes: { 'ranking.tournamentTies': ['coinToss', 'mostFirsts'] },
    keys: ['ranking.tournamentTies'],
    why: /nothing comes after it/,
  },
  {
    changes: { 'win.sevenPairs': false },
    keys: ['win.sevenPairs', 'yaku.chiitoitsu'],
    why: /shape is not a complete hand/,
  },
  {
    changes: { 'win.thirteenOrphans': false },
    keys: ['win.thirteenOrphans', 'yaku.kokushi'],
    why: /shape is not a complete hand/,
  },
  {
    changes: { 'yaku.kokushi': 'absent', 'yaku.kokushi_13men': { yakuman: 2 } },
    keys: ['yaku.kokushi_13men', 'yaku.kokushi'],
    why: /stronger form/,
  },
  {
    changes: { 'yaku.junsei_chuuren_poutou': { yakuman: 2 } },
    keys: ['yaku.junsei_chuuren_poutou', 'yaku.chuuren_poutou'],
    why: /stronger form/,
  },
  {
    changes: { 'yaku.suuankou_tanki': { yakuman: 2 } },
    keys: ['yaku.suuankou_tanki', 'yaku.suuankou'],
    why: /stronger form/,
  },
];
