// A match that went wrong is told from one that went right, whatever went wrong.

import { WRC_2022 } from '@hanchan/rulesets';
import { bySeat, tileSet } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { Table } from '../../../proof/spec/support/playTable.ts';
import { type Deal, deal, type Match, newMatch, type SeatState, tableFault } from '../src/index.ts';
import { rulesWith } from './rulesWith.ts';

const table = () =>
  new Table(WRC_2022.values, {
    hands: { E: '147m258p369s1234z', S: '99p147m258s12345z' },
    draws: '9p5m',
  }).do('E discards 9p', 'S pon 99p');

const changed = (match: Match, changes: Partial<Deal>): Match => ({
  ...match,
  deal: { ...match.deal!, ...changes },
});

const withSeat = (match: Match, changes: Partial<SeatState>): Match =>
  changed(match, {
    seats: bySeat((seat) => ({ ...match.deal!.seats[seat], ...(seat === 1 ? changes : {}) })),
  });

describe('the laws of a table', () => {
  test('hold before a deal, in it, and after a call', () => {
    expect(tableFault(newMatch(WRC_2022.values))).toBe(null);
    expect(tableFault(table().match)).toBe(null);
  });

  test('hold with a tile in a pond, and with a replacement that was drawn', () => {
    const setup = { hands: { E: '888s147m369p1234z' }, draws: '8s' };
    const kept = new Table(WRC_2022.values, setup).do('E discards 1m').passAll();
    expect(tableFault(kept.match)).toBe(null);
    const kan = new Table(WRC_2022.values, setup).do('E kan 8s').passAll();
    expect(kan.match.deal!.replacements).toBe(1);
    expect(tableFault(kan.match)).toBe(null);
    expect(tableFault(changed(kan.match, { replacements: 0 }))?.law).toBe('tiles');
  });

  test('hold with red fives and without', () => {
    const rules = rulesWith(WRC_2022, { 'tiles.redFives': 'onePerSuit' });
    const dealt = (match: Match, redFives: 0 | 3) => {
      const done = deal(match, tileSet(redFives));
      if (!done.ok) throw new Error(done.error.code);
      return done.value.match;
    };
    expect(tableFault(dealt(newMatch(rules), 3))).toBe(null);
    expect(tableFault({ ...dealt(newMatch(rules), 3), rules: WRC_2022.values })?.law).toBe('tiles');
    expect(tableFault(dealt(newMatch(WRC_2022.values), 0))).toBe(null);
  });

  test('a tile that is lost, or there twice', () => {
    const { match } = table();
    const { next, wall, replacements } = match.deal!;
    expect(tableFault(changed(match, { next: next + 1 }))?.law).toBe('tiles');
    expect(tableFault(changed(match, { next: next - 1 }))?.law).toBe('tiles');
    expect(tableFault(changed(match, { replacements: replacements + 1 }))?.law).toBe('tiles');
    const doubled = wall.map((tile, at) => (at === 135 ? wall[134]! : tile));
    expect(wall[134]).not.toBe(wall[135]);
    expect(tableFault(changed(match, { wall: doubled }))?.law).toBe('tiles');
    const { discards } = match.deal!.seats[1];
    const again = [...discards, { tile: 0, fromDraw: false, isRiichi: false, calledBy: null }];
    expect(tableFault(withSeat(match, { discards: again }))?.law).toBe('tiles');
  });

  test('a hand that is too large, too small, or holds five of a kind', () => {
    const { match } = table();
    const { hand } = match.deal!.seats[1];
    // Thirteen are a hand, but then one tile is missing from the table.
    expect(tableFault(withSeat(match, { hand: hand.slice(1) }))?.law).toBe('tiles');
    expect(tableFault(withSeat(match, { hand: hand.slice(2) }))?.law).toBe('hands');
    expect(tableFault(withSeat(match, { hand: [...hand, 0] }))?.law).toBe('hands');
    expect(tableFault(withSeat(match, { drawn: 0 }))?.law).toBe('hands');
    const five = [0, 0, 0, 0, 0, ...hand.slice(5)];
    expect(tableFault(withSeat(match, { hand: five }))).toMatchObject({
      law: 'hands',
      found: expect.stringContaining('five of a kind'),
    });
  });

  test('points from nowhere, in parts, or gone', () => {
    const { match } = table();
    const [a, b, c, d] = match.scores;
    expect(tableFault({ ...match, scores: [a + 100, b, c, d] })?.law).toBe('points');
    expect(tableFault({ ...match, scores: [a + 0.5, b - 0.5, c, d] })?.law).toBe('points');
    expect(tableFault({ ...match, scores: [a + 100, b - 100, c, d] })).toBe(null);
    expect(tableFault({ ...match, deposits: 1 })?.law).toBe('points');
    expect(tableFault({ ...match, scores: [a - 1_000, b, c, d], deposits: 1 })).toBe(null);
    expect(tableFault({ ...match, pool: 100 })?.law).toBe('points');
  });
});
