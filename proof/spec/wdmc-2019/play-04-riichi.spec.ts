// Part 3, section 3.5.1 at the table: the conditions of riichi, the stick, and what riichi forbids.

import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';
import { keepsStick } from '../support/riichiChecks.ts';
import { ALIKE, PLAIN_DISCARDS, RULES } from './playHands.ts';

/** Tenpai on 2s and 5s, all simples. */
const READY = '234m678m345p34s88p';
const dealerReady = (setup: Setup = {}) =>
  new Table(RULES, { hands: { ...ALIKE, E: READY }, draws: '5z6z6z7z7z', ...setup });

const STEPS = ['discarded', 'riichiAccepted', 'called', 'won', 'drew'];
const stepsOf = (table: Table, count: number) =>
  table.events
    .map(({ type }) => type)
    .filter((type) => STEPS.includes(type))
    .slice(-count);

describe('3.5.1 Conditions', () => {
  clause('wdmc-3.5.1-01', 'an open hand cannot declare; a closed kan keeps the hand closed', () => {
    const open = dealerReady({ hands: { ...ALIKE, E: '678m345p34s88p[234m<]' } });
    expect(open.refusal('E riichi 5z')).toMatchObject({
      code: 'riichiOpenHand',
      rule: 'riichi.allowed',
    });
    expect(open.can('E', 'riichi')).toBe(false);
    const closed = dealerReady({ hands: { ...ALIKE, E: '678m345p34s88p[2222m]' } });
    expect(closed.refusal('E riichi 5z')).toBeNull();
  });
  clause('wdmc-3.5.1-02', 'only discards that leave the hand tenpai are offered', () => {
    const table = dealerReady({ draws: '6m' });
    const offers = table.offers('E').filter((offer) => offer.startsWith('riichi'));
    // From the hand, or the one just drawn.
    expect(offers).toEqual(['riichi 6m', 'riichi 6m']);
    const refusal = { code: 'riichiNotTenpai', rule: 'riichi.allowed' };
    expect(table.refusal('E riichi 8p')).toMatchObject(refusal);
  });
  clause('wdmc-3.5.1-04', 'four live tiles must be left, three are too few', () => {
    const four = dealerReady({ live: 4, discards: PLAIN_DISCARDS });
    expect(four.can('E', 'riichi 5z')).toBe(true);
    const three = dealerReady({ live: 3, discards: PLAIN_DISCARDS });
    expect(three.can('E', 'riichi')).toBe(false);
    const refusal = { code: 'riichiTooLate', rule: 'riichi.liveTiles' };
    expect(three.refusal('E riichi 5z')).toMatchObject(refusal);
  });
  clause(
    ['wdmc-3.5.1-03', 'wdmc-3.5.1-16', 'T9', 'W2'],
    'below 1,000 points the stick is lent: 400 becomes -600 and play goes on',
    () => {
      const scores = [400, 40_000, 40_000, 39_600] as const;
      const table = dealerReady({ scores, live: 20, discards: PLAIN_DISCARDS });
      table.do('E riichi 5z', 'S discards 6z');
      expect(table.scores[0]).toBe(-600);
      expect(table.match.deposits).toBe(1);
      expect(table.match.phase).toBe('playing');
      const late = dealerReady({ scores, live: 3, discards: PLAIN_DISCARDS });
      const refusal = { code: 'riichiTooLate', rule: 'riichi.liveTiles' };
      expect(late.refusal('E riichi 5z')).toMatchObject(refusal);
      const negative = dealerReady({ scores: [-5_000, 45_000, 40_000, 40_000] });
      expect(negative.refusal('E riichi 5z')).toBeNull();
    },
  );
  clause('wdmc-3.5.1-14', 'riichi while furiten is allowed; only an own draw wins then', () => {
    const table = new Table(RULES, {
      hands: { ...ALIKE, E: READY, N: '147m369p2s147s123z' },
      draws: '5z6z6z7z2s',
      discards: { ...PLAIN_DISCARDS, E: '2s' },
    });
    table.do('E riichi 5z', 'S discards 6z', 'W discards 6z', 'N discards 2s');
    expect(table.furiten('E', '5s')).toBe('furiten.discard');
    expect(table.count('won')).toBe(0);
    expect(table.can('E', 'tsumo')).toBe(true);
  });
});

describe('3.5.1 The stick', () => {
  clause(
    ['wdmc-3.5.1-06', 'wdmc-3.5.1-15'],
    'the tile is discarded, others may win, then 1,000 points leave the declarer',
    () => {
      const hands = { ...ALIKE, E: READY, S: '55z6z25m58p147s123z' };
      const table = new Table(RULES, { hands, draws: '5z6z' }).do('E riichi 5z');
      expect(table.scores[0]).toBe(30_000);
      expect(table.match.deposits).toBe(0);
      table.do('S pass');
      expect(stepsOf(table, 3)).toEqual(['discarded', 'riichiAccepted', 'drew']);
      expect(table.scores).toEqual([29_000, 30_000, 30_000, 30_000]);
      expect(table.match.deposits).toBe(1);
    },
  );
  clause('wdmc-3.5.1-06', 'a called riichi discard does not undo it', () => {
    const hands = { ...ALIKE, E: READY, S: '55z6z25m58p147s123z' };
    const table = new Table(RULES, { hands, draws: '5z6z' }).do('E riichi 5z', 'S pon');
    expect(stepsOf(table, 3)).toEqual(['discarded', 'riichiAccepted', 'called']);
    expect(table.scores[0]).toBe(29_000);
    expect(table.state('E')).toMatchObject({ riichi: 'double', ippatsu: false });
  });
  clause(
    ['wdmc-3.5.1-08', 'wdmc-3.5.1-15'],
    'a declarer whose discard is won keeps the stick',
    () => {
      const hands = { ...ALIKE, E: READY, S: '234m567p888s2256s' };
      const scores = [25_000, 35_000, 30_000, 30_000] as const;
      const table = new Table(RULES, { hands, draws: '7s', scores, discards: PLAIN_DISCARDS });
      keepsStick(table.do('E riichi 7s', 'S ron'), 1_300, [23_700, 36_300, 30_000, 30_000]);
    },
  );
  clause('T44', 'two winners on the riichi discard find no stick either', () => {
    const hands = { ...ALIKE, E: READY, S: '234m567p888s2256s', N: '55588m567p33356s' };
    const table = new Table(RULES, { hands, draws: '7s', discards: PLAIN_DISCARDS });
    table.do('E riichi 7s', 'S ron & N ron');
    const wins = table.events.flatMap((event) => (event.type === 'won' ? [event] : []));
    expect(wins.map(({ seat, deposits }) => [seat, deposits])).toEqual([
      [1, 0],
      [3, 0],
    ]);
    const paid = wins.reduce((sum, { value }) => sum + value.points, 0);
    expect(table.scores[0]).toBe(30_000 - paid);
  });
});

describe('3.5.1 After riichi', () => {
  const inRiichi = (setup: Setup = {}) =>
    new Table(RULES, {
      hands: { ...ALIKE, E: READY },
      draws: '6z',
      riichi: ['E'],
      discards: PLAIN_DISCARDS,
      ...setup,
    });
  clause('wdmc-3.5.1-10', 'whatever is drawn and does not win is discarded', () => {
    const table = inRiichi();
    expect(table.offers('E')).toEqual(['discards 6z']);
    const refusal = { code: 'riichiHandFixed', rule: 'riichi.allowed' };
    expect(table.refusal('E discards 2m')).toMatchObject(refusal);
    expect(table.refusal('E riichi 6z')).toMatchObject({
      code: 'riichiTwice',
      rule: 'riichi.allowed',
    });
    expect(inRiichi({ draws: '2s' }).offers('E')).toEqual(['tsumo', 'discards 2s']);
  });
  clause('wdmc-3.5.1-11', 'no chi, pon or kan on a discard', () => {
    const refusal = { code: 'callInRiichi', rule: 'riichi.allowed' };
    const hands = { ...ALIKE, S: '234m678m55588p34s' };
    const setup = { hands, riichi: ['S'], discards: PLAIN_DISCARDS } as const;
    const chi = new Table(RULES, { ...setup, draws: '2s' }).do('E discards 2s');
    expect(chi.offers('S')).toEqual(['ron', 'pass']);
    expect(chi.refusal('S chi 34s')).toMatchObject(refusal);
    const other = { ...hands, S: '234m678m345p5566z' };
    const pon = new Table(RULES, { ...setup, hands: other, draws: '5z' }).do('E discards 5z');
    expect(pon.offers('S')).toEqual(['ron', 'pass']);
    expect(pon.refusal('S pon 55z')).toMatchObject(refusal);
    const kan = new Table(RULES, { ...setup, draws: '0p' }).do('E discards 0p');
    expect(kan.count('called')).toBe(0);
    expect(kan.last('drew').seat).toBe(kan.seat('S'));
  });
  const refused = { code: 'kanChangesHand', rule: 'riichi.concealedKan' };
  clause(['wdmc-3.5.1-12', 'T14'], 'a kan of a drawn fourth tile that changes nothing', () => {
    const hands = { ...ALIKE, E: '222m345p678p67s99s' };
    const table = inRiichi({ hands, draws: '2m', replacements: '7z' });
    expect(table.offers('E')).toEqual(['kan 2m', 'discards 2m']);
    table.do('E kan 2m');
    expect(table.state('E')).toMatchObject({ riichi: 'riichi' });
    expect(table.offers('E')).toEqual(['discards 7z']);
  });
  clause('wdmc-3.5.1-12', 'not when the waits change', () => {
    const hands = { ...ALIKE, E: '3334m678p222s888s' };
    const table = inRiichi({ hands, draws: '3m' });
    expect(table.refusal('E kan 3m')).toMatchObject(refused);
    expect(table.can('E', 'kan')).toBe(false);
  });
  clause(['wdmc-3.5.1-12', 'T29'], 'nor when the hand could be read otherwise', () => {
    const table = inRiichi({ hands: { E: '222333444m78s55p' }, draws: '3m' });
    expect(table.state('E').waits.length).toBe(2);
    expect(table.refusal('E kan 3m')).toMatchObject(refused);
  });
  clause('wdmc-3.5.1-12', 'nor with four that were held before', () => {
    const hands = { ...ALIKE, E: '222234m678p2288s' };
    const table = inRiichi({ hands, draws: '6z' });
    expect(table.refusal('E kan 2m')).toMatchObject(refused);
  });
});
