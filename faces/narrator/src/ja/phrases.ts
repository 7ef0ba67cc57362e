// Phrases within sentences, in Japanese.

import type { Phrase } from '../phrases.ts';
import { textsFor } from '../texts.ts';

/** Phrases that many sentences share. */
export const phrases = textsFor<Phrase>()({
  deal: '{wind}{number}局',
  dealAt: '{deal} {counters}',
  counters: { by: 'count', other: '{count}本場' },
  sticks: { by: 'count', zero: '供託なし', other: '供託{count}本' },
  hanFu: '{han}翻{fu}符',
  points: '{points}点',
  summary: '{parts}',
  doraCount: '{dora}{count}',
  worth: '{named}、{summary}',
  units: { by: 'count', one: '役満', other: '{count}倍役満' },
  'limit.mangan': '満貫',
  'limit.haneman': '跳満',
  'limit.baiman': '倍満',
  'limit.sanbaiman': '三倍満',
  'limit.yakuman': '役満',
  'wait.twoSided': '両面待ち',
  'wait.edge': '辺張待ち',
  'wait.middle': '嵌張待ち',
  'wait.pair': '単騎待ち',
  'wait.twoPairs': '双碰待ち',
  'wait.oneOrphan': '国士の欠け牌待ち',
  'wait.thirteenOrphans': '国士十三面待ち',
});
