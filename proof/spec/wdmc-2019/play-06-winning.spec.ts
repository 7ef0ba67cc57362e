// Part 3, sections 3.5.3 and 3.5.4 at the table: ron, several winners, robbing a kan, tsumo, first turns.

import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';
import { ALIKE, handName, PLAIN_DISCARDS, RULES, SIMPLES } from './playHands.ts';

/** All simples on 5s between 4s and 6s: 1 han 40 fu, 1,300. */
const MIDDLE = {
  E: '234m678m23488p46s',
  S: '234m678m23488p46s',
  W: '234m678m234p2246s',
  N: '234m678m234p4688s',
} as const;
const NO_DORA = { indicators: '6z', ura: '6z', discards: PLAIN_DISCARDS } as const;
const yakuOf = (table: Table) => table.last('won').value.yaku.map(({ id }) => id);
const yakumanOf = (table: Table) => table.last('won').value.yakuman.map(({ id }) => id);
const winsOf = (table: Table) =>
  table.events.flatMap((event) => (event.type === 'won' ? [event] : []));

describe('3.5.3 Ron', () => {
  clause(['wdmc-3.0-04', 'wdmc-3.5-01'], 'on the discard of any of the three', () => {
    for (const turn of ['E', 'W', 'N'] as const) {
      const hands = { ...ALIKE, S: MIDDLE.S };
      const table = new Table(RULES, { hands, draws: '5s', turn, ...NO_DORA });
      table.do(`${turn} discards 5s`, 'S ron');
      expect(table.last('won')).toMatchObject({ seat: 1, from: 'ESWN'.indexOf(turn) });
    }
  });
  clause('wdmc-3.5.3.0-01', 'the hand is shown with the tile that won it', () => {
    const hands = { ...ALIKE, S: MIDDLE.S };
    const table = new Table(RULES, { hands, draws: '5s', ...NO_DORA });
    const { hand } = table.state('S');
    const win = table.do('E discards 5s', 'S ron').last('won');
    expect(win).toMatchObject({ hand, tile: 22, from: 0 });
    expect(win.hand.length).toBe(13);
  });
  clause('wdmc-1.2-04', 'refused without a yaku, whatever the dora', () => {
    const hands = { ...ALIKE, S: '13m789s678p99s[456p<]' };
    const setup = { hands, draws: '2m', discards: PLAIN_DISCARDS, indicators: '1m' };
    const table = new Table(RULES, setup).do('E discards 2m');
    expect(table.offers('S')).toEqual(['chi 13m', 'pass']);
    expect(table.refusal('S ron')).toMatchObject({ code: 'noYaku', rule: 'win.yakuNeeded' });
  });
  clause(['wdmc-3.5.3.0-03', 'wdmc-3.6-09'], 'a single winner takes every stick', () => {
    const hands = { ...ALIKE, S: MIDDLE.S };
    const table = new Table(RULES, { hands, draws: '5s', ...NO_DORA, deposits: 3 });
    table.do('E discards 5s', 'S ron');
    expect(table.scores).toEqual([28_700, 34_300, 30_000, 30_000]);
    expect(table.match.deposits).toBe(0);
  });
});

describe('3.5.3.1 and 3.5.3.2 Several winners', () => {
  clause(
    ['wdmc-p1-07', 'wdmc-3.4.1-03', 'wdmc-1.7-09', 'wdmc-3.5.3.2-01', 'wdmc-3.7.2-03', 'T40'],
    'three players win on one discard and all are paid, each with the bonus sticks',
    () => {
      const hands = { ...MIDDLE, E: ALIKE.E };
      const table = new Table(RULES, { hands, draws: '5s', counters: 2, ...NO_DORA });
      table.do('E discards 5s', 'N ron & W ron & S ron');
      expect(table.count('drawn')).toBe(0);
      expect(winsOf(table).map(({ seat }) => seat)).toEqual([1, 2, 3]);
      expect(table.scores).toEqual([24_300, 31_900, 31_900, 31_900]);
      expect(handName(table)).toBe('East 2');
    },
  );
  clause('wdmc-p1-07', 'two of three may win while the third lets it go', () => {
    const hands = { ...MIDDLE, E: ALIKE.E };
    const table = new Table(RULES, { hands, draws: '5s', ...NO_DORA });
    table.do('E discards 5s', 'W ron & N ron & S pass');
    expect(table.scores).toEqual([27_400, 30_000, 31_300, 31_300]);
  });
  clause(
    ['T17', 'W12', 'W13', 'wdmc-3.5.3.1-02', 'wdmc-3.5.3.1-03', 'wdmc-3.5.3.1-04'],
    'dealer in riichi and West win on South’s discard with North in riichi and one stick carried',
    () => {
      const hands = { E: MIDDLE.E, S: ALIKE.S, W: MIDDLE.W, N: '555999m5566788p' };
      const table = new Table(RULES, {
        ...NO_DORA,
        hands,
        draws: '5s',
        turn: 'S',
        riichi: ['E', 'N'],
        deposits: 3,
        counters: 1,
      });
      table.do('S discards 5s', 'E ron & W ron');
      expect(
        winsOf(table).map(({ seat, value, counters, deposits }) => [
          seat,
          value.points,
          counters,
          deposits,
        ]),
      ).toEqual([
        [2, 1_300, 1, 2],
        [0, 3_900, 1, 1],
      ]);
      expect(table.scores).toEqual([35_200, 24_200, 33_600, 30_000]);
      expect(table.match.deposits).toBe(0);
      expect(handName(table)).toBe('East 1 Bonus 2');
    },
  );
  clause('wdmc-3.5.1-13', 'of two winners only the one in riichi sees the ura-dora', () => {
    const hands = { ...ALIKE, S: MIDDLE.S, W: MIDDLE.W };
    const setup = { hands, draws: '5s', discards: PLAIN_DISCARDS, indicators: '6z', ura: '7p' };
    const table = new Table(RULES, { ...setup, riichi: ['S'], deposits: 1 });
    table.do('E discards 5s', 'S ron & W ron');
    expect(winsOf(table).map(({ ura, value }) => [ura.length, value.dora.ura])).toEqual([
      [1, 2],
      [0, 0],
    ]);
  });
});

describe('3.5.3.3 and 4.1.7.9 Robbing a kan', () => {
  const LATE: Setup = {
    hands: { ...ALIKE, S: '123m789m234p99m68s', N: '147m369p1234z[777s^]' },
    draws: '7s',
    turn: 'N',
    indicators: '1z',
    replacements: '5z',
  };
  clause(
    ['wdmc-3.5.3.3-01', 'wdmc-3.5.3.3-02', 'wdmc-3.5.3.3-03', 'T33'],
    'a late kan may be won on before its replacement is drawn; no indicator is turned',
    () => {
      const table = new Table(RULES, LATE).do('N kan 7s');
      expect(table.offers('S')).toEqual(['ron', 'pass']);
      expect(table.count('drew')).toBe(1);
      table.do('S ron');
      expect(yakuOf(table)).toEqual(['chankan']);
      expect(table.last('won')).toMatchObject({ seat: 1, from: 3 });
      expect(table.count('indicatorTurned')).toBe(0);
      expect(table.indicators).toBe('1z');
    },
  );
  clause('wdmc-3.5.3.3-02', 'once nobody wants it the replacement is drawn', () => {
    const table = new Table(RULES, LATE).do('N kan 7s', 'S pass');
    expect(table.last('drew').from).toBe('replacement');
    expect(table.refusal('S ron')).toMatchObject({ code: 'wrongPhase', rule: null });
    expect(table.count('indicatorTurned')).toBe(1);
  });
  clause(['W47', 'wdmc-4.1.1.3-02'], 'the robbed kan ends ippatsu', () => {
    const hands = { ...ALIKE, S: SIMPLES, N: '147m369p1234z[222s^]' };
    const table = new Table(RULES, { hands, draws: '5z6z7z2s', indicators: '6z', ura: '6z' });
    table.do('E discards 5z', 'S riichi 6z', 'W discards 7z', 'N kan 2s', 'S ron');
    expect(yakuOf(table)).toContain('chankan');
    expect(yakuOf(table)).toContain('riichi');
    expect(yakuOf(table)).not.toContain('ippatsu');
  });
  clause(
    ['wdmc-4.1.7.9-02', 'W41', 'T13'],
    'a closed kan is not won on by an ordinary hand',
    () => {
      const table = new Table(RULES, {
        hands: { ...ALIKE, S: '234m678m23488p79s', N: '147m369p888s1234z' },
        draws: '8s',
        turn: 'N',
        riichi: ['S'],
        discards: PLAIN_DISCARDS,
      });
      table.do('N kan 8s');
      expect(table.match.deal!.kans).toEqual([table.seat('N')]);
      // No chance was passed up, so nothing bars South afterwards.
      expect(table.furiten('S', '8s')).toBeNull();
    },
  );
  const ORPHANS: Setup = {
    hands: {
      E: '258m258p2258s566z',
      S: '119m19p1s1234567z',
      W: '199m19p1s1234567z',
      N: '258m258p999s1234z',
    },
    draws: '9s',
    turn: 'N',
    discards: PLAIN_DISCARDS,
    indicators: '3p',
  };
  clause(['wdmc-4.1.7.9-02', 'W41', 'T43'], 'thirteen orphans may, also two of them', () => {
    const one = new Table(RULES, ORPHANS).do('N kan 9s', 'S ron');
    expect(yakumanOf(one)).toEqual(['kokushi']);
    expect(one.count('indicatorTurned')).toBe(0);
    const two = new Table(RULES, ORPHANS).do('N kan 9s', 'S ron & W ron');
    expect(two.scores).toEqual([30_000, 62_000, 62_000, -34_000]);
  });
  clause('W41', 'unless furiten', () => {
    const discards = { ...PLAIN_DISCARDS, S: '9s', W: '9s' };
    const table = new Table(RULES, { ...ORPHANS, discards }).do('N kan 9s');
    expect(table.furiten('S', '9s')).toBe('furiten.discard');
    expect(table.last('drew').from).toBe('replacement');
  });
});

describe('3.5.4 Tsumo', () => {
  clause(
    ['wdmc-3.5.4-01', 'wdmc-3.5-01', 'wdmc-3.5.4-02'],
    'the hand is shown with the drawn tile apart; every other player pays',
    () => {
      const table = new Table(RULES, { hands: { ...ALIKE, E: SIMPLES }, draws: '2s', ...NO_DORA });
      const { hand } = table.state('E');
      table.do('E tsumo');
      expect(table.last('won')).toMatchObject({ hand, tile: 19, from: null });
      expect(table.scores).toEqual([33_900, 28_700, 28_700, 28_700]);
    },
  );
  clause(['wdmc-3.5.4-02', 'wdmc-3.0-04', 'wdmc-4.1.1.5-01'], 'from the dead wall as well', () => {
    const hands = { ...ALIKE, E: '888m567p22s34s[222m^]' };
    const table = new Table(RULES, { hands, draws: '8m', replacements: '5s', ...NO_DORA });
    table.do('E kan 8m');
    expect(table.can('E', 'tsumo')).toBe(true);
    expect(yakuOf(table.do('E tsumo'))).toContain('rinshan');
  });
  clause(['wdmc-4.1.1.6-01', 'wdmc-4.1.1.6-02'], 'the last tile, drawn or discarded', () => {
    const haitei = { hands: { ...ALIKE, E: SIMPLES }, draws: '2s', live: 0, ...NO_DORA };
    expect(yakuOf(new Table(RULES, haitei).do('E tsumo'))).toContain('haitei');
    const houtei = { hands: { ...ALIKE, S: SIMPLES }, draws: '2s', live: 0, ...NO_DORA };
    expect(yakuOf(new Table(RULES, houtei).do('E discards 2s', 'S ron'))).toContain('houtei');
    const early = { ...haitei, live: 1 };
    expect(yakuOf(new Table(RULES, early).do('E tsumo'))).not.toContain('haitei');
  });
  clause(['wdmc-4.1.1.3-01', 'wdmc-4.1.1.3-02'], 'ippatsu up to the next own draw', () => {
    const hands = { ...ALIKE, E: SIMPLES, N: '147m369p14s123z77z' };
    const setup = { hands, draws: '5z6z7z5z2s5z6z2s', indicators: '6z', ura: '6z' };
    const first = new Table(RULES, setup);
    first.do('E riichi 5z', 'S discards 6z', 'W discards 7z', 'N discards 5z', 'E tsumo');
    expect(yakuOf(first)).toContain('ippatsu');
    const called = new Table(RULES, setup);
    called.do('E riichi 5z', 'S discards 6z', 'W discards 7z', 'N pon', 'N discards 1m');
    expect(called.state('E').ippatsu).toBe(false);
  });
});

describe('4.1.7 First turns', () => {
  const FIRST: Setup = { indicators: '6z', ura: '6z' };
  const KAN = '2222s36p147s1234z';
  clause(
    ['wdmc-4.1.7.14-01', 'wdmc-4.1.7.14-02', 'T21', 'W10'],
    'renhou, unless a kan came',
    () => {
      const hands = { ...ALIKE, S: MIDDLE.S };
      const plain = new Table(RULES, { ...FIRST, hands, draws: '5s' }).do('E discards 5s', 'S ron');
      expect(yakumanOf(plain)).toEqual(['renhou']);
      const kan = { ...FIRST, hands: { ...hands, E: KAN }, draws: '5z', replacements: '5s' };
      const after = new Table(RULES, kan).do('E kan 2s', 'E discards 5s', 'S ron');
      expect(yakumanOf(after)).toEqual([]);
      expect(yakuOf(after)).toEqual(['tanyao']);
    },
  );
  clause(
    ['wdmc-4.1.7.13-01', 'wdmc-4.1.7.13-02', 'T21', 'W10'],
    'chihou survives a closed kan',
    () => {
      const hands = { ...ALIKE, E: KAN, S: MIDDLE.S };
      const table = new Table(RULES, { ...FIRST, hands, draws: '5z5s', replacements: '6z' });
      table.do('E kan 2s', 'E discards 6z', 'S tsumo');
      expect(yakumanOf(table)).toEqual(['chiihou']);
      expect(table.scores).toEqual([14_000, 62_000, 22_000, 22_000]);
    },
  );
  clause('wdmc-4.1.7.13-02', 'but not an open call', () => {
    const hands = { ...ALIKE, S: MIDDLE.S, N: '147m369p14s123z55z' };
    const table = new Table(RULES, { ...FIRST, hands, draws: '5z6z5s' });
    table.do('E discards 5z', 'N pon', 'N discards 1m', 'E discards 6z', 'S tsumo');
    expect(yakumanOf(table)).toEqual([]);
  });
  clause(['wdmc-4.1.7.12-01', 'wdmc-4.1.7.12-02', 'wdmc-4.1.7.13-03'], 'nor an own kan', () => {
    const hands = { ...ALIKE, E: SIMPLES };
    const heaven = new Table(RULES, { ...FIRST, hands, draws: '2s' }).do('E tsumo');
    expect(yakumanOf(heaven)).toEqual(['tenhou']);
    const kan = { ...ALIKE, E: '2222m678p22s34s88p' };
    const east = new Table(RULES, { ...FIRST, hands: kan, draws: '8p', replacements: '5s' });
    expect(yakumanOf(east.do('E kan 2m', 'E tsumo'))).toEqual([]);
    const other = { ...ALIKE, S: '2222m678p22s34s88p' };
    const south = new Table(RULES, { ...FIRST, hands: other, draws: '5z8p', replacements: '5s' });
    expect(yakumanOf(south.do('E discards 5z', 'S kan 2m', 'S tsumo'))).toEqual([]);
  });
});
