// Section 10.1: the bell during a deal, between two deals, and over the last discard.

import { deal, ringBell } from '@hanchan/game';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import type { Setup } from '../support/playTable.ts';
import { table, withIdleHands } from './playing.ts';

const WAITING = '45p234m567m678s99s';
const EAST_WINS: Setup = withIdleHands({ hands: { E: WAITING }, draws: '6p' });
const SOUTH_WINS: Setup = withIdleHands({ hands: { S: WAITING }, draws: '6p' });
const DRAWN: Setup = withIdleHands({ turn: 'W', draws: '7z', live: 0 });
const OVER = { ok: false, error: { code: 'matchOver', rule: null } };

clause(
  ['wrc-2-37', 'wrc-10.1-05', 'wrc-10-01', 'A-12', 'T-56'],
  'during a deal: it is finished, and none follows, even if East would repeat',
  () => {
    const at = table(EAST_WINS).do('bell');
    expect(at.match.phase).toBe('playing');
    at.do('E tsumo');
    expect(at.match.phase).toBe('over');
    expect(at.count('matchEnded')).toBe(1);
    expect(deal(at.match, at.match.deal!.wall)).toEqual(OVER);
  },
);

clause(
  ['wrc-10.1-05', 'A-02'],
  'also before the first discard of East, and when the deal is drawn',
  () => {
    expect(table(DRAWN).do('bell', 'W discards 7z').match.phase).toBe('over');
    const ready = table({ ...DRAWN, hands: withIdleHands({ hands: { E: WAITING } }).hands! });
    ready.do('bell', 'W discards 7z', 'E tenpai');
    expect(ready.last('dealEnded').dealerStays).toBe(true);
    expect(ready.match.phase).toBe('over');
  },
);

clause(
  ['wrc-2-38', 'wrc-10.1-04', 'wrc-10.1-07', 'wrc-3.4-03', 'A-12', 'T-56'],
  'right after a win: exactly one more deal is played',
  () => {
    const at = table(SOUTH_WINS).do('E discards 6p', 'S ron', 'bell');
    expect(at.match.phase).toBe('awaitingDeal');
    at.deal(EAST_WINS).do('E tsumo');
    expect(at.match.phase).toBe('over');
    expect(at.count('dealStarted')).toBe(2);
  },
);

clause(
  ['wrc-10.1-07', 'wrc-3.4-03', 'A-12', 'T-56'],
  'during the declarations after the last discard: one more deal is played',
  () => {
    const ready = { ...DRAWN, hands: withIdleHands({ hands: { S: WAITING } }).hands! };
    const at = table(ready).do('W discards 7z', 'bell', 'S tenpai');
    expect(at.match.phase).toBe('awaitingDeal');
    at.deal(SOUTH_WINS).do('E discards 6p', 'S ron');
    expect(at.match.phase).toBe('over');
    expect(at.count('dealStarted')).toBe(2);
  },
);

/** West's last discard lies there, and North could win on it. */
const overLastDiscard = (setup: Setup = {}) =>
  table({
    ...withIdleHands({ hands: { N: WAITING }, draws: '6p' }),
    turn: 'W',
    live: 0,
    ...setup,
  }).do('W discards 6p', 'bell');

clause(['A-12', 'T-56'], 'over the last discard: a ron on it makes that deal the last', () => {
  expect(overLastDiscard().do('N ron').match.phase).toBe('over');
});

clause(
  ['A-12', 'T-56'],
  'nobody wins on it: the deal had ended before, and one more follows',
  () => {
    const at = overLastDiscard().do('N pass', 'N tenpai');
    expect(at.match.phase).toBe('awaitingDeal');
    at.deal(EAST_WINS).do('E tsumo');
    expect(at.match.phase).toBe('over');
  },
);

clause('A-12', 'a discard that is not the last belongs to the deal', () => {
  const at = overLastDiscard({ live: 1 }).do('N pass', 'N discards drawn', 'N tenpai');
  expect(at.match.phase).toBe('over');
});

clause(['A-16', 'wrc-10.1-04'], 'South 4 won by East before the bell: one more deal', () => {
  const at = table({ ...EAST_WINS, round: 'S', dealer: 3 }).do('E tsumo', 'bell');
  expect(at.match.phase).toBe('awaitingDeal');
  expect(at.deal(EAST_WINS).do('E tsumo').match.phase).toBe('over');
});

clause(['A-16', 'T-56'], 'once the South round is over no bell brings another deal', () => {
  const at = table({ ...SOUTH_WINS, round: 'S', dealer: 3 }).do('E discards 6p', 'S ron');
  expect(at.match.phase).toBe('over');
  expect(ringBell(at.match)).toEqual(OVER);
  const last = overLastDiscard({ round: 'S', dealer: 3 }).do('N pass', 'N tenpai');
  expect(last.match.phase).toBe('over');
});

clause('wrc-3.4-06', 'the clock may end a hanchan in the middle of a round', () => {
  const at = table({ ...SOUTH_WINS, round: 'S', dealer: 1 }).do('bell', 'E discards 6p', 'S ron');
  expect(at.match.phase).toBe('over');
  expect(at.last('dealStarted')).toMatchObject({ round: 1, dealer: 1 });
  expect(at.last('matchEnded').scores).toEqual(at.scores);
});

clause('A-12', 'a second bell changes nothing', () => {
  const during = table(EAST_WINS).do('bell', 'bell', 'E tsumo');
  expect(during.match.phase).toBe('over');
  const between = table(EAST_WINS).do('E tsumo', 'bell', 'bell').deal(EAST_WINS);
  expect(between.do('bell', 'E tsumo').match.phase).toBe('over');
});
