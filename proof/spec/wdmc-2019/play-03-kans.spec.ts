// Part 3, section 3.3.2 at the table: the three kans, their steps, replacement tiles and indicators.

import { seatsToAct } from '@hanchan/game';
import { formatTile } from '@hanchan/tiles';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';
import { ALIKE, IDLE, PLAIN_DISCARDS, RULES } from './playHands.ts';

const STEPS = ['kanDeclared', 'called', 'drew', 'indicatorTurned', 'discarded', 'won'];
const stepsOf = (table: Table, count: number) =>
  table.events
    .map(({ type }) => type)
    .filter((type) => STEPS.includes(type))
    .slice(-count);

const CLOSED: Setup = {
  hands: { ...ALIKE, E: '2222m258p36s5667z' },
  draws: '7z5z',
  replacements: '5m',
  indicators: '1p1s',
};
const LATE: Setup = {
  hands: { ...ALIKE, E: '258m258p3z566z[777s^]' },
  draws: '7s5z',
  replacements: '5m',
  indicators: '1p1s',
};
const CALLED: Setup = {
  hands: { ...ALIKE, W: '147m369p1234z555s' },
  draws: '0s5z',
  replacements: '5m',
  indicators: '1p1s',
};

describe('3.3.2 The steps of a kan', () => {
  const kinds = [
    ['closed', CLOSED, ['E kan 2m'], 'E', 'kanDeclared'],
    ['late', LATE, ['E kan 7s'], 'E', 'kanDeclared'],
    ['discarded', CALLED, ['E discards 0s', 'W kan 555s'], 'W', 'called'],
  ] as const;
  for (const [name, setup, commands, wind, first] of kinds) {
    clause(
      ['wdmc-3.3.2-01', 'wdmc-3.3.2-03', 'wdmc-3.3.2-05', 'T33', 'W24'],
      `${name} kan: it is shown, a tile is replaced, an indicator turned, a tile discarded`,
      () => {
        const table = new Table(RULES, setup).do(...commands);
        expect(stepsOf(table, 3)).toEqual([first, 'drew', 'indicatorTurned']);
        const told = first === 'called' ? table.last('called') : table.last('kanDeclared');
        expect(told.meld.tiles.length).toBe(4);
        expect(table.last('drew')).toMatchObject({ from: 'replacement', seat: table.seat(wind) });
        expect(formatTile(table.state(wind).drawn!)).toBe('5m');
        expect(table.indicators).toBe('1p1s');
        expect(seatsToAct(table.match)).toEqual([table.seat(wind)]);
        table.do(`${wind} discards 5m`);
        expect(table.last('drew').from).toBe('live');
      },
    );
  }
  clause(
    ['wdmc-3.3.2-05', 'wdmc-3.3.2-01'],
    'after the replacement: win, kan again or discard',
    () => {
      const hands = { ...ALIKE, E: '2222m888m5556z66z' };
      const table = new Table(RULES, { hands, draws: '7z', replacements: '8m6z' }).do('E kan 2m');
      expect(table.can('E', 'kan 8m')).toBe(true);
      expect(table.can('E', 'discards 8m')).toBe(true);
      table.do('E kan 8m');
      expect(table.count('indicatorTurned')).toBe(2);
    },
  );
  clause(
    ['wdmc-3.3.2-02', 'wdmc-3.3.2-04', 'wdmc-3.3.2-08', 'wdmc-1.7-08', 'wdmc-3.8-02'],
    'four kans in one turn: replacements and indicators come in order, and the hand may win',
    () => {
      const hands = { ...ALIKE, E: '2222m8888m222s55z' };
      const rest = { replacements: '5z2s6z6z', indicators: '1p2p4p7p8p' };
      const table = new Table(RULES, { hands, draws: '5z', ...rest });
      table.do('E kan 2m', 'E kan 8m', 'E kan 5z', 'E kan 2s');
      const replaced = table.events.flatMap((event) =>
        event.type === 'drew' && event.from === 'replacement' ? [formatTile(event.tile)] : [],
      );
      expect(replaced).toEqual(['5z', '2s', '6z', '6z']);
      expect(table.indicators).toBe('1p2p4p7p8p');
      expect(table.live).toBe(65);
      const { value } = table.do('E tsumo').last('won');
      expect(value.yakuman.map(({ id }) => id)).toContain('suukantsu');
    },
  );
  clause(
    ['wdmc-3.3.2-03', 'W24', 'wdmc-3.5.4-02'],
    'the new indicator counts for a win on the replacement tile',
    () => {
      const hands = { ...ALIKE, E: '2222m567p222s88p8s' };
      const setup = { hands, draws: '8p', replacements: '8s', indicators: '1z7s' };
      const table = new Table(RULES, setup).do('E kan 2m');
      const { value } = table.do('E tsumo').last('won');
      expect(value.yaku.map(({ id }) => id)).toContain('rinshan');
      expect(value.dora.dora).toBe(2);
    },
  );
  clause(['T33', 'wdmc-3.3.2-03'], 'and for a win on the discard after a late kan', () => {
    const hands = { ...ALIKE, E: '258m25p2s5666z[777s^]', S: '234m678m23488p46s' };
    const setup = { hands, draws: '7s', replacements: '0s', indicators: '1z7p' };
    const table = new Table(RULES, setup).do('E kan 7s', 'E discards 0s', 'S ron');
    expect(table.last('won').value.dora.dora).toBe(2);
  });
  clause('wdmc-3.3.2-06', 'the live wall loses one tile to the dead wall with each kan', () => {
    const table = new Table(RULES, { ...CLOSED, live: 20, discards: PLAIN_DISCARDS });
    expect(table.live).toBe(20);
    table.do('E kan 2m');
    expect(table.live).toBe(19);
    table.drain();
    expect(table.live).toBe(0);
    const { next, replacements, wall } = table.match.deal!;
    expect(wall.length - next - replacements).toBe(14);
  });
  clause(['W23', 'wdmc-3.3.2-06'], 'without a live tile there is no kan', () => {
    const refusal = { code: 'kanNoLiveTile', rule: 'kan.lastTile' };
    const closed = new Table(RULES, { ...CLOSED, live: 0, discards: PLAIN_DISCARDS });
    expect(closed.refusal('E kan 2m')).toMatchObject(refusal);
    const late = new Table(RULES, { ...LATE, live: 0, discards: PLAIN_DISCARDS });
    expect(late.refusal('E kan 7s')).toMatchObject(refusal);
    const one = new Table(RULES, { ...CLOSED, live: 1, discards: PLAIN_DISCARDS });
    expect(one.refusal('E kan 2m')).toBeNull();
    one.do('E kan 2m', 'E discards 5m');
    expect(one.last('drawn').reason).toBe('exhausted');
  });
});

describe('3.3.2.1 to 3.3.2.5 Which kan, and when not', () => {
  clause(
    ['wdmc-3.3.2.1-02', 'wdmc-3.5.1-01', 'wdmc-1.7-07'],
    'a closed kan leaves riichi open',
    () => {
      const hands = { ...ALIKE, E: '2222m567p567s88p8s' };
      const table = new Table(RULES, { hands, draws: '5z', replacements: '7z' });
      table.do('E kan 2m');
      expect(table.can('E', 'riichi 5z')).toBe(false);
      const ready = new Table(RULES, { hands, draws: '8s', replacements: '7z' });
      ready.do('E kan 2m');
      expect(ready.can('E', 'riichi 7z')).toBe(true);
    },
  );
  clause('wdmc-3.3.2.2-01', 'a late kan needs a pon of one’s own and the fourth tile', () => {
    const table = new Table(RULES, { ...LATE, draws: '7z' });
    expect(table.refusal('E kan 7s')).toMatchObject({ code: 'tileNotHeld', rule: null });
    expect(table.refusal('E kan 2p')).toMatchObject({ code: 'noSuchMeld', rule: null });
  });
  clause('wdmc-3.3.2.2-01', 'not on the turn of the pon itself', () => {
    const hands = { ...IDLE, S: '147m369p258s555z6z' };
    const table = new Table(RULES, { hands, draws: '5z' }).do('E discards 5z', 'S pon 55z');
    expect(table.refusal('S kan 5z')).toMatchObject({ code: 'kanAfterCall', rule: 'kan.added' });
  });
  clause('wdmc-3.3.2.3-01', 'a kan on a discard opens the hand', () => {
    const table = new Table(RULES, CALLED).do('E discards 0s', 'W kan 555s');
    expect(table.state('W').melds[0]).toMatchObject({ type: 'calledKan', from: 'across' });
    expect(table.refusal('W riichi 5m')).toMatchObject({
      code: 'riichiOpenHand',
      rule: 'riichi.allowed',
    });
  });
  clause(['wdmc-3.3.2.4-01', 'wdmc-3.3.2-07'], 'declining a kan changes nothing', () => {
    const table = new Table(RULES, CALLED).do('E discards 0s');
    const before = table.state('W');
    table.do('W pass');
    expect(table.state('W')).toEqual(before);
    expect(table.live).toBe(68);
  });
  clause('wdmc-3.3.2.5-01', 'an open pon cannot take a discard for a kan', () => {
    const hands = { ...ALIKE, S: '68s2m36p1234z6z[777s^]' };
    const table = new Table(RULES, { hands, draws: '7s' }).do('E discards 7s');
    expect(table.offers('S')).toEqual(['chi 68s', 'pass']);
    expect(table.refusal('S kan 777s')).toMatchObject({ code: 'noSuchMeld', rule: null });
  });
  clause(
    ['wdmc-3.3.2.5-02', 'wdmc-3.8-02', 'wdmc-p1-08'],
    'four kans by three players: the deal goes on, a fifth kan is refused',
    () => {
      const hands = {
        E: '2222m258p6s66z[8888m]',
        S: '147m369p1237z[5555z^]',
        W: '147m369p1237z[8888s]',
        N: '147m369p147s567z1z',
      };
      const table = new Table(RULES, { hands, draws: '7z7z', replacements: '0p6s', turn: 'E' });
      table.do('E kan 2m', 'E discards 6z');
      expect(table.match.deal!.kans.length).toBe(4);
      expect(table.count('drawn')).toBe(0);
      expect(table.last('drew')).toMatchObject({ seat: table.seat('S'), from: 'live' });
    },
  );
  const four = '[2222m][8888m]';
  const limit = { code: 'kanLimit', rule: 'kan.perDeal' };
  const FIFTH: Setup = {
    hands: {
      ...ALIKE,
      E: `8888p5s66z${four}`,
      W: '258p14m11z[5555m^][3333m^]',
      N: '147m369p147s222s3z',
    },
  };
  clause('wdmc-3.3.2.5-02', 'a fifth kan is refused whatever its kind', () => {
    const { hands } = FIFTH;
    const closed = new Table(RULES, { ...FIFTH, draws: '7z' });
    expect(closed.refusal('E kan 8p')).toMatchObject(limit);
    expect(closed.can('E', 'kan')).toBe(false);
    const late = new Table(RULES, {
      hands: { ...hands, E: `8p5s66z[777p<]${four}` },
      draws: '7p',
    });
    expect(late.refusal('E kan 7p')).toMatchObject(limit);
    const called = new Table(RULES, { ...FIFTH, draws: '2s' }).do('E discards 2s');
    expect(called.offers('N')).toEqual(['pon 22s', 'pass']);
    expect(called.refusal('N kan 222s')).toMatchObject(limit);
  });
});

describe('1.7 A closed kan is a call', () => {
  clause(['wdmc-1.7-04', 'W10'], 'it ends ippatsu', () => {
    const hands = { ...ALIKE, E: '234m678m345p34s88p', S: '2222s36p147s1234z' };
    const table = new Table(RULES, { hands, draws: '5z5z6z6z', replacements: '7z' });
    table.do('E riichi 5z');
    expect(table.state('E').ippatsu).toBe(true);
    table.do('S kan 2s');
    expect(table.state('E').ippatsu).toBe(false);
  });
  clause(['wdmc-1.7-04', 'T21', 'W10'], 'a riichi after it is no double riichi', () => {
    const kan = { ...ALIKE, E: '2222s36p147s1234z', S: '234m678m345p34s88p' };
    const after = new Table(RULES, { hands: kan, draws: '5z6z', replacements: '7z' });
    after.do('E kan 2s', 'E discards 7z', 'S riichi 6z', 'W discards drawn');
    expect(after.state('S').riichi).toBe('riichi');
    const before = new Table(RULES, { hands: kan, draws: '5z6z' });
    before.do('E discards 5z', 'S riichi 6z', 'W discards drawn');
    expect(before.state('S').riichi).toBe('double');
  });
});
