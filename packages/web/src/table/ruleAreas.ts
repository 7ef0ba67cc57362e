// The options by what they are about, in the order in which a player would ask.

import type { RuleKey } from '@hanchan/rules';

export const AREAS = ['table', 'calls', 'riichi', 'win', 'score', 'yaku', 'match', 'fouls'] as const;
export type Area = (typeof AREAS)[number];

const BY_PREFIX: Readonly<Record<string, Area>> = {
  table: 'table',
  tiles: 'table',
  wall: 'table',
  deal: 'table',
  dora: 'table',
  calls: 'calls',
  kan: 'calls',
  riichi: 'riichi',
  furiten: 'riichi',
  win: 'win',
  nagashi: 'win',
  score: 'score',
  fu: 'score',
  payment: 'score',
  liability: 'score',
  yaku: 'yaku',
  foul: 'fouls',
  penalty: 'fouls',
};

export function areaOf(key: RuleKey): Area {
  return BY_PREFIX[key.slice(0, key.indexOf('.'))] ?? 'match';
}
