// The result of a match in a few figures, a line for each deal: all that the statistics and the files of
// `hanchan simulate` are made of. Whole numbers and words only, so that it travels and compares.

import {
  type DrawReason,
  type GameEvent,
  isFuriten,
  type Match,
  type Twelfths,
} from '@hanchan/game';
import type { YakuId } from '@hanchan/rules';
import type { Limit } from '@hanchan/score';
import { type BySeat, type EachSeat, noPoints, SEATS, type Seat } from '@hanchan/tiles';

/** One win of a deal. */
export interface WinSummary {
  readonly seat: Seat;
  /** Who discarded the tile; null for a win by own draw. */
  readonly from: Seat | null;
  /** Which turn of the deal it was, counted from 1 in the tiles of the player whose tile it was. */
  readonly turn: number;
  /** What the hand is worth, without counters and deposits. */
  readonly points: number;
  readonly han: number | null;
  readonly fu: number | null;
  readonly limit: Limit | null;
  readonly yaku: readonly WonYaku[];
}

/** A yaku, or a kind of dora. */
export type WonYaku = YakuId | 'dora' | 'uradora' | 'akadora';

/** How a deal ended. */
export type DealOutcome = 'won' | 'voided' | DrawReason;

/** What happened in one deal. */
export interface DealSummary extends Pick<Match, 'round' | 'dealer' | 'counters'> {
  readonly outcome: DealOutcome;
  /** Several where several may win on one tile; nearest to the discarder first. */
  readonly wins: readonly WinSummary[];
  /** Who was tenpai at a draw, as far as it was declared. */
  readonly tenpai: readonly Seat[];
  /** Whose riichi was accepted, in order. */
  readonly riichi: readonly Seat[];
  /** Who was tenpai and barred from ron at some time; absent in what earlier versions wrote. */
  readonly furiten?: readonly Seat[];
  /** How many melds each seat called. */
  readonly calls: BySeat<number>;
  /** Discards of all four. */
  readonly discards: number;
  readonly fouls: BySeat<number>;
  /** What each score changed by from the start of the deal to its end. */
  readonly deltas: BySeat<number>;
}

/** What happened in one match. */
export interface MatchSummary {
  readonly seed: number;
  /** Who sat where. */
  readonly players: BySeat<string>;
  readonly deals: readonly DealSummary[];
  readonly scores: BySeat<number>;
  /** 1 to 4; players who share a place have the best of it. */
  readonly places: BySeat<number>;
  readonly uma: BySeat<Twelfths>;
  /** Score above the returning points, uma, oka and penalties. */
  readonly result: BySeat<Twelfths>;
  /** How often each player was asked. */
  readonly decisions: BySeat<number>;
  /** The bell ended the match, because it would not end by itself. */
  readonly isStopped: boolean;
}

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Counts = EachSeat<number>;

/** The deal that is being played. */
interface OpenDeal {
  readonly start: Of<'dealStarted'>;
  readonly wins: WinSummary[];
  readonly riichi: Seat[];
  readonly furiten: Set<Seat>;
  readonly calls: Counts;
  readonly discards: Counts;
  readonly fouls: Counts;
  draw: Of<'drawn'> | null;
}

/** Is told all events of a match, and keeps what a summary needs. */
export class DealLog {
  readonly deals: DealSummary[] = [];
  #open: OpenDeal | null = null;

  /** `match` is as the events have left it. */
  hear(events: readonly GameEvent[], match: Match): void {
    for (const event of events) this.#take(event);
    const { furiten } = this.#open ?? {};
    if (furiten === undefined) return;
    for (const seat of SEATS) if (!furiten.has(seat) && isFuriten(match, seat)) furiten.add(seat);
  }

  #take(event: GameEvent): void {
    const open = this.#open;
    if (event.type === 'dealStarted') {
      this.#open = {
        start: event,
        wins: [],
        riichi: [],
        furiten: new Set(),
        calls: noPoints(),
        discards: noPoints(),
        fouls: noPoints(),
        draw: null,
      };
    }
    if (open === null) return;
    switch (event.type) {
      case 'discarded':
        open.discards[event.seat]++;
        break;
      case 'riichiAccepted':
        open.riichi.push(event.seat);
        break;
      case 'called':
        open.calls[event.seat]++;
        break;
      case 'fouled':
        open.fouls[event.seat]++;
        break;
      case 'won':
        open.wins.push(winOf(event, open.discards));
        break;
      case 'drawn':
        open.draw = event;
        break;
      case 'dealEnded':
        this.#close(open, open.draw?.reason ?? 'won', event.scores);
        break;
      case 'dealVoided':
        this.#close(open, 'voided', event.scores);
        break;
    }
  }

  #close(open: OpenDeal, outcome: DealOutcome, scores: BySeat<number>): void {
    const { start, discards } = open;
    const before = start.scores;
    this.#open = null;
    this.deals.push({
      round: start.round,
      dealer: start.dealer,
      counters: start.counters,
      outcome,
      wins: outcome === 'voided' ? [] : open.wins,
      tenpai: open.draw?.tenpai ?? [],
      riichi: open.riichi,
      furiten: SEATS.filter((seat) => open.furiten.has(seat)),
      calls: open.calls,
      discards: discards[0] + discards[1] + discards[2] + discards[3],
      fouls: open.fouls,
      deltas: [
        scores[0] - before[0],
        scores[1] - before[1],
        scores[2] - before[2],
        scores[3] - before[3],
      ],
    });
  }
}

function winOf(event: Of<'won'>, discards: Counts): WinSummary {
  const { seat, from, value } = event;
  const { dora, ura, red } = value.dora;
  const yaku: WonYaku[] = [];
  for (const { id } of value.yakuman) yaku.push(id);
  for (const { id } of value.yaku) yaku.push(id);
  if (dora > 0) yaku.push('dora');
  if (ura > 0) yaku.push('uradora');
  if (red > 0) yaku.push('akadora');
  return {
    seat,
    from,
    // Before a first discard a kan can be robbed.
    turn: from === null ? discards[seat] + 1 : Math.max(1, discards[from]),
    points: value.points,
    han: value.han,
    fu: value.fu,
    limit: value.limit,
    yaku,
  };
}
