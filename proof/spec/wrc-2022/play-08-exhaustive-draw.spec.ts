// Sections 3.3, 9 and 9.2: the end of the wall, declaring tenpai, and the payments of a draw.

import { seatsToAct } from '@hanchan/game';
import type { Wind } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import type { Setup } from '../support/playTable.ts';
import { table, textOf } from './playing.ts';

/** Tenpai hands, one for each wind; nobody waits for a red dragon. */
const READY = {
  E: '123m456m789m11p23s',
  S: '123p456p789p22m78s',
  W: '234m678m345p88p45s',
  N: '555z666z333s99s12p',
} as const;

const handsOf = (winds: string) =>
  Object.fromEntries([...winds].map((wind) => [wind, READY[wind as Wind]]));

/** West discards the last tile, and these players are tenpai. */
const lastDiscard = (winds: string, setup: Setup = {}) =>
  table({ hands: handsOf(winds), turn: 'W', draws: '7z', live: 0, ...setup }).do('W discards 7z');

/** All of them say so. */
function drawn(winds: string, setup: Setup = {}) {
  const at = lastDiscard(winds, setup);
  for (const wind of winds) if (at.offers(wind as Wind).length > 0) at.do(`${wind} tenpai`);
  return at;
}

clause(
  ['wrc-9.2-01', 'wrc-9-01'],
  'the deal is drawn when nobody wins on the discard after the last live tile',
  () => {
    const before = table({ turn: 'W', draws: '7z', live: 0 });
    expect(before.count('drawn')).toBe(0);
    expect(before.do('W discards 7z').last('drawn').reason).toBe('exhausted');
    const more = table({ turn: 'W', draws: '7z', live: 1 }).do('W discards 7z');
    expect(more.match.deal!.turn).toBe(more.seat('N'));
  },
);

clause(
  ['wrc-9.2-06', 'wrc-2-11'],
  'noten players pay 3,000 in all, shared by the tenpai players',
  () => {
    const deltas = (winds: string) => drawn(winds).last('drawn').deltas;
    expect(deltas('SWN')).toEqual([-3_000, 1_000, 1_000, 1_000]);
    expect(deltas('WN')).toEqual([-1_500, -1_500, 1_500, 1_500]);
    expect(deltas('N')).toEqual([-1_000, -1_000, -1_000, 3_000]);
    expect(deltas('')).toEqual([0, 0, 0, 0]);
    expect(deltas('ESWN')).toEqual([0, 0, 0, 0]);
  },
);

clause('wrc-9.2-07', 'counters do not change that amount', () => {
  expect(drawn('N', { counters: 4 }).last('drawn').deltas).toEqual([-1000, -1000, -1000, 3000]);
});

clause(['wrc-9.2-08', 'wrc-3.5-10'], 'deposits stay for the next winner', () => {
  const at = drawn('S', { deposits: 2 });
  expect(at.match.deposits).toBe(2);
  at.deal({ hands: { E: '45p234m567m678s99s' }, draws: '6p' });
  expect(at.last('dealStarted').deposits).toBe(2);
  expect(at.do('E tsumo').last('won').deposits).toBe(2);
  expect(at.match.deposits).toBe(0);
});

// Declaring

clause(
  ['wrc-9.2-02', 'A-39'],
  'tenpai or noten is said in the order East, South, West, North, each answer before the next',
  () => {
    const at = lastDiscard('ESN');
    expect(seatsToAct(at.match)).toEqual([0]);
    at.do('E tenpai');
    expect(at.last('declared')).toEqual({ type: 'declared', seat: 0, isTenpai: true });
    expect(seatsToAct(at.match)).toEqual([1]);
    at.do('S noten');
    expect(seatsToAct(at.match)).toEqual([3]);
    at.do('N tenpai');
    expect(at.last('drawn').tenpai).toEqual([0, 3]);
  },
);

clause(['wrc-9.2-03', 'A-39'], 'a declaration is final, also one made before its turn', () => {
  const at = lastDiscard('ES').do('S noten');
  expect(at.last('declared')).toEqual({ type: 'declared', seat: 1, isTenpai: false });
  expect(at.refusal('S tenpai')).toMatchObject({ code: 'notAsked', rule: 'draw.mayHideTenpai' });
  expect(at.offers('S')).toEqual([]);
  expect(at.do('E tenpai').last('drawn').tenpai).toEqual([0]);
});

clause(
  ['wrc-9.2-04', 'T-52'],
  'a tenpai player may say noten and hide the hand; one in riichi may not',
  () => {
    const at = lastDiscard('ES', { riichi: ['S'], deposits: 1 });
    expect(at.offers('E')).toEqual(['tenpai', 'noten']);
    expect(at.offers('S')).toEqual([]);
    expect(at.refusal('S noten')).toMatchObject({
      code: 'mustDeclareTenpai',
      rule: 'draw.mayHideTenpai',
    });
    at.do('E noten');
    const { tenpai, shown, deltas } = at.last('drawn');
    expect(tenpai).toEqual([1]);
    expect(shown[0]).toBe(null);
    expect(deltas).toEqual([-1_000, 3_000, -1_000, -1_000]);
    expect(at.last('dealEnded').dealerStays).toBe(false);
  },
);

clause(
  ['A-38', 'wrc-3.3-12'],
  'noten is everything that is not tenpai, and cannot say tenpai',
  () => {
    const at = lastDiscard('E');
    expect(at.offers('S')).toEqual([]);
    expect(at.refusal('S tenpai')).toMatchObject({ code: 'notTenpai', rule: null });
    at.do('E tenpai');
    expect(at.last('drawn').tenpai).toEqual([0]);
    const { seats } = at.match.deal!;
    expect(seats.map(({ waits }) => waits.length > 0)).toEqual([true, false, false, false]);
  },
);

clause('wrc-9.2-05', 'tenpai hands are shown, noten hands are not', () => {
  const { shown } = drawn('EN').last('drawn');
  expect(shown.map((hand) => hand !== null)).toEqual([true, false, false, true]);
  expect(textOf(shown[0]!)).toBe('1m2m3m4m5m6m7m8m9m1p1p2s3s');
});

// What is tenpai

/** Whether South's hand is tenpai at the end of the wall. */
function isTenpai(hand: string, others: Partial<Record<Wind, string>> = {}): boolean {
  const at = table({ hands: { S: hand, ...others }, turn: 'W', draws: '7z', live: 0 });
  at.do('W discards 7z');
  if (at.offers('S').length > 0) at.do('S tenpai');
  return at.last('drawn').tenpai.includes(1);
}

clause(['wrc-3.3-08', 'A-31', 'T-09'], 'a hand that waits for a fifth copy is noten', () => {
  expect(isTenpai('1111m234p567p789s')).toBe(false);
  expect(isTenpai('46p234s99m[5555p][678s<]')).toBe(false);
  expect(isTenpai('5p234m567m789s[555p^]')).toBe(false);
});

clause(['wrc-3.3-09', 'T-10'], 'a wait whose tiles are all elsewhere is tenpai', () => {
  expect(isTenpai('199m19p19s234567z', { N: '258m369p258s1z[111z^]' })).toBe(true);
});

clause(
  ['wrc-3.3-07', 'wrc-2-09', 'T-11'],
  'an open hand without any yaku is tenpai and paid',
  () => {
    const at = table({
      hands: { S: '23m456m789s99s[345p<]' },
      turn: 'W',
      draws: '7z',
      live: 0,
    }).do('W discards 7z', 'S tenpai');
    expect(at.last('drawn').deltas).toEqual([-1_000, 3_000, -1_000, -1_000]);
  },
);

clause('T-12', 'four of a kind are not two pairs', () => {
  expect(isTenpai('1111m2233p4455s6z')).toBe(false);
});

clause('wrc-2-20', 'terminals and honours alone in the pool earn nothing', () => {
  const discards = { S: '19m19p19s1234567z19m19p1s' };
  const at = drawn('N', { discards });
  expect(at.last('drawn')).toMatchObject({ reason: 'exhausted', by: [] });
  expect(at.last('drawn').deltas).toEqual([-1_000, -1_000, -1_000, 3_000]);
});

// No abortive draws

clause(['wrc-9-02', 'wrc-2-30'], 'four players in riichi play on', () => {
  const hands = handsOf('ESWN');
  const riichi = ['S', 'W', 'N'] as const;
  const at = table({ hands, riichi, deposits: 3, draws: '7z' }).do('E riichi 7z');
  expect(at.match.deal!.seats.every((seat) => seat.riichi !== 'none')).toBe(true);
  expect(at.count('drawn')).toBe(0);
  expect(at.match.deal!.turn).toBe(at.seat('S'));
});

clause(['wrc-9-02', 'wrc-2-30'], 'four equal winds in the first go-around are played on', () => {
  const at = table({ draws: '4z4z4z4z', hands: handsOf('ESW') });
  at.do('E discards 4z', 'S discards 4z', 'W discards 4z', 'N discards 4z');
  expect(at.count('drawn')).toBe(0);
  expect(at.match.deal!.turn).toBe(at.seat('E'));
});
