// Scoring cases as one line each: a hand, how it was won, and what the rulebook makes of it,
// down to the rules that must appear in the explanation.

import type { RuleKey, RuleValues, YakuId } from '@hanchan/rules';
import {
  checkWin,
  evaluate,
  newWin,
  type Refusal,
  type Score,
  score,
  type Win,
} from '@hanchan/score';
import {
  parseHand,
  parseTile,
  parseTiles,
  type Result,
  SEATS,
  type Seat,
  type Tile,
  WINDS,
  type Wind,
} from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from './clause.ts';

/** How a hand was won. Seats are 0–3 with the dealer at 0, so a seat is also its wind. */
export interface Circumstances {
  /** The winning tile, by discard or by own draw: exactly one of the two. */
  readonly ron?: string;
  readonly tsumo?: string;
  /** The winner's wind; South where it does not matter. */
  readonly seat?: Wind;
  readonly round?: Wind;
  /** The discarder's wind; the next player where it does not matter. */
  readonly from?: Wind;
  readonly riichi?: boolean;
  readonly doubleRiichi?: boolean;
  readonly ippatsu?: boolean;
  readonly rinshan?: boolean;
  readonly chankan?: boolean;
  readonly lastTile?: boolean;
  readonly firstTurn?: boolean;
  readonly mixedIn?: boolean;
  readonly dora?: string;
  readonly ura?: string;
  readonly counters?: number;
  readonly deposits?: number;
  readonly pool?: number;
  /** Who fed which yakuman, by wind. */
  readonly liable?: Partial<Record<YakuId, Wind>>;
}

export interface Expected {
  /**
   * Exactly these yaku, in any order, without dora; `id` or `id han`. Yakuman: `id` or `id units`. The explanation must
   * cite the rule of each.
   */
  readonly yaku?: readonly string[];
  readonly dora?: number;
  readonly han?: number | null;
  readonly fu?: number | null;
  /** Fu before rounding, from the items of the explanation. */
  readonly rawFu?: number;
  readonly limit?: Score['limit'];
  readonly points?: number;
  /** What each wind pays or receives. */
  readonly deltas?: readonly [number, number, number, number];
  /** Further rules that the explanation must cite. */
  readonly cites?: readonly RuleKey[];
  /** Rules that it must not cite. */
  readonly omits?: readonly RuleKey[];
}

function get<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const seatOf = (wind: Wind): Seat => SEATS[WINDS.indexOf(wind)]!;

export function makeWin(hand: string, how: Circumstances): Win {
  const tile: Tile = get(parseTile(how.ron ?? how.tsumo ?? ''));
  const winner = seatOf(how.seat ?? 'S');
  const next = WINDS[(winner + 1) % 4]!;
  return newWin({
    hand: get(parseHand(hand)),
    tile,
    winner,
    dealer: 0,
    roundWind: how.round ?? 'E',
    from: how.ron === undefined ? null : seatOf(how.from ?? next),
    riichi: how.doubleRiichi ? 'double' : how.riichi ? 'riichi' : 'none',
    ippatsu: how.ippatsu ?? false,
    afterKan: how.rinshan ?? false,
    robbedKan: how.chankan ?? false,
    lastTile: how.lastTile ?? false,
    firstTurn: how.firstTurn ?? false,
    mixedIn: how.mixedIn ?? false,
    indicators: get(parseTiles(how.dora ?? '')),
    ura: get(parseTiles(how.ura ?? '')),
    counters: how.counters ?? 0,
    deposits: how.deposits ?? 0,
    pool: how.pool ?? 0,
    liable: Object.entries(how.liable ?? {}).map(([yaku, wind]) => ({
      yaku: yaku as YakuId,
      seat: seatOf(wind),
    })),
  });
}

/** Scores a possible win both ways, and sees that they agree. */
export function scored(rules: RuleValues, hand: string, how: Circumstances): Score {
  const win = makeWin(hand, how);
  expect(checkWin(win, rules)).toEqual([]);
  const full = score(win, rules);
  if (!full.ok) throw new Error(`${hand}: no win: ${full.error.reason}`);
  const { reading, trace, rejected, ...value } = full.value;
  expect(evaluate(win, rules)).toEqual({ ok: true, value });
  return full.value;
}

/** Why a hand is refused; null when it wins. */
export function refusalOf(rules: RuleValues, hand: string, how: Circumstances): Refusal | null {
  const win = makeWin(hand, how);
  expect(checkWin(win, rules)).toEqual([]);
  const fast = evaluate(win, rules);
  const full = score(win, rules);
  expect(full.ok).toBe(fast.ok);
  return full.ok ? null : full.error.reason;
}

export function expectScore(actual: Score, expected: Expected): void {
  const { yaku, dora, rawFu, cites, omits, ...figures } = expected;
  if (yaku !== undefined) {
    const withHan = yaku.map((text) => text.includes(' '));
    const found = [
      ...actual.yaku.map(({ id, han }) => [id, han] as const),
      ...actual.yakuman.map(({ id, units }) => [id, units] as const),
    ].map(([id, worth]) =>
      yaku.some((text, i) => withHan[i] && text.startsWith(`${id} `)) ? `${id} ${worth}` : id,
    );
    expect(found.sort()).toEqual([...yaku].sort());
  }
  if (dora !== undefined) {
    expect(actual.dora.dora + actual.dora.ura + actual.dora.red).toBe(dora);
  }
  if (rawFu !== undefined) {
    const items = actual.trace.map(({ effect }) => ('fu' in effect ? effect.fu : 0));
    expect(items.reduce((sum, fu) => sum + fu, 0)).toBe(rawFu);
  }
  expect(actual).toMatchObject(figures);
  const rules = actual.trace.map(({ rule }) => rule);
  const ofYaku = (yaku ?? []).map((text) => `yaku.${text.split(' ')[0]}`);
  expect(rules).toEqual(expect.arrayContaining([...ofYaku, ...(cites ?? [])]));
  for (const rule of omits ?? []) expect(rules).not.toContain(rule);
}

/** Scoring cases by these rules, each under its clause ids: wins with what they are worth, and wins that are refused. */
export const scoringBy = (rules: RuleValues) => ({
  scores(
    ids: string | readonly string[],
    title: string,
    hand: string,
    how: Circumstances,
    expected: Expected,
  ): void {
    clause(ids, title, () => expectScore(scored(rules, hand, how), expected));
  },
  refuses(
    ids: string | readonly string[],
    title: string,
    hand: string,
    how: Circumstances,
    reason: Refusal,
  ): void {
    clause(ids, title, () => expect(refusalOf(rules, hand, how)).toBe(reason));
  },
});
