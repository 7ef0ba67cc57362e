// General Rules at the table: kans declared from the hand, their robbing, and what is not possible.

import { GENERAL } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';

const RULES = GENERAL.values;

const KAN = '777s147m369p1234z';
/** Waits for 7s between 6s and 8s; without riichi it has no yaku. */
const BETWEEN = '123m456m789p68s22p';

/** East declares a kan of 7s, for which South waits. */
const kanBefore = (more: Setup = {}) =>
  new Table(RULES, { hands: { E: KAN, S: BETWEEN }, draws: '7s', ...more }).do('E kan 7s');

clause('gen-kan-01', 'four alike after a draw may be declared, also of the opening tiles', () => {
  const table = new Table(RULES, { hands: { E: KAN }, draws: '7s' });
  expect(table.can('E', 'kan 7s')).toBe(true);
  const dealt = new Table(RULES, { hands: { E: '7777s147m369p123z' }, draws: '9m' });
  expect(dealt.can('E', 'kan 7s')).toBe(true);
  const drawn = new Table(RULES, { hands: { S: KAN }, draws: '5z7s' }).do('E discards 5z');
  expect(drawn.can('S', 'kan 7s')).toBe(true);
});

clause('gen-kan-01', 'not after a chi or pon', () => {
  const table = new Table(RULES, { hands: { S: '7777s55z147m369p1z' }, draws: '5z' });
  table.do('E discards 5z', 'S pon');
  expect(table.can('S', 'kan')).toBe(false);
  expect(table.refusal('S kan 7s')).toMatchObject({ code: 'kanAfterCall', rule: 'kan.concealed' });
});

clause('gen-kan-02', 'a declared kan stays, and the hand stays closed: riichi is possible', () => {
  const table = new Table(RULES, {
    hands: { E: '777s123m456m78p99p' },
    draws: '7s',
    replacements: '1z',
  });
  table.do('E kan 7s').passAll();
  expect(table.state('E').melds).toMatchObject([{ type: 'concealedKan' }]);
  expect(table.can('E', 'riichi 1z')).toBe(true);
  expect(table.refusal('E discards 7s')).toMatchObject({ code: 'tileNotHeld', rule: null });
});

clause(
  ['gen-kan-03', 'G3', 'T13'],
  'any waiting hand may go out on the tile of a declared kan; the declarer pays for everyone',
  () => {
    const table = kanBefore({ discards: { S: '9m' } });
    expect(table.offers('S')).toEqual(['ron', 'pass']);
    table.do('S ron');
    expect(table.last('won').value.yaku.map(({ id }) => id)).toEqual(['chankan']);
    // 1 han 40 fu, a score of 320: four times it, rounded up to 100.
    expect(table.scores).toEqual([28_700, 31_300, 30_000, 30_000]);
    expect(table.last('won').from).toBe(0);
  },
);

clause(['gen-kan-03', 'G3'], 'the dealer receives six times the score', () => {
  const table = new Table(RULES, { hands: { E: BETWEEN, S: KAN }, draws: '5z7s' });
  table.do('E discards 5z', 'S kan 7s', 'E ron');
  expect(table.scores).toEqual([32_000, 28_000, 30_000, 30_000]);
});

clause(['gen-kan-03', 'gen-call-08'], 'head bump holds for a declared kan too', () => {
  const table = new Table(RULES, {
    hands: { E: KAN, S: BETWEEN, W: '123m456m789p68s33p' },
    draws: '7s',
  });
  table.do('E kan 7s', 'W ron & S ron');
  expect(table.count('won')).toBe(1);
  expect(table.last('won').seat).toBe(1);
});

clause(
  ['gen-kan-03', 'gen-sacred-02'],
  'as if discarded: a sacred tile is not ronned there',
  () => {
    const table = kanBefore({ discards: { S: '7s' } });
    expect(table.last('drew').from).toBe('replacement');
    expect(table.furiten('S', '7s')).toBe('furiten.discard');
  },
);

clause(['gen-kan-03', 'G3'], 'neither chi nor pon: only a win takes a tile of a meld', () => {
  const table = kanBefore();
  expect(table.refusal('S chi 68s')).toMatchObject({ code: 'callNotAllowed', rule: null });
});

clause('gen-kan-04', 'the claims come first, then the replacement, and the turn goes on', () => {
  const table = kanBefore({ replacements: '9s' });
  expect(table.trail(1)).toEqual(['kanDeclared']);
  expect(table.offers('E')).toEqual([]);
  table.do('S pass');
  expect(table.last('drew')).toMatchObject({ seat: 0, from: 'replacement' });
  expect(table.can('E', 'discards 9s')).toBe(true);
});

clause('gen-kan-05', 'several kans in one turn', () => {
  const table = new Table(RULES, {
    hands: { E: '777s555z147m369p1z' },
    draws: '7s',
    replacements: '5z9m',
  });
  table.do('E kan 7s', 'E kan 5z').passAll();
  expect(table.state('E').melds.length).toBe(2);
  expect(table.match.deal!.turn).toBe(0);
  expect(table.can('E', 'discards 9m')).toBe(true);
});

clause('G10', 'the dead wall is not topped up: a kan takes no live tile away', () => {
  const table = new Table(RULES, { hands: { E: KAN }, draws: '7s' });
  expect(table.live).toBe(69);
  table.do('E kan 7s').passAll();
  expect(table.live).toBe(69);
});

clause('G11', 'a kan may be declared with the last live tile', () => {
  const table = new Table(RULES, { hands: { E: KAN }, draws: '7s', live: 0, replacements: '9s' });
  table.do('E kan 7s').passAll();
  expect(table.can('E', 'discards 9s')).toBe(true);
});

clause(['gen-open-03', 'G4', 'T14'], 'an open pon cannot become a kan', () => {
  const table = new Table(RULES, { hands: { E: '147m369p1234z[777s^]' }, draws: '7s' });
  expect(table.can('E', 'kan')).toBe(false);
  expect(table.refusal('E kan 7s')).toMatchObject({ code: 'kanNotAllowed', rule: 'kan.added' });
});

clause('G14', 'no indicator is turned, neither at the deal nor by a kan', () => {
  const table = new Table(RULES, { hands: { E: KAN }, draws: '7s' });
  table.do('E kan 7s').passAll();
  expect(table.indicators).toBe('');
  expect(table.count('indicatorTurned')).toBe(0);
});
