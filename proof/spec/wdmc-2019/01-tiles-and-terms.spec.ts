// Part 3, section 1: the tiles, what they can form, and the words of the glossary.

import { isComplete, isTenpai, readings, waits } from '@hanchan/hand';
import { WDMC_2019 } from '@hanchan/rulesets';
import { basePoints, checkWin, limitOf, score } from '@hanchan/score';
import {
  countTiles,
  doraOf,
  formatTile,
  INDICATOR_POSITIONS,
  isClosed,
  isDragon,
  isHonour,
  isSimple,
  isTerminal,
  isWind,
  KIND_COUNT,
  type Kind,
  kindOf,
  parseHand,
  parseMeld,
  parseTile,
  REPLACEMENT_POSITIONS,
  type Result,
  SEATS,
  seatWind,
  tileSet,
  uraPosition,
  WALL_SIZE,
} from '@hanchan/tiles';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { makeWin, refusalOf, scored } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = WDMC_2019.values;

function must<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const hand = (text: string) => must(parseHand(text));
const tile = (text: string) => must(parseTile(text));
const kinds = Array.from({ length: KIND_COUNT }, (_, kind) => kind);
const named = (test: (kind: Kind) => boolean) => kinds.filter(test).map(formatTile).join(' ');
const faultOf = (meld: string) => {
  const parsed = parseMeld(meld);
  return parsed.ok ? null : parsed.error.code;
};

describe('1.2 Objective', () => {
  table(
    RULES,
    `
  wdmc-1.2-04 | four melds and a pair with dora but without a yaku do not win | 789s33s99p[123m<][456p<] | ron 9p dora 8p | refused noYaku
`,
  );
  clause('wdmc-1.2-04', 'the refusal names the rule, and any one yaku lifts it', () => {
    const plain = '123m789m345p46s99p';
    const refused = score(makeWin(plain, { ron: '5s', dora: '8p' }), RULES);
    expect(refused).toMatchObject({
      ok: false,
      error: { reason: 'noYaku', rule: 'win.yakuNeeded' },
    });
    expect(refusalOf(RULES, plain, { ron: '5s', riichi: true })).toBeNull();
    expect(refusalOf(RULES, plain, { tsumo: '5s' })).toBeNull();
  });
  clause('wdmc-1.2-04', 'no number of bonus sticks asks for a second yaku', () => {
    const win = { ron: '5s', riichi: true, counters: 9 } as const;
    expect(scored(RULES, '123m789m345p46s99p', win)).toMatchObject({ han: 1, fu: 40 });
  });
});

describe('1.4 The four winds', () => {
  clause(
    ['wdmc-1.4.1-01', 'wdmc-1.7-19'],
    'the order is East, South, West, North, to the right of the dealer',
    () => {
      expect(SEATS.map((seat) => seatWind(seat, 0))).toEqual(['E', 'S', 'W', 'N']);
      expect(SEATS.map((seat) => seatWind(seat, 2))).toEqual(['W', 'N', 'E', 'S']);
    },
  );
  clause('wdmc-1.4.2-02', 'the same hand pays a dealer half as much again', () => {
    const pinfu = '123m456p789s67m55s';
    expect(scored(RULES, pinfu, { ron: '8m', seat: 'S' })).toMatchObject({ han: 1, points: 1_000 });
    expect(scored(RULES, pinfu, { ron: '8m', seat: 'E' })).toMatchObject({ han: 1, points: 1_500 });
  });
});

describe('1.6 The tiles', () => {
  clause('wdmc-1.6-01', '136 tiles: four of each of 27 suit and 7 honour tiles', () => {
    const counts = countTiles(tileSet(3));
    expect([...counts]).toEqual(kinds.map(() => 4));
    expect(kinds.filter((kind) => !isHonour(kind))).toHaveLength(27);
    expect(kinds.filter(isHonour)).toHaveLength(7);
  });
  clause('wdmc-1.6-01', 'nobody can win on, or wait for, a fifth copy', () => {
    expect(waits(hand('1111m234p567p789s'))).toEqual([]);
    expect(waits(hand('23m234p567p99s[1111m]'))).toEqual([tile('4m')]);
    const fifth = makeWin('1111m234p567p789s', { ron: '1m' });
    expect(checkWin(fifth, RULES)).toMatchObject([{ code: 'fifthCopy', field: 'hand' }]);
  });
  clause('wdmc-1.6.1-01', 'ones and nines are terminals, two to eight simples', () => {
    expect(named(isTerminal)).toBe('1m 9m 1p 9p 1s 9s');
    expect(named(isSimple)).toBe('2m 3m 4m 5m 6m 7m 8m 2p 3p 4p 5p 6p 7p 8p 2s 3s 4s 5s 6s 7s 8s');
  });
  clause('wdmc-1.6.1-02', 'suit tiles form pairs, sequences, triplets and quads', () => {
    expect(['[123m<]', '[555p^]', '[7777s]', '[7777s>]'].map(faultOf)).toEqual(Array(4).fill(null));
    const found = readings(hand('123m555p22m46s[7777s]'), tile('5s'));
    expect(found).toHaveLength(1);
    expect(found[0]!.groups.map(({ type }) => type)).toEqual([
      'sequence',
      'triplet',
      'sequence',
      'kan',
    ]);
    expect(formatTile(found[0]!.pair)).toBe('2m');
  });
  clause(
    'wdmc-1.6.1-03',
    'sequences do not wrap around, nor run from one suit into another',
    () => {
      for (const meld of ['[891m<]', '[912s<]', '[9m12p<]', '[89m1p<]', '[12m3p<]']) {
        expect(faultOf(meld), meld).toBe('notConsecutive');
      }
      expect(readings(hand('234p567p345s22z89m'), tile('1m'))).toEqual([]);
      expect(waits(hand('234p567p345s22z89m')).map(formatTile)).toEqual(['7m']);
      expect(waits(hand('234p567p345m22z19s'))).toEqual([]);
      expect(waits(hand('234p567p345s22z89m'))).not.toContain(kindOf(tile('1p')));
    },
  );
  clause('wdmc-1.6.2-01', 'honours are winds and dragons, and form no sequences', () => {
    expect(named(isWind)).toBe('1z 2z 3z 4z');
    expect(named(isDragon)).toBe('5z 6z 7z');
    expect(faultOf('[123z<]')).toBe('notConsecutive');
    expect(faultOf('[567z<]')).toBe('notConsecutive');
    expect(['[111z^]', '[5555z]'].map(faultOf)).toEqual([null, null]);
    expect(isComplete(countTiles([...hand('123p456p789p11s12z').concealed, tile('3z')]))).toBe(
      false,
    );
    expect(isComplete(countTiles([...hand('123p456p789p11s11z').concealed, tile('1z')]))).toBe(
      true,
    );
  });
  clause('wdmc-1.6.2-02', 'honours have an order for the dora indicator and nowhere else', () => {
    expect(kinds.filter(isHonour).map((kind) => formatTile(doraOf(kind)))).toEqual(
      '2z 3z 4z 1z 6z 7z 5z'.split(' '),
    );
    for (const drawn of ['3z', '4z', '1z']) {
      expect(readings(hand('123p456p789p11s12z'), tile(drawn))).toEqual([]);
    }
  });
});

describe('1.7 Glossary', () => {
  clause(
    ['wdmc-1.7-07', 'wdmc-3.3.2.1-02'],
    'a closed kan leaves the hand closed, a call opens it',
    () => {
      const closed = '123m789m46s99p[5555p]';
      expect(isClosed(hand(closed))).toBe(true);
      expect(scored(RULES, closed, { tsumo: '5s', riichi: true }).yaku.map(({ id }) => id)).toEqual(
        ['riichi', 'menzen_tsumo'],
      );
      const open = makeWin('123m789m46s99p[5555p^]', { tsumo: '5s', riichi: true });
      expect(isClosed(open.hand)).toBe(false);
      expect(checkWin(open, RULES)).toMatchObject([{ code: 'contradiction', field: 'riichi' }]);
      expect(score({ ...open, riichi: 'none' }, RULES).ok).toBe(false);
    },
  );
  clause(
    'wdmc-1.7-08',
    'indicators and replacement tiles are the fourteen of the dead wall',
    () => {
      const turned = INDICATOR_POSITIONS.flatMap((at) => [at, uraPosition(at)]);
      const dead = [...turned, ...REPLACEMENT_POSITIONS].sort((a, b) => a - b);
      const size = RULES['wall.deadWall'];
      expect(dead).toEqual(Array.from({ length: size }, (_, i) => WALL_SIZE - size + i));
    },
  );
  table(
    RULES,
    `
  wdmc-1.7-13 wdmc-1.7-21 wdmc-4.3.2-06 | thirteen han are a counted yakuman | 2233445566788p | ron 7p riichi ippatsu | riichi 1, ippatsu 1, pinfu 1, tanyao 1, ryanpeikou 3, chinitsu 6 = 13 han yakuman 32000 | score.countedYakuman
`,
  );
  clause(['wdmc-1.7-14', 'wdmc-4.2-01'], 'from five han on any fu pay mangan', () => {
    for (let fu = 20; fu <= 110; fu += 10) expect(basePoints(5, fu, RULES)).toBe(2_000);
    const low = { tsumo: '8m', riichi: true, ippatsu: true, dora: '7m' } as const;
    expect(scored(RULES, '123m456p789s67m55s', low)).toMatchObject({
      han: 5,
      fu: 20,
      limit: 'mangan',
      points: 8_000,
    });
    const high = { ron: '5s', riichi: true, dora: '8p8p1z' } as const;
    expect(scored(RULES, '123m46s99p[9999s][3333z]', high)).toMatchObject({
      han: 5,
      fu: 100,
      limit: 'mangan',
      points: 8_000,
    });
  });
  clause(['wdmc-1.7-16', 'W19'], 'the shape makes tenpai, also where no yaku is in reach', () => {
    const open = '789s33s99p[123m<][456p<]';
    expect(isTenpai(hand(open))).toBe(true);
    expect(waits(hand(open)).map(formatTile)).toEqual(['9p', '3s']);
    for (const ron of ['9p', '3s']) expect(refusalOf(RULES, open, { ron })).toBe('noYaku');
    expect(RULES['draw.tenpaiNeedsYaku']).toBe(false);
  });
  table(
    RULES,
    `
  wdmc-1.7-17 | the tile under a kan-dora indicator counts as ura too | 123m789m46s99p[5555p] | ron 5s riichi dora 12z ura 1z8p | riichi, dora 2 = 3 han 50 fu (raw 48) 6400 | dora.kanUra -dora.indicator
`,
  );
  clause(['wdmc-1.7-21', 'wdmc-4.3.2-02'], 'the glossary and 4.3.2 give the same ranks', () => {
    const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((han) =>
      limitOf(han, 30, RULES),
    );
    expect(ranks).toEqual([
      ...[null, null, null, null, 'mangan', 'haneman', 'haneman', 'baiman', 'baiman', 'baiman'],
      ...['sanbaiman', 'sanbaiman', 'yakuman', 'yakuman'],
    ]);
    expect(limitOf(3, 60, RULES)).toBeNull();
    expect(limitOf(3, 70, RULES)).toBe('mangan');
    expect(limitOf(4, 40, RULES)).toBe('mangan');
  });
  table(
    RULES,
    `
  wdmc-1.7-23 wdmc-4.1.3.5-01    | a quad is a set: it stands between two triplets for sanrenkou | 67s99m[222p^][3333p][444p<] | ron 8s | sanrenkou 2 = 2 han 40 fu 2600
  wdmc-1.7-23 wdmc-4.1.5.6-01 wdmc-4.1.5.5-01 | a quad is a set: shosangen and yakuhai                       | 123m45p55z[7777z][666z^]    | ron 6p | shousangen 2, hatsu 1, chun 1 = 4 han 60 fu (raw 58) mangan 8000
  wdmc-1.7-23 wdmc-4.1.5.5-01    | a quad is a set: the round wind                              | 123m789m46s99p[1111z]       | ron 5s | round_wind 1 = 1 han 70 fu (raw 64) 2300
`,
  );
});
