// A broad sample of what the command says: every kind of output, under every rulebook, in text and as JSON. Behind each
// line of arguments stands what comes in by standard input.

import { OWN_BOOKS, ownGames, ownRecord } from '../support/ownCorpus.ts';

export interface Asked {
  readonly args: readonly string[];
  readonly input?: string;
}

export type Group = () => readonly Asked[];

const asked = (line: string, input?: string): Asked =>
  input === undefined ? { args: line.split(' ') } : { args: line.split(' '), input };

const WINS = [
  '222333444m78p55s --win 6p',
  '222333444m78p55s --win 6p --tsumo --seat E',
  '234m234p2346788s --win 5s --riichi --tsumo --dora 7s',
  '234m234p2346788s --win 5s --riichi --ippatsu --dora 7s --ura 6s --honba 2 --sticks 1',
  '40m222p678s23499s --win 6m --tsumo --riichi --dora 8s',
  '1199m2288p3366s1z --win 1z',
  '1199m2288p3366s1z --win 1z --riichi --double-riichi',
  '19m19p19s1234567z --win 1m',
  '19m19p19s123456z1m --win 7z --tsumo --first-turn --seat E',
  '111999m111p99s2z2z --win 2z',
  '1112345678999m --win 5m --tsumo',
  '22z[111z^][5555p][666z<][777z>] --win 2z',
  '3m[123m<][456p<][789s<][777z>] --win 3m',
  '77z[2222m][3333p+<][4444s^]5p --win 5p --rinshan --tsumo',
  '123456789m1p[777z^] --win 1p --houtei',
  '123456789m1p[777z^] --win 1p --haitei --tsumo',
  '345m345p345s67s22z --win 8s --chankan',
  '234567m234567p8s --win 8s',
  '1123m --win 4m',
  '123456789m123p1z --win 2z',
];

/** A hand scored, in words and as JSON, and what is no win. */
export const scores: Group = () =>
  OWN_BOOKS.flatMap((id) =>
    WINS.flatMap((line) => [
      asked(`score ${line} --rules ${id}`),
      asked(`score ${line} --rules ${id} --json`),
    ]),
  );

const HANDS = ['123m406p789s1122z', '19m19p19s1234567z', '2345678p888s777z', '1122m3344p5566s7z'];

export const hands: Group = () => [
  ...HANDS.flatMap((hand) => [asked(`shanten ${hand}`), asked(`waits ${hand} --json`)]),
  ...HANDS.flatMap((hand) => [asked(`discards ${hand}5z`), asked(`discards ${hand}5z --json`)]),
];

const pairs = OWN_BOOKS.flatMap((one, i) => OWN_BOOKS.slice(i + 1).map((other) => [one, other]));

export const rules: Group = () => [
  asked('rules list'),
  ...OWN_BOOKS.flatMap((id) => [
    asked(`rules show ${id}`),
    asked(`rules show ${id} --json`),
    asked(`rules rulings ${id}`),
  ]),
  ...pairs.map(([one, other]) => asked(`rules diff ${one} ${other}`)),
];

/** Whole games turn by turn: every event, call, draw, foul and payment in words. */
export const turns: Group = () =>
  OWN_BOOKS.flatMap((id) =>
    everyNth(ownGames(id), 4).flatMap((game, i) => {
      const words = ['rulebook', 'japanese', 'plain'][i % 3];
      return asked(`replay - --turns --words ${words}`, ownRecord(game));
    }),
  );

/** The same games verified, converted and reviewed. */
export const games: Group = () =>
  OWN_BOOKS.flatMap((id) =>
    everyNth(ownGames(id), 40).flatMap((game) => {
      const record = ownRecord(game);
      return [
        asked('replay - --verify --json', record),
        asked('convert - --to mjai', record),
        asked('convert - --to tenhou6', record),
        asked('review - --seat 1 --bot club --json', record),
        asked('review - --seat 0 --bot club', record),
      ];
    }),
  );

const SHEETS = [
  { final: [42_000, 31_000, 27_000, 20_000], sticks: 0 },
  { final: [38_000, 38_000, 24_000, 20_000], sticks: 0 },
  { final: [52_000, 31_000, 27_000, 9_000], sticks: 1 },
  { final: [42_000, 31_000, 27_000, 25_000], sticks: 0 },
  { final: [45_000, 35_000, 30_000, 10_000], sticks: 0, penalties: [0, 0, -20, 0] },
];

export const events: Group = () => [
  ...OWN_BOOKS.flatMap((id) =>
    SHEETS.flatMap((sheet) => [
      asked(`tournament result --rules ${id}`, JSON.stringify(sheet)),
      asked(`tournament result --rules ${id} --json`, JSON.stringify(sheet)),
    ]),
  ),
  asked('tournament seating --players 16 --rounds 5 --seed 1'),
  asked('tournament seating --players 20 --rounds 4 --seed 2 --json'),
];

const everyNth = <T>(list: readonly T[], n: number): readonly T[] =>
  list.filter((_, i) => i % n === 0);

export const GROUPS = { scores, hands, rules, turns, games, events } as const;
