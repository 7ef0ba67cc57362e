// Prepared deals about what is paid: fu at their steps, several winners, whoever answers for a yakuman, limits.

import { ANY, type Conditional, last, RIICHI_AND_TSUMO, tsumo } from './prepared.ts';
import type { Script } from './stage.ts';

const TANYAO = { S: '234567m22s35p678s', W: '345678m33s35p234s', N: '234m678m44s35p567s' };

/** Hands whose fu stand just before or behind a step of ten. */
export const FU: readonly Conditional[] = [
  tsumo('fu: a pair of the double wind', '222m46p678s234s11z', '5p'),
  tsumo('fu: a pair of dragons', '222m46p678s234s77z', '5p'),
  tsumo('fu: an edge wait', '222m12p678s234s66m', '3p'),
  tsumo('fu: a concealed kan of terminals', '111m46p678s234s66m', '5p', {
    draws: [ANY, ANY, ANY, ANY, '1m'],
    replacements: '5p',
    play: ['E discards drawn', 'to E', 'E kan 1m', 'E tsumo'],
    when: (rules) => rules['kan.concealed'],
  }),
  {
    name: 'fu: a triplet completed by a discard',
    hands: { E: '222m44p678s234s66m' },
    draws: [ANY, ANY, ANY, ANY, ANY, '4p'],
    play: ['E discards drawn', 'to E', 'E discards drawn', 'S discards 4p', 'E ron'],
  },
  {
    name: 'fu: an open hand without any, on a discard',
    hands: { E: '24m678m44p678s67p9s' },
    draws: [ANY, ANY, ANY, '3m', '8p'],
    play: [
      'E discards drawn',
      'to N',
      'N discards 3m',
      'E chi 2m4m',
      'E discards 9s',
      'S discards 8p',
      'E ron',
    ],
    when: (rules) =>
      rules['calls.chi'] !== 'nobody' &&
      rules['yaku.tanyao'] !== 'absent' &&
      'open' in rules['yaku.tanyao'] &&
      rules['yaku.tanyao'].open > 0,
  },
];

/** Payments out of the ordinary. */
export const SPECIAL: readonly Conditional[] = [
  {
    name: 'two win on one tile',
    hands: { S: TANYAO.S, N: TANYAO.N },
    draws: ['4p'],
    start: { counters: 2, deposits: 1 },
    play: ['E discards 4p', 'S ron & N ron'],
    when: (rules) => rules['riichi.allowed'],
  },
  {
    name: 'two win on one tile, with a pool',
    hands: { S: TANYAO.S, N: TANYAO.N },
    draws: ['4p'],
    start: { pool: 3 },
    play: ['E discards 4p', 'S ron & N ron'],
    when: (rules) => rules['draw.notenToPool'] > 0,
  },
  {
    name: 'three win on one tile',
    hands: TANYAO,
    draws: ['4p'],
    start: { counters: 1, deposits: 2 },
    play: ['E discards 4p', 'S ron & W ron & N ron'],
    when: (rules) => rules['riichi.allowed'],
  },
  {
    name: 'two win, both in riichi',
    hands: { S: TANYAO.S, W: TANYAO.W },
    draws: ['1z', '1z', '2z', '3z', '4p'],
    start: { deposits: 1, counters: 1 },
    play: [
      'E discards 1z',
      'S riichi 1z',
      'W riichi 2z',
      'N discards 3z',
      'E discards 4p',
      'S ron & W ron',
    ],
    when: (rules) => rules['riichi.allowed'],
  },
  {
    ...fed('dragons, won by oneself', ['5z', '6z', '7z'], [ANY, ANY, ANY, '3m']),
    play: [...FED('5z', '6z', '7z'), 'to E', 'E tsumo'],
  },
  {
    ...fed('dragons, won from another', ['5z', '6z', '7z'], [ANY, '3m']),
    play: [...FED('5z', '6z', '7z'), 'to W', 'W discards 3m', 'E ron'],
  },
  {
    ...fed('dragons, won from the same', ['5z', '6z', '7z'], ['3m']),
    play: [...FED('5z', '6z', '7z'), 'S discards 3m', 'E ron'],
  },
  {
    name: 'fed big four winds',
    start: { counters: 3 },
    hands: { E: '11223344z99p15s6m' },
    draws: [ANY, '1z', '2z', '3z', '4z', ANY, ANY, ANY, '9p'],
    play: [
      'E discards drawn',
      'S discards 1z',
      'E pon 11z',
      'E discards 1s',
      'S discards 2z',
      'E pon 22z',
      'E discards 5s',
      'S discards 3z',
      'E pon 33z',
      'E discards 6m',
      'S discards 4z',
      'E pon 44z',
      'E discards 9p',
      'to E',
      'E tsumo',
    ],
  },
  {
    name: 'fed fourth kan',
    hands: { E: '111m222p333s444z5z' },
    draws: [ANY, ANY, ANY, ANY, '1m', '4z', ANY, '5z'],
    replacements: '2p3s9p',
    play: [
      'E discards drawn',
      'to E',
      'E kan 1m',
      'E kan 2p',
      'E kan 3s',
      'E discards drawn',
      'S discards 4z',
      'E kan 444z',
      'E discards drawn',
      'to W',
      'W discards 5z',
      'E ron',
    ],
    when: (rules) => rules['kan.called'],
  },
  {
    name: 'orphans rob a concealed kan',
    hands: { E: '111z234678m99p23s', S: '19m19p19s2345677z' },
    draws: [ANY, ANY, ANY, ANY, '1z'],
    replacements: '1s',
    play: ['E discards drawn', 'to E', 'E kan 1z', 'S ron'],
    when: (rules) => rules['kan.robConcealed'] !== 'never',
  },
  {
    name: 'orphans rob a concealed kan before their first draw',
    hands: { E: '111z234678m99p23s', S: '19m19p19s2345677z' },
    draws: ['1z'],
    replacements: '1s',
    play: ['E kan 1z', 'S ron'],
    when: (rules) => rules['kan.robConcealed'] !== 'never',
  },
  {
    name: 'a plain hand robs a concealed kan',
    hands: { E: '444p234678m99p23s', S: '234567m22s35p678s' },
    draws: [ANY, ANY, ANY, ANY, '4p'],
    replacements: '1s',
    play: ['E discards drawn', 'to E', 'E kan 4p', 'S ron'],
    when: (rules) => rules['kan.robConcealed'] === 'anyHand',
  },
  {
    name: 'a kan with the last tile',
    hands: { S: '111z234678m99p23s' },
    draws: last('1z'),
    replacements: '1s',
    play: ['to S', 'drain 0', 'S kan 1z', 'S tsumo'],
    when: (rules) => rules['kan.lastTile'],
  },
  {
    name: 'eleven han',
    hands: { E: '1234567788999m' },
    draws: [ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, '6m'],
    indicators: '1z',
    ura: '2z',
    play: RIICHI_AND_TSUMO,
    when: (rules) => rules['riichi.allowed'],
  },
  {
    name: 'kan in riichi, then counted to the limit',
    hands: { E: '111z222333m46m99p' },
    draws: [ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, '1z'],
    indicators: '1m1m8p4m4z',
    replacements: '5m',
    ura: '1m8p2z',
    play: ['E discards drawn', 'to E', 'E riichi drawn', 'to E', 'E kan 1z', 'E tsumo'],
    when: (rules) =>
      rules['riichi.allowed'] &&
      rules['riichi.concealedKan'] !== 'never' &&
      rules['dora.indicator'],
  },
];

function FED(...tiles: string[]): string[] {
  const out = ['1s', '4s', '9s'];
  return [
    'E discards drawn',
    ...tiles.flatMap((tile, i) => [
      `S discards ${tile}`,
      `E pon ${tile[0]}${tile}`,
      `E discards ${out[i]}`,
    ]),
  ];
}

/** South feeds three pons, one after the other. */
function fed(
  name: string,
  tiles: readonly string[],
  after: readonly (string | null)[],
): Omit<Script, 'play'> {
  return {
    name: `fed ${name}`,
    start: { counters: 2 },
    hands: { E: `${tiles.map(([rank]) => `${rank}${rank}`).join('')}z24m99p149s` },
    draws: [ANY, ...tiles, ...after],
  };
}
