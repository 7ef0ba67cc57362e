// Part 3, sections 1 to 3.2 at the table: four players, the deal, whose turn it is and what a turn is.

import { newMatch, seatsToAct } from '@hanchan/game';
import { compareTiles, SEATS } from '@hanchan/tiles';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';
import { ALIKE, IDLE, RULES } from './playHands.ts';

const idleTable = (draws = '5z6z7z5z6z7z') => new Table(RULES, { hands: IDLE, draws });

describe('1 and 2 Setup', () => {
  clause(
    ['wdmc-1.0-01', 'wdmc-2.1-01', 'wdmc-p2.3.1-05'],
    'four players begin with 30,000 points each',
    () => {
      expect(newMatch(RULES).scores).toEqual([30_000, 30_000, 30_000, 30_000]);
      expect(new Table(RULES).match.deal!.seats.length).toBe(4);
    },
  );
  clause('wdmc-1.4.2-01', 'East is the dealer and acts first, wherever East sits', () => {
    for (const dealer of SEATS) {
      const table = new Table(RULES, { hands: IDLE, draws: '5z', dealer });
      expect(seatsToAct(table.match)).toEqual([dealer]);
      expect(table.refusal('S discards 1z')).toMatchObject({ code: 'notYourTurn', rule: null });
    }
  });
  clause(
    ['wdmc-2.6-01', 'wdmc-2.6-03', 'wdmc-2.6-04'],
    'three times four tiles each from the dealer on, then one each; the dealer’s last is the 53rd',
    () => {
      const table = new Table(RULES, { dealer: 2 });
      const { wall, seats } = table.match.deal!;
      for (const step of [0, 1, 2, 3]) {
        const blocks = [0, 16, 32].flatMap((at) => wall.slice(at + 4 * step, at + 4 * step + 4));
        const dealt = [...blocks, wall[48 + step]!].sort(compareTiles);
        expect(seats[(2 + step) % 4]!.hand).toEqual(dealt);
      }
      expect(table.state('E').drawn).toBe(wall[52]);
      expect(table.live).toBe(69);
    },
  );
  clause('wdmc-2.6-05', 'a dealer without a winning hand must discard', () => {
    const table = idleTable();
    expect(table.offers('E').every((offer) => offer.startsWith('discards '))).toBe(true);
    expect(table.refusal('E tsumo')).toMatchObject({ code: 'notComplete', rule: null });
    expect(table.refusal('E pass')).toMatchObject({ code: 'wrongPhase', rule: null });
  });
  clause('wdmc-2.6-05', 'a dealer may also win, declare a kan or riichi at once', () => {
    const table = new Table(RULES, { hands: { ...ALIKE, E: '2222m124p567s99s7p' }, draws: '8p' });
    expect(table.can('E', 'tsumo')).toBe(false);
    expect(table.can('E', 'kan 2m')).toBe(true);
    const complete = new Table(RULES, { hands: { ...IDLE, E: '123m789m567s99s67p' }, draws: '8p' });
    expect(complete.can('E', 'tsumo')).toBe(true);
    expect(complete.can('E', 'riichi 8p')).toBe(true);
  });
  clause(
    ['wdmc-2.6-02', 'wdmc-3.2.1-01', 'wdmc-3.0-06'],
    'draws go on where the last one stopped, until the live wall is empty',
    () => {
      const table = idleTable().drain();
      const drawn = table.events.flatMap((event) => (event.type === 'drew' ? [event.tile] : []));
      expect(drawn).toEqual(table.match.deal!.wall.slice(52, 122));
      expect(table.last('drawn').reason).toBe('exhausted');
    },
  );
  clause(
    ['wdmc-2.6-02', 'wdmc-3.2.1-01', 'wdmc-3.3.2-06'],
    'a kan takes its tile elsewhere and leaves the order of the live wall alone',
    () => {
      const table = new Table(RULES, { hands: { ...ALIKE, E: '2222m258p36s5667z' }, draws: '7z' });
      table.do('E kan 2m').drain();
      const live = table.events.flatMap((event) =>
        event.type === 'drew' && event.from === 'live' ? [event.tile] : [],
      );
      expect(live).toEqual(table.match.deal!.wall.slice(52, 121));
    },
  );
  clause(
    ['wdmc-3.0-12', 'wdmc-p2.4.3-01', 'wdmc-p2.4.3-02'],
    'every deal begins with the points of all four announced',
    () => {
      const scores = [41_000, 28_700, 25_300, 25_000] as const;
      const table = new Table(RULES, { hands: IDLE, draws: '5z', scores }).drain();
      expect(table.last('dealStarted').scores).toEqual(scores);
      table.deal({ hands: IDLE, draws: '5z' });
      expect(table.last('dealStarted').scores).toEqual(table.scores);
    },
  );
});

describe('3.0 to 3.2 Turns', () => {
  clause('wdmc-3.0-01', 'turns go round from the dealer: East, South, West, North, East', () => {
    const table = new Table(RULES, { hands: IDLE, draws: '5z6z7z5z6z', dealer: 3 });
    table.do('E discards 5z', 'S discards 6z', 'W discards 7z', 'N discards 5z');
    const order = table.events.flatMap((event) => (event.type === 'drew' ? [event.seat] : []));
    expect(order).toEqual([3, 0, 1, 2, 3]);
    expect(order.map((seat) => table.wind(seat))).toEqual(['E', 'S', 'W', 'N', 'E']);
  });
  clause(
    ['wdmc-3.0-02', 'wdmc-3.2.1-04'],
    'a turn is one draw and one discard, which ends it',
    () => {
      const table = idleTable();
      table.do('E discards 5z');
      expect(table.refusal('E discards 1z')).toMatchObject({ code: 'notYourTurn', rule: null });
      expect(seatsToAct(table.match)).toEqual([table.seat('S')]);
      expect(table.count('drew')).toBe(2);
      expect(table.refusal('S discards 5z')).toMatchObject({ code: 'tileNotHeld', rule: null });
    },
  );
  const CHI = { hands: { ...IDLE, S: '46s258m369p1234z6z' }, draws: '5s7z' };
  clause(
    ['wdmc-3.0-02', 'wdmc-3.2-01', 'wdmc-3.2.2-06'],
    'or a chi and a discard, with no draw and no kan in between',
    () => {
      const table = new Table(RULES, CHI).do('E discards 5s');
      expect(table.offers('S')).toEqual(['chi 46s', 'pass']);
      table.do('S chi 46s');
      expect(table.count('drew')).toBe(1);
      expect(table.state('S').drawn).toBeNull();
      expect(table.offers('S').every((offer) => offer.startsWith('discards '))).toBe(true);
      table.do('S discards 6z');
      expect(table.match.deal!.turn).toBe(table.seat('W'));
    },
  );
  clause(['wdmc-3.2-01', 'wdmc-3.4.2-02'], 'a player who lets the chi go draws', () => {
    const table = new Table(RULES, CHI).do('E discards 5s', 'S pass');
    expect(table.state('S').drawn).not.toBeNull();
    expect(table.last('drew')).toMatchObject({ seat: table.seat('S'), from: 'live' });
  });
  clause(['wdmc-3.2.2-06', 'wdmc-1.7-04'], 'four of a kind wait for a draw of one’s own', () => {
    const hands = { ...ALIKE, S: '46s8888m369p123z6z' };
    const table = new Table(RULES, { hands, draws: '5s' }).do('E discards 5s', 'S chi 46s');
    expect(table.refusal('S kan 8m')).toMatchObject({
      code: 'kanAfterCall',
      rule: 'kan.concealed',
    });
    expect(table.refusal('S tsumo')).toMatchObject({ code: 'notComplete', rule: null });
  });
  clause('wdmc-3.0-03', 'a call passes over the players in between', () => {
    const hands = { ...IDLE, N: '147m369p258s55z6z7z' };
    const table = new Table(RULES, { hands, draws: '5z7z' });
    table.do('E discards 5z', 'N pon', 'N discards 6z');
    expect(table.last('drew').seat).toBe(table.seat('E'));
    expect(table.state('S').discards).toEqual([]);
    expect(table.state('W').discards).toEqual([]);
  });
  clause('wdmc-3.1-01', 'each player has a discard pile of their own, in order', () => {
    const table = idleTable();
    table.do('E discards 1z', 'S discards 6z', 'W discards 7z', 'N discards 5z', 'E discards 6z');
    const pile = (wind: 'E' | 'S') => table.state(wind).discards.map(({ tile }) => tile);
    const [east, green] = [27, 32];
    expect(pile('E')).toEqual([east, green]);
    expect(pile('S')).toEqual([green]);
    expect(table.state('E').discards.map(({ fromDraw }) => fromDraw)).toEqual([false, true]);
  });
  clause('wdmc-p2.7-22', 'a discard is seen before anybody answers to it', () => {
    const table = new Table(RULES, CHI).do('E discards 5s');
    const told = table.events.filter(({ type }) => type === 'discarded' || type === 'answered');
    expect(told.map(({ type }) => type)).toEqual(['discarded']);
    expect(table.match.deal!.phase.type).toBe('claims');
  });
  clause(
    ['wdmc-3.2.1-02', 'wdmc-3.3.2-07', 'wdmc-3.3.2.4-01'],
    'four alike may be declared, kept, or discarded from; a kept kan can follow on a later turn',
    () => {
      const hands = { ...ALIKE, E: '17m4444p369s123z5z' };
      const table = new Table(RULES, { hands, draws: '6z6z7z7z6z7z5z' });
      expect(table.offers('E')).toEqual(
        expect.arrayContaining(['kan 4p', 'discards 4p', 'discards 1m', 'discards 6z']),
      );
      table.do('E discards 6z', 'S discards 6z', 'W discards 7z', 'N discards 7z');
      expect(table.can('E', 'kan 4p')).toBe(true);
      table.do('E kan 4p');
      expect(table.state('E').melds[0]!.type).toBe('concealedKan');
    },
  );
  clause(
    ['wdmc-3.2.1-03', 'wdmc-3.3.2.2-01', 'wdmc-3.3.2.4-01', 'T14'],
    'the fourth tile of a pon may be added, kept for later, or discarded',
    () => {
      const hands = { ...IDLE, E: '147m258p1234z[777s^]' };
      const table = new Table(RULES, { hands, draws: '7s6z7z7z6z' });
      expect(table.offers('E')).toEqual(
        expect.arrayContaining(['kan 7s', 'discards 7s', 'discards 1m']),
      );
      table.do('E discards 1z', 'S discards 6z', 'W discards 7z', 'N discards 7z');
      expect(table.can('E', 'discards 7s')).toBe(true);
      table.do('E kan 7s');
      expect(table.state('E').melds[0]!.type).toBe('addedKan');
    },
  );
});
