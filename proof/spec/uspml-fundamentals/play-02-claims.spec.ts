// USPML Mahjong Fundamentals at the table: pon and ron, the only claims, and who comes first.

import { USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import { formatTiles } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';

const RULES = USPML_FUNDAMENTALS.values;

/** Ready for 3p and 6p; it could also pon a 6p. */
const READY = '123m456m789s4566p';
const PAIR = '55z147m258p36s123z';
const NOTHING = '147m258p369s1234z';

/** East draws the tile and throws it. */
const eastThrows = (tile: string, setup: Setup) =>
  new Table(RULES, { ...setup, hands: { E: NOTHING, ...setup.hands }, draws: tile }).do(
    'E picks 0',
    `E discards ${tile}`,
  );

clause('uspml-claim-01', 'after a discard the three others may claim it, once', () => {
  const table = eastThrows('6p', { hands: { S: NOTHING, W: READY, N: NOTHING } });
  expect(table.offers('W')).toEqual(['ron', 'pon 66p', 'pass']);
  expect(table.refusal('E pon 66p')).toMatchObject({ code: 'notAsked', rule: null });
  table.do('W pass');
  expect(table.refusal('W pon 66p')).toMatchObject({ code: 'wrongPhase', rule: null });
});

clause(['uspml-claim-02', 'U1', 'T37'], 'no chi is claimed, not even by the next player', () => {
  const table = eastThrows('5s', { hands: { S: '46s147m258p1234z9p', W: NOTHING, N: NOTHING } });
  expect(table.match.deal).toMatchObject({ turn: 1, phase: { type: 'pick' } });
  const asked = eastThrows('6p', { hands: { S: READY } });
  expect(asked.refusal('S chi 45p')).toMatchObject({ code: 'callNotAllowed', rule: 'calls.chi' });
});

clause(['uspml-claim-02', 'U2'], 'no kan, on a discard or from the hand', () => {
  const table = eastThrows('5z', { hands: { S: '555z147m258p36s12z' } });
  expect(table.offers('S')).toEqual(['pon 55z', 'pass']);
  expect(table.refusal('S kan 555z')).toMatchObject({ code: 'kanNotAllowed', rule: 'kan.called' });
  const own = new Table(RULES, { hands: { E: '555z147m258p36s12z' }, draws: '5z' });
  own.do('E picks 0');
  expect(own.refusal('E kan 5z')).toMatchObject({ code: 'kanNotAllowed', rule: 'kan.concealed' });
  const pon = new Table(RULES, { hands: { E: '147m258p36s12z[555z^]' }, draws: '5z' });
  pon.do('E picks 0');
  expect(pon.refusal('E kan 5z')).toMatchObject({ code: 'kanNotAllowed', rule: 'kan.added' });
});

clause('uspml-claim-02', 'there is no riichi to declare', () => {
  const table = new Table(RULES, { hands: { E: READY }, draws: '9m' }).do('E picks 0');
  expect(table.refusal('E riichi 9m')).toMatchObject({
    code: 'riichiNotAllowed',
    rule: 'riichi.allowed',
  });
});

// Pon

clause('uspml-pon-01', 'whoever holds two copies may pon, in any seat', () => {
  for (const wind of ['S', 'W', 'N'] as const) {
    const table = eastThrows('5z', { hands: { [wind]: PAIR } });
    expect(table.can(wind, 'pon')).toBe(true);
  }
  const one = eastThrows('5z', { hands: { S: NOTHING, W: '5z147m258p369s123z', N: NOTHING } });
  expect(one.offers('W')).toEqual([]);
});

clause('uspml-pon-02', 'the set lies in plain view, the rest of the hand does not', () => {
  const table = eastThrows('5z', { hands: { W: PAIR } }).do('W pon');
  const { meld, ...event } = table.last('called');
  expect(event).toMatchObject({ seat: 2, from: 0 });
  expect(formatTiles(meld.tiles)).toBe('555z');
  expect(Object.keys(event).sort()).toEqual(['from', 'seat', 'type']);
});

clause(
  ['uspml-pon-03', 'U8'],
  'the set belongs to the hand, but none of it can be discarded',
  () => {
    const table = eastThrows('5z', { hands: { W: PAIR } }).do('W pon');
    expect(table.refusal('W discards 5z')).toMatchObject({ code: 'tileNotHeld', rule: null });
    expect(table.offers('W')).not.toContain('discards 5z');
    const ready = new Table(RULES, { hands: { E: '456m789s4566p[555z^]' }, draws: '3p' });
    expect(ready.do('E picks 0').can('E', 'tsumo')).toBe(true);
  },
);

clause('uspml-pon-04', 'the turn goes to whoever claims, others are skipped', () => {
  const table = eastThrows('5z', { hands: { N: PAIR } })
    .do('N pon', 'N discards 3z')
    .passAll();
  expect(table.match.deal).toMatchObject({ turn: 0, phase: { type: 'pick' } });
  expect(table.state('S').discards).toEqual([]);
  expect(table.state('W').discards).toEqual([]);
});

clause(['uspml-pon-05', 'U9'], 'after a pon only a discard: no draw, no victory', () => {
  // The pon makes four sets and a pair, which could have been a ron.
  const table = eastThrows('5z', { hands: { S: '123m456m789s55z66p' } });
  expect(table.can('S', 'ron')).toBe(true);
  table.do('S pon');
  expect(table.offers('S').every((offer) => offer.startsWith('discards'))).toBe(true);
  expect(table.refusal('S tsumo')).toMatchObject({ code: 'notComplete', rule: null });
  expect(table.refusal('S picks 0')).toMatchObject({ code: 'wrongPhase', rule: null });
});

clause('uspml-pon-05', 'what was claimed may be thrown again from another copy', () => {
  const table = eastThrows('5z', { hands: { S: '555z147m258p36s12z' } }).do('S pon');
  expect(table.can('S', 'discards 5z')).toBe(true);
});

// Ron

clause(['uspml-ron-01', 'uspml-hands-02'], 'a ready hand may be completed by any discard', () => {
  const table = eastThrows('3p', { hands: { W: '789s4566p[123m<][456m<]' } });
  expect(table.offers('W')).toEqual(['ron', 'pass']);
});

clause(['uspml-ron-01', 'U11'], 'a passed tile bars nothing either', () => {
  const table = new Table(RULES, { hands: { S: READY, N: NOTHING }, draws: '6p6p', turn: 'W' });
  table.do('W picks 0', 'W discards 6p', 'S pass', 'N picks 0', 'N discards 6p');
  expect(table.can('S', 'ron')).toBe(true);
});

clause(['uspml-ron-02', 'uspml-ron-03'], 'the whole hand is shown and the deal is over', () => {
  const table = eastThrows('3p', { hands: { W: READY } }).do('W ron');
  expect(formatTiles(table.last('won').hand)).toBe('123456m4566p789s');
  expect(table.match.phase).toBe('awaitingDeal');
  expect(table.scores).toEqual([16, 20, 24, 20]);
});

clause(['uspml-prio-01', 'U13'], 'ron beats pon, whoever answers first', () => {
  const hands = { W: '33p147m258s12345z', N: READY };
  for (const answers of ['W pon & N ron', 'N ron & W pon']) {
    expect(eastThrows('3p', { hands }).do(answers).last('won').seat).toBe(3);
  }
});

clause(['uspml-prio-02', 'U13', 'T40'], 'of several ron the next in turn wins alone', () => {
  const hands = { S: READY, W: '123s456s789m4588p', N: '123m456m789m4599p' };
  const table = eastThrows('3p', { hands }).do('N ron & W ron & S ron');
  expect(table.count('won')).toBe(1);
  expect(table.scores).toEqual([16, 24, 20, 20]);
  const far = eastThrows('3p', { hands }).do('N ron & W ron & S pass');
  expect(far.last('won').seat).toBe(2);
});
