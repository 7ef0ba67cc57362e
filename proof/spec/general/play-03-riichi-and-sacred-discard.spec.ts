// General Rules at the table: the two optional rules, riichi and the sacred discard.

import { customise, type RuleChanges } from '@hanchan/rules';
import { GENERAL } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';
import { claimsOnlyRon, discardsWhatItDraws } from '../support/riichiChecks.ts';

const RULES = GENERAL.values;

/** Waits for 3p and 6p with pinfu, and can also pon a 6p. */
const PINFU = '123m456m789s4566p';
const SACRED = { code: 'furiten', rule: 'furiten.discard' };

function changed(changes: RuleChanges) {
  const custom = customise(GENERAL, changes);
  if (!custom.ok) throw new Error(JSON.stringify(custom.error));
  return custom.value.values;
}

// Riichi

clause(['gen-riichi-01', 'G18'], 'riichi is a table option', () => {
  const setup = { hands: { E: PINFU }, draws: '9m' };
  expect(new Table(RULES, setup).refusal('E riichi 9m')).toBeNull();
  const off = new Table(changed({ 'riichi.allowed': false }), setup);
  expect(off.can('E', 'riichi')).toBe(false);
  expect(off.refusal('E riichi 9m')).toMatchObject({
    code: 'riichiNotAllowed',
    rule: 'riichi.allowed',
  });
});

clause('gen-riichi-02', 'a closed tenpai hand declares riichi with its discard', () => {
  const table = new Table(RULES, { hands: { E: PINFU }, draws: '9m' });
  expect(table.refusal('E riichi 1m')).toMatchObject({
    code: 'riichiNotTenpai',
    rule: 'riichi.allowed',
  });
  table.do('E riichi 9m').passAll();
  expect(table.scores).toEqual([29_000, 30_000, 30_000, 30_000]);
  expect(table.match.deposits).toBe(1);
  const open = new Table(RULES, { hands: { E: '456m789s4566p[123m<]' }, draws: '9m' });
  expect(open.refusal('E riichi 9m')).toMatchObject({
    code: 'riichiOpenHand',
    rule: 'riichi.allowed',
  });
});

clause('gen-riichi-02', 'a discard that is called as ron makes no riichi and costs no ante', () => {
  const table = new Table(RULES, {
    hands: { E: '123s456s789m4577p', S: PINFU },
    draws: '3p',
    discards: { S: '9m' },
  });
  table.do('E riichi 3p', 'S ron');
  expect(table.scores).toEqual([29_000, 31_000, 30_000, 30_000]);
  expect(table.match.deposits).toBe(0);
});

clause('G17', 'a riichi discard that is called for a pon stands, ante paid', () => {
  const table = new Table(RULES, { hands: { E: PINFU, W: '99m147p258s12345z' }, draws: '9m' });
  table.do('E riichi 9m', 'W pon');
  expect(table.match.deposits).toBe(1);
  expect(table.state('E').riichi).not.toBe('none');
});

clause('G19', 'the ante has to be there; no number of tiles has', () => {
  const setup = { hands: { E: PINFU }, draws: '9m', live: 0 };
  const poor = new Table(RULES, { ...setup, scores: [900, 40_000, 40_000, 39_100] });
  expect(poor.refusal('E riichi 9m')).toMatchObject({
    code: 'riichiNoPoints',
    rule: 'riichi.needsDeposit',
  });
  const able = new Table(RULES, { ...setup, scores: [1000, 40_000, 40_000, 39_000] });
  expect(able.refusal('E riichi 9m')).toBeNull();
});

clause('gen-riichi-04', 'the antes go to the winner of the hand', () => {
  const table = new Table(RULES, {
    hands: { S: PINFU, W: '234m234s567m5577z' },
    draws: '3p',
    riichi: ['S', 'W'],
    deposits: 2,
    turn: 'N',
    scores: [30_000, 29_000, 29_000, 30_000],
  });
  table.do('N discards 3p', 'S ron');
  expect(table.last('won')).toMatchObject({ seat: 1, deposits: 2 });
  expect(table.scores.reduce((sum, score) => sum + score, 0)).toBe(120_000);
});

clause(['gen-riichi-06', 'G7', 'T14'], 'after riichi not even a kan that changes nothing', () => {
  const table = new Table(RULES, {
    hands: { S: '222m345p678p67s99s' },
    draws: '2m',
    riichi: ['S'],
    turn: 'S',
  });
  expect(table.refusal('S kan 2m')).toMatchObject({
    code: 'kanChangesHand',
    rule: 'riichi.concealedKan',
  });
  expect(table.offers('S')).toEqual(['discards 2m']);
});

clause('gen-riichi-07', 'after riichi no call, and the drawn tile is discarded', () => {
  discardsWhatItDraws(RULES);
  claimsOnlyRon(RULES);
});

clause('G20', 'a completing draw may be passed by, and is then discarded', () => {
  const table = new Table(RULES, { hands: { S: PINFU }, draws: '6p', riichi: ['S'], turn: 'S' });
  expect(table.offers('S')).toEqual(['tsumo', 'discards 6p']);
  table.do('S discards 6p').passAll();
  // The 6p is sacred now, the 3p is not.
  expect(table.furiten('S', '6p')).toBe('furiten.discard');
  expect(table.furiten('S', '3p')).toBeNull();
});

// Sacred Discard

const after = (discards: string, tile: string, rules = RULES) =>
  new Table(rules, { hands: { S: PINFU }, draws: tile, discards: { S: discards } }).do(
    `E discards ${tile}`,
  );

clause(['gen-sacred-01', 'G18'], 'it is a table option; without it any tile may be ronned', () => {
  const off = changed({ 'furiten.discard': 'nothing' });
  expect(after('3p', '3p', off).refusal('S ron')).toBeNull();
  expect(after('3p', '3p').refusal('S ron')).toMatchObject(SACRED);
});

clause(
  ['gen-sacred-02', 'T11'],
  'no ron on a tile of the own discards, also one called away',
  () => {
    expect(after('3p', '3p').refusal('S ron')).toMatchObject(SACRED);
    const table = new Table(RULES, {
      hands: { S: PINFU, W: '33p147m258s12346z' },
      draws: '1z3p2z3p',
    });
    table.do('E discards 1z', 'S discards 3p', 'W pon', 'W discards 1m', 'N discards 2z');
    table.do('E discards 3p');
    expect(table.refusal('S ron')).toMatchObject(SACRED);
  },
);

clause(['gen-sacred-03', 'G6', 'T11'], 'the other waits may be ronned', () => {
  expect(after('3p', '6p').refusal('S ron')).toBeNull();
});

clause('gen-sacred-03', 'the tile itself may be called for a meld', () => {
  const table = after('3p', '3p');
  expect(table.offers('S')).toEqual(['chi 45p', 'pass']);
  expect(after('6p', '6p').can('S', 'pon')).toBe(true);
});

clause(['gen-sacred-03', 'G6', 'T11'], 'a passed tile bars nothing, in riichi or not', () => {
  for (const riichi of [[], ['S']] as const) {
    const table = new Table(RULES, { hands: { S: PINFU }, draws: '6p6p', turn: 'W', riichi });
    table.do('W discards 6p', 'S pass', 'N discards 6p');
    expect(table.refusal('S ron')).toBeNull();
  }
});

clause('gen-sacred-04', 'a drawn tile goes out, own discard or not', () => {
  const table = new Table(RULES, {
    hands: { S: PINFU },
    draws: '3p',
    discards: { S: '3p' },
    turn: 'S',
  });
  expect(table.can('S', 'tsumo')).toBe(true);
});
