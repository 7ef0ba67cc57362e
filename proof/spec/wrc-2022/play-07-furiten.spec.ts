// Section 8.11.2: furiten by own discards, by a missed win, and what it bars.

import { furitenRule } from '@hanchan/game';
import { kindOf, parseTile, type Wind } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import type { Table } from '../support/playTable.ts';
import { table, textOf, yakuOf } from './playing.ts';

const MISSED = { code: 'furiten', rule: 'furiten.missed' };
const DISCARDED = { code: 'furiten', rule: 'furiten.discard' };

/** Waits for 3p and 6p with All Inside, and could pon 3p. */
const WAITS_36P = '3345p234m567m678s';
/** Waits for 1m without a yaku and for 4m with All Inside. */
const WAITS_14M = '23m88p567s[345p<][678s<]';

function barredBy(at: Table, wind: Wind, tile: string) {
  const parsed = parseTile(tile);
  return parsed.ok ? furitenRule(at.match, at.seat(wind), kindOf(parsed.value)) : 'no tile';
}

// T-01: West's 6p is let go; North pons a tile of East, who then discards 3p.
const passedSixPin = () =>
  table({
    hands: { S: WAITS_36P, N: '99p147m258s12345z' },
    turn: 'W',
    draws: '6p 7z 9p 3p 7z 3p',
  }).do('W discards 6p', 'S pass', 'N discards 7z', 'E discards 9p', 'N pon', 'N discards 1m');

clause(
  ['wrc-8.11.2-04', 'wrc-8.11.2-07', 'wrc-3.3-13', 'T-01'],
  'a missed win bars every ron until the own next draw, whatever others call',
  () => {
    const at = passedSixPin().do('E discards 3p');
    expect(at.offers('S')).toEqual(['pon 33p', 'chi 45p', 'pass']);
    expect(at.refusal('S ron')).toMatchObject(MISSED);
  },
);

clause(['wrc-8.11.2-06', 'T-01'], 'the own draw ends it', () => {
  const at = passedSixPin().do('E discards 3p', 'S pass', 'S discards 7z', 'W discards 3p');
  expect(at.can('S', 'ron')).toBe(true);
});

clause(['wrc-8.11.2-06', 'T-02'], 'an own call ends it, too', () => {
  const at = table({
    hands: { S: '45p88s222345m678s' },
    turn: 'W',
    draws: '6p 2m 3p',
  }).do('W discards 6p', 'S pass', 'N discards 2m');
  expect(at.state('S').hasMissed).toBe(true);
  at.do('S pon', 'S discards 5m', 'W discards 3p');
  expect(at.can('S', 'ron')).toBe(true);
});

clause(
  ['wrc-8.11.2-04', 'T-03'],
  'a tile that completes the hand without a yaku is missed as well, though nobody was asked',
  () => {
    const at = table({ hands: { S: WAITS_14M }, turn: 'W', draws: '1m 4m' }).do('W discards 1m');
    expect(at.match.deal!.turn).toBe(at.seat('N'));
    expect(barredBy(at, 'S', '4m')).toBe('furiten.missed');
    at.do('N discards 4m');
    expect(at.match.deal!.turn).toBe(at.seat('E'));
  },
);

clause(
  ['wrc-8.11.2-01', 'wrc-8.11.2-09', 'T-04'],
  'an own discard that would complete the hand without a yaku bars the other wait, too',
  () => {
    const setup = { hands: { S: WAITS_14M }, discards: { S: '1m' } };
    const ron = table({ ...setup, turn: 'W', draws: '4m' }).do('W discards 4m');
    expect(ron.match.deal!.turn).toBe(ron.seat('N'));
    expect(barredBy(ron, 'S', '4m')).toBe('furiten.missed');
    const fresh = table({ ...setup, turn: 'W', draws: '4m' });
    expect(barredBy(fresh, 'S', '4m')).toBe('furiten.discard');
    const tsumo = table({ ...setup, turn: 'S', draws: '4m' });
    expect(tsumo.can('S', 'tsumo')).toBe(true);
  },
);

clause(['wrc-8.11.2-09', 'T-05'], 'furiten bars robbing a quad', () => {
  const at = table({
    hands: { S: WAITS_14M, N: '258p369s1234z[444m^]' },
    discards: { S: '1m' },
    turn: 'N',
    draws: '4m',
  }).do('N kan 4m');
  expect(at.offers('S')).toEqual([]);
  expect(at.last('drew').from).toBe('replacement');
});

clause(['wrc-8.11.2-02', 'wrc-8.12-06', 'A-33', 'T-06'], 'a discard that was called counts', () => {
  const at = table({
    hands: { S: WAITS_36P, W: '66p147m258s12345z' },
    turn: 'S',
    draws: '6p 7z 3p',
  }).do('S discards 6p', 'W pon', 'W discards 1m', 'N discards 7z', 'E discards 3p');
  expect(at.state('S').discards[0]!.calledBy).toBe(at.seat('W'));
  expect(at.refusal('S ron')).toMatchObject(DISCARDED);
});

clause(
  ['wrc-3.3-13', 'wrc-8.11-04'],
  'one of the waits among the own discards bars the others',
  () => {
    const at = table({ hands: { S: WAITS_36P }, discards: { S: '6p' }, draws: '3p' });
    expect(at.do('E discards 3p').refusal('S ron')).toMatchObject(DISCARDED);
  },
);

clause(['wrc-8.11.2-05', 'T-07'], 'a quad that was not robbed is a missed win', () => {
  const at = table({
    hands: { S: '4566p234m567m678s', N: '258m369s1234z[333p^]' },
    turn: 'N',
    draws: '3p',
    replacements: '6p',
  }).do('N kan 3p', 'S pass', 'N discards 6p');
  expect(at.refusal('S ron')).toMatchObject(MISSED);
  expect(at.can('S', 'pon')).toBe(true);
});

const riichiPassed = (draws: string) =>
  table({
    hands: { S: WAITS_36P },
    turn: 'W',
    riichi: ['S'],
    discards: { S: '9m' },
    deposits: 1,
    draws: `6p 7z 7z ${draws}`,
  }).do('W discards 6p', 'S pass', 'N discards 7z', 'E discards 7z');

clause(
  ['wrc-8.11.2-08', 'A-36', 'T-08'],
  'in riichi a missed win bars every ron to the end of the deal',
  () => {
    const at = riichiPassed('1z 3p').do('S discards 1z', 'W discards 3p');
    expect(at.match.deal!.turn).toBe(at.seat('N'));
    expect(barredBy(at, 'S', '3p')).toBe('furiten.missedInRiichi');
  },
);

clause(['wrc-8.11.2-08', 'T-08'], 'a self-draw still wins', () => {
  const at = riichiPassed('3p').do('S tsumo');
  expect(yakuOf(at)).toContain('riichi');
});

clause('A-36', 'a miss before the declaration does not outlive the draw', () => {
  const at = table({
    hands: { S: WAITS_36P },
    turn: 'W',
    draws: '6p 7z 7z 1z 3p',
  }).do('W discards 6p', 'S pass', 'N discards 7z', 'E discards 7z', 'S riichi 1z');
  expect(at.do('W discards 3p').can('S', 'ron')).toBe(true);
});

clause('wrc-8.11.2-03', 'outside riichi the wait can be changed to leave furiten', () => {
  const at = table({
    hands: { S: '45p234m567m678s88s' },
    discards: { S: '6p' },
    turn: 'S',
    draws: '5p 5p',
  });
  expect(barredBy(at, 'S', '3p')).toBe('furiten.discard');
  at.do('S discards 4p', 'W discards 5p');
  expect(textOf(at.state('S').waits)).toContain('5p');
  expect(at.can('S', 'ron')).toBe(true);
});

clause(
  'wrc-8.11.2-10',
  'a furiten player may still win by a draw, call, make quads and declare riichi',
  () => {
    const calls = table({ hands: { S: WAITS_36P }, discards: { S: '6p' }, draws: '3p' });
    expect(calls.do('E discards 3p').offers('S')).toEqual(['pon 33p', 'chi 45p', 'pass']);
    const turn = table({
      hands: { S: '45p222m567m678s99s' },
      discards: { S: '6p' },
      turn: 'S',
      draws: '2m',
    });
    expect(turn.can('S', 'kan 2m')).toBe(true);
    expect(turn.can('S', 'riichi')).toBe(true);
    const drawn = table({
      hands: { S: WAITS_36P },
      discards: { S: '6p' },
      turn: 'S',
      draws: '6p',
    });
    expect(drawn.can('S', 'tsumo')).toBe(true);
  },
);

clause(
  'A-35',
  'not declaring a self-draw misses no discard; discarding the tile is furiten',
  () => {
    const setup = { hands: { S: WAITS_36P }, turn: 'S', draws: '6p 3p' } as const;
    const kept = table(setup).do('S discards 5p');
    expect(kept.state('S').hasMissed).toBe(false);
    const gone = table(setup).do('S discards 6p');
    expect(gone.state('S').hasMissed).toBe(false);
    expect(gone.do('W discards 3p').refusal('S ron')).toMatchObject(DISCARDED);
  },
);

clause('A-32', 'a fifth copy is no wait and makes nobody furiten', () => {
  const at = table({ hands: { S: '46p234s99m[5555p][678s<]' }, turn: 'S', draws: '1z' });
  expect(at.state('S').waits).toEqual([]);
});
