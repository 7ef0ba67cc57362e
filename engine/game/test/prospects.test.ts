// What a view foretells of wins, and to whom it foretells nothing.

import type { RuleChanges, RuleValues } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { formatTile, kindOf, parseTile, type Tile, type Wind } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { withIdleHands } from '../../../proof/spec/wrc-2022/playing.ts';
import {
  type Action,
  barredTiles,
  isValue,
  offeredWin,
  prospectsAfter,
  type SeatView,
  view,
  type WaitProspect,
  waitProspects,
} from '../src/index.ts';

const table = (setup: Setup, changes: RuleChanges = {}) =>
  new Table(
    { ...WRC_2022.values, 'tiles.redFives': 'none', ...changes } as RuleValues,
    withIdleHands(setup),
  );

const seenBy = (at: Table, wind: Wind) => view(at.match, at.seat(wind));
const seenByNobody = (at: Table) => view(at.match, 'spectator');
const beforeTheDeal = (seen: SeatView): SeatView => ({ ...seen, deal: null });

const tileOf = (text: string): Tile => {
  const tile = parseTile(text);
  if (!tile.ok) throw new Error(text);
  return tile.value;
};

/** `3p ron draw`, or why not. */
const told = (prospects: readonly WaitProspect[]) =>
  prospects.map(({ kind, ron, tsumo, furiten }) => {
    const how = [isValue(ron) ? 'ron' : ron.code, isValue(tsumo) ? 'draw' : tsumo.code];
    return `${formatTile(kind)} ${how.join(' ')}${furiten === null ? '' : ` ${furiten}`}`;
  });

/** Waits for 3p and 6p: with pinfu, and open, without any yaku. */
const PINFU = '123m456m789s4566p';
const NO_YAKU = '456m789s4566p[123m<]';
const MIDDLE = { E: '8s', S: '8m', W: '8p', N: '8m' };

describe('what the hand waits for', () => {
  test('each tile, by discard and by draw', () => {
    const seen = seenBy(table({ hands: { S: PINFU } }), 'S');
    expect(told(waitProspects(seen))).toEqual(['3p ron draw', '6p ron draw']);
    const open = seenBy(table({ hands: { S: NO_YAKU } }), 'S');
    expect(told(waitProspects(open))).toEqual(['3p noYaku noYaku', '6p noYaku noYaku']);
  });

  test('an own discard bars the discards of others, not the draw', () => {
    const seen = seenBy(table({ hands: { S: PINFU }, discards: { ...MIDDLE, S: '6p' } }), 'S');
    expect(told(waitProspects(seen))).toEqual([
      '3p ron draw furiten.discard',
      '6p ron draw furiten.discard',
    ]);
  });

  test('a win that was let go bars the others until the next draw', () => {
    const at = table({ hands: { W: PINFU }, draws: '3p', discards: MIDDLE });
    at.do('E discards 3p').passAll();
    expect(told(waitProspects(seenBy(at, 'W')))).toEqual([
      '3p ron draw furiten.missed',
      '6p ron draw furiten.missed',
    ]);
  });

  test('with the wall at its end the discard is the last tile, and that is a yaku', () => {
    const ends = seenBy(table({ hands: { S: NO_YAKU }, discards: MIDDLE, live: 0 }), 'S');
    expect(told(waitProspects(ends))).toEqual(['3p ron noYaku', '6p ron noYaku']);
    const one = seenBy(table({ hands: { S: NO_YAKU }, discards: MIDDLE, live: 1 }), 'S');
    expect(told(waitProspects(one))).toEqual(['3p noYaku noYaku', '6p noYaku noYaku']);
  });

  test('one chance turn after riichi is not promised', () => {
    const at = table({ hands: { E: PINFU }, draws: '9m', discards: MIDDLE });
    at.do('E riichi 9m').passAll();
    expect(at.state('E').ippatsu).toBe(true);
    const [first] = waitProspects(seenBy(at, 'E'));
    const yaku = (value: WaitProspect['ron']) =>
      isValue(value) ? value.yaku.map(({ id }) => id).sort() : [];
    expect(yaku(first!.ron)).toEqual(['pinfu', 'riichi']);
    expect(yaku(first!.tsumo)).toEqual(['menzen_tsumo', 'pinfu', 'riichi']);
  });

  test('nothing where nothing is waited for, by nobody, for a dead hand, before the deal', () => {
    const at = table({ hands: { S: PINFU } });
    expect(waitProspects(seenBy(at, 'W'))).toEqual([]);
    expect(waitProspects(seenByNobody(at))).toEqual([]);
    expect(waitProspects(beforeTheDeal(seenBy(at, 'S')))).toEqual([]);
    at.do('referee deadHand S');
    expect(waitProspects(seenBy(at, 'S'))).toEqual([]);
  });
});

describe('what a discard leads to', () => {
  const after = (seen: SeatView, text: string, riichi = false, fromDraw = true) =>
    told(prospectsAfter(seen, { tile: tileOf(text), fromDraw, riichi }));

  test('its waits, furiten by the very tile, and riichi as a yaku', () => {
    const at = table({ hands: { E: '234m567p999s66p45s' }, draws: '9m' });
    const seen = seenBy(at, 'E');
    expect(after(seen, '9m')).toEqual(['3s noYaku draw', '6s noYaku draw']);
    expect(after(seen, '9m', true)).toEqual(['3s ron draw', '6s ron draw']);
    expect(after(seen, '2m', false, false)).toEqual([]);
  });

  test('who throws a completing tile is furiten', () => {
    const at = table({ hands: { E: PINFU }, draws: '3p' });
    expect(after(seenBy(at, 'E'), '3p')).toEqual([
      '3p ron draw furiten.discard',
      '6p ron draw furiten.discard',
    ]);
  });

  test('whoever is in riichi stays so', () => {
    const at = table({ hands: { E: '234m567p999s66p45s' }, draws: '9m', riichi: ['E'] });
    expect(after(seenBy(at, 'E'), '9m')).toEqual(['3s ron draw', '6s ron draw']);
  });

  test('the discard to come is never promised to be the last', () => {
    const at = table({ hands: { E: NO_YAKU }, draws: '9m', discards: MIDDLE, live: 0 });
    expect(after(seenBy(at, 'E'), '9m')).toEqual(['3p noYaku noYaku', '6p noYaku noYaku']);
  });

  test('nothing for a tile that is not there, out of turn, by nobody, or for a dead hand', () => {
    const at = table({ hands: { E: PINFU, S: '123s456s789m4455p' }, draws: '9m' });
    expect(after(seenBy(at, 'E'), '1z')).toEqual([]);
    expect(after(seenBy(at, 'S'), '4p', false, false)).toEqual([]);
    expect(after(seenByNobody(at), '9m')).toEqual([]);
    expect(after(beforeTheDeal(seenBy(at, 'E')), '9m')).toEqual([]);
    at.do('referee deadHand E');
    expect(after(seenBy(at, 'E'), '9m')).toEqual([]);
  });
});

describe('the win that is offered', () => {
  test('on the drawn tile and on a discard, to whoever is asked', () => {
    const more = { draws: '3p', discards: MIDDLE, indicators: '5z' };
    const drawn = table({ hands: { E: PINFU }, ...more });
    expect(offeredWin(seenBy(drawn, 'E'))).toMatchObject({
      deltas: [2_100, -700, -700, -700],
    });
    expect(offeredWin(seenBy(drawn, 'S'))).toBe(null);
    const thrown = table({ hands: { S: PINFU }, ...more });
    thrown.do('E discards 3p');
    expect(offeredWin(seenBy(thrown, 'S'))?.deltas[0]).toBe(-1_000);
    expect(offeredWin(seenBy(thrown, 'N'))).toBe(null);
    expect(offeredWin(seenByNobody(thrown))).toBe(null);
    expect(offeredWin(beforeTheDeal(seenBy(thrown, 'S')))).toBe(null);
  });

  test('none with a hand that is not complete, none after a call, none when tenpai is asked for', () => {
    expect(offeredWin(seenBy(table({ draws: '9m' }), 'E'))).toBe(null);
    const called = table({ hands: { S: '99m147p258s12345z' }, draws: '9m' });
    called.do('E discards 9m', 'S pon 9m9m');
    expect(offeredWin(seenBy(called, 'S'))).toBe(null);
    const whole = table({ hands: { S: '123m456p789s66p55z' }, draws: '5z' });
    whole.do('E discards 5z', 'S pon 5z5z');
    expect(offeredWin(seenBy(whole, 'S'))).toBe(null);
    const asked = table(
      { hands: { E: PINFU }, draws: '9m', discards: MIDDLE, live: 0 },
      { 'draw.mayHideTenpai': true },
    ).do('E discards 9m');
    expect(seenBy(asked, 'E').deal!.isAsked).toBe(true);
    expect(offeredWin(seenBy(asked, 'E'))).toBe(null);
  });
});

describe('what a call bars', () => {
  const barred = (seen: SeatView, call?: Action) => barredTiles(seen, call).map(formatTile);
  const chi = (own: string): Action => ({ type: 'chi', seat: 1, own: own.split(' ').map(tileOf) });
  const pon = (own: string): Action => ({ ...chi(own), type: 'pon' }) as Action;
  const offered = (hand: string, draws: string) =>
    table({ hands: { S: hand }, draws }).do(`E discards ${draws}`);

  test('only what is still in the hand after it', () => {
    const seen = seenBy(offered('4567s19m258p1234z', '4s'), 'S');
    expect(barred(seen, chi('5s 6s'))).toEqual(['4s', '7s']);
    const without = seenBy(offered('56s19m258p123456z', '4s'), 'S');
    expect(barred(without, chi('5s 6s'))).toEqual([]);
    const two = seenBy(offered('99m147p258s12345z', '9m'), 'S');
    expect(barred(two, pon('9m 9m'))).toEqual([]);
    const three = seenBy(offered('999m47p258s12345z', '9m'), 'S');
    expect(barred(three, pon('9m 9m'))).toEqual(['9m']);
  });

  test('nothing by other answers, without a tile on offer, or for a spectator', () => {
    const at = offered('999m47p258s12345z', '9m');
    const kan: Action = { type: 'calledKan', seat: 1, own: [8, 8, 8] };
    expect(kindOf(8)).toBe(kindOf(tileOf('9m')));
    expect(barred(seenBy(at, 'S'), kan)).toEqual([]);
    expect(barred(seenBy(at, 'S'), { type: 'pass', seat: 1 })).toEqual([]);
    expect(barred(seenByNobody(at), pon('9m 9m'))).toEqual([]);
    expect(barred(beforeTheDeal(seenBy(at, 'S')), pon('9m 9m'))).toEqual([]);
    const before = seenBy(table({ hands: { S: '999m47p258s12345z' } }), 'S');
    expect(barred(before, pon('9m 9m'))).toEqual([]);
  });

  test('after the call: for whoever made it, and until the discard', () => {
    const at = offered('999m47p258s12345z', '9m').do('S pon 9m9m');
    expect(barred(seenBy(at, 'S'))).toEqual(['9m']);
    at.do('S discards 1z');
    expect(barred(seenBy(at, 'S'))).toEqual([]);
    const pair = offered('99m147p258s12345z', '9m').do('S pon 9m9m');
    expect(barred(seenBy(pair, 'S'))).toEqual([]);
  });

  test('others who hold such a tile may discard it', () => {
    const at = table({ hands: { S: '4567s19m258p1234z', W: '7s147m369p12345z6z' }, draws: '4s' });
    at.do('E discards 4s', 'S chi 5s6s');
    expect(barred(seenBy(at, 'S'))).toEqual(['4s', '7s']);
    expect(barred(seenBy(at, 'W'))).toEqual([]);
  });
});
