// A tile on offer: who is asked, who is heard, and what stands on the table afterwards.

import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { table } from '../../../proof/spec/wrc-2022/playing.ts';
import { rulesWith } from './rulesWith.ts';

const PINFU = '123m456m789s4566p';
const NOTHING = '147m258p369s1234z';

describe('who is asked', () => {
  test('a dead hand is not, whatever it could claim', () => {
    const at = table({ hands: { S: '99p147m258s12345z' }, draws: '9p' });
    at.do('referee deadHand S', 'E discards 9p');
    expect(at.match.deal!.phase.type).toBe('turn');
    const waiting = table({ hands: { S: PINFU }, draws: '3p' });
    waiting.do('referee deadHand S', 'E discards 3p');
    expect(waiting.match.deal!.phase.type).toBe('turn');
  });

  test('whoever holds three of it and hardly anything else, wherever the player sits', () => {
    const at = table({ hands: { W: '888s5m[111z^][222m<][333p>]' }, draws: '8s' });
    expect(at.do('E discards 8s').offers('W')).toEqual(['kan 888s', 'pon 88s', 'pass']);
  });

  test('a player in riichi is asked for a win alone', () => {
    const setup: Setup = { hands: { S: '123m456m789s4599p' }, riichi: ['S'], draws: '9p' };
    expect(table(setup).do('E discards 9p').match.deal!.phase.type).toBe('turn');
  });

  test('a kan is offered for a win alone', () => {
    const hands = { E: '147m369s1234z[888p^]', S: '79p99p258m14s1234z' };
    const at = table({ hands, draws: '8p' }).do('E kan 8p');
    expect(at.last('drew').from).toBe('replacement');
  });
});

describe('who is heard', () => {
  const hands = { E: NOTHING, S: '46p258s147m12345z', W: '55p258s369m12356z' };

  test.each([
    ['firstCaller', 'asHeard', 1],
    ['firstCaller', 'together', 2],
    ['ponBeforeChi', 'asHeard', 2],
  ] as const)('%s, %s', (precedence, claimOrder, caller) => {
    const rules = rulesWith(WRC_2022, { 'calls.precedence': precedence });
    const at = new Table(rules, { hands, draws: '5p' });
    at.match = { ...at.match, claimOrder };
    at.do('E discards 5p').answer('S chi 4p6p').answer('W pon 5p5p').passAll();
    expect(at.last('called').seat).toBe(caller);
  });

  test('beside a true win a chombo is only warned, and any other foul is judged as ever', () => {
    const setup: Setup = {
      hands: { S: PINFU, W: '99m147p258s12345z' },
      draws: '3p',
      discards: { E: '1z' },
      assistance: 'unassisted',
    };
    const at = table(setup).do('E discards 3p', 'S ron & W ron & N pon');
    const fouls = at.events.filter((event) => event.type === 'fouled');
    expect(fouls).toMatchObject([
      { seat: 2, foul: 'falseWin', consequence: 'warning', rule: 'penalty.chomboWithWin' },
      { seat: 3, foul: 'emptyCall', consequence: 'deadHand', rule: 'foul.emptyCall' },
    ]);
    expect(at.last('won').seat).toBe(1);
  });
});

test('a meld that is no group is judged with the next discard, and may end the deal', () => {
  const setup: Setup = { hands: { E: NOTHING, S: '69m258p147s12345z' }, draws: '7m' };
  const rules = rulesWith(WRC_2022, { 'foul.invalidGroup': 'chombo' });
  const at = new Table(rules, { ...setup, assistance: 'unassisted' });
  at.do('E discards 7m', 'S pon 6m9m');
  expect(at.state('S').faults).toEqual(['invalidGroup']);
  at.do('S discards 1z');
  expect(at.last('dealVoided').offenders).toEqual([1]);
  expect(at.last('fouled').because).toEqual({ code: 'noSuchMeld', rule: null });
});

test('or the deal goes on, and it is not judged again', () => {
  const setup: Setup = { hands: { S: '69m258p147s12345z' }, draws: '7m' };
  const at = table({ ...setup, assistance: 'unassisted' });
  at.do('E discards 7m', 'S pon 6m9m', 'S discards 1z').passAll();
  expect(at.state('S').faults).toEqual([]);
  expect(at.match.phase).toBe('playing');
});

describe('a completing tile that goes by', () => {
  const missed = (changes: Parameters<typeof rulesWith>[1], riichi: Setup['riichi'] = []) => {
    const setup: Setup = { hands: { E: NOTHING, W: PINFU }, draws: '3p', riichi };
    const at = new Table(rulesWith(WRC_2022, changes), { ...setup, discards: { E: '1z' } });
    return at.do('E discards 3p').passAll().state('W').hasMissed;
  };

  test('counts before riichi and in it, each by its own rule', () => {
    const before = { 'furiten.missed': 'ownTurn', 'furiten.missedInRiichi': 'never' } as const;
    expect(missed(before)).toBe(true);
    expect(missed(before, ['W'])).toBe(false);
    const inRiichi = { 'furiten.missed': 'never', 'furiten.missedInRiichi': 'dealEnd' } as const;
    expect(missed(inRiichi)).toBe(false);
    expect(missed(inRiichi, ['W'])).toBe(true);
  });
});

describe('riichi', () => {
  test('each deposit of the deal is remembered with its owner', () => {
    const hands = { E: '123456789m11p23s', S: '123m456m789s4466p' };
    const at = table({ hands, draws: '7z6z' }).do('E riichi 7z', 'S riichi 6z').passAll();
    expect(at.match.deal!.depositors).toEqual([0, 1]);
    expect(at.match.deposits).toBe(2);
  });

  test('is double on the first discard alone', () => {
    const hands = { E: '123456789m11p23s' };
    const at = table({ hands, draws: '7z5z6z4z5z' });
    at.do('E discards 7z', 'S discards 5z', 'W discards 6z', 'N discards 4z', 'E riichi 5z');
    expect(at.passAll().state('E').riichi).toBe('riichi');
    const first = table({ hands, draws: '7z' }).do('E riichi 7z').passAll();
    expect(first.state('E').riichi).toBe('double');
  });
});

describe('a discard that is called', () => {
  test('is marked with its caller, and only the last one', () => {
    const setup: Setup = {
      hands: { W: '99p147m258s12345z' },
      draws: '9p',
      discards: { E: '1z2z' },
    };
    const at = table(setup).do('E discards 9p', 'W pon');
    expect(at.state('E').discards.map(({ calledBy }) => calledBy)).toEqual([null, null, 2]);
  });

  test('that is won on is not taken back into the hand', () => {
    const at = table({ hands: { S: PINFU }, draws: '3p', discards: { E: '1z' } });
    at.do('E discards 3p', 'S ron');
    expect(at.match.deal!.seats[0].drawn).toBeNull();
  });
});
