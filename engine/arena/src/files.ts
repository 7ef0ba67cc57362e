// A match as data for other programs: one JSON line, or one row of columns for each deal and seat.

import { SEATS, type Seat } from '@hanchan/tiles';
import type { DealSummary, MatchSummary } from './summary.ts';

/** Which match of a run it is, and under which rules. */
export interface MatchLabel {
  /** Counted from 0. */
  readonly match: number;
  readonly rules: string;
  /** Of the values of the rules. */
  readonly hash: string;
  /** Of the moves. */
  readonly digest: string;
}

const TWELVE = 12;

export function matchLine({ match, rules, hash, digest }: MatchLabel, summary: MatchSummary) {
  const { seed, players, scores, places, uma, result, decisions, isStopped, deals } = summary;
  return JSON.stringify({
    match,
    seed,
    rules,
    hash,
    bots: players,
    scores,
    places,
    uma: uma.map((twelfths) => twelfths / TWELVE),
    result: result.map((twelfths) => twelfths / TWELVE),
    decisions,
    stopped: isStopped,
    deals,
    digest,
  });
}

/**
 * The match that a line tells of, to be counted and put into rows without being played again; null where no match of ours was
 * written so. Only the line as a whole is compared: what stands within its deals is what somebody wrote there.
 */
export function readMatchLine(line: string): { label: MatchLabel; summary: MatchSummary } | null {
  try {
    const { match, seed, rules, hash, bots, scores, places, uma, result, ...rest } =
      JSON.parse(line);
    const { decisions, stopped, deals, digest } = rest;
    const summary: MatchSummary = {
      seed,
      players: bots,
      deals,
      scores,
      places,
      uma: uma.map(twelfthsOf),
      result: result.map(twelfthsOf),
      decisions,
      isStopped: stopped,
    };
    const label = { match, rules, hash, digest };
    return matchLine(label, summary) === line ? { label, summary } : null;
  } catch {
    return null;
  }
}

const twelfthsOf = (points: number) => Math.round(points * TWELVE);

/** The columns of the table with a row per hand and seat. */
export const COLUMNS = [
  'match',
  'deal',
  'seed',
  'rules',
  'seat',
  'bot',
  'round',
  'is_dealer',
  'counters',
  'outcome',
  'won',
  'by_own_draw',
  'turn',
  'han',
  'fu',
  'limit',
  'win_points',
  'yaku',
  'dealt_in',
  'deal_in_points',
  'riichi',
  'calls',
  'tenpai',
  'fouls',
  'delta',
  'final_score',
  'place',
  'result',
] as const;

/** One of `COLUMNS`. */
export type ColumnName = (typeof COLUMNS)[number];
/** What stands in a column: null where it does not apply. */
export type Cell = string | number | boolean | null;

type Numbered = Pick<MatchLabel, 'match' | 'rules'>;

/** A row as text for each deal and seat, in the order of the columns: yes and no as 1 and 0, nothing for null. */
export const dealRows = (label: Numbered, summary: MatchSummary): string[] =>
  dealTable(label, summary).map((cells) =>
    COLUMNS.map((column) => csvCell(cells[column])).join(','),
  );

/** A row for each deal and seat. */
export function dealTable(
  { match, rules }: Numbered,
  summary: MatchSummary,
): Record<ColumnName, Cell>[] {
  return summary.deals.flatMap((deal, at) =>
    SEATS.map((seat) => ({
      match,
      deal: at + 1,
      seed: summary.seed,
      rules,
      seat,
      bot: summary.players[seat],
      ...dealCells(deal, seat),
      final_score: summary.scores[seat],
      place: summary.places[seat],
      result: summary.result[seat] / TWELVE,
    })),
  );
}

function dealCells(deal: DealSummary, seat: Seat) {
  const { round, dealer, counters, outcome, wins, riichi, calls, tenpai, fouls, deltas } = deal;
  const win = wins.find((one) => one.seat === seat) ?? null;
  const lost = wins.filter(({ from }) => from === seat);
  const isOut = outcome === 'exhausted' || outcome === 'nagashi';
  return {
    round,
    is_dealer: dealer === seat,
    counters,
    outcome,
    won: win !== null,
    by_own_draw: win === null ? null : win.from === null,
    turn: win?.turn ?? null,
    han: win?.han ?? null,
    fu: win?.fu ?? null,
    limit: win?.limit ?? null,
    win_points: win?.points ?? null,
    yaku: win === null ? null : win.yaku.join(' '),
    dealt_in: lost.length > 0,
    deal_in_points: lost.length === 0 ? null : lost.reduce((sum, { points }) => sum + points, 0),
    riichi: riichi.includes(seat),
    calls: calls[seat],
    tenpai: isOut ? tenpai.includes(seat) : null,
    fouls: fouls[seat],
    delta: deltas[seat],
  };
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
