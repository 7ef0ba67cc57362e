// Sections 8.3 and 8.4: what may not be discarded after a call, and the end of the live wall.

import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { table, yakuOf } from './playing.ts';

const SWAP = { code: 'swapCall', rule: 'calls.swap' };
const NO_DISCARD = {
  code: 'callLeavesNoDiscard',
  rule: 'calls.swap',
  case: { declared: 'call' },
};
const LAST_TILE = { code: 'callOnLastTile', rule: 'calls.lastDiscard' };

/** South calls East's tile with two own ones and is about to discard. */
function afterChi(hand: string, called: string, own: string) {
  return table({ hands: { S: hand }, draws: called }).do(`E discards ${called}`, `S chi ${own}`);
}

clause(
  ['wrc-8.3-01', 'wrc-8.3-03', 'wrc-2-05', 'T-28'],
  'a sequence bars the called tile and the one at its other side',
  () => {
    const fours = afterChi('4567s258m369p123z', '4s', '5s6s');
    expect(fours.refusal('S discards 4s')).toMatchObject(SWAP);
    expect(fours.refusal('S discards 7s')).toMatchObject(SWAP);
    expect(fours.can('S', 'discards 4s')).toBe(false);
    expect(fours.can('S', 'discards 2m')).toBe(true);
    const ones = afterChi('1234p258m369s123z', '1p', '2p3p');
    expect(ones.refusal('S discards 1p')).toMatchObject(SWAP);
    expect(ones.refusal('S discards 4p')).toMatchObject(SWAP);
    const highs = afterChi('4567s258m369p123z', '7s', '5s6s');
    expect(highs.refusal('S discards 4s')).toMatchObject(SWAP);
  },
);

clause(['wrc-8.3-03', 'T-28'], 'a middle or an edge call bars only the called tile', () => {
  const middle = afterChi('34567s258m36p123z', '5s', '4s6s');
  expect(middle.refusal('S discards 5s')).toMatchObject(SWAP);
  expect(middle.refusal('S discards 3s')).toBe(null);
  expect(middle.refusal('S discards 7s')).toBe(null);
  const low = afterChi('1234m258s369p123z', '3m', '1m2m');
  expect(low.refusal('S discards 3m')).toMatchObject(SWAP);
  expect(low.refusal('S discards 4m')).toBe(null);
  const high = afterChi('6789p258s369m123z', '7p', '8p9p');
  expect(high.refusal('S discards 7p')).toMatchObject(SWAP);
  expect(high.refusal('S discards 6p')).toBe(null);
});

clause(
  'A-22',
  'more distant equivalents stay allowed: chii 3s with 45s bars 3s and 6s, not 9s',
  () => {
    const at = afterChi('345679s258m36p12z', '3s', '4s5s');
    expect(at.refusal('S discards 3s')).toMatchObject(SWAP);
    expect(at.refusal('S discards 6s')).toMatchObject(SWAP);
    expect(at.refusal('S discards 9s')).toBe(null);
  },
);

clause(
  ['wrc-8.3-02', 'A-22', 'T-28'],
  'pon bars the fourth copy for this discard; the next turn is free',
  () => {
    const at = table({ hands: { S: '111s258m369p1234z' }, draws: '1s' });
    at.do('E discards 1s', 'S pon');
    expect(at.refusal('S discards 1s')).toMatchObject(SWAP);
    at.do('S discards 1z', 'W discards drawn', 'N discards drawn', 'E discards drawn');
    expect(at.match.deal!.turn).toBe(at.seat('S'));
    expect(at.refusal('S discards 1s')).toBe(null);
  },
);

clause(['A-21', 'T-28'], 'a call that would leave only barred tiles is not offered', () => {
  const at = table({
    hands: { S: '2344s[555z<][678m<][678p<]' },
    draws: '1s',
    discards: { E: '9m' },
  }).do('E discards 1s');
  expect(at.offers('S')).toEqual(['ron', 'pass']);
  expect(at.refusal('S chi 2s3s')).toMatchObject(NO_DISCARD);
});

// 8.4 The last tile

clause(['wrc-8.4-01', 'T-14'], 'after the last live draw no quad may be declared', () => {
  const none = { code: 'kanNoLiveTile', rule: 'kan.lastTile' };
  const concealed = table({ hands: { E: '777p258m369s1234z' }, draws: '7p', live: 0 });
  expect(concealed.can('E', 'kan')).toBe(false);
  expect(concealed.refusal('E kan 7p')).toMatchObject(none);
  const promoted = table({ hands: { E: '258m369s1234z[777p^]' }, draws: '7p', live: 0 });
  expect(promoted.refusal('E kan 7p')).toMatchObject(none);
});

clause(
  ['wrc-8.4-01', 'wrc-8.4-03', 'T-14'],
  'the last discard can be won on and not called',
  () => {
    const at = table({
      hands: { S: '55s22s234m567m678p', W: '46s147m258p12345z' },
      draws: '5s',
      live: 0,
      discards: { E: '1z' },
    }).do('E discards 5s');
    expect(at.offers('S')).toEqual(['ron', 'pass']);
    expect(at.refusal('S pon 5s5s')).toMatchObject(LAST_TILE);
    at.do('S ron');
    expect(yakuOf(at)).toContain('houtei');
  },
);

clause('wrc-8.4-01', 'where nobody can win on it, nobody is asked', () => {
  const hands = { S: '46s147m258p12345z', W: '55s147m258p12345z' };
  const at = table({ hands, draws: '5s', live: 0 }).do('E discards 5s');
  expect(at.last('drawn').reason).toBe('exhausted');
});

clause('wrc-11.5.1-14', 'a win on the last live tile is Last Tile Draw', () => {
  const at = table({
    hands: { E: '234m567m234p55s78s' },
    draws: '9s',
    live: 0,
    discards: { E: '1z' },
  }).do('E tsumo');
  expect(yakuOf(at).sort()).toEqual(['haitei', 'menzen_tsumo', 'pinfu']);
});

const ONE_LEFT = { hands: { E: '777p123m456s789s9s' }, draws: '7p', live: 1 };

clause(
  ['wrc-8.13-03', 'wrc-11.5.1-15', 'T-15'],
  'a quad with one live tile left takes it away: a win on the replacement is After a Quad only',
  () => {
    const at = table({ ...ONE_LEFT, replacements: '9s' }).do('E kan 7p');
    expect(at.live).toBe(0);
    at.do('E tsumo');
    expect(yakuOf(at)).toContain('rinshan');
    expect(yakuOf(at)).not.toContain('haitei');
  },
);

clause(
  ['wrc-11.5.1-16', 'T-15'],
  'without a win there is no further quad, and a ron on the discard is Last Tile Claim',
  () => {
    const hands = { E: '777p888p123m55s12z', S: '1z234m567m234p567s' };
    const at = table({ hands, draws: '7p', replacements: '8p', live: 1 }).do('E kan 7p');
    expect(at.refusal('E kan 8p')).toMatchObject({ code: 'kanNoLiveTile', rule: 'kan.lastTile' });
    at.do('E discards 1z', 'S ron');
    expect(yakuOf(at)).toEqual(['houtei']);
  },
);

clause(
  ['wrc-11.5.1-12', 'T-16'],
  'robbing a quad with one live tile left is Robbing a Quad and no Last Tile Claim',
  () => {
    const hands = { E: '258m369s1234z[333p^]', S: '45p234m567m678s99s' };
    const at = table({ hands, draws: '3p', live: 1 }).do('E kan 3p', 'S ron');
    expect(yakuOf(at)).toContain('chankan');
    expect(yakuOf(at)).not.toContain('houtei');
    expect(at.live).toBe(1);
  },
);
