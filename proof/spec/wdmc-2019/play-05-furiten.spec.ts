// Part 3, sections 3.9.1 and 3.9.2 at the table: who may not win on a discard, and how it ends.

import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';
import { IDLE, PLAIN_DISCARDS, RULES } from './playHands.ts';

/** Tenpai on 3p and 6p, all simples; two 6p, so that South is asked about every 6p. */
const SIMPLES = '234m678m345s4566p';
/** Idle hands without 3p and 6p. */
const OTHERS = { E: '147m258p369s1234z', W: '147m258p369s1234z', N: '147m28p369s1234z7z' };
const DISCARDED = { code: 'furiten', rule: 'furiten.discard' };
const MISSED = { code: 'furiten', rule: 'furiten.missed' };

const southWaits = (setup: Setup = {}) =>
  new Table(RULES, { hands: { ...OTHERS, S: SIMPLES }, ...setup });

describe('1.7 and 3.9.1 Own discards', () => {
  clause(
    ['wdmc-1.7-11', 'wdmc-3.9.1-01', 'wdmc-3.5.3.0-02', 'T11'],
    'one side of the wait discarded: no win on either side',
    () => {
      for (const tile of ['3p', '6p']) {
        const discards = { ...PLAIN_DISCARDS, S: '3p' };
        const table = southWaits({ draws: tile, discards }).do(`E discards ${tile}`);
        expect(table.can('S', 'ron')).toBe(false);
        expect(table.refusal('S ron')).toMatchObject(DISCARDED);
      }
      const free = southWaits({ draws: '6p', discards: PLAIN_DISCARDS }).do('E discards 6p');
      expect(free.can('S', 'ron')).toBe(true);
    },
  );
  clause(['wdmc-3.9.1-01', 'wdmc-3.5.3.0-02'], 'nor on any of three waits', () => {
    const hands = { ...OTHERS, S: '234m678m66p34567s' };
    for (const tile of ['2s', '5s', '8s']) {
      const table = new Table(RULES, { hands, draws: tile, discards: { S: '8s' } });
      table.do(`E discards ${tile}`);
      expect(table.refusal('S ron')).toMatchObject(DISCARDED);
    }
  });
  clause(['wdmc-1.7-11', 'T11', 'W46'], 'a discard that was called away still counts', () => {
    const hands = { ...IDLE, S: SIMPLES, N: '14m336p258s1234z7z' };
    const table = new Table(RULES, { hands, draws: '5z3p6p' });
    table.do('E discards 5z', 'S discards 3p', 'N pon', 'N discards 7z', 'E discards 6p');
    expect(table.state('S').discards[0]!.calledBy).toBe(table.seat('N'));
    expect(table.refusal('S ron')).toMatchObject(DISCARDED);
  });
  clause(['wdmc-3.9.1-03', 'wdmc-1.7-12'], 'a furiten player may still win by own draw', () => {
    const discards = { ...PLAIN_DISCARDS, S: '3p' };
    const table = southWaits({ draws: '5z6p', discards }).do('E discards 5z');
    expect(table.can('S', 'tsumo')).toBe(true);
  });
  clause('wdmc-1.7-12', 'a new wait ends it', () => {
    const table = new Table(RULES, {
      hands: { ...OTHERS, S: '23478m45666p345s' },
      draws: '5z8m6z6z6p',
      discards: { ...PLAIN_DISCARDS, S: '9m' },
    });
    expect(table.furiten('S', '6m')).toBe('furiten.discard');
    table.do('E discards 5z', 'S discards 7m', 'W discards 6z', 'N discards 6z', 'E discards 6p');
    expect(table.can('S', 'ron')).toBe(true);
  });
});

describe('3.9.2 A win let go', () => {
  clause(
    ['wdmc-3.9.2-01', 'wdmc-1.7-22', 'T10'],
    'until the next own turn no other completing tile may be won on',
    () => {
      const table = southWaits({ draws: '5z5z3p6p6z6z6p' });
      table.do('E discards 5z', 'S discards 5z', 'W discards 3p');
      expect(table.can('S', 'ron')).toBe(true);
      table.do('S pass', 'N discards 6p');
      expect(table.refusal('S ron')).toMatchObject(MISSED);
      table.do('S pass', 'E discards 6z');
      expect(table.furiten('S', '6p')).toBeNull();
      table.do('S discards 6z', 'W discards 6p');
      expect(table.can('S', 'ron')).toBe(true);
    },
  );
  clause(['wdmc-3.9.2-02', 'T10'], 'any call in between lifts it at once', () => {
    const hands = { ...IDLE, S: SIMPLES, N: '147m336p258s1234z' };
    const table = new Table(RULES, { hands, draws: '5z5z3p' });
    table.do('E discards 5z', 'S discards 5z', 'W discards 3p', 'N pon', 'N discards 6p');
    expect(table.can('S', 'ron')).toBe(true);
  });
  clause(['wdmc-3.9.2-02', 'wdmc-1.7-04', 'W21'], 'a closed kan is such a call', () => {
    const hands = { ...OTHERS, S: SIMPLES, N: '14m6p25s8888s1234z' };
    const table = new Table(RULES, { hands, draws: '5z5z3p5z', replacements: '7z' });
    table.do('E discards 5z', 'S discards 5z', 'W discards 3p', 'S pass', 'N kan 8s');
    expect(table.furiten('S', '6p')).toBeNull();
    table.do('N discards 6p');
    expect(table.can('S', 'ron')).toBe(true);
  });
  clause(['wdmc-1.7-22', 'wdmc-3.9.2-01'], 'an own call ends it as well', () => {
    const table = southWaits({ draws: '5z5z3p6z3p6z' });
    table.do('E discards 5z', 'S discards 5z', 'W discards 3p', 'S pass', 'N discards 6z');
    expect(table.furiten('S', '3p')).toBe('furiten.missed');
    table.do('E discards 3p');
    expect(table.refusal('S ron')).toMatchObject(MISSED);
    table.do('S chi 45p', 'S discards 2m');
    expect(table.state('S').hasMissed).toBe(false);
  });
  clause('W20', 'a completing tile without a yaku is no missed win', () => {
    const hands = { ...IDLE, S: '234m678m23p88s[345s<]' };
    const table = new Table(RULES, { hands, draws: '5z5z1p4p' });
    table.do('E discards 5z', 'S discards 5z', 'W discards 1p');
    expect(table.offers('S')).toEqual([]);
    table.do('N discards 4p');
    expect(table.can('S', 'ron')).toBe(true);
  });
  clause('W20', 'but as an own discard it bars every wait', () => {
    const hands = { ...IDLE, S: '234m678m23p88s[345s<]' };
    const table = new Table(RULES, { hands, draws: '4p', discards: { S: '1p' } });
    table.do('E discards 4p');
    expect(table.refusal('S ron')).toMatchObject(DISCARDED);
  });
  clause(
    'wdmc-3.9.2-03',
    'in riichi a win let go bars every later discard, not the own draw',
    () => {
      const table = southWaits({
        draws: '3p5z5z6z6p6p',
        riichi: ['S'],
        discards: PLAIN_DISCARDS,
      });
      table.do('E discards 3p', 'S pass', 'S discards 5z', 'W discards 5z', 'N discards 6z');
      table.do('E discards 6p');
      expect(table.furiten('S', '6p')).toBe('furiten.missedInRiichi');
      expect(table.count('won')).toBe(0);
      expect(table.can('S', 'tsumo')).toBe(true);
    },
  );
  clause(['wdmc-3.9.2-03', 'wdmc-3.9.2-02'], 'and no call lifts it', () => {
    const hands = { ...IDLE, S: SIMPLES, N: '147m336p258s1234z' };
    const table = new Table(RULES, {
      hands,
      draws: '5z5z3p',
      riichi: ['S'],
      discards: PLAIN_DISCARDS,
    });
    table.do('E discards 5z', 'S discards 5z', 'W discards 3p', 'N pon', 'N discards 6p');
    expect(table.offers('S')).toEqual([]);
    expect(table.furiten('S', '6p')).toBe('furiten.missedInRiichi');
  });
});
