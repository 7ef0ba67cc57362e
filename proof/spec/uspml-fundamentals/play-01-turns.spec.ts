// USPML Mahjong Fundamentals at the table: the pool, the five steps of a turn, declaring victory.

import { USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const RULES = USPML_FUNDAMENTALS.values;

/** Ready for 3p and 6p. */
const READY = '123m456m789s4566p';
const NOTHING = '147m258p369s1234z';

// Setup and dealing

clause(['uspml-setup-01', 'U3'], 'no wall: all 84 tiles that were not dealt can be drawn', () => {
  const table = new Table(RULES);
  expect(table.live).toBe(136 - 4 * 13);
  expect(table.indicators).toBe('');
  table.drain();
  expect(table.count('drew')).toBe(84);
});

clause(['uspml-deal-02', 'uspml-turn-01'], 'thirteen tiles each; the dealer draws first', () => {
  const table = new Table(RULES, { dealer: 2 });
  for (const wind of ['E', 'S', 'W', 'N'] as const) {
    expect(table.state(wind)).toMatchObject({ drawn: null });
    expect(table.state(wind).hand.length).toBe(13);
  }
  expect(table.match.deal).toMatchObject({ turn: 2, phase: { type: 'pick' } });
  expect(table.refusal('S picks 0')).toMatchObject({ code: 'notYourTurn', rule: null });
});

// Draw, check for victory, discard, claims, pass

clause('uspml-turn-02', 'draw, check for victory, discard, claims, pass', () => {
  const table = new Table(RULES, {
    hands: { E: NOTHING, S: NOTHING, W: '55z147m258p36s123z' },
    draws: '5z',
  });
  const phase = () => table.match.deal!.phase.type;
  expect(phase()).toBe('pick');
  expect(table.refusal('E discards 1m')).toMatchObject({ code: 'wrongPhase', rule: null });
  table.do('E picks 0');
  expect(phase()).toBe('turn');
  expect(table.refusal('E tsumo')).toMatchObject({ code: 'notComplete', rule: null });
  table.do('E discards 5z');
  expect(phase()).toBe('claims');
  table.do('W pass');
  expect(phase()).toBe('pick');
  expect(table.match.deal!.turn).toBe(1);
});

clause('uspml-drawtile-01', 'the pool shrinks by one and the hand has fourteen tiles', () => {
  const table = new Table(RULES).do('E picks 0');
  const { hand, drawn } = table.state('E');
  expect([...hand, drawn].length).toBe(14);
  expect(table.live).toBe(83);
  expect(table.refusal('E picks 0')).toMatchObject({ code: 'wrongPhase', rule: null });
});

clause(['uspml-drawtile-02', 'U3'], 'any face-down tile may be picked, and no other', () => {
  const table = new Table(RULES, { hands: { E: NOTHING }, draws: '9m9p' });
  const slots = Array.from({ length: 84 }, (_, slot) => `picks ${slot}`);
  expect(table.offers('E')).toEqual(slots);
  for (const slot of [84, -1, 0.5]) {
    expect(table.refusal(`E picks ${slot}`)).toMatchObject({
      code: 'noSuchSlot',
      rule: 'wall.build',
    });
  }
  table.do('E picks 57');
  // The place is the player's choice; what lies there was settled when the tiles were mixed.
  expect(table.last('drew')).toMatchObject({ seat: 0, slot: 57, tile: 8 });
  expect(new Table(RULES, { draws: '9m' }).do('E picks 3').last('drew').tile).toBe(8);
});

clause('uspml-victory-01', 'a completing draw may be declared, or thrown away', () => {
  const table = new Table(RULES, { hands: { E: READY }, draws: '3p' }).do('E picks 0');
  expect(table.offers('E')[0]).toBe('tsumo');
  expect(table.can('E', 'discards 3p')).toBe(true);
});

clause(
  ['uspml-victory-02', 'uspml-victory-03'],
  'the winning hand is shown, the deal is over',
  () => {
    const table = new Table(RULES, { hands: { E: READY }, draws: '3p' });
    table.do('E picks 0', 'E tsumo');
    expect(table.last('won')).toMatchObject({ seat: 0, from: null, tile: 11 });
    expect(table.last('won').hand.length).toBe(13);
    expect(table.match.phase).toBe('awaitingDeal');
    expect(table.refusal('S picks 0')).toMatchObject({ code: 'noDealRunning', rule: null });
    expect(table.refusal('S ron')).toMatchObject({ code: 'noDealRunning', rule: null });
  },
);

clause(['uspml-victory-01', 'U15'], 'a hand that is not complete cannot be declared', () => {
  const table = new Table(RULES, { hands: { E: READY }, draws: '9p' }).do('E picks 0');
  expect(table.refusal('E tsumo')).toMatchObject({ code: 'notComplete', rule: null });
});

clause('uspml-discard-01', 'any tile of the hand may go, drawn or old', () => {
  const table = new Table(RULES, { hands: { E: NOTHING }, draws: '9p' }).do('E picks 0');
  const tiles = '1m 4m 7m 2p 5p 8p 3s 6s 9s 1z 2z 3z 4z 9p'.split(' ');
  expect(table.offers('E')).toEqual(tiles.map((tile) => `discards ${tile}`));
});

clause(['uspml-discard-02', 'uspml-ron-01', 'U11'], 'own discards bar nothing', () => {
  const table = new Table(RULES, {
    hands: { E: NOTHING, S: READY },
    draws: '3p',
    discards: { S: '3p6p' },
  });
  table.do('E picks 0', 'E discards 3p');
  expect(table.can('S', 'ron')).toBe(true);
});

clause('uspml-pass-01', 'unclaimed, play passes to the right', () => {
  const table = new Table(RULES, {
    hands: { E: NOTHING, S: NOTHING, W: NOTHING, N: NOTHING },
    draws: '9m9m9m9m',
  });
  for (const wind of ['E', 'S', 'W', 'N'] as const) {
    expect(table.match.deal!.turn).toBe(table.seat(wind));
    table.do(`${wind} picks 0`, `${wind} discards 9m`);
  }
  expect(table.match.deal!.turn).toBe(0);
});

clause('uspml-pass-02', 'an unclaimed discard is dead: nobody draws or claims it later', () => {
  const table = new Table(RULES, { hands: { E: NOTHING, S: NOTHING, W: READY }, draws: '3p9m' });
  table.do('E picks 0', 'E discards 3p', 'W pass');
  expect(table.refusal('W ron')).toMatchObject({ code: 'wrongPhase', rule: null });
  expect(table.live).toBe(83);
  table.do('S picks 0', 'S discards 9m');
  expect(table.can('W', 'ron')).toBe(false);
});
