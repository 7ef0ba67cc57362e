// The options of a rulebook in the order in which a reader looks for them.

import { RULE_KEYS, type RuleKey } from '@hanchan/rules';

export const AREAS = [
  'tiles',
  'dora',
  'calls',
  'riichi',
  'win',
  'yaku',
  'score',
  'draw',
  'end',
  'fouls',
] as const;
export type Area = (typeof AREAS)[number];

/** By the first word of a key. */
const AREA_OF: Readonly<Record<string, Area>> = {
  table: 'tiles',
  tiles: 'tiles',
  wall: 'tiles',
  dora: 'dora',
  calls: 'calls',
  kan: 'calls',
  riichi: 'riichi',
  furiten: 'riichi',
  win: 'win',
  yaku: 'yaku',
  fu: 'score',
  score: 'score',
  payment: 'score',
  liability: 'score',
  draw: 'draw',
  nagashi: 'draw',
  dealer: 'draw',
  counter: 'draw',
  end: 'end',
  ranking: 'end',
  clock: 'end',
  foul: 'fouls',
  penalty: 'fouls',
  help: 'fouls',
};

export const areaOf = (key: RuleKey): Area => AREA_OF[key.split('.')[0]!]!;

/** Keys by area, in the order of their declaration. */
export function byArea(
  keys: readonly RuleKey[] = RULE_KEYS,
): readonly (readonly [Area, RuleKey[]])[] {
  return AREAS.map((area) => [area, keys.filter((key) => areaOf(key) === area)] as const).filter(
    ([, found]) => found.length > 0,
  );
}
