// A log with a kan more than a deal can have is refused where the kan is, not at its deal.

import { findRuleset, TENHOU } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { filmOf, type MjaiEvent, readGames } from '../src/index.ts';

const tiles = (text: string) => text.match(/\d[mps]|[ESWNPFC]/g)!;
const kan = (actor: number, tile: string) => ({
  type: 'ankan',
  actor,
  consumed: [tile, tile, tile, tile],
});
const draw = (actor: number, pai: string) => ({ type: 'tsumo', actor, pai });
const dora = (dora_marker: string) => ({ type: 'dora', dora_marker });

/** East makes four kans, and South a fifth with the first draw. */
const EVENTS: readonly MjaiEvent[] = [
  { type: 'start_game', names: ['a', 'b', 'c', 'd'] },
  {
    type: 'start_kyoku',
    bakaze: 'E',
    kyoku: 1,
    honba: 0,
    kyotaku: 0,
    oya: 0,
    dora_marker: 'N',
    scores: [25_000, 25_000, 25_000, 25_000],
    tehais: [
      tiles('1m1m1m2m2m2m3m3m3m4m4m4m5m'),
      tiles('9p9p9pEESSWNPFC5s'),
      tiles('1p2p3p4p5p6p7p8p1s2s3s4s5s'),
      tiles('1p2p3p4p5p6p7p8p6s7s8s9s1s'),
    ],
  },
  draw(0, '1m'),
  ...['1m', '2m', '3m', '4m'].flatMap((tile, i) => [
    kan(0, tile),
    dora(['W', 'W', 'S', 'S'][i]!),
    draw(0, ['2m', '3m', '4m', 'C'][i]!),
  ]),
  { type: 'dahai', actor: 0, pai: 'C', tsumogiri: true },
  draw(1, '9p'),
  kan(1, '9p'),
  dora('F'),
  draw(1, '6m'),
  { type: 'dahai', actor: 1, pai: '6m', tsumogiri: true },
] as unknown as MjaiEvent[];

const FIFTH = EVENTS.findIndex((event) => event.type === 'ankan' && event['actor'] === 1);

test('a fifth kan is refused at the kan, and the deal before it can be looked at', () => {
  const text = EVENTS.map((event) => JSON.stringify(event)).join('\n');
  const film = filmOf(readGames('game', text).games[0]!, { find: findRuleset, usual: TENHOU });
  expect(film.deals).toHaveLength(1);
  expect(film.differences[0]).toMatchObject({ hand: 1, event: FIFTH + 1, deal: 0 });
  expect(JSON.stringify(film.differences[0])).toContain('kanLimit');
  const { melds } = film.deals[0]!.turns.at(-1)!.step.match.deal!.seats[0];
  expect(melds).toHaveLength(4);
});
