// A kept score in words and figures: what a hand was worth, what happened in a deal, who is where.

import type { KeptLine, PaymentLine, TableState, WinLine, WonHand } from '@hanchan/keeper';
import { windName } from '@hanchan/kit/words/telling.ts';
import { formatPoints, t } from '@hanchan/kit/words/text.svelte.ts';
import { dealSign } from '@hanchan/narrator';
import type { Worth } from '@hanchan/score';
import { type BySeat, type Seat, seatWind, WINDS, type Wind } from '@hanchan/tiles';

export type Names = BySeat<string>;

type Deal = Pick<TableState, 'round' | 'dealer'>;

const roundWind = ({ round }: Deal): Wind => WINDS[round % 4]!;

/** “East 3”. */
export const dealName = (deal: Deal): string =>
  t('score.deal', { wind: windName(roundWind(deal)), number: deal.dealer + 1 });

/** “East 3, 2 counters”: tells the deals of one dealer apart. */
export const dealAt = (table: TableState): string =>
  table.counters === 0
    ? dealName(table)
    : [dealName(table), t('score.counters', { count: table.counters })].join(t('score.comma'));

/** 東三局. */
export const dealKanji = (deal: Deal): string => dealSign(roundWind(deal), deal.dealer);

export const windAt = (seat: Seat, { dealer }: Deal): Wind => seatWind(seat, dealer);

/** What lies on the table, without what does not; empty when nothing does. */
export function lyingOnTable({ counters, deposits, pool }: TableState): string {
  return [
    ...(counters > 0 ? [t('score.counters', { count: counters })] : []),
    ...(deposits > 0 ? [t('score.deposits', { count: deposits })] : []),
    ...(pool > 0 ? [t('score.pool', { points: formatPoints(pool) })] : []),
  ].join(t('score.comma'));
}

/** “1 counter, 2 deposits”. */
export function onTable({ counters, deposits, pool }: TableState): string {
  return [
    t('score.counters', { count: counters }),
    t('score.deposits', { count: deposits }),
    ...(pool > 0 ? [t('score.pool', { points: formatPoints(pool) })] : []),
  ].join(t('score.comma'));
}

export function toldWorthText(worth: Worth): string {
  if ('flat' in worth) return t('score.worth.flat');
  if ('limit' in worth) return t(`score.limit.${worth.limit}`);
  if ('yakuman' in worth) return t('score.worth.yakuman', { count: worth.yakuman });
  if (worth.fu === undefined) return t('score.worth.han', { han: worth.han });
  return t('score.worth.hanFu', { han: worth.han, fu: worth.fu });
}

/** What a winner's hand came to. */
function valueText({ value }: WinLine): string {
  const { han, fu, limit } = value;
  const size = han === null ? '' : t('score.worth.hanFu', { han, fu: fu ?? '' });
  if (limit === null) return size === '' ? t('score.worth.flat') : size;
  const name = t(`score.limit.${limit}`);
  return fu === null || size === '' ? name : `${size}, ${name}`;
}

export const listed = (seats: readonly Seat[], names: Names): string =>
  seats.map((seat) => names[seat]).join(t('score.comma'));

/** A line of the story in one sentence. */
export function lineText({ act, hand }: KeptLine, names: Names): string {
  switch (act.type) {
    case 'bell':
      return t(`score.story.bell.${act.when}`);
    case 'loan':
      return t(act.count > 0 ? 'score.story.lent' : 'score.story.returned', {
        name: names[act.seat],
      });
    case 'end':
      return t('score.story.end');
    case 'ruling': {
      const { ruling } = act;
      const name = 'seat' in ruling ? names[ruling.seat] : '';
      const points = ruling.what === 'penalty' ? ruling.points : 0;
      return t(`score.story.ruling.${ruling.what}`, { name, points });
    }
    case 'hand':
      return handText(act.hand.result, hand?.wins ?? [], names);
  }
}

type Result = Extract<KeptLine['act'], { type: 'hand' }>['hand']['result'];

function handText(result: Result, wins: readonly WinLine[], names: Names): string {
  switch (result.type) {
    case 'ron': {
      const told = result.wins.map((won) => {
        const { seat } = won;
        return t('score.story.win', { name: names[seat], worth: wonText(won, wins) });
      });
      return t('score.story.ron', { wins: told.join('; '), from: names[result.from] });
    }
    case 'tsumo': {
      const worth = wonText(result.win, wins);
      return t('score.story.tsumo', { name: names[result.win.seat], worth });
    }
    case 'exhausted':
      return result.tenpai.length === 0
        ? t('score.story.allNoten')
        : t('score.story.exhausted', { names: listed(result.tenpai, names) });
    case 'nagashi':
      return t('score.story.nagashi', { names: listed(result.by, names) });
    case 'aborted':
      return t(`score.draw.${result.reason}`);
    case 'chombo':
      return t('score.story.chombo', { names: listed(result.by, names) });
    case 'redeal':
      return t('score.story.redeal');
  }
}

/** By what it came to, or, where that is not counted any more, as it was told. */
function wonText({ seat, worth, shown }: WonHand, wins: readonly WinLine[]): string {
  const line = wins.find((win) => win.seat === seat);
  if (line !== undefined) return valueText(line);
  if (worth !== undefined) return toldWorthText(worth);
  return shown === undefined ? '' : `${shown.hand} ${shown.tile}`;
}

/** What a payment is for. */
export function paymentText(
  { what, count, seat }: PaymentLine,
  wins: readonly WinLine[],
  names: Names,
): string {
  const win = wins.find((one) => one.seat === seat);
  switch (what) {
    case 'hand':
      return win === undefined ? '' : valueText(win);
    case 'counters':
      return t('score.counters', { count });
    case 'deposits':
    case 'lastDeposits':
      return t('score.deposits', { count });
    case 'chombo':
      return t('score.pay.chombo', { name: seat === undefined ? '' : names[seat] });
    default:
      return t(`score.pay.${what}`, { count });
  }
}

/** What moved in all, for the column of figures. */
export function amountOf({ deltas, what }: PaymentLine): number {
  const gained = deltas.reduce((sum, points) => sum + Math.max(points, 0), 0);
  const lost = deltas.reduce((sum, points) => sum + Math.min(points, 0), 0);
  return what === 'riichi' || what === 'notenPool' ? lost : gained;
}
