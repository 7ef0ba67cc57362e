// Sections 8.10 and 8.11: winning by a draw or on a discard, and what becomes of the tile.

import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import type { Setup } from '../support/playTable.ts';
import { table, textOf, yakuOf } from './playing.ts';

const CLOSED = '45p234m567m678s99s';
const NO_YAKU = { code: 'noYaku', rule: 'win.yakuNeeded' };

clause('wrc-8.10-01', 'a drawn tile wins when it completes a hand with a yaku', () => {
  const closed = table({ hands: { E: CLOSED }, discards: { E: '1z' }, draws: '6p' });
  expect(closed.can('E', 'tsumo')).toBe(true);
  const other = table({ hands: { E: CLOSED }, discards: { E: '1z' }, draws: '7p' });
  expect(other.can('E', 'tsumo')).toBe(false);
  expect(other.refusal('E tsumo')).toMatchObject({ code: 'notComplete', rule: null });
  const open = table({ hands: { E: '45p567m678s99s[234m<]' }, draws: '6p' });
  expect(open.can('E', 'tsumo')).toBe(false);
  expect(open.refusal('E tsumo')).toMatchObject(NO_YAKU);
});

clause(['wrc-8.10-01', 'wrc-8.11-04'], 'furiten does not stop a self-draw', () => {
  const at = table({ hands: { E: CLOSED }, discards: { E: '3p6p' }, draws: '6p' });
  expect(at.can('E', 'tsumo')).toBe(true);
});

clause('wrc-8.10-02', 'the winner shows the whole hand and nobody else shows any', () => {
  const at = table({ hands: { E: CLOSED }, draws: '6p' }).do('E tsumo');
  expect(textOf(at.last('won').hand)).toBe('2m3m4m5m6m7m4p5p6s7s8s9s9s');
  expect(textOf([at.last('won').tile])).toBe('6p');
  expect(at.count('won')).toBe(1);
  expect(at.count('drawn')).toBe(0);
});

clause('wrc-8.11-01', 'a discard wins when it completes a hand with a yaku', () => {
  const setup = { discards: { W: '1z' }, draws: '3p' };
  const closed = table({ ...setup, hands: { S: CLOSED } }).do('E discards 3p');
  expect(closed.can('S', 'ron')).toBe(true);
  // No yaku, and a pon to be asked about.
  const yakuless = table({ ...setup, hands: { S: '3345p567m[234m<][111p^]' } });
  expect(yakuless.do('E discards 3p').can('S', 'ron')).toBe(false);
  expect(yakuless.refusal('S ron')).toMatchObject(NO_YAKU);
  expect(yakuless.can('S', 'pon')).toBe(true);
});

clause('wrc-8.11-01', 'a tile that does not complete the hand wins for nobody', () => {
  const at = table({ hands: { S: '99p147m258s12345z' }, draws: '9p' }).do('E discards 9p');
  expect(at.refusal('S ron')).toMatchObject({ code: 'notComplete', rule: null });
});

clause(
  ['wrc-8.11-02', 'wrc-8.11-03', 'wrc-3.2-12'],
  'after a ron the tile stays in the pool of the player who fed it',
  () => {
    const at = table({ hands: { S: CLOSED }, draws: '3p' }).do('E discards 3p', 'S ron');
    const { seats } = at.match.deal!;
    expect(textOf(seats[0].discards.map(({ tile }) => tile))).toBe('3p');
    expect(textOf(seats[1].hand)).toBe('2m3m4m5m6m7m4p5p6s7s8s9s9s');
    expect(at.last('won')).toMatchObject({ seat: 1, from: 0 });
    expect(textOf(at.last('won').hand)).not.toContain('3p');
  },
);

clause('wrc-8.11-04', 'a furiten player cannot win on any discard', () => {
  const at = table({
    hands: { S: '33p45p234m567m678s' },
    discards: { S: '6p' },
    draws: '3p',
  }).do('E discards 3p');
  expect(at.offers('S')).toEqual(['pon 33p', 'chi 45p', 'pass']);
  expect(at.refusal('S ron')).toMatchObject({ code: 'furiten', rule: 'furiten.discard' });
});

/** South, in riichi, has thrown an honour and is given 3p. */
const FED: Setup = {
  discards: { S: '1z' },
  riichi: ['S'],
  deposits: 1,
  draws: '3p',
  ura: '4z',
};

clause('wrc-2-35', 'one han is enough at five counters', () => {
  const hands = { S: '45p234m567m888s99s' };
  const at = table({ ...FED, hands, counters: 5, indicators: '4z' }).do('E discards 3p', 'S ron');
  expect(yakuOf(at)).toEqual(['riichi']);
  expect(at.last('won').value.deltas[0]).toBe(-1_300 - 1_500);
});

clause(
  ['wrc-9.1-06', 'wrc-9.1-07', 'wrc-9.1-08', 'T-50'],
  'counters and deposits are paid with the win',
  () => {
    const ron = table({
      ...FED,
      hands: { S: '234m567m45p678s99s' },
      counters: 2,
      indicators: '1m',
    }).do('E discards 3p', 'S ron');
    // Riichi, Pinfu and a dora: 3,900.
    expect(ron.last('won').value.deltas).toEqual([-4_500, 5_500, 0, 0]);
    const tsumo = table({
      hands: { S: '234m567m45p678s99s' },
      discards: { S: '1z' },
      turn: 'S',
      counters: 2,
      draws: '6p',
      indicators: '1m5z',
    }).do('S tsumo');
    // Fully Concealed, Pinfu and a dora: 700/1,300.
    expect(tsumo.last('won').value.deltas).toEqual([-1_500, 3_300, -900, -900]);
  },
);
