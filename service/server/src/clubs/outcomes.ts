// The outcome of a table from where it was played: a score kept at `/score`, a game played online, a signed sheet of an event.

import type { Outcome, TableResult } from '@hanchan/club';
import { type GameEvent, type Match, resultOf } from '@hanchan/game';
import { type Entry, foldLog, type KeptLine, resultNow } from '@hanchan/keeper';
import type { RuleValues } from '@hanchan/rules';
import { type BySeat, bySeat, SEATS } from '@hanchan/tiles';
import { type EventState, indexPenalties, stickValue, tableResult } from '@hanchan/tournament';
import type { TimedEntry } from '../match/entries.ts';
import { replay } from '../match/ledger.ts';
import { DigestMaker } from './digest.ts';

/** What a source says; who sat there is said by whoever attaches it. */
export type Told = Pick<Outcome, 'result' | 'deals' | 'rules'>;

const TWELVE = 12;

function tableOf(
  points: BySeat<number>,
  { places, score }: { readonly places: BySeat<number>; readonly score: BySeat<number> },
  { left, returnPoints }: { readonly left: number; readonly returnPoints: number },
): TableResult {
  const uma = bySeat((seat) => score[seat] - (points[seat] - returnPoints) * TWELVE);
  return { points, left, places, score, uma, returnPoints };
}

const returnOf = (rules: RuleValues) => rules['ranking.returnPoints'];

/** Null: the game is not over. */
export function keptOutcome(entries: readonly Entry[]): Told | null {
  const kept = foldLog(entries);
  if (kept === null || kept.table.over === null) return null;
  const { table, begin, lines } = kept;
  const { places, result } = resultNow(kept);
  const digest = new DigestMaker();
  for (const line of lines) {
    if (!line.isRemoved && line.problem === null) tellKept(digest, line);
  }
  const base = typeof begin.book === 'string' ? begin.book : begin.book.base;
  const title = typeof begin.book === 'string' ? base : (begin.book.name ?? base);
  return {
    result: tableOf(
      table.scores,
      { places, score: result },
      { left: table.deposits, returnPoints: returnOf(table.rules) },
    ),
    deals: digest.digest(),
    rules: { id: base, title },
  };
}

function tellKept(digest: DigestMaker, { act, before, hand }: KeptLine): void {
  if (act.type === 'ruling' && act.ruling.what === 'chombo') digest.chombo(act.ruling.seat);
  if (act.type !== 'hand') return;
  const { riichi, result } = act.hand;
  if (result.type === 'chombo' || result.type === 'redeal') {
    if (result.type === 'chombo') for (const seat of result.by) digest.chombo(seat);
    return;
  }
  const { round, dealer, counters, scores } = before;
  digest.begin({ round, dealer, counters, scores });
  for (const seat of riichi) digest.riichi(seat);
  if (result.type === 'aborted') digest.draw([]);
  if (result.type === 'exhausted' || result.type === 'nagashi') {
    digest.draw(result.tenpai);
    for (const seat of result.chombo ?? []) digest.chombo(seat);
  }
  const said = result.type === 'ron' ? result.wins : result.type === 'tsumo' ? [result.win] : [];
  for (const { seat, from, value, scored } of hand?.wins ?? []) {
    const worth = said.find((one) => one.seat === seat)?.worth;
    const stated = worth !== undefined && 'yakuman' in worth ? worth.yakuman : 0;
    const { points, han, fu } = value;
    const found = scored === null ? null : yakuIn(scored.score);
    digest.win({
      seat,
      from,
      points,
      han,
      fu,
      yakuman: found?.yakuman ?? stated,
      yaku: found?.yaku ?? null,
      isRiichi: riichi.includes(seat),
    });
  }
}

type Won = Extract<GameEvent, { type: 'won' }>['value'];

function yakuIn({ yaku, yakuman }: Pick<Won, 'yaku' | 'yakuman'>) {
  return { yaku: [...yakuman, ...yaku].map(({ id }) => id), yakuman: yakuman.length };
}

/** Null: the game is not over. */
export function playedOutcome(
  entries: readonly TimedEntry[],
  rules: { readonly id: string; readonly title: string },
): Told | null {
  const digest = new DigestMaker();
  let inRiichi = new Set<number>();
  const { match } = replay(entries, (events) => {
    for (const event of events) {
      if (event.type === 'dealStarted') inRiichi = new Set();
      if (event.type === 'riichiAccepted') inRiichi.add(event.seat);
      tellPlayed(digest, event, inRiichi);
    }
  });
  if (match.phase !== 'over') return null;
  return { result: matchResult(match), deals: digest.digest(), rules };
}

function tellPlayed(digest: DigestMaker, event: GameEvent, inRiichi: ReadonlySet<number>): void {
  if (event.type === 'dealStarted') digest.begin(event);
  else if (event.type === 'riichiAccepted') digest.riichi(event.seat);
  else if (event.type === 'drawn') digest.draw(event.tenpai);
  else if (event.type === 'dealVoided') for (const seat of event.offenders) digest.chombo(seat);
  else if (event.type === 'won') {
    const { seat, from, value } = event;
    const { points, han, fu } = value;
    const isRiichi = inRiichi.has(seat);
    digest.win({ seat, from, points, han, fu, ...yakuIn(value), isRiichi });
  }
}

function matchResult({ scores, rules, penalties }: Match): TableResult {
  const { places, result } = resultOf(scores, rules, penalties);
  const began = SEATS.length * rules['table.startingPoints'];
  const left = Math.max(0, began - scores.reduce((sum, points) => sum + points, 0));
  return tableOf(scores, { places, score: result }, { left, returnPoints: returnOf(rules) });
}

/** Null: there is no such table, or its sheet is not signed. */
export function sheetOutcome(state: EventState, round: number, table: number): Told | null {
  const found = state.rounds[round - 1]?.tables.find(({ number }) => number === table);
  if (found?.stage !== 'signed') return null;
  const worked = tableResult(state, found, indexPenalties(state));
  if (worked === null) return null;
  const { rules } = state.settings;
  const row = bySeat((seat) => worked.rows[seat]);
  const points = bySeat((seat) => row[seat].final);
  const score = bySeat((seat) => row[seat].tournament);
  const left = worked.sticks * stickValue(rules.values);
  return {
    result: tableOf(
      points,
      { places: bySeat((seat) => row[seat].rank), score },
      { left, returnPoints: returnOf(rules.values) },
    ),
    deals: null,
    rules: { id: rules.id, title: rules.title },
  };
}
