// Part 3, sections 3.6, 3.8 and 4.1.6.2 at the table: drawn hands, their payments, and what ends no hand.

import type { BySeat, Wind } from '@hanchan/tiles';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';
import { ALIKE, handName, IDLE, lastDraw, PLAIN_DISCARDS, RULES, southWins } from './playHands.ts';

const drawnDeal = (ready: readonly Wind[], setup: Setup = {}) =>
  new Table(RULES, lastDraw(ready, setup)).do('E discards 7z');

describe('3.6 Drawn hands', () => {
  clause(
    ['wdmc-3.6-01', 'wdmc-3.0-06'],
    'the last discard without a winner ends the deal as a draw',
    () => {
      const table = new Table(RULES, lastDraw([]));
      expect(table.live).toBe(0);
      expect(table.count('drawn')).toBe(0);
      expect(table.do('E discards 7z').last('drawn').reason).toBe('exhausted');
    },
  );
  const cases: readonly (readonly [string, readonly Wind[], BySeat<number>])[] = [
    ['wdmc-3.6-04', [], [0, 0, 0, 0]],
    ['wdmc-3.6-04', ['E', 'S', 'W', 'N'], [0, 0, 0, 0]],
    ['wdmc-3.6-05', ['S'], [-1_000, 3_000, -1_000, -1_000]],
    ['wdmc-3.6-06', ['E', 'S', 'W'], [1_000, 1_000, 1_000, -3_000]],
    ['wdmc-3.6-07', ['E', 'N'], [1_500, -1_500, -1_500, 1_500]],
  ];
  for (const [id, ready, deltas] of cases) {
    clause(id, `${ready.length} in tenpai: ${deltas.join(', ')}`, () => {
      const table = drawnDeal(ready);
      expect(table.last('drawn').deltas).toEqual(deltas);
      expect(table.scores).toEqual(deltas.map((delta) => 30_000 + delta));
    });
  }
  clause(
    ['wdmc-3.6-02', 'W31'],
    'tenpai is told in player order from the dealer, nobody chooses',
    () => {
      const table = drawnDeal(['E', 'S', 'N'], { dealer: 2 });
      expect(table.last('drawn').tenpai).toEqual([2, 3, 1]);
      expect(table.match.phase).toBe('awaitingDeal');
    },
  );
  clause('wdmc-3.6-03', 'tenpai hands are shown, noten hands stay face down', () => {
    const { shown } = drawnDeal(['S', 'N']).last('drawn');
    expect(shown.map((hand) => hand?.length ?? null)).toEqual([null, 13, null, 13]);
  });
  clause(['W19', 'wdmc-1.7-16'], 'tenpai without a yaku is tenpai', () => {
    const hands = { ...ALIKE, S: '13m789s678p99s[456p<]' };
    const table = new Table(RULES, { ...lastDraw([]), hands }).do('E discards 7z');
    expect(table.last('drawn').tenpai).toEqual([1]);
  });
  clause(
    ['wdmc-3.6-08', 'wdmc-3.0-07', 'wdmc-3.7.1-01'],
    'dealer tenpai: a bonus hand with the same winds',
    () => {
      const table = drawnDeal(['E', 'S'], { dealer: 2 });
      expect(handName(table)).toBe('East 3 Bonus 1');
      expect(table.last('dealEnded').dealerStays).toBe(true);
    },
  );
  clause(
    ['wdmc-3.6-08', 'wdmc-3.0-08', 'wdmc-3.7.1-01', 'T16', 'W43'],
    'dealer noten: a bonus hand with the next dealer',
    () => {
      expect(handName(drawnDeal(['S'], { dealer: 2 }))).toBe('East 4 Bonus 1');
      expect(handName(drawnDeal([], { dealer: 2 }))).toBe('East 4 Bonus 1');
    },
  );
  clause(['wdmc-3.7.1-03', 'T16', 'W43'], 'bonus sticks pass on to the new dealer', () => {
    expect(handName(drawnDeal(['S'], { dealer: 1, counters: 2 }))).toBe('East 3 Bonus 3');
  });
  clause('wdmc-3.6-09', 'riichi sticks wait for the next winner', () => {
    const table = drawnDeal(['E'], { deposits: 1 });
    expect(table.match.deposits).toBe(1);
    table.deal(lastDraw(['E', 'S'], { draws: '7z7z', live: 8 }));
    table.do('E riichi 7z', 'S riichi 7z').drain();
    expect(table.match.deposits).toBe(3);
    southWins(table);
    expect(table.last('won').deposits).toBe(3);
    expect(table.last('won').value.deltas[1]).toBe(2_000 + 2 * 300 + 3_000);
    expect(table.match.deposits).toBe(0);
  });
});

describe('4.1.6.2 Nagashi mangan', () => {
  const ENDS = '19m19p1z';
  const nagashi = (ready: readonly Wind[], winds: readonly Wind[], setup: Setup = {}) =>
    drawnDeal(ready, {
      discards: { ...PLAIN_DISCARDS, ...Object.fromEntries(winds.map((wind) => [wind, ENDS])) },
      ...setup,
    });
  clause(
    ['wdmc-4.1.6.2-01', 'W18'],
    'paid like a self-drawn mangan, in place of the noten pay',
    () => {
      const table = nagashi(['W'], ['S']);
      expect(table.last('drawn')).toMatchObject({ reason: 'nagashi', by: [1], tenpai: [2] });
      expect(table.scores).toEqual([26_000, 38_000, 28_000, 28_000]);
      expect(nagashi([], ['E']).scores).toEqual([42_000, 26_000, 26_000, 26_000]);
    },
  );
  clause(['wdmc-4.1.6.2-02', 'T35', 'W18'], 'two of them: only the others pay, 2,000 each', () => {
    expect(nagashi([], ['S', 'W']).scores).toEqual([26_000, 34_000, 34_000, 26_000]);
    expect(nagashi([], ['E', 'S']).scores).toEqual([38_000, 34_000, 24_000, 24_000]);
  });
  clause(['wdmc-4.1.6.2-03', 'W18'], 'three of them: the fourth pays all', () => {
    expect(nagashi([], ['E', 'S', 'W']).scores).toEqual([34_000, 32_000, 32_000, 22_000]);
  });
  clause(['wdmc-4.1.6.2-01', 'W18'], 'still a draw: bonus stick, sticks stay, no 300s', () => {
    const table = nagashi([], ['S'], { counters: 2, deposits: 1 });
    expect(table.scores).toEqual([26_000, 38_000, 28_000, 28_000]);
    expect(table.match.deposits).toBe(1);
    expect(handName(table)).toBe('East 2 Bonus 3');
    expect(handName(nagashi(['E'], ['S']))).toBe('East 1 Bonus 1');
    expect(handName(nagashi([], ['E']))).toBe('East 2 Bonus 1');
  });
  clause(['wdmc-4.1.6.2-01', 'T30', 'W18'], 'an own call does not spoil it', () => {
    const hands = { ...IDLE, S: '258m147s1234z[555z^]' };
    expect(nagashi([], ['S'], { hands }).last('drawn').by).toEqual([1]);
  });
  clause('wdmc-4.1.6.2-01', 'a called discard, or one simple, does', () => {
    const hands = { ...IDLE, N: '147m369p258s55z66z' };
    const setup = { hands, draws: '5z6z7z5z7z', live: 3, discards: { ...PLAIN_DISCARDS, E: ENDS } };
    const called = new Table(RULES, setup).do('E discards 5z', 'N pon', 'N discards 6z').drain();
    expect(called.last('drawn').reason).toBe('exhausted');
    const simple = nagashi([], [], { discards: { ...PLAIN_DISCARDS, S: `${ENDS}2m` } });
    expect(simple.last('drawn').reason).toBe('exhausted');
  });
});

describe('3.8 Nothing aborts a hand', () => {
  clause(['wdmc-3.8-01', 'wdmc-p1-08', 'W42'], 'four equal winds at the start', () => {
    const table = new Table(RULES, { hands: ALIKE, draws: '5z6z7z5z6z' });
    table.do('E discards 3z', 'S discards 3z', 'W discards 3z', 'N discards 3z');
    expect(table.count('drawn')).toBe(0);
    expect(table.last('drew').seat).toBe(table.seat('E'));
  });
  clause(['wdmc-3.8-03', 'wdmc-p1-08', 'W42'], 'nine terminals and honours', () => {
    const hands = { ...IDLE, E: '19m19p19s12345z28m' };
    const table = new Table(RULES, { hands, draws: '6z' });
    expect(table.can('E', 'nine')).toBe(false);
    const refusal = { code: 'nineTerminalsNotAllowed', rule: 'draw.abortive' };
    expect(table.refusal('E nine')).toMatchObject(refusal);
  });
  clause(['wdmc-3.8-04', 'wdmc-p1-08', 'W42'], 'four riichi', () => {
    const hands = {
      E: '123m456m789m12p99s',
      S: '123s456s789s12p99m',
      W: '234p567p678p45s11p',
      N: '345m345p345s67m88s',
    };
    const setup = { hands, draws: '7z7z7z5z6z6z6z6z7z', indicators: '1z' };
    const table = new Table(RULES, setup);
    table.do('E riichi 7z', 'S riichi 7z', 'W riichi 7z', 'N riichi 5z');
    expect(table.count('drawn')).toBe(0);
    expect(table.match.deposits).toBe(4);
    expect(table.last('drew').seat).toBe(table.seat('E'));
    expect(table.scores).toEqual([29_000, 29_000, 29_000, 29_000]);
    table.do('E discards 6z', 'S discards 6z', 'W discards 6z', 'N discards 6z');
    expect(table.match.phase).toBe('playing');
  });
  clause(['wdmc-1.7-20', 'wdmc-3.8-02', 'W42'], 'the rules name no condition at all', () => {
    expect(RULES['draw.abortive']).toEqual([]);
    expect(RULES['win.multipleRon']).toBe('everyone');
  });
});
