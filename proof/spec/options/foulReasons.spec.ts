// Why each act was a foul, under every rulebook that judges it, and whose hand the table sees for it.

import { FOULS, redact } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { EMA_2008, findRuleset, WRC_2022 } from '@hanchan/rulesets';
import { formatTile, formatTiles } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { ACTS } from '../support/foulActs.ts';
import { unassisted } from '../support/foulTable.ts';
import type { Setup, Table } from '../support/playTable.ts';
import { VIEWERS } from '../support/viewLaws.ts';

/** Waits for 3p and 6p with pinfu. */
const PINFU = '123m456m789s4566p';
/** Complete with 3p or 6p, and without a yaku. */
const NO_YAKU = '456m789s4566p[123m<]';
const NOTHING = '147m258p369s1234z';
const PLAIN = { E: '2m', S: '2m', W: '2m', N: '2m' };

interface Judged {
  /** The foul, and why: the reason's code, with the rule where several give the same code. */
  readonly as: string;
  readonly setup?: Setup;
  readonly commands: readonly string[];
  /** Judged at the draw that follows. */
  readonly isLate?: true;
  /** The hand that is shown, `+` the tile it was declared on. */
  readonly shown?: string;
  readonly books?: readonly string[];
  readonly rules?: Partial<RuleValues>;
}

const BOOKS = ['wrc-2022', 'wdmc-2019', 'ema-2008'];

const JUDGED: readonly Judged[] = [
  {
    as: 'falseWin notComplete',
    setup: { hands: { E: NOTHING }, draws: '9m' },
    commands: ['E tsumo'],
    shown: '147m258p369s1234z+9m',
  },
  {
    as: 'falseWin notComplete',
    setup: { hands: { S: NOTHING }, draws: '9p' },
    commands: ['E discards 9p', 'S ron'],
    shown: '147m258p369s1234z+9p',
  },
  {
    as: 'falseWin noYaku win.yakuNeeded',
    setup: { hands: { S: NO_YAKU }, draws: '3p' },
    commands: ['E discards 3p', 'S ron'],
    shown: '456m4566p789s+3p',
  },
  {
    as: 'falseWin tooFewYaku win.twoYakuFrom',
    setup: { hands: { S: PINFU }, draws: '3p', counters: 5, discards: PLAIN },
    commands: ['E discards 3p', 'S ron'],
    shown: '123456m4566p789s+3p',
    rules: { 'win.twoYakuFrom': 5 },
  },
  {
    as: 'falseWin furiten furiten.discard',
    setup: { hands: { S: PINFU }, draws: '3p', discards: { S: '6p' } },
    commands: ['E discards 3p', 'S ron'],
    shown: '123456m4566p789s+3p',
  },
  {
    as: 'falseWin furiten furiten.missed',
    setup: { hands: { W: PINFU }, draws: '3p3p' },
    commands: ['E discards 3p', 'S discards 3p', 'W ron'],
    shown: '123456m4566p789s+3p',
    books: ['wrc-2022', 'ema-2008'],
  },
  {
    as: 'falseWin furiten furiten.missedInRiichi',
    setup: { hands: { W: PINFU }, draws: '3p3p', riichi: ['W'] },
    commands: ['E discards 3p', 'S discards 3p', 'W ron'],
    shown: '123456m4566p789s+3p',
  },
  {
    as: 'falseWin deadHand penalty.deadHand',
    setup: { hands: { S: PINFU }, draws: '3p' },
    commands: ['referee deadHand S', 'E discards 3p', 'S ron'],
    shown: '123456m4566p789s+3p',
  },
  {
    as: 'notenRiichi riichiNotTenpai riichi.allowed',
    setup: { hands: { E: NOTHING }, draws: '9m', live: 8, discards: PLAIN },
    commands: ['E riichi 9m'],
    isLate: true,
    shown: NOTHING,
  },
  {
    as: 'notenRiichi riichiHandFixed riichi.allowed',
    setup: {
      hands: { S: PINFU },
      turn: 'S',
      riichi: ['S'],
      draws: '9m',
      live: 8,
      discards: PLAIN,
    },
    commands: ['S discards 1m'],
    isLate: true,
    shown: '234569m4566p789s',
  },
  {
    as: 'openRiichi riichiOpenHand riichi.allowed',
    setup: { hands: { E: NO_YAKU }, draws: '9m' },
    commands: ['E riichi 9m'],
  },
  {
    as: 'emptyCall noSuchMeld',
    setup: { draws: '9m' },
    commands: ['E discards 9m', 'N pon'],
  },
  {
    as: 'invalidGroup noSuchMeld',
    setup: { hands: { S: '69m258p147s12345z' }, draws: '7m' },
    commands: ['E discards 7m', 'S pon 6m9m', 'S discards 1z'],
  },
  {
    as: 'invalidGroup callNotAllowed',
    setup: { hands: { W: '69m258p147s12345z', N: '89m258p147s12345z' }, draws: '7m' },
    commands: ['E discards 7m', 'N chi 8m9m', 'N discards 1z'],
  },
  {
    as: 'swapDiscard swapCall calls.swap',
    ...ACTS.swapDiscard,
    books: ['wrc-2022', 'wdmc-2019'],
  },
  {
    as: 'riichiDiscard riichiHandFixed riichi.allowed',
    ...ACTS.riichiDiscard,
  },
  {
    as: 'riichiCall callInRiichi riichi.allowed',
    ...ACTS.riichiCall,
  },
  {
    as: 'riichiKan kanChangesHand riichi.concealedKan',
    ...ACTS.riichiKan,
    shown: 'late',
  },
  {
    as: 'deadHandCall deadHand penalty.deadHand',
    ...ACTS.deadHandCall,
  },
  {
    as: 'deadHandDeclaration deadHand penalty.deadHand',
    ...ACTS.deadHandDeclaration,
  },
  {
    as: 'falseTenpai notTenpai draw.mayHideTenpai',
    setup: { hands: { E: NOTHING }, draws: '9m', live: 0, discards: PLAIN },
    commands: ['E discards 9m', 'E tenpai'],
    shown: NOTHING,
    books: ['wrc-2022', 'ema-2008'],
  },
];

function judgedAt(id: string, { setup, commands, isLate, rules }: Judged): Table {
  const at = unassisted({ ...findRuleset(id)!.values, ...rules }, setup);
  for (const command of commands) at.do(command);
  return isLate ? at.drain() : at;
}

test('every foul stands here', () => {
  const named = new Set(JUDGED.map(({ as }) => as.split(' ')[0]));
  expect([...named].sort()).toEqual([...FOULS].sort());
});

describe.each(BOOKS)('%s', (id) => {
  test.each(JUDGED.filter(({ books = BOOKS }) => books.includes(id)))('$as', (judged) => {
    const event = judgedAt(id, judged).last('fouled');
    const { code, rule } = event.because!;
    expect([event.foul, code, ...(rule === null ? [] : [rule])].join(' ')).toBe(judged.as);
    const on = event.tile === undefined ? '' : `+${formatTile(event.tile)}`;
    if (judged.shown === 'late') expect(event.hand).toHaveLength(10);
    else {
      const hand = event.hand === undefined ? undefined : `${formatTiles(event.hand)}${on}`;
      expect(hand).toBe(judged.shown);
    }
    // What is shown is shown to everybody, spectators among them.
    for (const viewer of VIEWERS) expect(redact(event, viewer)).toEqual(event);
  });
});

test('beside a true win the false one is not looked at: only its owner learns why it was none', () => {
  const at = unassisted(WRC_2022.values, { hands: { S: NOTHING, N: PINFU }, draws: '3p' });
  at.do('E discards 3p', 'S ron & N ron');
  const event = at.last('fouled');
  expect(event).toMatchObject({
    seat: 1,
    consequence: 'warning',
    because: { code: 'notComplete' },
  });
  expect(event.hand).toBeUndefined();
  for (const viewer of VIEWERS) {
    const told = redact(event, viewer);
    if (viewer === 1) expect(told).toEqual(event);
    else expect(told).not.toHaveProperty('because');
  }
});

test('a foul that an older game tells without its reason is passed on as it is', () => {
  const {
    because: _,
    hand: __,
    tile: ___,
    ...old
  } = unassisted(EMA_2008.values, {
    hands: { E: NOTHING },
    draws: '9m',
  })
    .do('E tsumo')
    .last('fouled');
  for (const viewer of VIEWERS) expect(redact(old, viewer)).toEqual(old);
});
