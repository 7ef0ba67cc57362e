// EMA 2008 at the table: yaku that lie in the moment of the win, and what breaks the first go-around.

import { EMA_2008 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const RULES = EMA_2008.values;

/** Waits for 3p and 6p with pinfu. */
const PINFU = '123m456m789s4566p';
const NOTHING = '147m28p369s12346z';
/** Has a pair of 9m to claim with. */
const PAIR = '99m28p147s123567z';

const won = (table: Table) => {
  const { yaku, yakuman } = table.last('won').value;
  return [...yaku, ...yakuman].map(({ id }) => id);
};

// Blessings

clause(['ema-ym-tenho', 'E19'], 'East wins on the initial fourteen tiles', () => {
  const table = new Table(RULES, { hands: { E: PINFU }, draws: '3p' }).do('E tsumo');
  expect(won(table)).toEqual(['tenhou']);
});

clause(['ema-ym-tenho', 'E19'], 'not after a kong of the initial tiles', () => {
  const table = new Table(RULES, {
    hands: { E: '111m456m789s4566p' },
    draws: '1m',
    replacements: '3p',
  });
  table.do('E kan 1m', 'E tsumo');
  expect(won(table)).toContain('rinshan');
  expect(won(table)).not.toContain('tenhou');
});

clause(['ema-ym-chiho', 'E19'], 'selfdraw on the own first turn', () => {
  const table = new Table(RULES, { hands: { E: NOTHING, S: PINFU }, draws: '9m3p' });
  table.do('E discards 9m', 'S tsumo');
  expect(won(table)).toEqual(['chiihou']);
});

clause(['ema-ym-chiho', 'E19'], 'a concealed kong of another player breaks the first round', () => {
  const table = new Table(RULES, {
    hands: { E: '9999m28p147s1235z', S: PINFU },
    draws: '6z3p',
    replacements: '7z',
  });
  table.do('E kan 9m', 'E discards 7z', 'S tsumo');
  expect(won(table)).toEqual(expect.arrayContaining(['menzen_tsumo', 'pinfu']));
  expect(won(table)).not.toContain('chiihou');
});

clause(['ema-ym-renho', 'E19'], 'ron before the own first draw, for everybody but East', () => {
  const table = new Table(RULES, { hands: { E: NOTHING, W: PINFU }, draws: '3p' });
  table.do('E discards 3p', 'W ron');
  expect(won(table)).toEqual(['renhou']);
  const east = new Table(RULES, { hands: { E: PINFU, S: NOTHING }, draws: '9m3p' });
  east.do('E discards 9m', 'S discards 3p', 'E ron');
  expect(won(east)).toEqual(['pinfu']);
});

clause(['ema-ym-renho', 'E19'], 'not after the own first discard, and not after a claim', () => {
  const later = new Table(RULES, {
    hands: { E: NOTHING, S: PINFU, W: NOTHING },
    draws: '9p9p3p',
  });
  later.do('E discards 9p', 'S discards 9p', 'W discards 3p', 'S ron');
  expect(won(later)).toEqual(['pinfu']);
  const claimed = new Table(RULES, {
    hands: { E: NOTHING, W: PAIR, S: PINFU },
    draws: '9m3p',
  });
  claimed.do('E discards 9m', 'W pon', 'W discards 5z', 'N discards 3p', 'S ron');
  expect(won(claimed)).toEqual(['pinfu']);
});

// Riichi

const riichiFirst = (more: object = {}) =>
  new Table(RULES, {
    hands: { E: PINFU, S: NOTHING, W: PAIR, N: NOTHING },
    draws: '9m8s8s8s3p',
    ...more,
  });

clause(
  ['ema-yaku-dabururiichi', 'ema-yaku-ippatsu', 'E19'],
  'riichi with the first discard is double, and wins at once until the next own discard',
  () => {
    const table = riichiFirst().do('E riichi 9m', 'S discards 8s', 'W discards 8s');
    table.do('N discards 8s', 'E tsumo');
    expect(won(table)).toEqual(expect.arrayContaining(['double_riichi', 'ippatsu', 'pinfu']));
  },
);

clause(['ema-yaku-ippatsu', 'E19'], 'any claim ends ippatsu, not the double riichi', () => {
  const table = riichiFirst({ draws: '9m8s3p' }).do('E riichi 9m', 'W pon', 'W discards 5z');
  table.do('N discards 8s', 'E tsumo');
  expect(won(table)).toContain('double_riichi');
  expect(won(table)).not.toContain('ippatsu');
});

clause(['ema-yaku-ippatsu', 'E19'], 'the own next discard ends ippatsu', () => {
  const table = riichiFirst({ draws: '9m8s8s8s9p3p' });
  table.do('E riichi 9m', 'S discards 8s', 'W discards 8s', 'N discards 8s', 'E discards 9p');
  table.do('S discards 3p', 'E ron');
  expect(won(table).sort()).toEqual(['double_riichi', 'pinfu']);
});

clause(['ema-yaku-dabururiichi', 'E19'], 'after a kong or a claim a first riichi is plain', () => {
  const table = new Table(RULES, {
    hands: { E: '111m456m789s4566p' },
    draws: '1m',
    replacements: '9p',
  });
  table.do('E kan 1m', 'E riichi 9p').passAll();
  expect(table.state('E').riichi).toBe('riichi');
});

clause(
  ['ema-yaku-riichi', 'ema-riichi-03'],
  'a later riichi is plain, and takes its bet back',
  () => {
    const table = new Table(RULES, {
      hands: { E: PINFU, S: NOTHING },
      draws: '9m3p',
      discards: { E: '8s' },
    });
    table.do('E riichi 9m', 'S discards 3p', 'E ron');
    expect(won(table)).toEqual(expect.arrayContaining(['riichi', 'ippatsu', 'pinfu']));
    expect(table.match.deposits).toBe(0);
  },
);

// Kongs and the last tile

clause('ema-yaku-rinshan', 'mahjong on the replacement tile', () => {
  const table = new Table(RULES, {
    hands: { S: '456m789s4566p[111m^]' },
    draws: '1m',
    replacements: '3p',
    turn: 'S',
  });
  table.do('S kan 1m', 'S tsumo');
  expect(won(table)).toEqual(['rinshan']);
});

clause(
  'ema-yaku-haitei',
  'mahjong on the last tile of the wall, or on the discard after it',
  () => {
    const open = '456m789s4566p[123m<]';
    const drawn = new Table(RULES, { hands: { E: open }, draws: '3p', live: 0 }).do('E tsumo');
    expect(won(drawn)).toEqual(['haitei']);
    const thrown = new Table(RULES, { hands: { W: open }, draws: '3p', live: 0 });
    expect(won(thrown.do('E discards 3p', 'W ron'))).toEqual(['houtei']);
    const before = new Table(RULES, { hands: { W: open }, draws: '3p', live: 1 });
    expect(before.do('E discards 3p').can('W', 'ron')).toBe(false);
  },
);
