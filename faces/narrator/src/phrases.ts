// Phrases that many sentences share: how much a hand is worth, how it waits, what lies on the table, which deal it is.

import type { Wait } from '@hanchan/hand';
import { type Value as HandValue, LIMIT_BASE, type Limit } from '@hanchan/score';
import { type Seat, WINDS } from '@hanchan/tiles';
import { type Message, message } from './message.ts';
import type { Within } from './texts.ts';

/** Of a match or a table: the round, from 0 on, and who deals. */
export interface DealPlace {
  readonly round: number;
  readonly dealer: Seat;
}

const windOfRound = (round: number) => WINDS[round % WINDS.length]!;

/** “East 3”. */
export const dealPhrase = ({ round, dealer }: DealPlace) =>
  message('deal', { wind: { wind: windOfRound(round) }, number: dealer + 1 });

/** “East 3, 2 counters”: tells the deals of one dealer apart. */
export const dealAtPhrase = (place: DealPlace & { readonly counters: number }) =>
  place.counters === 0
    ? dealPhrase(place)
    : message('dealAt', { deal: dealPhrase(place), counters: countersPhrase(place.counters) });

/** “no counters”, “2 counters”. */
export const countersPhrase = (count: number) => message('counters', { count });

/** “1 riichi stick”. */
export const sticksPhrase = (count: number) => message('sticks', { count });

/** “two-sided wait”. */
export const waitPhrase = (wait: Wait) => message(`wait.${wait}`);

/** “haneman”. */
export const limitPhrase = (limit: Limit) => message(`limit.${limit}`);

/** Yakuman paid together: “yakuman”, “2 yakuman”. */
export const unitsPhrase = (count: number) => message('units', { count });

type Sized = Pick<HandValue, 'limit' | 'base'>;

/** The limit by name, with the number of yakuman that are paid; null where there is none. */
export function limitOfPhrase({ limit, base }: Sized) {
  if (limit === null) return null;
  const units = base / LIMIT_BASE.yakuman;
  return limit === 'yakuman' && units > 1 ? unitsPhrase(units) : limitPhrase(limit);
}

/** “3 han 50 fu”. */
export const hanFuPhrase = (han: number, fu: number) => message('hanFu', { han, fu });

/** “mangan”, “3 han 50 fu”, “2 yakuman”; null where every win is worth the same. */
export function sizePhrase(value: Sized & Pick<HandValue, 'han' | 'fu'>) {
  const limit = limitOfPhrase(value);
  if (limit !== null) return limit;
  return value.han === null || value.fu === null ? null : hanFuPhrase(value.han, value.fu);
}

/** “8,000 points”. */
const pointsPhrase = (points: number) => message('points', { points });

/** “mangan, 4 han 40 fu, 8,000 points”: as much of it as there is. */
export function summaryPhrase(value: HandValue) {
  const { han, fu, points } = value;
  const limit = limitOfPhrase(value);
  const size = han === null || fu === null ? [] : [hanFuPhrase(han, fu)];
  return message('summary', {
    parts: [...(limit === null ? [] : [limit]), ...size, pointsPhrase(points)],
  });
}

/** The yaku by name and the dora together, and what they come to. */
export function worthPhrase(value: HandValue) {
  const yaku = [...value.yakuman, ...value.yaku].map(({ id }) => ({ yaku: id }));
  const { dora, ura, red } = value.dora;
  const count = dora + ura + red;
  const named = [
    ...yaku,
    ...(count > 0 ? [message('doraCount', { dora: { dora: 'all' }, count })] : []),
  ];
  const summary = summaryPhrase(value);
  return named.length === 0 ? summary : message('worth', { named, summary });
}

type Told =
  | typeof dealAtPhrase
  | typeof sticksPhrase
  | typeof waitPhrase
  | typeof sizePhrase
  | typeof worthPhrase;

/** Any of them. */
export type Phrase = Within<Exclude<ReturnType<Told>, null>>;

/** What some messages have beside the shared phrases: what their texts are for. */
export type Own<M extends Message> = Exclude<Within<M>, Phrase>;
