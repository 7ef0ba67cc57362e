// EMA 2008 at the table: who may declare riichi, what it costs, and what it forbids afterwards.

import { EMA_2008 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';
import { claimsOnlyRon, discardsWhatItDraws, keepsStick } from '../support/riichiChecks.ts';

const RULES = EMA_2008.values;

/** Waits for 3p and 6p with pinfu. */
const PINFU = '123m456m789s4566p';

// The conditions

clause('ema-riichi-01', 'riichi needs a concealed hand: an open set bars it', () => {
  const table = new Table(RULES, { hands: { E: '456m789s4566p[123m<]' }, draws: '9m' });
  expect(table.can('E', 'riichi')).toBe(false);
  expect(table.refusal('E riichi 9m')).toMatchObject({
    code: 'riichiOpenHand',
    rule: 'riichi.allowed',
  });
});

clause('ema-riichi-01', 'a concealed kong leaves the hand concealed', () => {
  const table = new Table(RULES, { hands: { E: '456m789s4566p[1111m]' }, draws: '9m' });
  expect(table.can('E', 'riichi 9m')).toBe(true);
});

clause('ema-riichi-01', 'riichi needs a hand that waits after the discard', () => {
  const table = new Table(RULES, { hands: { E: PINFU }, draws: '9m' });
  expect(table.can('E', 'riichi 9m')).toBe(true);
  expect(table.can('E', 'riichi 4p')).toBe(false);
  expect(table.refusal('E riichi 1m')).toMatchObject({
    code: 'riichiNotTenpai',
    rule: 'riichi.allowed',
  });
});

clause('ema-riichi-02', 'riichi is allowed while furiten; ron then stays refused', () => {
  const table = new Table(RULES, {
    hands: { S: PINFU, W: '147m258s36s1234z5z' },
    draws: '9m3p',
    discards: { S: '6p' },
    turn: 'S',
  });
  table.do('S riichi 9m', 'W discards 3p');
  expect(table.can('S', 'ron')).toBe(false);
  expect(table.furiten('S', '3p')).toBe('furiten.discard');
});

clause(['ema-riichi-02', 'ema-tsumo-02'], 'and it may still be won by selfdraw', () => {
  const table = new Table(RULES, {
    hands: { S: PINFU },
    draws: '3p',
    discards: { S: '6p' },
    riichi: ['S'],
    turn: 'S',
  });
  table.do('S tsumo');
  expect(table.last('won').value.yaku.map(({ id }) => id)).toContain('riichi');
});

clause(['ema-riichi-03', 'E13'], 'the stake is 1000 points, so less does not do', () => {
  const withScore = (score: number) =>
    new Table(RULES, {
      hands: { E: PINFU },
      draws: '9m',
      scores: [score, 40_000, 40_000, 40_000 - score],
    });
  expect(withScore(1000).refusal('E riichi 9m')).toBeNull();
  expect(withScore(900).refusal('E riichi 9m')).toMatchObject({
    code: 'riichiNoPoints',
    rule: 'riichi.needsDeposit',
  });
});

clause('E13', 'no number of tiles has to be left, not even one', () => {
  const table = new Table(RULES, { hands: { E: PINFU }, draws: '9m', live: 0 });
  table.do('E riichi 9m').passAll();
  expect(table.count('riichiAccepted')).toBe(1);
  expect(table.match.deposits).toBe(1);
});

// The declaration

clause('ema-riichi-03', 'the stake leaves the score and the discard is marked', () => {
  const table = new Table(RULES, { hands: { E: PINFU }, draws: '9m' });
  table.do('E riichi 9m').passAll();
  expect(table.scores).toEqual([29_000, 30_000, 30_000, 30_000]);
  expect(table.match.deposits).toBe(1);
  expect(table.state('E')).toMatchObject({ riichi: 'double', discards: [{ isRiichi: true }] });
  expect(table.count('riichiAccepted')).toBe(1);
});

clause(
  'ema-riichi-04',
  'a riichi discard claimed for mahjong leaves the stake with its owner',
  () => {
    const hands = { E: '123s456s789m4577p', S: PINFU };
    const table = new Table(RULES, { hands, draws: '3p', discards: { S: '9m' }, indicators: '3z' });
    // 4p would do as well, but the 3p that East drew is thrown.
    keepsStick(table.do('E riichi 3p', 'S ron'), 1_000, [29_000, 31_000, 30_000, 30_000]);
  },
);

clause('ema-riichi-04', 'claimed for a pung, the riichi stands', () => {
  const table = new Table(RULES, {
    hands: { E: PINFU, W: '99m147p258s12345z' },
    draws: '9m',
  });
  table.do('E riichi 9m', 'W pon');
  expect(table.state('E').riichi).not.toBe('none');
  expect(table.match.deposits).toBe(1);
});

// Afterwards

clause('ema-riichi-05', 'a riichi hand discards what it draws', () => {
  discardsWhatItDraws(RULES);
});

clause('ema-riichi-05', 'and claims neither chow, pung nor kong', () => {
  claimsOnlyRon(RULES);
});

const inRiichi = (hand: string, drawn: string) =>
  new Table(RULES, { hands: { S: hand }, draws: drawn, riichi: ['S'], turn: 'S' });

clause(['ema-riichi-06', 'T14'], 'a concealed kong that changes nothing is allowed', () => {
  const table = inRiichi('222m345p678p67s99s', '2m');
  expect(table.can('S', 'kan 2m')).toBe(true);
  table.do('S kan 2m');
  expect(table.last('drew')).toMatchObject({ seat: 1, from: 'replacement' });
  expect(table.state('S').waits.length).toBe(2);
});

clause('ema-riichi-06', 'a kong that takes a tile out of another set is refused', () => {
  const changes = { code: 'kanChangesHand', rule: 'riichi.concealedKan' };
  expect(inRiichi('3334m567p678s234s', '3m').refusal('S kan 3m')).toMatchObject(changes);
  // Four alike before: the tile was not drawn now.
  expect(inRiichi('1111m23m567p678s5p', '9s').refusal('S kan 1m')).toMatchObject(changes);
});

clause(
  ['ema-riichi-07', 'E12', 'T29'],
  'none of three consecutive pungs may be konged, though the waits would stay',
  () => {
    for (const tile of ['2m', '3m', '4m']) {
      const table = inRiichi('222333444m78s55p', tile);
      expect(table.refusal(`S kan ${tile}`), tile).toEqual({
        code: 'kanChangesHand',
        rule: 'riichi.concealedKan',
      });
      expect(table.offers('S'), tile).toEqual([`discards ${tile}`]);
    }
  },
);

clause('ema-riichi-08', 'a missed discard after riichi leaves selfdraw only, to the end', () => {
  const table = new Table(RULES, {
    hands: { S: PINFU, W: '147m258s36s12345z', N: '147m258s36s12345z', E: '147m258s69s12356z' },
    draws: '3p7z6z9s8m6p6p',
    riichi: ['S'],
    turn: 'W',
  });
  table.do('W discards 3p', 'N discards 7z', 'E discards 6z', 'S discards 9s', 'W discards 8m');
  // Two rounds of draws have passed; North's 6p is still out of reach.
  table.do('N discards 6p');
  expect(table.can('S', 'ron')).toBe(false);
  expect(table.furiten('S', '6p')).toBe('furiten.missedInRiichi');
  table.do('E discards 6p', 'S discards drawn');
  expect(table.furiten('S', '3p')).toBe('furiten.missedInRiichi');
});

clause('ema-riichi-08', 'a selfdraw wins after the miss', () => {
  const table = new Table(RULES, {
    hands: { S: PINFU, E: '147m258s69s12356z' },
    draws: '3p6p',
    riichi: ['S'],
  });
  table.do('E discards 3p', 'S pass');
  expect(table.state('S').hasMissed).toBe(true);
  expect(table.can('S', 'tsumo')).toBe(true);
});
