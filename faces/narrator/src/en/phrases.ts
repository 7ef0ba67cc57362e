// Phrases within sentences, in English.

import type { Phrase } from '../phrases.ts';
import { textsFor } from '../texts.ts';

/** Phrases that many sentences share. */
export const phrases = textsFor<Phrase>()({
  deal: '{wind} {number}',
  dealAt: '{deal}, {counters}',
  counters: {
    by: 'count',
    zero: 'no counters',
    one: '{count} counter',
    other: '{count} counters',
  },
  sticks: {
    by: 'count',
    zero: 'no riichi sticks',
    one: '{count} riichi stick',
    other: '{count} riichi sticks',
  },
  hanFu: '{han} han {fu} fu',
  points: '{points} points',
  summary: '{Parts}',
  doraCount: '{dora} {count}',
  worth: '{named}; {summary}',
  units: { by: 'count', one: 'yakuman', other: '{count} yakuman' },
  'limit.mangan': 'mangan',
  'limit.haneman': 'haneman',
  'limit.baiman': 'baiman',
  'limit.sanbaiman': 'sanbaiman',
  'limit.yakuman': 'yakuman',
  'wait.twoSided': 'two-sided wait',
  'wait.edge': 'edge wait',
  'wait.middle': 'middle wait',
  'wait.pair': 'pair wait',
  'wait.twoPairs': 'wait on two pairs',
  'wait.oneOrphan': 'wait for the missing orphan',
  'wait.thirteenOrphans': 'wait for any of the thirteen orphans',
});
