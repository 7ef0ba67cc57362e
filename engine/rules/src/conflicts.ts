// Values that are fine alone and impossible together. One table, used for shipped and custom rulesets alike.

import type { RuleKey, RuleValues } from './ruleset.ts';
import type { YakuKey } from './yaku.ts';

/** Options that exclude each other as they were answered. */
export interface Conflict {
  readonly keys: readonly RuleKey[];
  readonly why: string;
}

interface ConflictRule extends Conflict {
  readonly holds: (rules: RuleValues) => boolean;
}

/** A yaku that only makes sense where another is used. */
function needsYaku(special: YakuKey, base: YakuKey): ConflictRule {
  return {
    keys: [special, base],
    why: `${special} is a stronger form of ${base}, which is not used`,
    holds: (rules) => rules[special] !== 'absent' && rules[base] === 'absent',
  };
}

/** A yaku whose shape is not accepted as a complete hand. */
function needsShape(shape: 'win.sevenPairs' | 'win.thirteenOrphans', yaku: YakuKey): ConflictRule {
  return {
    keys: [shape, yaku],
    why: `${yaku} has a value, but its shape is not a complete hand`,
    holds: (rules) => !rules[shape] && rules[yaku] !== 'absent',
  };
}

const CONFLICTS: readonly ConflictRule[] = [
  {
    keys: ['dora.indicator', 'dora.kan'],
    why: 'kans cannot turn indicators where there are no dora',
    holds: (rules) => rules['dora.kan'] && !rules['dora.indicator'],
  },
  {
    keys: ['dora.indicator', 'dora.ura'],
    why: 'there is no ura without an indicator above it',
    holds: (rules) => rules['dora.ura'] && !rules['dora.indicator'],
  },
  {
    keys: ['dora.kan', 'dora.ura', 'dora.kanUra'],
    why: 'kan ura needs both kan dora and ura',
    holds: (rules) => rules['dora.kanUra'] && !(rules['dora.kan'] && rules['dora.ura']),
  },
  {
    keys: ['kan.perDeal', 'kan.called', 'kan.added', 'kan.concealed'],
    why: 'a kind of kan is allowed while no kan can be made, or the reverse',
    holds: (rules) =>
      rules['kan.perDeal'] > 0 !==
      (rules['kan.called'] || rules['kan.added'] || rules['kan.concealed']),
  },
  {
    keys: ['draw.abortive', 'kan.perDeal'],
    why: 'a draw by four kans needs four kans to be possible',
    holds: (rules) => rules['draw.abortive'].includes('fourKans') && rules['kan.perDeal'] < 4,
  },
  {
    keys: ['wall.build', 'wall.deadWall', 'dora.indicator', 'kan.perDeal'],
    why: 'a face-down pool has no dead wall, so no indicators and no replacement tiles',
    holds: (rules) =>
      rules['wall.build'] === 'openPool' &&
      (rules['wall.deadWall'] > 0 || rules['dora.indicator'] || rules['kan.perDeal'] > 0),
  },
  {
    keys: ['wall.deadWall', 'dora.indicator', 'kan.perDeal'],
    why: 'indicators and replacement tiles need a dead wall of fourteen tiles',
    holds: (rules) =>
      rules['wall.build'] === 'walls' &&
      !(rules['wall.deadWall'] === 0 && rules['wall.refill']) &&
      rules['wall.deadWall'] < 14 &&
      (rules['dora.indicator'] || rules['kan.perDeal'] > 0),
  },
  {
    keys: ['wall.deadWall', 'wall.refill'],
    why: 'there is no dead wall to refill',
    holds: (rules) => rules['wall.refill'] && rules['wall.deadWall'] === 0,
  },
  {
    keys: ['score.model', 'score.flatValue'],
    why: 'a flat value is needed exactly where every hand is worth the same',
    holds: (rules) => (rules['score.model'] === 'flat') !== rules['score.flatValue'] > 0,
  },
  {
    keys: ['score.limits', 'score.countedYakuman'],
    why: 'limits must rise: mangan, haneman, baiman, sanbaiman, counted yakuman',
    holds: (rules) => {
      const { mangan, haneman, baiman, sanbaiman } = rules['score.limits'];
      const counted = rules['score.countedYakuman'] || sanbaiman + 1;
      const steps = [4, mangan, haneman, baiman, sanbaiman, counted];
      return steps.some((step, i) => i > 0 && step <= steps[i - 1]!);
    },
  },
  {
    keys: ['win.multipleRon', 'draw.abortive'],
    why: 'three players cannot win on one tile where only the nearest is heard',
    holds: (rules) =>
      rules['win.multipleRon'] === 'headBump' && rules['draw.abortive'].includes('tripleRon'),
  },
  {
    keys: ['win.yakuNeeded', 'win.twoYakuFrom'],
    why: 'two yaku cannot be needed where none is',
    holds: (rules) => rules['win.twoYakuFrom'] > 0 && rules['win.yakuNeeded'] === 0,
  },
  {
    keys: ['draw.notenTotal', 'draw.notenToPool'],
    why: 'noten players pay either the tenpai players or the pool',
    holds: (rules) => rules['draw.notenTotal'] > 0 && rules['draw.notenToPool'] > 0,
  },
  {
    keys: ['end.extension', 'end.target'],
    why: 'an extension until the target needs a target',
    holds: (rules) => rules['end.extension'] === 'untilTarget' && rules['end.target'] === 0,
  },
  {
    keys: ['riichi.allowed', 'yaku.riichi'],
    why: 'riichi may be declared but is worth nothing',
    holds: (rules) => rules['riichi.allowed'] && rules['yaku.riichi'] === 'absent',
  },
  {
    keys: ['kan.robConcealed', 'win.thirteenOrphans'],
    why: 'a concealed kan may be robbed for thirteen orphans, which are not a complete hand',
    holds: (rules) =>
      rules['kan.robConcealed'] === 'thirteenOrphans' && !rules['win.thirteenOrphans'],
  },
  {
    keys: ['ranking.tournamentTies'],
    why: 'a coin toss separates everybody: nothing comes after it',
    holds: (rules) => {
      const at = rules['ranking.tournamentTies'].indexOf('coinToss');
      return at >= 0 && at < rules['ranking.tournamentTies'].length - 1;
    },
  },
  needsShape('win.sevenPairs', 'yaku.chiitoitsu'),
  needsShape('win.thirteenOrphans', 'yaku.kokushi'),
  needsYaku('yaku.kokushi_13men', 'yaku.kokushi'),
  needsYaku('yaku.junsei_chuuren_poutou', 'yaku.chuuren_poutou'),
  needsYaku('yaku.suuankou_tanki', 'yaku.suuankou'),
];

/** Points in front of a player are sticks, and the smallest stick is what payments are rounded to. */
function needsSticks(amount: 'table.startingPoints' | 'table.loan' | 'riichi.loan'): ConflictRule {
  return {
    keys: [amount, 'score.roundTo'],
    why: 'no sticks add up to that: it must be a multiple of what payments are rounded to',
    holds: (rules) => rules[amount] % rules['score.roundTo'] !== 0,
  };
}

/** Asked only of rules that somebody writes: what has been played stays readable. */
export const DRAFT_CONFLICTS: readonly ConflictRule[] = [
  ...CONFLICTS,
  needsSticks('table.startingPoints'),
  needsSticks('table.loan'),
  needsSticks('riichi.loan'),
];

/** What contradicts itself in these rules. */
export const conflictsIn = (rules: RuleValues): Conflict[] => conflictsAmong(CONFLICTS, rules);
/** The same for rules that are still being written. */
export const conflictsInDraft = (rules: RuleValues): Conflict[] =>
  conflictsAmong(DRAFT_CONFLICTS, rules);

function conflictsAmong(known: readonly ConflictRule[], rules: RuleValues): Conflict[] {
  return known.filter((rule) => rule.holds(rules)).map(({ keys, why }) => ({ keys, why }));
}
