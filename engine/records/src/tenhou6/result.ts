// How a deal ended, as tenhou.net/6 says it: from the last entry of a deal to events, as far as it tells.

import { bySeat, noPoints, quoted, SEATS, type Seat } from '@hanchan/tiles';
import type { MjaiEvent } from '../mjai/form.ts';
import { listOf, numbersOf, Tenhou6Error } from './fields.ts';
import { ALL_TENPAI, DRAWS, NOBODY_TENPAI, WIN } from './form.ts';
import type { Turn } from './order.ts';

export interface ResultContext {
  readonly field: string;
  /** The tile that a win was on, as mjai writes it. */
  readonly tile: string;
  readonly ura: readonly string[];
  readonly turns: readonly Turn[];
  readonly dealer: Seat;
}

export interface ReadResult {
  readonly events: readonly MjaiEvent[];
  /** The last discard was won on, so that a riichi with it did not stand. */
  readonly isRon: boolean;
}

const REASONS: ReadonlyMap<unknown, string> = new Map(
  Object.entries({
    [DRAWS.exhausted]: 'exhaustive',
    [ALL_TENPAI]: 'exhaustive',
    [NOBODY_TENPAI]: 'exhaustive',
    [DRAWS.nagashi]: 'nagashi_mangan',
    [DRAWS.nineTerminals]: 'kyuushu_kyuuhai',
    [DRAWS.fourWinds]: 'suufon_renda',
    [DRAWS.fourKans]: 'suukaikan',
    [DRAWS.fourRiichi]: 'suucha_riichi',
    [DRAWS.tripleRon]: 'sanchahou',
    // As other programs that write the form spell them.
    四開槓: 'suukaikan',
    三家和: 'sanchahou',
  }),
);

export function readResult(result: readonly unknown[], context: ResultContext): ReadResult {
  const { field } = context;
  const [name] = result;
  if (name === WIN) return readWins(result, context);
  const reason = REASONS.get(name);
  if (reason === undefined) {
    throw new Tenhou6Error(`${field}[0]`, `${quoted(name)} is not a known result`);
  }
  const deltas = result[1] === undefined ? noPoints() : numbersOf(result[1], `${field}[1]`, 4);
  const tenpais = reason === 'exhaustive' ? tenpaisOf(name, deltas) : null;
  const event = {
    type: 'ryukyoku',
    reason,
    ...(reason === 'kyuushu_kyuuhai' ? { actor: context.turns.at(-1)?.seat } : {}),
    deltas,
    ...(tenpais === null ? {} : { tenpais }),
  };
  return { events: [event], isRon: reason === 'sanchahou' };
}

/** Who was paid was tenpai; where nobody is paid but some pay, those who do not. Null where it cannot be told. */
function tenpaisOf(name: unknown, deltas: readonly number[]): boolean[] | null {
  if (name === ALL_TENPAI) return bySeat(() => true);
  if (name === NOBODY_TENPAI) return bySeat(() => false);
  if (deltas.every((delta) => delta === 0)) return null;
  const isPaid = deltas.some((delta) => delta > 0);
  return deltas.map((delta) => (isPaid ? delta > 0 : delta === 0));
}

function readWins(result: readonly unknown[], context: ResultContext): ReadResult {
  const events: MjaiEvent[] = [];
  for (let at = 1; at < result.length; at += 2) {
    const deltas = numbersOf(result[at], `${context.field}[${at}]`, 4);
    const details = listOf(result[at + 1], `${context.field}[${at + 1}]`);
    events.push(readWin(deltas, details, `${context.field}[${at + 1}]`, context));
  }
  if (events.length === 0) throw new Tenhou6Error(context.field, 'a win without a winner');
  return { events, isRon: events.some(({ actor, target }) => actor !== target) };
}

function readWin(
  deltas: readonly number[],
  details: readonly unknown[],
  field: string,
  { tile, ura, turns, dealer }: ResultContext,
): MjaiEvent {
  const [actor, target] = numbersOf(details, field, 2) as [number, number];
  for (const [i, seat] of [actor, target].entries()) {
    if (!SEATS.includes(seat as Seat)) {
      throw new Tenhou6Error(`${field}[${i}]`, 'must be a seat from 0 to 3');
    }
  }
  const words = details.slice(3).filter((word) => typeof word === 'string');
  const isRiichi = turns.some(
    ({ seat, give }) => seat === actor && give?.type === 'discard' && give.riichi,
  );
  return {
    type: 'hora',
    actor,
    target,
    pai: tile,
    deltas,
    ...figuresOf(words, actor === target, actor === dealer),
    ...(isRiichi && ura.length > 0 ? { ura_markers: ura } : {}),
  };
}

/** `30符3飜1000-2000点` and `立直(1飜)`: fu, han and points, where the words tell them. */
function figuresOf(words: readonly string[], isTsumo: boolean, isDealer: boolean): object {
  const [worth = '', ...yaku] = words;
  const fu = /(\d+)符/.exec(worth)?.[1];
  const isYakuman = yaku.some((word) => word.includes('役満'));
  const han = yaku.map((word) => /\((\d+)飜\)/.exec(word)?.[1]);
  const isCounted = yaku.length > 0 && !isYakuman && !han.includes(undefined);
  const points = pointsOf(worth, isTsumo, isDealer);
  return {
    ...(fu === undefined ? {} : { fu: Number(fu) }),
    ...(isYakuman ? { han: null } : {}),
    ...(isCounted ? { han: han.reduce((sum, n) => sum + Number(n), 0) } : {}),
    ...(points === null ? {} : { points }),
  };
}

function pointsOf(worth: string, isTsumo: boolean, isDealer: boolean): number | null {
  const split = /(\d+)-(\d+)点/.exec(worth);
  if (split !== null) return Number(split[1]) * 2 + Number(split[2]);
  const each = /(\d+)点∀/.exec(worth);
  if (each !== null) return isDealer ? Number(each[1]) * 3 : null;
  const all = /(\d+)点/.exec(worth);
  return all === null || isTsumo ? null : Number(all[1]);
}
