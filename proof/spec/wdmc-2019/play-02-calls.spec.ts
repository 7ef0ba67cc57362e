// Part 3, sections 3.2.2 to 3.4 at the table: chi, pon, what they forbid, which call is heard, and until when.

import { play, seatsToAct } from '@hanchan/game';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';
import { ALIKE, IDLE, PLAIN_DISCARDS, RULES } from './playHands.ts';

const SWAP = { code: 'swapCall', rule: 'calls.swap' };

describe('3.2.2 Chi', () => {
  clause('wdmc-3.2.2-01', 'only the player whose left neighbour discarded may chi', () => {
    const table = new Table(RULES, {
      hands: {
        ...ALIKE,
        S: '46s28m36p1234z567z',
        W: '4655s28m6p1234z56z',
        N: '46s258m69p1234z67z',
      },
      draws: '5s',
    });
    table.do('E discards 5s');
    expect(table.offers('S')).toEqual(['chi 46s', 'pass']);
    expect(table.offers('W')).toEqual(['pon 55s', 'pass']);
    expect(table.offers('N')).toEqual([]);
    expect(table.refusal('W chi 46s')).toMatchObject({ code: 'callNotAllowed', rule: 'calls.chi' });
    expect(table.refusal('N chi 46s')).toMatchObject({ code: 'callNotAllowed', rule: 'calls.chi' });
  });
  clause('wdmc-3.2.2-02', 'the meld lies open with the called tile, and riichi is gone', () => {
    const table = new Table(RULES, {
      hands: { ...ALIKE, S: '46s234m678m23488p' },
      draws: '5s5z5z6z6z7z',
    });
    table.do('E discards 5s', 'S chi 46s');
    expect(table.last('called')).toMatchObject({ from: table.seat('E'), meld: { type: 'chi' } });
    expect(table.state('S').melds[0]).toMatchObject({ from: 'left', called: 22 });
    table.do('S discards 2p', 'W discards 5z', 'N discards 5z', 'E discards 6z');
    expect(table.refusal('S riichi 6z')).toMatchObject({
      code: 'riichiOpenHand',
      rule: 'riichi.allowed',
    });
  });
  clause(
    ['wdmc-3.2.2-04', 'wdmc-3.2.2-05', 'T34'],
    'chi 4s with 56s: neither 4s nor 7s may follow',
    () => {
      const table = new Table(RULES, { hands: { ...IDLE, S: '4567s28m36p12345z' }, draws: '4s' });
      table.do('E discards 4s', 'S chi 56s');
      expect(table.refusal('S discards 4s')).toMatchObject(SWAP);
      expect(table.refusal('S discards 7s')).toMatchObject(SWAP);
      expect(table.offers('S')).not.toContain('discards 4s');
      expect(table.offers('S')).not.toContain('discards 7s');
      expect(table.refusal('S discards 5z')).toBeNull();
    },
  );
  clause(['wdmc-3.2.2-05', 'T34'], 'chi 5s with 46s: only 5s is forbidden', () => {
    const table = new Table(RULES, { hands: { ...ALIKE, S: '34567s8m36p12345z' }, draws: '5s' });
    table.do('E discards 5s', 'S chi 46s');
    expect(table.refusal('S discards 5s')).toMatchObject(SWAP);
    for (const tile of ['3s', '7s']) expect(table.refusal(`S discards ${tile}`)).toBeNull();
  });
  clause(['wdmc-3.2.2-05', 'T34'], 'an edge sequence has no other end', () => {
    const table = new Table(RULES, { hands: { ...ALIKE, S: '3389s28m36p1234z6z' }, draws: '7s' });
    table.do('E discards 7s', 'S chi 89s');
    expect(table.refusal('S discards 7s')).toMatchObject({ code: 'tileNotHeld', rule: null });
    expect(table.offers('S')).toContain('discards 3s');
  });
  clause(['wdmc-3.2.2-04', 'T34'], 'a red five and a plain five are the same tile', () => {
    const table = new Table(RULES, { hands: { ...ALIKE, S: '5667s28m36p1234z6z' }, draws: '0s' });
    table.do('E discards 0s', 'S chi 67s');
    expect(table.refusal('S discards 5s')).toMatchObject(SWAP);
  });
  clause(['T34', 'W25'], 'a chi that leaves only forbidden discards is not offered', () => {
    const three = '[222z^][555z^][666z^]';
    const table = new Table(RULES, { hands: { ...ALIKE, S: `4567s${three}` }, draws: '4s' });
    table.do('E discards 4s');
    expect(table.offers('S')).toEqual(['ron', 'pass']);
    const refusal = {
      code: 'callLeavesNoDiscard',
      rule: 'calls.swap',
      case: { declared: 'call' },
    };
    expect(table.refusal('S chi 56s')).toMatchObject(refusal);
    const able = new Table(RULES, {
      hands: { ...ALIKE, S: `4567s5s8m2m[555z^][666z^]` },
      draws: '4s',
    });
    able.do('E discards 4s');
    expect(able.can('S', 'chi 56s')).toBe(true);
  });
  clause('wdmc-3.2.2-01', 'no chi without the two tiles', () => {
    const hands = { ...ALIKE, S: '46s258m369p1234z6z' };
    const table = new Table(RULES, { hands, draws: '5s' }).do('E discards 5s');
    expect(table.refusal('S chi 67s')).toMatchObject({ code: 'noSuchMeld', rule: null });
    expect(table.refusal('S pon 55s')).toMatchObject({ code: 'noSuchMeld', rule: null });
  });
});

describe('3.3 and 3.3.1 Pon', () => {
  clause(['wdmc-3.3-01', 'wdmc-3.3.1-01', 'wdmc-3.3.2.3-01'], 'any of the three may call', () => {
    for (const wind of ['S', 'W', 'N'] as const) {
      const hands = { ...IDLE, [wind]: '147m369p258s555z6z' };
      const table = new Table(RULES, { hands, draws: '5z' }).do('E discards 5z');
      expect(table.offers(wind)).toEqual(['kan 555z', 'pon 55z', 'pass']);
    }
  });
  clause('wdmc-3.3.1-02', 'a pon lies open and points at whose tile it is', () => {
    for (const [wind, from] of [
      ['S', 'left'],
      ['W', 'across'],
      ['N', 'right'],
    ] as const) {
      const hands = { ...IDLE, [wind]: '147m369p258s55z66z' };
      const table = new Table(RULES, { hands, draws: '5z' }).do('E discards 5z', `${wind} pon`);
      expect(table.state(wind).melds[0]).toMatchObject({ type: 'pon', from });
    }
  });
  clause('wdmc-3.3.1-04', 'the fourth tile may not follow the pon, but may on a later turn', () => {
    const hands = { ...ALIKE, S: '147m369p25s555z67z' };
    const table = new Table(RULES, { hands, draws: '5z6z7z6z7z' });
    table.do('E discards 5z', 'S pon 55z');
    expect(table.refusal('S discards 5z')).toMatchObject(SWAP);
    table.do('S discards 1m', 'W discards 6z', 'N discards 7z', 'E discards 6z');
    expect(table.refusal('S discards 5z')).toBeNull();
  });
  clause(['wdmc-3.3-02', 'W44'], 'a hand in tenpai without riichi may still call', () => {
    const hands = { ...ALIKE, S: '234m678m234p5566z' };
    const table = new Table(RULES, { hands, draws: '5z' }).do('E discards 5z');
    expect(table.offers('S')).toEqual(['ron', 'pon 55z', 'pass']);
    const kan = new Table(RULES, {
      hands: { ...ALIKE, S: '234m678m23p55566z' },
      draws: '5z',
    }).do('E discards 5z');
    expect(kan.can('S', 'kan 555z')).toBe(true);
  });
});

describe('3.4 Precedence and time', () => {
  const hands = { ...ALIKE, S: '46s28m36p1234z666z', W: '147m369p55s1234z7z' };
  clause('wdmc-3.4.1-01', 'a pon is heard before a chi, whoever spoke first', () => {
    for (const calls of ['S chi 46s & W pon 55s', 'W pon 55s & S chi 46s']) {
      const table = new Table(RULES, { hands, draws: '5s' }).do('E discards 5s', calls);
      expect(table.last('called')).toMatchObject({ seat: table.seat('W'), meld: { type: 'pon' } });
      expect(table.state('S').melds).toEqual([]);
    }
  });
  clause('wdmc-3.4.1-01', 'so is a kan', () => {
    const kan = { ...hands, W: '147m369p555s1234z' };
    const table = new Table(RULES, { hands: kan, draws: '0s' });
    table.do('E discards 0s', 'S chi 46s & W kan 555s');
    expect(table.last('called').meld.type).toBe('calledKan');
  });
  clause(['wdmc-3.4.1-02', 'wdmc-3.4.1-01'], 'a win is heard before a kan or a pon', () => {
    const ron = { ...ALIKE, W: '147m369p555s1234z', N: '234m678m23488p46s' };
    for (const call of ['W kan 555s', 'W pon 55s']) {
      for (const calls of [`${call} & N ron`, `N ron & ${call}`]) {
        const table = new Table(RULES, { hands: ron, draws: '0s' }).do('E discards 0s', calls);
        expect(table.last('won')).toMatchObject({ seat: 3, from: 0 });
        expect(table.count('called')).toBe(0);
      }
    }
  });
  clause('wdmc-3.4.2-01', 'once the next player has drawn it is too late to call', () => {
    const table = new Table(RULES, { hands, draws: '5s6z' }).do('E discards 5s');
    expect(table.count('drew')).toBe(1);
    expect(table.refusal('W pon 55s')).toBeNull();
    table.do('W pass');
    expect(table.count('drew')).toBe(2);
    expect(table.refusal('W pon 55s')).toMatchObject({ code: 'wrongPhase', rule: null });
  });
  clause(
    ['wdmc-3.4.2-02', 'wdmc-p2.8-31'],
    'nobody draws while a player who can call has not answered',
    () => {
      const table = new Table(RULES, { hands, draws: '5s6z' }).do('E discards 5s');
      const answered = play(table.match, { type: 'pass', seat: table.seat('W') });
      if (!answered.ok) throw new Error(answered.error.code);
      expect(answered.value.events.some(({ type }) => type === 'drew')).toBe(false);
      expect(seatsToAct(answered.value.match)).toEqual([table.seat('S')]);
      const decided = play(answered.value.match, { type: 'pass', seat: table.seat('S') });
      if (!decided.ok) throw new Error(decided.error.code);
      expect(decided.value.events.some(({ type }) => type === 'drew')).toBe(true);
    },
  );
  clause(
    ['wdmc-3.6-01', 'T36', 'W22'],
    'nothing but a win may be called on the last discard',
    () => {
      const last = { ...ALIKE, S: '234m678m23488p46s', W: '147m369p555s1234z' };
      const setup = { hands: last, draws: '0s', live: 0, discards: PLAIN_DISCARDS };
      const table = new Table(RULES, setup).do('E discards 0s');
      expect(table.offers('S')).toEqual(['ron', 'pass']);
      const refusal = { code: 'callOnLastTile', rule: 'calls.lastDiscard' };
      expect(table.refusal('S chi 46s')).toMatchObject(refusal);
      expect(table.offers('W')).toEqual([]);
      table.do('S pass');
      expect(table.last('drawn').reason).toBe('exhausted');
      const one = new Table(RULES, { ...setup, live: 1 }).do('E discards 0s');
      expect(one.offers('S')).toEqual(['ron', 'chi 46s', 'pass']);
      expect(one.offers('W')).toEqual(['kan 555s', 'pon 55s', 'pass']);
    },
  );
});
