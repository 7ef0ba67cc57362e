// A state in the making leaves the old one as it was; and small things about sorted hands and seats.

import { WRC_2022 } from '@hanchan/rulesets';
import { compareTiles, type Meld, parseHand, tileSet } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { Table } from '../../../proof/spec/support/playTable.ts';
import { Draft, findWaits, without, withTile } from '../src/draft.ts';
import { deal, newMatch } from '../src/index.ts';

const RULES = WRC_2022.values;

describe('a draft', () => {
  test('changes copies: the match, the deal, the list of seats and each seat that is touched', () => {
    const { match } = new Table(RULES);
    const before = structuredClone(match);
    const draft = new Draft(match);
    draft.seat(1).isDead = true;
    draft.seat(3).hasMissed = true;
    draft.seat(1).ippatsu = true;
    draft.deal.turn = 2;
    draft.match.pool = 9;
    draft.pay([1, 2, 3, -6]);
    expect(match).toEqual(before);
    expect(draft.match.deal!.seats.map(({ isDead }) => isDead)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(draft.look(1)).toMatchObject({ isDead: true, ippatsu: true });
    expect(draft.look(3).hasMissed).toBe(true);
    expect(draft.match.deal!.seats[0]).toBe(match.deal!.seats[0]);
    expect(draft.match.scores).toEqual([30_001, 30_002, 30_003, 29_994]);
    expect(draft.match).toMatchObject({ pool: 9, deal: { turn: 2 } });
  });

  test('hands out one copy of a seat, however often it is asked for', () => {
    const draft = new Draft(new Table(RULES).match);
    const state = draft.seat(2);
    draft.seat(0).isDead = true;
    expect(draft.seat(2)).toBe(state);
    state.isDead = true;
    expect(draft.look(2).isDead).toBe(true);
  });

  test('has no deal where the match has none', () => {
    expect(new Draft(newMatch(RULES)).match.deal).toBe(null);
  });
});

describe('a deal begins', () => {
  test('with thirteen tiles each in the order of the wall, sorted, and one more for the dealer', () => {
    const wall = tileSet(0);
    const started = deal(newMatch({ ...RULES, 'tiles.redFives': 'none' }, { dealer: 2 }), wall);
    if (!started.ok) throw new Error(started.error.code);
    const { match, events } = started.value;
    const { seats, turn, next, before } = match.deal!;
    expect(seats[2].hand).toEqual(
      [0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48].map((at) => wall[at]!).sort(compareTiles),
    );
    expect(seats.map(({ drawn }) => drawn)).toEqual([null, null, wall[52], null]);
    expect([turn, next, match.dealNumber, match.phase]).toEqual([2, 53, 1, 'playing']);
    expect(before).toEqual({ scores: match.scores, deposits: 0, pool: 0 });
    for (const seat of seats) {
      expect(seat).toMatchObject({
        melds: [],
        discards: [],
        riichi: 'none',
        ippatsu: false,
        hasMissed: false,
        liable: [],
        isDead: false,
        faults: [],
      });
    }
    expect(match.deal).toMatchObject({
      replacements: 0,
      indicators: 1,
      owedIndicators: 0,
      lastDraw: 'live',
      barred: [],
      hasOpenCall: false,
      hasAnyCall: false,
      kans: [],
      pendingRiichi: null,
      depositors: [],
      phase: { type: 'turn' },
    });
    expect(events[0]).toMatchObject({
      type: 'dealStarted',
      number: 1,
      dealer: 2,
      hands: seats.map(({ hand }) => hand),
      indicators: [wall[130]],
    });
  });

  test('with no indicator where the rulebook has no dora', () => {
    const rules = { ...RULES, 'dora.indicator': false };
    const { match } = new Table(rules);
    expect(match.deal!.indicators).toBe(0);
  });

  test('the deal after a bell that left one more is the last', () => {
    const one = { ...newMatch(RULES), bell: 'oneMore' } as const;
    const started = deal(one, tileSet(RULES['tiles.redFives'] === 'none' ? 0 : 3));
    expect(started.ok && started.value.match.bell).toBe('lastDeal');
  });
});

describe('hands and seats', () => {
  test('a tile is put in its place, and taken out once', () => {
    expect(withTile([1, 3, 5], 4)).toEqual([1, 3, 4, 5]);
    expect(withTile([1, 3, 5], 0)).toEqual([0, 1, 3, 5]);
    expect(withTile([1, 3, 5], 9)).toEqual([1, 3, 5, 9]);
    expect(without([1, 3, 3, 5], 3)).toEqual([1, 3, 5]);
    expect(without([1, 3], 1)).toEqual([3]);
    expect(without([1, 3], 2)).toBe(null);
  });

  const waits = (text: string, fifthCopy: 'never' | 'unlessConcealed') => {
    const hand = parseHand(text);
    if (!hand.ok) throw new Error(text);
    const { concealed, melds } = hand.value;
    return findWaits({ hand: concealed, melds }, { ...RULES, 'win.fifthCopy': fifthCopy });
  };

  test('a fifth copy is no wait, those in melds count where the rulebook says so', () => {
    expect(waits('1111m234p567p789s', 'unlessConcealed')).toEqual([]);
    expect(waits('23m11s[1111m][4444m][789s<]', 'never')).toEqual([]);
    expect(waits('23m11s[111m<][444m^][789s<]', 'never')).toEqual([0, 3]);
    expect(waits('23m11s[1111m][4444m][789s<]', 'unlessConcealed')).toEqual([0, 3]);
  });

  test('seven pairs and thirteen orphans are waited for where they win', () => {
    const without = { ...RULES, 'win.sevenPairs': false, 'win.thirteenOrphans': false } as const;
    const pairs = [0, 0, 3, 3, 6, 6, 9, 9, 12, 12, 15, 15, 20];
    expect(findWaits({ hand: pairs, melds: [] }, RULES)).toEqual([20]);
    expect(findWaits({ hand: pairs, melds: [] }, without)).toEqual([]);
    const orphans = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 32];
    expect(findWaits({ hand: orphans, melds: [] }, RULES)).toEqual([33]);
    expect(findWaits({ hand: orphans, melds: [] }, without)).toEqual([]);
  });

  test('a meld that is no group lets nothing complete the hand', () => {
    const hand = [0, 1, 2, 3, 4, 5, 18, 18, 19, 20];
    const laid = (tiles: readonly number[]): Meld => ({
      type: 'pon',
      tiles,
      from: 'left',
      called: tiles[0]!,
    });
    expect(findWaits({ hand, melds: [laid([9, 9, 9])] }, RULES)).toEqual([18, 21]);
    expect(findWaits({ hand, melds: [laid([9, 10, 15])] }, RULES)).toEqual([]);
  });
});
