// Every code of refusal, each reached by a table on which somebody asks for what is not allowed.

import {
  deal,
  ILLEGAL_CODES,
  type Illegal,
  type IllegalCode,
  newMatch,
  refusalOf,
  rule,
  type Step,
  startClock,
} from '@hanchan/game';
import { customise, type RuleChanges } from '@hanchan/rules';
import { USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import type { Result } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../support/playTable.ts';

interface Row {
  readonly changes?: RuleChanges;
  readonly setup?: Setup;
  readonly before?: readonly string[];
  /** A command, or anything else that may be refused. */
  readonly ask: string | ((table: Table) => Illegal | null);
}

const NOTHING = '147m258p369s1234z';
const NEITHER = '258m369p147s1567z';
const TENPAI = '234567m22p234s23s';
const PAIRS_WAIT = '234567m66p88p345s';
const FIVES = { E: NOTHING, S: '55p11m369s123456z', W: NEITHER };

const error = (result: Result<Step, Illegal>) => (result.ok ? null : result.error);

const ROWS: Record<IllegalCode, Row> = {
  matchOver: {
    ask: ({ match }) => refusalOf({ ...match, phase: 'over' }, { type: 'tsumo', seat: 0 }),
  },
  noDealRunning: { ask: () => refusalOf(newMatch(WRC_2022.values), { type: 'tsumo', seat: 0 }) },
  dealRunning: { ask: ({ match }) => error(deal(match, [])) },
  badWall: { ask: () => error(deal(newMatch(WRC_2022.values), [0, 1, 2])) },
  malformed: {
    ask: ({ match }) => refusalOf(match, { type: 'concealedKan', seat: 0, tile: 37 }),
  },
  notYourTurn: { ask: 'S tsumo' },
  notAsked: { setup: { hands: FIVES, draws: '5p' }, before: ['E discards 5p'], ask: 'W pass' },
  wrongPhase: { ask: 'E ron' },
  tileNotHeld: { setup: { hands: { E: NOTHING }, draws: '1z' }, ask: 'E discards 9m' },
  riichiHandFixed: {
    setup: { hands: { E: TENPAI }, draws: '9p', riichi: ['E'] },
    ask: 'E discards 2m',
  },
  swapCall: {
    setup: { hands: { E: NOTHING, S: '3345667m1122p44z' }, draws: '3m' },
    before: ['E discards 3m', 'S chi 4m5m'],
    ask: 'S discards 6m',
  },
  riichiNotAllowed: {
    changes: { 'riichi.allowed': false },
    setup: { hands: { E: TENPAI }, draws: '9p' },
    ask: 'E riichi 9p',
  },
  riichiOpenHand: {
    setup: { hands: { E: '234567m22p23s[444p^]' }, draws: '9p' },
    ask: 'E riichi 9p',
  },
  riichiTwice: {
    setup: { hands: { E: TENPAI }, draws: '9p', riichi: ['E'] },
    ask: 'E riichi 9p',
  },
  riichiNotTenpai: { setup: { hands: { E: NOTHING }, draws: '1z' }, ask: 'E riichi 1m' },
  riichiNoPoints: {
    changes: { 'riichi.needsDeposit': true },
    setup: { hands: { E: TENPAI }, draws: '9p', scores: [900, 40_000, 40_000, 39_100] },
    ask: 'E riichi 9p',
  },
  riichiTooLate: {
    setup: { hands: { E: TENPAI }, draws: '9p', live: 3 },
    ask: 'E riichi 9p',
  },
  riichiFuriten: {
    changes: { 'riichi.whileFuriten': false },
    setup: { hands: { E: TENPAI }, draws: '9p', discards: { E: '4s' } },
    ask: 'E riichi 9p',
  },
  kanNotAllowed: {
    changes: { 'kan.concealed': false },
    setup: { hands: { E: '111z234m567m99s88p' }, draws: '1z' },
    ask: 'E kan 1z',
  },
  kanLimit: {
    setup: { hands: { E: '444p5p[1111m][2222m][3333m]', S: '777z12s456s789s69p' }, draws: '4p7z' },
    before: ['E kan 4p', 'E discards drawn'],
    ask: 'S kan 7z',
  },
  kanNoLiveTile: {
    setup: { hands: { E: '111z234m567m99s88p' }, draws: '1z', live: 0 },
    ask: 'E kan 1z',
  },
  kanAfterCall: {
    setup: { hands: { E: NOTHING, S: '55p6666z369s123z9m' }, draws: '5p' },
    before: ['E discards 5p', 'S pon 5p5p'],
    ask: 'S kan 6z',
  },
  kanChangesHand: {
    setup: { hands: { E: '111222333m78p99s' }, draws: '1m', riichi: ['E'] },
    ask: 'E kan 1m',
  },
  noSuchMeld: {
    setup: { hands: FIVES, draws: '5p' },
    before: ['E discards 5p'],
    ask: 'S pon 1m1m',
  },
  callNotAllowed: {
    setup: { hands: { E: NOTHING, S: NEITHER, W: '5546p11m36s12345z' }, draws: '5p' },
    before: ['E discards 5p'],
    ask: 'W chi 4p6p',
  },
  callOnLastTile: {
    setup: { hands: { E: NOTHING, S: PAIRS_WAIT }, draws: '6p', live: 0 },
    before: ['E discards 6p'],
    ask: 'S pon 6p6p',
  },
  callInRiichi: {
    setup: { hands: { E: NOTHING, S: PAIRS_WAIT }, draws: '6p', riichi: ['S'] },
    before: ['E discards 6p'],
    ask: 'S pon 6p6p',
  },
  callLeavesNoDiscard: {
    setup: { hands: { E: NOTHING, S: '3456m[777z^][333p^][888p^]' }, draws: '3m' },
    before: ['E discards 3m'],
    ask: 'S chi 4m5m',
  },
  notComplete: { setup: { hands: { E: NOTHING }, draws: '1z' }, ask: 'E tsumo' },
  noYaku: {
    setup: { hands: { E: NOTHING, S: '234m567m22s46p[999s^]' }, draws: '5p' },
    before: ['E discards 5p'],
    ask: 'S ron',
  },
  tooFewYaku: {
    changes: { 'win.twoYakuFrom': 5 },
    setup: { hands: { E: '234m567m22s46p[888s^]' }, draws: '5p', counters: 5 },
    ask: 'E tsumo',
  },
  furiten: {
    setup: { hands: { E: NOTHING, S: '234567m22s34p678s' }, draws: '5p', discards: { S: '2p' } },
    before: ['E discards 5p'],
    ask: 'S ron',
  },
  nineTerminalsNotAllowed: { ask: 'E nine' },
  notNineTerminals: {
    changes: { 'draw.abortive': ['nineTerminals'] },
    setup: { hands: { E: NOTHING }, draws: '1z' },
    ask: 'E nine',
  },
  notTenpai: {
    setup: { hands: { E: NOTHING, S: TENPAI, N: NEITHER }, draws: '9p', live: 0 },
    before: ['E discards 9p'],
    ask: 'N tenpai',
  },
  mustDeclareTenpai: {
    setup: {
      hands: { E: NOTHING, S: TENPAI, W: '345678m99p46p678s', N: NEITHER },
      draws: '9p',
      live: 0,
      riichi: ['W'],
    },
    before: ['E discards 9p'],
    ask: 'W noten',
  },
  noSuchSlot: {
    ask: () => new Table(USPML_FUNDAMENTALS.values).refusal('E picks 84'),
  },
  deadHand: {
    setup: { hands: { E: TENPAI }, draws: '4s' },
    ask: ({ match }) => {
      const ruled = rule(match, { type: 'deadHand', seat: 0 });
      return ruled.ok ? refusalOf(ruled.value.match, { type: 'tsumo', seat: 0 }) : null;
    },
  },
  noSuchPenalty: {
    changes: { 'penalty.deadHand': false },
    ask: ({ match }) => error(rule(match, { type: 'deadHand', seat: 0 })),
  },
  notStarted: {
    setup: { isStarted: false },
    ask: 'E tsumo',
    changes: { 'clock.beforeStart': 'deal' },
  },
  alreadyStarted: { ask: ({ match }) => error(startClock(match)) },
  paused: { before: ['referee pause S'], ask: 'E discards drawn' },
  notPaused: { ask: ({ match }) => error(rule(match, { type: 'resume' })) },
  badAmount: {
    ask: ({ match }) => error(rule(match, { type: 'penalty', seat: 0, points: 0 })),
  },
};

describe('every refusal can be met', () => {
  test('each code is listed', () => {
    expect([...ILLEGAL_CODES].sort()).toEqual(Object.keys(ROWS).sort());
  });

  test.each(ILLEGAL_CODES)('%s', (code) => {
    const { changes, setup, before, ask } = ROWS[code];
    const ruleset = customise(WRC_2022, changes ?? {});
    if (!ruleset.ok) throw new Error(ruleset.error.map(({ message }) => message).join('; '));
    const table = new Table(ruleset.value.values, setup).do(...(before ?? []));
    const refusal = typeof ask === 'string' ? table.refusal(ask) : ask(table);
    expect(refusal?.code).toBe(code);
  });
});
