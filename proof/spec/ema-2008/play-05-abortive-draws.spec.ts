// EMA 2008 at the table: the four abortive draws, what they leave on the table, and who shows.

import { EMA_2008 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const RULES = EMA_2008.values;

const NINE = '19m19p19s123z4567s';
const EIGHT = '19m19p19s12z34567s';
const NOT_ALLOWED = { code: 'nineTerminalsNotAllowed', rule: 'draw.abortive' };

// Nine different terminals and honours

clause('ema-abort-01', 'nine kinds on the opening turn: the right to abort, not the duty', () => {
  const table = new Table(RULES, { hands: { E: NINE }, draws: '5m' });
  expect(table.can('E', 'nine')).toBe(true);
  expect(table.can('E', 'discards 5m')).toBe(true);
  table.do('E nine');
  expect(table.last('drawn')).toMatchObject({ reason: 'nineTerminals', by: [0] });
});

clause('ema-abort-01', 'the drawn tile counts; eight kinds are too few', () => {
  expect(new Table(RULES, { hands: { E: EIGHT }, draws: '7z' }).can('E', 'nine')).toBe(true);
  const table = new Table(RULES, { hands: { E: EIGHT }, draws: '2z' });
  expect(table.refusal('E nine')).toMatchObject({
    code: 'notNineTerminals',
    rule: 'draw.abortive',
  });
});

clause(['ema-abort-01', 'E11'], 'only on the own first turn', () => {
  const table = new Table(RULES, {
    hands: { E: '147m258p369s5567z', S: NINE, W: '258m147p369s5667z', N: '369m258p147s4477z' },
    draws: '8m5m8m8m8p8p',
  });
  table.do('E discards 8m');
  expect(table.can('S', 'nine')).toBe(true);
  table.do('S discards 5m', 'W discards 8m', 'N discards 8m', 'E discards 8p');
  expect(table.refusal('S nine')).toMatchObject(NOT_ALLOWED);
});

clause(
  ['ema-abort-01', 'E11'],
  'a claim or a concealed kong before it takes the right away',
  () => {
    const kong = new Table(RULES, {
      hands: { E: '8888m147p258s567z', S: NINE },
      draws: '2m5m',
      replacements: '2m',
    });
    kong.do('E kan 8m', 'E discards 2m').passAll();
    expect(kong.refusal('S nine')).toMatchObject(NOT_ALLOWED);
    const claim = new Table(RULES, {
      hands: { E: '147m258p369s5567z', W: '88m147p36s344556z', N: NINE },
      draws: '8m',
    });
    claim.do('E discards 8m', 'W pon', 'W discards 1p').passAll();
    expect(claim.refusal('N nine')).toMatchObject(NOT_ALLOWED);
  },
);

// The fourth kong

/** East makes the fourth kong and holds 7s to throw; South made one before, or none of them. */
const fourthKong = (isSplit: boolean, replacement = '7s') =>
  new Table(RULES, {
    hands: {
      E: isSplit ? '222p55z34s[1111m][9999m]' : '222p5z[1111m][9999m][1111s]',
      S: isSplit ? '147m258p36s45z[1111s]' : '147m258p369s3445z',
      N: '345m345p678s6688p',
    },
    draws: '2p',
    replacements: replacement,
  }).do('E kan 2p');

clause('ema-abort-02', 'the discard after the fourth kong ends the deal', () => {
  const table = fourthKong(true);
  expect(table.match.phase).toBe('playing');
  table.do('E discards 7s').passAll();
  expect(table.last('drawn').reason).toBe('fourKans');
});

clause('ema-abort-02', 'unless it is claimed for mahjong', () => {
  const table = fourthKong(true, '6p');
  table.do('E discards 6p', 'N ron');
  expect(table.last('won').seat).toBe(3);
  expect(table.count('drawn')).toBe(0);
});

clause(
  'ema-abort-02',
  'or all four belong to one player; a fifth kong is not possible then',
  () => {
    const table = new Table(RULES, {
      hands: { E: '222p5z[1111m][9999m][1111s]', S: '4444z147m258p369s' },
      draws: '2p8s',
      replacements: '7s',
    });
    table.do('E kan 2p', 'E discards 7s').passAll();
    expect(table.count('drawn')).toBe(0);
    expect(table.refusal('S kan 4z')).toMatchObject({ code: 'kanLimit', rule: 'kan.perDeal' });
  },
);

// Four winds

const WINDLESS = {
  E: '147m258p369s5567z',
  S: '147m258p369s1123z',
  W: '258m147p369s5667z',
  N: '369m258p147s3377z',
};

clause('ema-abort-03', 'four players discard the same wind first: the deal ends', () => {
  const table = new Table(RULES, { hands: WINDLESS, draws: '4z4z4z4z' });
  table.do('E discards 4z', 'S discards 4z', 'W discards 4z');
  expect(table.count('drawn')).toBe(0);
  table.do('N discards 4z');
  expect(table.last('drawn').reason).toBe('fourWinds');
});

clause('ema-abort-03', 'different winds, dragons or a kong in between do not', () => {
  const mixed = new Table(RULES, { hands: WINDLESS, draws: '4z4z4z1z' });
  mixed.do('E discards 4z', 'S discards 4z', 'W discards 4z', 'N discards 1z').passAll();
  expect(mixed.count('drawn')).toBe(0);
  const broken = new Table(RULES, {
    hands: { ...WINDLESS, W: '2222m147p369s667z' },
    draws: '4z4z4z4z',
    replacements: '8s',
  });
  broken.do('E discards 4z', 'S discards 4z', 'W kan 2m', 'W discards 4z', 'N discards 4z');
  expect(broken.passAll().count('drawn')).toBe(0);
});

// Four riichi

const READY = {
  E: '123s456s789m4566p',
  S: '123m456m789s4566p',
  W: '234m234s567m5577z',
  N: '345s345p678s1122z',
};
const threeInRiichi = (drawn: string) =>
  new Table(RULES, {
    hands: READY,
    draws: drawn,
    riichi: ['E', 'S', 'W'],
    turn: 'N',
    scores: [29_000, 29_000, 29_000, 30_000],
    deposits: 3,
    counters: 1,
  });

clause(['ema-abort-04', 'ema-abort-05', 'E10'], 'the fourth riichi ends the deal, all show', () => {
  const table = threeInRiichi('9p').do('N riichi 9p').passAll();
  const drawn = table.last('drawn');
  expect(drawn.reason).toBe('fourRiichi');
  expect(drawn.shown.every((hand) => hand !== null)).toBe(true);
  expect(drawn.tenpai).toEqual([0, 1, 2, 3]);
  expect(drawn.deltas).toEqual([0, 0, 0, 0]);
  expect(table.match.deposits).toBe(4);
});

clause('ema-abort-04', 'unless its discard is claimed for mahjong', () => {
  const table = threeInRiichi('3p').do('N riichi 3p', 'E ron');
  expect(table.last('won').seat).toBe(0);
  expect(table.scores[3]).toBe(30_000 + table.last('won').value.deltas[3]);
});

// What is left

clause(['ema-abort-06', 'ema-counter-02', 'E8'], 'one counter more, and East stays', () => {
  const table = new Table(RULES, {
    hands: { S: NINE },
    draws: '8m5m',
    turn: 'S',
    counters: 2,
    deposits: 1,
  });
  table.do('S nine');
  expect(table.match).toMatchObject({ dealer: 0, round: 0, counters: 3, deposits: 1 });
  expect(threeInRiichi('9p').do('N riichi 9p').passAll().match).toMatchObject({
    dealer: 0,
    counters: 2,
  });
});

clause(
  ['ema-abort-07', 'ema-abort-08'],
  'no noten payments, and a riichi hand stays hidden',
  () => {
    const table = new Table(RULES, {
      hands: { E: READY.E, S: '147m258p369s5567z', W: NINE },
      draws: '8p5m5m',
    });
    table.do('E riichi 8p', 'S discards 5m', 'W nine');
    const drawn = table.last('drawn');
    expect(drawn.deltas).toEqual([0, 0, 0, 0]);
    expect(table.scores).toEqual([29_000, 30_000, 30_000, 30_000]);
    expect(drawn.shown.map((hand) => hand !== null)).toEqual([false, false, true, false]);
  },
);

clause(['ema-abort-07', 'ema-abort-08'], 'after four kongs or four winds nobody shows', () => {
  const winds = new Table(RULES, { hands: WINDLESS, draws: '4z4z4z4z' });
  winds.do('E discards 4z', 'S discards 4z', 'W discards 4z', 'N discards 4z');
  expect(winds.last('drawn')).toMatchObject({
    shown: [null, null, null, null],
    deltas: [0, 0, 0, 0],
  });
  const kongs = fourthKong(true).do('E discards 7s').passAll();
  expect(kongs.last('drawn').shown).toEqual([null, null, null, null]);
});
