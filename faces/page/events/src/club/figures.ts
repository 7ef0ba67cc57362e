// Shares of hands with their likely range: no number without its size; and what an address leads to.

import type { LookedUpAct } from '@hanchan/protocol';

type Source = Extract<LookedUpAct, { type: 'attach' }>['source'];

/** Below so many hands nothing is judged. */
export const ENOUGH = 30;
/** Below so many games two people are not compared. */
export const ENOUGH_GAMES = 100;
const Z = 1.96;

/** In percent: Wilson's interval, which holds for few and for rare. */
export function shareOf(count: number, of: number): { share: string; low: string; high: string } {
  const p = count / of;
  const centre = (p + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const half = (Z / (1 + Z ** 2 / of)) * Math.sqrt((p * (1 - p)) / of + Z ** 2 / (4 * of ** 2));
  const percent = (part: number) => (100 * part).toFixed(1);
  return {
    share: percent(p),
    low: percent(Math.max(0, centre - half)),
    high: percent(centre + half),
  };
}

/** Where a result was played, by the address of its page; null: it is none of these. */
export function sourceAt(text: string): Source | null {
  const kept = /\/score\/([\w-]+)[^#]*#(.+)$/.exec(text.trim());
  const read = kept === null ? null : new URLSearchParams(kept[2]).get('r');
  if (kept !== null) return read === null ? null : { kind: 'kept', id: kept[1]!, read };
  const sheet = /\/events\/([\w-]+)\/table\/(\d+)\/(\d+)/.exec(text);
  if (sheet !== null) {
    const [, event, round, table] = sheet;
    return { kind: 'event', event: event!, round: Number(round), table: Number(table) };
  }
  const game = /\/replay\/([\w-]+)/.exec(text);
  return game === null ? null : { kind: 'game', id: game[1]! };
}
