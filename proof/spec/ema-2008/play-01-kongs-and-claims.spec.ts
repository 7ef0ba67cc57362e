// EMA 2008 at the table: kongs and their indicator, which tile may be claimed, what the sheet leaves to us.

import { EMA_2008 } from '@hanchan/rulesets';
import type { Wind } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const RULES = EMA_2008.values;

/** Waits for 3p and 6p with pinfu, and can also pung a 6p, so that it is asked about one. */
const PINFU = '123m456m789s4566p';
/** Far from anything, and with nothing to pair up. */
const NOTHING = '147m258p369s1234z';

// Kan-dora

/** What was declared, then the replacement, then the indicator; the discard is still to come. */
function turnsOne(table: Table, wind: Wind, declared: 'kanDeclared' | 'called'): void {
  expect(table.trail(3)).toEqual([declared, 'drew', 'indicatorTurned']);
  expect(table.last('drew')).toMatchObject({ seat: table.seat(wind), from: 'replacement' });
  expect(table.indicators).toBe('3z2m');
  expect(table.can(wind, 'discards')).toBe(true);
}

clause(
  ['ema-kandora-01', 'ema-kandora-02'],
  'concealed kong: replacement, then the indicator, then the discard',
  () => {
    const hands = { E: '111m234p567p89s55z' };
    const setup = { hands, draws: '1m', replacements: '9m', indicators: '3z2m' };
    const table = new Table(RULES, setup);
    expect(table.indicators).toBe('3z');
    turnsOne(table.do('E kan 1m'), 'E', 'kanDeclared');
  },
);

clause(
  ['ema-kandora-01', 'ema-kandora-02'],
  'claimed kong: replacement, then the indicator, then the discard',
  () => {
    const hands = { S: '111m234p567p89s55z' };
    const table = new Table(RULES, { hands, draws: '1m', indicators: '3z2m' });
    turnsOne(table.do('E discards 1m', 'S kan 111m'), 'S', 'called');
  },
);

clause(
  ['ema-kandora-01', 'ema-kandora-02'],
  'extended pung: replacement, then the indicator, then the discard',
  () => {
    const hands = { E: '234p567p89s55z[111m^]' };
    const table = new Table(RULES, { hands, draws: '1m', indicators: '3z2m' });
    turnsOne(table.do('E kan 1m'), 'E', 'kanDeclared');
  },
);

clause(['ema-kandora-02', 'T33'], 'the discard after an extended pung pays the new dora', () => {
  const table = new Table(RULES, {
    hands: { E: '234s567s89s55z[111m^]', S: PINFU },
    draws: '1m',
    replacements: '3p',
    indicators: '3z5p',
  });
  table.do('E kan 1m', 'E discards 3p', 'S ron');
  expect(table.last('won').value.dora.dora).toBe(2); // 66p
});

clause(['ema-kandora-02', 'T33'], 'a robbed kong turns no indicator', () => {
  const table = new Table(RULES, {
    hands: { E: '234s567s89s55z[333p^]', S: PINFU },
    draws: '3p',
    indicators: '3z5p',
  });
  table.do('E kan 3p');
  expect(table.offers('S')).toEqual(['ron', 'pass']);
  table.do('S ron');
  expect(table.indicators).toBe('3z');
  expect(table.last('won').value.yaku.map(({ id }) => id)).toContain('chankan');
  expect(table.count('indicatorTurned')).toBe(0);
});

clause('E26', 'fourteen dead tiles, kept at fourteen by one live tile for each kong', () => {
  const table = new Table(RULES, { hands: { E: '111m234p567p89s55z' }, draws: '1m' });
  expect(table.live).toBe(136 - 53 - 14);
  table.do('E kan 1m');
  expect(table.live).toBe(136 - 53 - 14 - 1);
});

clause('E25', 'a concealed kong is not robbed, not even by thirteen orphans', () => {
  const table = new Table(RULES, {
    hands: { E: '999s234p567p89m55z', S: '19m19p1s1234567z7z' },
    draws: '9s',
  });
  table.do('E kan 9s');
  expect(table.last('drew')).toMatchObject({ seat: 0, from: 'replacement' });
  expect(table.state('S').hasMissed).toBe(false);
});

// Mahjong on a discard and on selfdraw

clause('ema-ron-01', 'only the latest discard can be claimed for mahjong', () => {
  const table = new Table(RULES, { hands: { S: PINFU, W: NOTHING }, draws: '3p9m' });
  table.do('E discards 3p');
  expect(table.can('S', 'ron')).toBe(true);
  table.do('S pass');
  expect(table.refusal('S ron')).toMatchObject({ code: 'wrongPhase', rule: null });
  table.do('S discards 9m', 'W discards drawn');
  expect(table.can('S', 'ron')).toBe(false);
});

clause(
  ['ema-ron-02', 'ema-counter-06', 'T28'],
  'a win needs a yaku, from five counters two',
  () => {
    const open = new Table(RULES, {
      hands: { S: '456m789s4566p[123m<]' },
      draws: '6p',
      indicators: '5p',
    });
    open.do('E discards 6p');
    expect(open.refusal('S ron')).toMatchObject({ code: 'noYaku', rule: 'win.yakuNeeded' });
    const at = (counters: number) =>
      new Table(RULES, { hands: { S: PINFU }, draws: '6p', discards: { S: '9m' }, counters }).do(
        'E discards 6p',
      );
    expect(at(4).refusal('S ron')).toBeNull();
    expect(at(5).refusal('S ron')).toMatchObject({ code: 'tooFewYaku', rule: 'win.twoYakuFrom' });
  },
);

clause(['ema-ron-03', 'ema-furiten-01'], 'a furiten player cannot ron', () => {
  const table = new Table(RULES, { hands: { S: PINFU }, draws: '6p', discards: { S: '3p' } });
  table.do('E discards 6p');
  expect(table.refusal('S ron')).toMatchObject({ code: 'furiten', rule: 'furiten.discard' });
  expect(table.can('S', 'pon')).toBe(true);
});

clause('ema-ron-04', 'ron completes a chow from a player who is not the left one', () => {
  const table = new Table(RULES, { hands: { S: PINFU }, draws: '3p', turn: 'N' });
  table.do('N discards 3p', 'S ron');
  expect(table.last('won')).toMatchObject({ seat: 1, from: 3 });
});

clause(['ema-tsumo-01', 'ema-tsumo-02'], 'a furiten player wins by selfdraw', () => {
  const table = new Table(RULES, {
    hands: { S: PINFU },
    draws: '6p',
    discards: { S: '3p6p' },
    turn: 'S',
  });
  expect(table.offers('S')[0]).toBe('tsumo');
  table.do('S tsumo');
  expect(table.last('won')).toMatchObject({ seat: 1, from: null });
});

// Claims the sheet is silent on

clause('E26', 'a chow is for the next player, and gives way to a pung', () => {
  const table = new Table(RULES, {
    hands: { S: '45p123s456s789s1z9m', W: '33p147m258s1234z9s', N: '45p147m99m36s1256z' },
    draws: '3p',
  });
  table.do('E discards 3p');
  expect(table.offers('S')).toEqual(['chi 45p', 'pass']);
  expect(table.can('W', 'pon')).toBe(true);
  expect(table.can('N', 'chi')).toBe(false);
  table.do('S chi & W pon');
  expect(table.last('called')).toMatchObject({ seat: 2, meld: { type: 'pon' } });
});

clause('E26', 'a win comes before a pung', () => {
  const table = new Table(RULES, { hands: { W: PINFU, S: '33p147m258s1234z9s' }, draws: '3p' });
  table.do('E discards 3p', 'S pon & W ron');
  expect(table.last('won').seat).toBe(2);
});

clause(['E26', 'T34'], 'swap-calling is allowed, with the same tile and with the other end', () => {
  const table = new Table(RULES, { hands: { S: '4567s123m456p19p1z' }, draws: '4s' });
  table.do('E discards 4s', 'S chi 56s');
  expect(table.can('S', 'discards 4s')).toBe(true);
  expect(table.can('S', 'discards 7s')).toBe(true);
  const pung = new Table(RULES, { hands: { S: '555z123m456p19p1z3s' }, draws: '5z' });
  pung.do('E discards 5z', 'S pon');
  expect(pung.can('S', 'discards 5z')).toBe(true);
});

clause('E26', 'the last discard is claimed for a win only', () => {
  const table = new Table(RULES, {
    hands: { S: PINFU, W: '55p147m258s1234z9s' },
    draws: '6p',
    live: 0,
  });
  table.do('E discards 6p');
  expect(table.offers('S')).toEqual(['ron', 'pass']);
  expect(table.refusal('S pon 66p')).toMatchObject({
    code: 'callOnLastTile',
    rule: 'calls.lastDiscard',
  });
  expect(table.refusal('S chi 45p')).toMatchObject({
    code: 'callOnLastTile',
    rule: 'calls.lastDiscard',
  });
  expect(table.offers('W')).toEqual([]);
});

clause('E26', 'no kong with the last tile', () => {
  const setup = { hands: { E: '111m234p567p89s55z' }, draws: '1m' };
  const last = new Table(RULES, { ...setup, live: 0 });
  expect(last.refusal('E kan 1m')).toMatchObject({ code: 'kanNoLiveTile', rule: 'kan.lastTile' });
  expect(new Table(RULES, { ...setup, live: 1 }).refusal('E kan 1m')).toBeNull();
});

// Several winners

clause(
  ['E7', 'T40', 'ema-counter-05'],
  'two win on one discard, each with the counters, bets back to their owners',
  () => {
    const table = new Table(RULES, {
      hands: { E: '123s456s789m4566p', S: PINFU, N: '345s345p678s1122z' },
      draws: '3p',
      indicators: '3z',
      turn: 'W',
      riichi: ['S', 'N'],
      scores: [30_000, 29_000, 30_000, 29_000],
      counters: 1,
      deposits: 3,
    });
    table.do('W discards 3p', 'E ron & S ron');
    // From West, North and then East come next: East takes North's bet and the one carried over.
    expect(table.events.filter(({ type }) => type === 'won')).toMatchObject([
      { seat: 0, counters: 1, deposits: 2 },
      { seat: 1, counters: 1, deposits: 1 },
    ]);
    expect(table.match.deposits).toBe(0);
  },
);

clause(['E7', 'T18'], 'three win on one discard; that is no abortive draw', () => {
  const table = new Table(RULES, {
    hands: { E: '123s456s789m4588p', S: '123m456m789s4577p', N: '123m456m789m4599p' },
    draws: '3p',
    turn: 'W',
  });
  table.do('W discards 3p', 'E ron & S ron & N ron');
  expect(table.count('won')).toBe(3);
  expect(table.count('drawn')).toBe(0);
});
