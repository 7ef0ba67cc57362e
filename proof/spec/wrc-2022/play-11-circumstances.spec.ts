// Sections 11.5 and 9.1.1 as play brings them about: ippatsu, Double Riichi, the blessings, liability.

import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { table, textOf, yakuOf } from './playing.ts';

const WAITING = '45p234m567m678s99s';

// Ippatsu

clause('wrc-11.5.1-02', 'ippatsu lasts to the own next discard', () => {
  const start = { hands: { E: WAITING }, discards: { E: '9m' } };
  const soon = table({ ...start, draws: '1z 7z 7z 7z 6p' });
  soon.do('E riichi 1z', 'S discards 7z', 'W discards 7z', 'N discards 7z', 'E tsumo');
  expect(yakuOf(soon)).toContain('ippatsu');
  const late = table({ ...start, draws: '1z 7z 7z 7z 1z 6p' });
  late.do('E riichi 1z', 'S discards 7z', 'W discards 7z', 'N discards 7z', 'E discards 1z');
  late.do('S discards 6p', 'E ron');
  expect(yakuOf(late)).not.toContain('ippatsu');
});

clause(['wrc-11.5.1-02', 'T-32'], 'any call and an own quad end it', () => {
  const pon = table({
    hands: { E: WAITING, W: '77z147m258p36s123z' },
    discards: { E: '9m' },
    draws: '1z 7z 6p',
  });
  pon.do('E riichi 1z', 'S discards 7z', 'W pon', 'W discards 1m', 'N discards 6p', 'E ron');
  expect(yakuOf(pon)).not.toContain('ippatsu');
  const quad = table({
    hands: { E: '45p222m567m678s99s' },
    discards: { E: '9m' },
    draws: '1z 7z 7z 7z 2m',
    replacements: '6p',
  });
  quad.do('E riichi 1z', 'S discards 7z', 'W discards 7z', 'N discards 7z', 'E kan 2m');
  quad.do('E tsumo');
  expect(yakuOf(quad)).toContain('rinshan');
  expect(yakuOf(quad)).not.toContain('ippatsu');
});

clause(['wrc-11.5.1-03', 'T-32'], 'the riichi of another player does not', () => {
  const at = table({
    hands: { E: WAITING, S: '123m456m789m11p23s' },
    discards: { E: '9m', S: '9m' },
    draws: '1z 1z 6p',
  }).do('E riichi 1z', 'S riichi 1z', 'W discards 6p', 'E ron');
  expect(yakuOf(at)).toContain('ippatsu');
  expect(at.last('won').deposits).toBe(2);
});

clause(['wrc-11.5.1-02', 'A-27'], 'robbing a quad in that go-around keeps ippatsu', () => {
  const at = table({
    hands: { E: WAITING, S: '258m369s1234z[666p^]' },
    discards: { E: '9m' },
    draws: '1z 6p',
  }).do('E riichi 1z', 'S kan 6p', 'E ron');
  expect(yakuOf(at)).toEqual(expect.arrayContaining(['riichi', 'ippatsu', 'chankan']));
});

// Double Riichi

clause(
  ['wrc-11.5.2-01', 'wrc-11.5.2-02', 'T-33'],
  'riichi with the first discard is Double Riichi, others riichi before or not',
  () => {
    const hands = { E: WAITING, S: '123m456m789m11p23s' };
    const at = table({ hands, draws: '1z 1z' }).do('E riichi 1z', 'S riichi 1z');
    expect(at.state('E').riichi).toBe('double');
    expect(at.state('S').riichi).toBe('double');
  },
);

clause(
  ['wrc-11.5.2-01', 'A-29', 'T-33'],
  'a call or a concealed quad before makes it plain',
  () => {
    const own = table({ hands: { E: '2222m45p567m678s9s' }, draws: '9s', replacements: '1z' });
    expect(own.do('E kan 2m', 'E riichi 1z').state('E').riichi).toBe('riichi');
    const pon = table({ hands: { S: WAITING, N: '11z147m258p36s234z' }, draws: '1z 7z 7z' });
    pon.do('E discards 1z', 'N pon', 'N discards 1m', 'E discards 7z', 'S riichi 7z');
    expect(pon.state('S').riichi).toBe('riichi');
  },
);

// The blessings

clause('wrc-11.5.6-01', 'East wins on the deal: Blessing of Heaven, but not after a quad', () => {
  const dealt = table({ hands: { E: WAITING }, draws: '6p' }).do('E tsumo');
  expect(yakuOf(dealt)).toEqual(['tenhou']);
  const quad = table({ hands: { E: '2222m45p567m678s9s' }, draws: '9s', replacements: '6p' });
  quad.do('E kan 2m', 'E tsumo');
  expect(yakuOf(quad)).toEqual(expect.arrayContaining(['rinshan', 'menzen_tsumo']));
  expect(yakuOf(quad)).not.toContain('tenhou');
});

clause(
  ['wrc-11.5.6-02', 'A-29'],
  'a win on the first draw: Blessing of Earth, unless broken',
  () => {
    const first = table({ hands: { S: WAITING }, draws: '1z 6p' }).do('E discards 1z', 'S tsumo');
    expect(yakuOf(first)).toEqual(['chiihou']);
    const quad = { E: '1111s147p369m123z', S: WAITING };
    const broken = table({ hands: quad, draws: '4z 6p', replacements: '5z' });
    broken.do('E kan 1s', 'E discards 5z', 'S tsumo');
    expect(yakuOf(broken)).not.toContain('chiihou');
  },
);

clause(
  ['wrc-11.5.4-01', 'A-30', 'T-34'],
  'a ron before the own first draw is Blessing of Man; not for East, not after a call',
  () => {
    const hands = { W: WAITING };
    const early = table({ hands, draws: '1z 6p' }).do('E discards 1z', 'S discards 6p', 'W ron');
    expect(early.last('won').value).toMatchObject({ points: 8_000 });
    expect(yakuOf(early)).toEqual(['renhou']);
    const east = table({ hands: { E: WAITING }, draws: '1z 6p' });
    east.do('E discards 1z', 'S discards 6p', 'E ron');
    expect(yakuOf(east)).toEqual(['pinfu']);
    const called = table({
      hands: { W: WAITING, N: '11z147m258p36s234z' },
      draws: '1z 7z 6p',
    });
    called.do('E discards 1z', 'N pon', 'N discards 1m', 'E discards 7z', 'S discards 6p', 'W ron');
    expect(yakuOf(called)).toEqual(['pinfu']);
  },
);

// 9.1.1 Liability

const dragons = (own: string) => ({
  hands: { S: own },
  discards: { S: '1m' },
  counters: 1,
  indicators: '1z',
});

clause(
  ['wrc-9.1.1-01', 'wrc-9.1.1-04', 'wrc-2-18', 'A-43'],
  'who feeds the third dragon beside two visible ones answers for Big Dragons',
  () => {
    const setup = dragons('77z23s99s1m[555z<][666z^]');
    const at = table({ ...setup, turn: 'W', draws: '7z 1z 1z 4s' });
    at.do('W discards 7z', 'S pon', 'S discards 1m', 'W discards 1z', 'N discards 1z');
    expect(at.state('S').liable).toEqual([{ yaku: 'daisangen', seat: 2 }]);
    const ron = at.do('E discards 4s', 'S ron').last('won');
    expect(ron.value.deltas).toEqual([-16_300, 32_300, -16_000, 0]);
  },
);

clause('wrc-9.1.1-04', 'by a self-draw the feeder pays alone, counters and all', () => {
  const setup = dragons('77z23s99s1m[555z<][666z^]');
  const at = table({ ...setup, turn: 'W', draws: '7z 1z 1z 1z 4s' });
  at.do('W discards 7z', 'S pon', 'S discards 1m', 'W discards 1z', 'N discards 1z');
  at.do('E discards 1z', 'S tsumo');
  expect(at.last('won').value.deltas).toEqual([0, 32_300, -32_300, 0]);
});

clause(['wrc-9.1.1-04', 'T-49'], 'a feeder who also discards the winning tile pays once', () => {
  const setup = dragons('77z23s99s1m[555z<][666z^]');
  const at = table({ ...setup, turn: 'W', draws: '7z 4s' });
  at.do('W discards 7z', 'S pon', 'S discards 1m', 'W discards 4s', 'S ron');
  expect(at.last('won').value.deltas).toEqual([0, 32_300, -32_300, 0]);
});

clause(
  ['wrc-9.1.1-02', 'A-43', 'T-48'],
  'a concealed quad is visible, a concealed triplet is not; a called quad of it is',
  () => {
    const liableAfter = (hand: string, call: string) =>
      table({ ...dragons(hand), turn: 'W', draws: '7z' })
        .do('W discards 7z', call)
        .state('S').liable;
    const fed = [{ yaku: 'daisangen', seat: 2 }];
    expect(liableAfter('77z23s99s1m[555z<][6666z]', 'S pon')).toEqual(fed);
    expect(liableAfter('77z666z23s99s1m[555z<]', 'S pon')).toEqual([]);
    expect(liableAfter('777z3s99s1m[555z<][666z^]', 'S kan 7z7z7z')).toEqual(fed);
  },
);

clause(['A-43', 'T-48'], 'a promoted fourth quad makes nobody liable, a called one does', () => {
  const promoted = table({
    hands: { S: '9s[1111m][2222m][3333p^][444s<]' },
    discards: { S: '1z' },
    turn: 'S',
    draws: '4s',
  }).do('S kan 4s');
  expect(promoted.state('S').liable).toEqual([]);
  const called = table({
    hands: { S: '444s9s[1111m][2222m][3333p^]' },
    discards: { S: '1z' },
    draws: '4s',
  }).do('E discards 4s', 'S kan 4s4s4s');
  expect(called.state('S').liable).toEqual([{ yaku: 'suukantsu', seat: 0 }]);
});

clause(
  ['wrc-9.1.1-06', 'T-48'],
  'feeding a quad that leads to After a Quad is no liability',
  () => {
    const at = table({
      hands: { S: '333s456m789p55p67s' },
      discards: { S: '1z' },
      draws: '3s',
      replacements: '8s',
    }).do('E discards 3s', 'S kan 3s3s3s', 'S tsumo');
    const { deltas } = at.last('won').value;
    expect(deltas[2]).toBe(deltas[3]);
    expect(deltas[0]).toBeLessThan(deltas[2]);
  },
);

clause('wrc-8.13-05', 'ura are turned for a riichi winner only', () => {
  const setup = { hands: { E: WAITING }, draws: '6p', indicators: '1z', ura: '2z' };
  const plain = table({ ...setup, discards: { E: '9m' } }).do('E tsumo');
  expect(plain.last('won').ura).toEqual([]);
  const riichi = table({ ...setup, discards: { E: '9m' }, riichi: ['E'], deposits: 1 });
  expect(textOf(riichi.do('E tsumo').last('won').ura)).toBe('2z');
});
