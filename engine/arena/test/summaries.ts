// Matches made by hand, for tests of what is counted.

import { randomFrom } from '@hanchan/bots';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import type { DealSummary, MatchSummary, WinSummary } from '../src/index.ts';

export const win = (seat: Seat, from: Seat | null, more: Partial<WinSummary> = {}): WinSummary => ({
  seat,
  from,
  turn: 10,
  points: 3_900,
  han: 3,
  fu: 40,
  limit: null,
  yaku: ['riichi'],
  ...more,
});

export const deal = (more: Partial<DealSummary> = {}): DealSummary => ({
  round: 0,
  dealer: 0,
  counters: 0,
  outcome: 'won',
  wins: [],
  tenpai: [],
  riichi: [],
  calls: [0, 0, 0, 0],
  discards: 40,
  fouls: [0, 0, 0, 0],
  deltas: [0, 0, 0, 0],
  ...more,
});

export const match = (more: Partial<MatchSummary> = {}): MatchSummary => ({
  seed: 1,
  players: ['club', 'club', 'beginner', 'beginner'],
  deals: [],
  scores: [40_000, 30_000, 20_000, 10_000],
  places: [1, 2, 3, 4],
  uma: [0, 0, 0, 0],
  result: [0, 0, 0, 0],
  decisions: [50, 50, 50, 50],
  isStopped: false,
  ...more,
});

const bySeat = <T>(of: (seat: Seat) => T) => SEATS.map(of) as unknown as BySeat<T>;

/** Any match at all: figures from a seed, with no regard to the rules. */
export function anyMatch(seed: number): MatchSummary {
  const random = randomFrom(seed);
  const below = (end: number) => Math.floor(random() * end);
  const seat = () => below(4) as Seat;
  const names = ['beginner', 'club', 'expert'];
  const anyWin = () =>
    win(seat(), random() < 0.4 ? null : seat(), {
      turn: 1 + below(18),
      points: 100 * below(320),
      limit: random() < 0.3 ? 'mangan' : null,
      yaku: random() < 0.5 ? ['riichi', 'dora'] : ['tanyao'],
    });
  const anyDeal = () =>
    deal({
      dealer: seat(),
      outcome: (['won', 'exhausted', 'voided', 'fourWinds'] as const)[below(4)]!,
      wins: random() < 0.6 ? [anyWin()] : [],
      tenpai: [seat()],
      riichi: [seat()],
      calls: bySeat(() => below(3)),
      deltas: bySeat(() => 100 * below(400) - 20_000),
    });
  return match({
    seed,
    players: bySeat(() => names[below(3)]!),
    deals: Array.from({ length: 4 + below(10) }, anyDeal),
    scores: bySeat(() => 100 * below(900) - 10_000),
    places: random() < 0.2 ? [1, 1, 3, 4] : [2, 1, 4, 3],
    uma: bySeat(() => below(100_000) - 50_000),
    result: bySeat(() => below(1_000_000) - 500_000),
    decisions: bySeat(() => below(300)),
    isStopped: random() < 0.1,
  });
}
