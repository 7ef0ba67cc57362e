// EMA 2008 at the table: furiten by own discards, and for the go-around after a missed win.

import { EMA_2008 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const RULES = EMA_2008.values;

/** Waits for 3p and 6p with pinfu, and can also pung a 6p, so that it is asked about one. */
const PINFU = '123m456m789s4566p';
/** Waits for 1s without a yaku and for 4s with all simples; as the next player it can chow either. */
const HALF = '222m567m678p23s55p';
const MISSED = { code: 'furiten', rule: 'furiten.missed' };
const DISCARDED = { code: 'furiten', rule: 'furiten.discard' };

// Furiten

clause(['ema-furiten-01', 'T11'], 'an own discard bars every wait, not only itself', () => {
  const table = (tile: string) =>
    new Table(RULES, { hands: { S: PINFU }, draws: tile, discards: { S: '3p' } }).do(
      `E discards ${tile}`,
    );
  expect(table('3p').refusal('S ron')).toMatchObject(DISCARDED);
  expect(table('6p').refusal('S ron')).toMatchObject(DISCARDED);
});

clause(['ema-furiten-01', 'T11'], 'also when another player claimed that discard', () => {
  const table = new Table(RULES, {
    hands: { S: PINFU, W: '33p147m258s12346z' },
    draws: '1z3p2z6p',
  });
  table.do('E discards 1z', 'S discards 3p', 'W pon', 'W discards 1m', 'N discards 2z');
  expect(table.state('S').discards[0]!.calledBy).toBe(2);
  table.do('E discards 6p');
  expect(table.refusal('S ron')).toMatchObject(DISCARDED);
});

clause('ema-furiten-01', 'robbing a kong is barred as well', () => {
  const table = new Table(RULES, {
    hands: { E: '234s567s89s55z[333p^]', S: PINFU },
    draws: '3p',
    discards: { S: '6p' },
  });
  table.do('E kan 3p');
  expect(table.last('drew').from).toBe('replacement');
  expect(table.furiten('S', '3p')).toBe('furiten.discard');
});

clause('ema-furiten-02', 'also when the old discard would give a hand without yaku', () => {
  const table = (discard: string) =>
    new Table(RULES, { hands: { S: HALF }, draws: '4s', discards: { S: discard } }).do(
      'E discards 4s',
    );
  expect(table('9m').refusal('S ron')).toBeNull();
  expect(table('1s').refusal('S ron')).toMatchObject(DISCARDED);
});

// Temporarily furiten

clause(['ema-temp-01', 'T10'], 'after a missed 3p the 6p of the same go-around is refused', () => {
  const table = new Table(RULES, { hands: { S: PINFU }, draws: '3p6p', turn: 'W' });
  table.do('W discards 3p');
  expect(table.can('S', 'ron')).toBe(true);
  table.do('S pass', 'N discards 6p');
  expect(table.refusal('S ron')).toMatchObject(MISSED);
});

clause(['ema-temp-01', 'E16'], 'a completing tile without yaku is a miss too', () => {
  const table = new Table(RULES, {
    hands: { S: HALF, E: '147m369p12345z6z' + '9s' },
    draws: '1s4s',
    discards: { S: '9m' },
    turn: 'N',
  });
  table.do('N discards 1s');
  expect(table.can('S', 'ron')).toBe(false);
  table.do('E discards 4s');
  expect(table.refusal('S ron')).toMatchObject(MISSED);
});

const breakers: readonly (readonly [string, string, string, string])[] = [
  ['pung', '33p147m258s1234z6p', 'N pon 33p', ''],
  ['chow', '12p147m258s1234z6p', 'N chi 12p', ''],
  ['claimed kong', '333p147m258s123z6p', 'N kan 333p', ''],
];
for (const [name, hand, call] of breakers) {
  clause(['ema-temp-02', 'T10'], `a ${name} breaks the go-around, and the 6p wins`, () => {
    const table = new Table(RULES, { hands: { S: PINFU, N: hand }, draws: '3p', turn: 'W' });
    table.do('W discards 3p', call, 'N discards 6p');
    expect(table.can('S', 'ron')).toBe(true);
  });
}

clause(['ema-temp-02', 'E15'], 'a concealed kong breaks it too', () => {
  const table = new Table(RULES, {
    hands: { S: PINFU, N: '111z47m258s234z69p' },
    draws: '3p1z',
    replacements: '6p',
    turn: 'W',
  });
  table.do('W discards 3p', 'S pass', 'N kan 1z', 'N discards 6p');
  expect(table.can('S', 'ron')).toBe(true);
});

clause('ema-temp-02', 'in riichi no claim lifts it', () => {
  const table = new Table(RULES, {
    hands: { S: PINFU, N: '33p147m258s1234z6p' },
    draws: '3p',
    turn: 'W',
    riichi: ['S'],
  });
  table.do('W discards 3p', 'N pon 33p', 'N discards 6p');
  expect(table.furiten('S', '6p')).toBe('furiten.missedInRiichi');
});

clause(['ema-temp-03', 'T10'], 'it ends with the own next draw', () => {
  const table = new Table(RULES, {
    hands: { S: PINFU, W: '147m258s12346z99p', N: '147m258s12346z99p', E: '147m36s1235567z' },
    draws: '3p7z7z9s6p',
    turn: 'W',
  });
  table.do('W discards 3p', 'N discards 7z', 'E discards 7z');
  expect(table.state('S').hasMissed).toBe(false);
  table.do('S discards 9s', 'W discards 6p');
  expect(table.refusal('S ron')).toBeNull();
});
