// A table made from a view: it looks the same to its viewer, and whatever the view settles is as at the real one.

import type { RuleValues } from '@hanchan/rules';
import { EMA_2008, USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import { compareTiles, SEATS, type Seat, tileSet } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { withIdleHands } from '../../../proof/spec/wrc-2022/playing.ts';
import {
  answersFromView,
  imagine,
  legalActions,
  legalFromView,
  type Match,
  missesFromView,
  possibleActions,
  possibleFromView,
  view,
} from '../src/index.ts';

const WRC: RuleValues = { ...WRC_2022.values, 'tiles.redFives': 'none' };
const EMA: RuleValues = { ...EMA_2008.values, 'tiles.redFives': 'none' };

/** The indicator of a called kan is turned with the next discard. */
const OWED: RuleValues = { ...WRC, 'dora.kanReveal': 'concealedFirst' };

const ROBBED: RuleValues = { ...WRC, 'kan.robConcealed': 'thirteenOrphans' };

const table = (setup: Setup, rules = WRC) => new Table(rules, withIdleHands(setup));

const inOrder = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** What a table has that every view of it settles. */
function settled({ deal, rules, ...match }: Match) {
  const { next, replacements, indicators, owedIndicators, turn, lastDraw, barred } = deal!;
  const { hasOpenCall, hasAnyCall, kans, pendingRiichi, depositors, before } = deal!;
  return {
    ...match,
    next,
    replacements,
    indicators,
    owedIndicators,
    turn,
    lastDraw,
    barred,
    hasOpenCall,
    hasAnyCall,
    kans: inOrder(kans),
    pendingRiichi,
    depositors: inOrder(depositors),
    before,
    sizes: deal!.seats.map(({ hand, drawn }) => [hand.length, drawn !== null]),
  };
}

function isAsImagined({ match }: Table, seat: Seat): void {
  const seen = view(match, seat);
  const imagined = imagine(seen, seat);
  expect(view(imagined, seat)).toEqual(seen);
  expect(settled(imagined)).toEqual(settled(match));
  expect(inOrder(imagined.deal!.wall)).toEqual(tileSet(0));
  const { phase } = imagined.deal!;
  if (phase.type === 'claims') {
    expect(phase.waiting).toEqual(seen.deal!.isAsked ? [seat] : []);
    expect(phase.answers).toEqual([]);
  }
  for (const [at, { hand, waits, liable }] of imagined.deal!.seats.entries()) {
    expect(liable).toEqual([]);
    expect(waits).toEqual(at === seat ? seen.deal!.own!.waits : []);
    expect(hand).toEqual([...hand].sort(compareTiles));
  }
  expect(legalFromView(seen)).toEqual(seen.deal!.isAsked ? legalActions(match, seat) : []);
  // No hidden tile decides what may be done.
  if (seen.deal!.isAsked) expect(possibleFromView(seen)).toEqual(possibleActions(imagined, seat));
}

/** A tile at each of these places; everybody's table is compared there. */
const PLACES: readonly [string, () => Table][] = [
  ['the first turn', () => table({ draws: '9m' })],
  [
    'a tile on offer',
    () => table({ hands: { S: '99m147p258s12345z' }, draws: '9m' }).do('E discards 9m'),
  ],
  [
    'a turn after a pon, with a tile barred',
    () =>
      table({ hands: { S: '999m47p258s12345z' }, draws: '9m' }).do('E discards 9m', 'S pon 9m9m'),
  ],
  [
    'a turn after a chi, with both ends barred',
    () =>
      table({ hands: { S: '4567s19m258p1234z' }, draws: '4s' }).do('E discards 4s', 'S chi 5s6s'),
  ],
  [
    'the discard after a call',
    () =>
      table({ hands: { S: '99m147p258s12345z', W: '11p147s258m12345z' }, draws: '9m' }).do(
        'E discards 9m',
        'S pon 9m9m',
        'S discards 1p',
      ),
  ],
  [
    'a replacement after a concealed kan',
    () => table({ hands: { E: '999m147p258s1234z' }, draws: '9m' }).do('E kan 9m'),
  ],
  [
    'a replacement after a called kan, its indicator owed',
    () =>
      table({ hands: { S: '999m147p258s1234z' }, draws: '9m' }, OWED).do(
        'E discards 9m',
        'S kan 9m9m9m',
      ),
  ],
  [
    'an added kan that can be robbed',
    () =>
      table({ hands: { S: '99m147p258s12345z', W: '78m123p456p789s11z' }, draws: '9m6z6z7z9m' })
        .do('E discards 9m', 'S pon 9m9m', 'S discards 3z')
        .do('W discards drawn', 'N discards drawn', 'E discards drawn')
        .do('S kan 9m'),
  ],
  [
    'a concealed kan that can be robbed',
    () =>
      table({ hands: { E: '777z147p258s1234m', S: '19m19p19s123456z1z' }, draws: '7z' }, ROBBED).do(
        'E kan 7z',
      ),
  ],
  [
    'a completing tile that went by',
    () =>
      table({ hands: { S: '123m456m789s4566p' }, draws: '3p9m' })
        .do('E discards 3p')
        .passAll(),
  ],
  [
    'a riichi that is not yet in force',
    () =>
      table({ hands: { E: '123m456m789s4566p', S: '99m147p258s12345z' }, draws: '9m' }).do(
        'E riichi 9m',
      ),
  ],
  [
    'a riichi that is',
    () =>
      table({ hands: { E: '123m456m789s4566p' }, draws: '9m', deposits: 1 })
        .do('E riichi 9m')
        .passAll(),
  ],
];

describe.each(PLACES)('%s', (_, make) => {
  test.each(SEATS)('as seat %i sees it', (seat) => isAsImagined(make(), seat));
});

test('the places with a kan to rob are such', () => {
  const offers = PLACES.filter(([name]) => name.endsWith('robbed')).map(([, make]) => {
    const { phase } = make().match.deal!;
    return phase.type === 'claims' && phase.offer.by;
  });
  expect(offers).toEqual(['addedKan', 'concealedKan']);
});

test('a deal that is over still lies there', () => {
  const { match } = table({ hands: { E: '123m456m789s4566p' }, draws: '3p' }).do('E tsumo');
  for (const seat of SEATS) {
    const seen = view(match, seat);
    expect(view(imagine(seen, seat), seat)).toEqual(seen);
  }
  const next = { ...view(match, 0), deal: null };
  expect(imagine(next, 0).deal).toBe(null);
});

test('the set has red fives where the rulebook has them', () => {
  const { match } = new Table({ ...WRC, 'tiles.redFives': 'onePerSuit' });
  expect(inOrder(imagine(view(match, 0), 0).deal!.wall)).toEqual(inOrder(tileSet(3)));
});

test('the end of the wall, when few tiles are left to imagine', () => {
  const at = table({ hands: { E: '123m456m789s4566p' } }, EMA).drain();
  expect(at.match.deal!.phase.type).toBe('declarations');
  for (const seat of SEATS) isAsImagined(at, seat);
});

test('an indicator that is owed is known to be', () => {
  const at = table({ hands: { S: '999m147p258s1234z' }, draws: '9m' }, OWED);
  at.do('E discards 9m', 'S kan 9m9m9m');
  expect(imagine(view(at.match, 0), 0).deal!.owedIndicators).toBe(1);
  const without: RuleValues = { ...OWED, 'dora.kan': false };
  expect(imagine({ ...view(at.match, 0), rules: without }, 0).deal!.owedIndicators).toBe(0);
});

test('the declarations of a draw, and who has spoken', () => {
  const at = new Table(EMA, {
    hands: {
      E: '123m456m789s4566p',
      S: '123s456s789m4566p',
      W: '147m28p369s12346z',
      N: '123p789p789m1122s',
    },
    draws: '9p',
    discards: { E: '8s', S: '8m', W: '8p', N: '8m' },
    riichi: ['N'],
    live: 0,
  }).do('E discards 9p', 'E tenpai');
  for (const seat of SEATS) {
    expect(legalFromView(view(at.match, seat))).toEqual(legalActions(at.match, seat));
  }
  const { deal } = imagine(view(at.match, 1), 1);
  expect(deal!.phase).toEqual({ type: 'declarations', waiting: [1], tenpai: [3, 0] });
});

test('a false kan in riichi is known to its owner alone', () => {
  const at = new Table(WRC, {
    ...withIdleHands({ hands: { S: '4445m123p456p789s' }, draws: '4m' }),
    assistance: 'unassisted',
    turn: 'S',
    riichi: ['S'],
  }).do('S kan 4m');
  const faults = (seat: Seat) => imagine(view(at.match, seat), seat).deal!.seats[1].faults;
  expect(faults(1)).toEqual(['riichiKan']);
  expect(faults(0)).toEqual([]);
});

describe('what a view answers', () => {
  const offered = () =>
    table({ hands: { S: '123m456m789s4566p', W: '99p147m258s12345z' }, draws: '3p' }).do(
      'E discards 3p',
    );

  test('a spectator, and whoever is not asked, may do nothing', () => {
    const { match } = offered();
    expect(legalFromView(view(match, 'spectator'))).toEqual([]);
    expect(legalFromView(view(match, 0))).toEqual([]);
    expect(legalFromView({ ...view(match, 0), deal: null })).toEqual([]);
  });

  test('asked or not, everybody could answer the tile on offer', () => {
    const { match } = offered();
    expect(answersFromView(view(match, 1)).map(({ type }) => type)).toContain('ron');
    expect(answersFromView(view(match, 3))).toEqual([{ type: 'pass', seat: 3 }]);
    expect(answersFromView(view(match, 'spectator'))).toEqual([]);
  });

  test('letting a completing tile go is a miss, another tile none', () => {
    const { match } = offered();
    expect(missesFromView(view(match, 1))).toBe(true);
    expect(missesFromView(view(match, 2))).toBe(false);
    expect(missesFromView(view(match, 'spectator'))).toBe(false);
    expect(missesFromView(view(table({}).match, 1))).toBe(false);
    expect(missesFromView({ ...view(match, 1), deal: null })).toBe(false);
  });

  test('what another has drawn is not known, but that a tile was is', () => {
    const { match } = table({ draws: '9m' });
    const imagined = imagine(view(match, 2), 2);
    expect(imagined.deal!.seats[0].drawn).not.toBe(null);
    expect(imagined.deal!.seats[2]).toMatchObject({ hand: match.deal!.seats[2].hand, drawn: null });
  });

  test('at a table where tiles are picked, the turn is the picker’s', () => {
    const { match } = new Table(USPML_FUNDAMENTALS.values);
    const seen = view(match, match.deal!.turn);
    expect(seen.deal!.phase).toEqual({ type: 'pick' });
    expect(legalFromView(seen)).toEqual(legalActions(match, match.deal!.turn));
  });
});
