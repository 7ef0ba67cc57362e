// Sections 3.2, 8.7, 8.11.1 and 8.13: the three kinds of quad, their replacements and indicators.

import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import type { Setup, Table } from '../support/playTable.ts';
import { sizeOf, table, textOf, typesSince, yakuOf } from './playing.ts';

const NOTICES = ['asked', 'answered'];
const AFTER_CALL = { code: 'kanAfterCall' };
const LIMIT = { code: 'kanLimit', rule: 'kan.perDeal' };

/** What a quad brings about, but for who was asked and what they said. */
function broughtBy(at: Table, command: string): string[] {
  const mark = at.events.length;
  at.do(command);
  return typesSince(at, mark).filter((type) => !NOTICES.includes(type));
}

/** South's turn, which began with a pon of East's 5p. */
const afterPon = (hand: string, more: Setup = {}) =>
  table({ hands: { S: hand }, draws: '5p', ...more }).do('E discards 5p', 'S pon');

const calledKan = () =>
  table({
    hands: { S: '333s456m789p55p67s' },
    draws: '3s',
    replacements: '8s',
    indicators: '1z6s',
  }).do('E discards 3s');

/** South makes a quad of 3p, for which West waits. */
const ROBBED = {
  hands: { S: '258m369s1234z[333p^]', W: '45p234m567m678s99s' },
  turn: 'S',
  draws: '3p',
} as const;

clause(
  ['wrc-3.2-07', 'wrc-8.7.1-01', 'wrc-8.7.1-03', 'wrc-8.7-06', 'wrc-8.13-03'],
  'a called quad: three tiles and the discard, then a replacement, then the indicator',
  () => {
    const at = calledKan();
    expect(at.can('S', 'kan 333s')).toBe(true);
    const live = at.live;
    expect(broughtBy(at, 'S kan 3s3s3s')).toEqual(['called', 'drew', 'indicatorTurned']);
    expect(at.last('drew')).toMatchObject({ seat: 1, from: 'replacement' });
    expect(at.live).toBe(live - 1);
    expect(at.match.deal!.turn).toBe(at.seat('S'));
  },
);

clause(['wrc-3.2-09', 'wrc-3.3-01'], 'the replacement makes the hand fourteen again', () => {
  const at = calledKan().do('S kan 3s3s3s');
  expect(sizeOf(at, 'S')).toBe(14);
  at.do('S discards 7p');
  expect(sizeOf(at, 'S')).toBe(13);
});

clause(
  ['wrc-8.7-06', 'wrc-11.5.1-13', 'A-26', 'T-17'],
  'the indicator of a called quad counts for a win on its replacement, which all three pay',
  () => {
    const at = calledKan().do('S kan 3s3s3s', 'S tsumo');
    expect(yakuOf(at)).toEqual(['rinshan']);
    expect(at.last('won').value).toMatchObject({ dora: { dora: 1 }, han: 2 });
    expect(at.last('won').from).toBe(null);
    expect(at.last('won').value.deltas.filter((delta) => delta < 0).length).toBe(3);
  },
);

// 8.7.2 Promoted quads

clause(
  ['wrc-3.2-08', 'wrc-8.7.2-01', 'wrc-8.7-06'],
  'a melded triplet is promoted with the tile just drawn, or one held since before',
  () => {
    const drawn = table({ hands: { S: '147m258p369s6z[777z^]' }, turn: 'S', draws: '7z' });
    expect(broughtBy(drawn, 'S kan 7z')).toEqual(['kanDeclared', 'drew', 'indicatorTurned']);
    expect(drawn.state('S').melds[0]).toMatchObject({ type: 'addedKan', from: 'across' });
    const held = table({ hands: { S: '147m258p369s7z[777z^]' }, turn: 'S', draws: '6z' });
    expect(held.do('S kan 7z').state('S').drawn).not.toBe(null);
    expect(sizeOf(held, 'S')).toBe(14);
  },
);

clause(
  ['wrc-8.7.2-02', 'wrc-8.11.1-01'],
  'a promoted quad can be robbed before the replacement is drawn and the indicator turned',
  () => {
    const at = table(ROBBED).do('S kan 3p');
    expect(at.count('drew')).toBe(1);
    expect(at.count('indicatorTurned')).toBe(0);
    expect(at.offers('W')).toEqual(['ron', 'pass']);
    at.do('W pass');
    expect(at.last('drew').from).toBe('replacement');
    expect(at.count('indicatorTurned')).toBe(1);
  },
);

clause(
  ['wrc-8.7.2-03'],
  'promotion needs a turn with a draw: not after a call, yes after a replacement',
  () => {
    const at = afterPon('7z55p147m258s6z[777z^]', { discards: { E: '1z' } });
    expect(at.refusal('S kan 7z')).toMatchObject(AFTER_CALL);
    expect(at.can('S', 'kan')).toBe(false);
    const chain = table({ hands: { S: '7z5558p147m25s[777z^]' }, turn: 'S', draws: '5p' });
    chain.do('S kan 5p');
    expect(chain.can('S', 'kan 7z')).toBe(true);
    chain.do('S kan 7z');
    expect(chain.count('indicatorTurned')).toBe(2);
  },
);

// 8.7.3 Concealed quads

clause(
  ['wrc-8.7.3-01', 'wrc-8.7.3-02'],
  'any four equal concealed tiles may be declared, not only with the tile just drawn',
  () => {
    const at = table({ hands: { S: '1111m258p369s123z' }, turn: 'S', draws: '9p' });
    expect(broughtBy(at, 'S kan 1m')).toEqual(['kanDeclared', 'drew', 'indicatorTurned']);
    expect(textOf(at.last('kanDeclared').meld.tiles)).toBe('1m1m1m1m');
    expect(at.state('S').melds[0]!.type).toBe('concealedKan');
    expect(textOf(at.state('S').hand)).toContain('9p');
  },
);

clause(
  ['wrc-8.7.3-03', 'T-20'],
  'not in a turn that began with a call; the next draw allows it',
  () => {
    const at = afterPon('1111m55p258s1234z');
    expect(at.refusal('S kan 1m')).toMatchObject(AFTER_CALL);
    at.do('S discards 1z', 'W discards drawn', 'N discards drawn', 'E discards drawn');
    expect(at.can('S', 'kan 1m')).toBe(true);
  },
);

clause(
  ['wrc-8.7.3-03', 'T-20'],
  'East may declare 1111m as dealt; tsumo and riichi follow on the replacement',
  () => {
    const setup = { hands: { E: '1111m234p567p78s9s' }, draws: '9s' };
    const winning = table({ ...setup, replacements: '6s' }).do('E kan 1m');
    expect(winning.can('E', 'tsumo')).toBe(true);
    const waiting = table({ ...setup, replacements: '1z' }).do('E kan 1m');
    expect(waiting.can('E', 'riichi 1z')).toBe(true);
  },
);

clause(
  ['wrc-8.13-04', 'wrc-8.7-05'],
  'two quads in one turn turn two indicators before the discard',
  () => {
    const hands = { E: '1111m2222m258p36s' };
    const at = table({ hands, replacements: '5z6z', indicators: '1p2p3p' });
    at.do('E kan 1m', 'E kan 2m');
    const turned = at.events.filter((event) => event.type === 'indicatorTurned');
    expect(textOf(turned.map(({ tile }) => tile))).toBe('2p3p');
    expect(textOf([at.last('drew').tile])).toBe('6z');
    expect(at.count('discarded')).toBe(0);
    expect(at.live).toBe(67);
  },
);

clause('wrc-8.7-02', 'four equal tiles need not be declared', () => {
  const at = table({ hands: { E: '1111m258p369s123z' } });
  expect(at.can('E', 'kan 1m')).toBe(true);
  expect(at.do('E discards drawn').state('E').melds).toEqual([]);
});

// Four quads

const fourQuads = () =>
  table({
    hands: {
      E: '11112222m3p69p14s',
      S: '333p9m147s123567z',
      W: '999m5s258p123467z',
      N: '555s8888s147p124z',
    },
    draws: '7s',
    replacements: '1z2z3z4z',
  }).do('E kan 1m', 'E kan 2m', 'E discards 3p', 'S kan 3p3p3p', 'S discards 9m', 'W kan 9m9m9m');

clause(
  ['wrc-8.7-03', 'wrc-8.7-04', 'wrc-2-30', 'wrc-9-02', 'T-19'],
  'after four quads of three players play goes on, and a fifth is impossible; pon is not',
  () => {
    const at = fourQuads();
    expect(at.match.deal!.kans.length).toBe(4);
    at.do('W discards 5s');
    expect(at.count('drawn')).toBe(0);
    expect(at.offers('N')).toEqual(['pon 55s', 'pass']);
    expect(at.refusal('N kan 5s5s5s')).toMatchObject(LIMIT);
    at.do('N pass');
    expect(at.refusal('N kan 8s')).toMatchObject(LIMIT);
    expect(at.can('N', 'kan')).toBe(false);
  },
);

// 8.11.1 Robbing

clause(
  ['wrc-1-03', 'wrc-2-23', 'wrc-8.11.1-05', 'A-34', 'T-24'],
  'a concealed quad cannot be robbed, not even for Thirteen Orphans, and nothing is missed',
  () => {
    const cases = [
      { orphans: '119m19p19s234567z', tile: '1z', quad: '111z258m369p2578s' },
      { orphans: '119m19p1s1234567z', tile: '9s', quad: '258m369p2578999s' },
    ];
    for (const { orphans, tile, quad } of cases) {
      const at = table({ hands: { N: orphans, E: quad }, draws: tile }).do(`E kan ${tile}`);
      expect(at.offers('N')).toEqual([]);
      expect(at.last('drew').from).toBe('replacement');
      expect(at.state('N').hasMissed).toBe(false);
    }
  },
);

clause(
  ['wrc-8.11.1-02', 'wrc-8.11.1-03', 'wrc-8.11.1-04', 'A-27', 'T-18'],
  'a robbed quad was never made: the triplet stays, no indicator turns, its declarer pays all',
  () => {
    const at = table({
      ...ROBBED,
      indicators: '1z2z',
      ura: '1z2z',
      riichi: ['W'],
      deposits: 1,
      counters: 1,
    }).do('S kan 3p', 'W ron');
    expect(at.count('indicatorTurned')).toBe(0);
    expect(at.count('drew')).toBe(1);
    const { value, ura, from } = at.last('won');
    expect(textOf(ura)).toBe('1z');
    expect(from).toBe(1);
    expect(yakuOf(at)).toContain('chankan');
    // Riichi, Robbing a Quad, Pinfu: 3 han 30 fu.
    expect(value.deltas).toEqual([0, -4200, 5200, 0]);
    const { melds, drawn } = at.match.deal!.seats[1];
    expect(melds.map(({ type, tiles }) => `${type} ${tiles.length}`)).toEqual(['pon 3']);
    expect(textOf([drawn!])).toBe('3p');
    expect(at.match.deal!.kans).toEqual([]);
  },
);

clause('A-33', 'a tile that promotes a quad is not a discard', () => {
  const at = table({ hands: { S: '258m369s1234z[333p^]' }, turn: 'S', draws: '3p' });
  expect(at.do('S kan 3p').state('S').discards).toEqual([]);
});
