// Which games are rated, and how: the rules of docs/ratings.md. Everything follows from what is stored of a game and from
// the rated games before it, so that anybody who has the log comes to the same numbers.

import { ANCHORS } from '@hanchan/protocol';
import type { Meeting, RatedSeat, StoredRating, ToRate } from '@hanchan/storage';
import { SEATS, type Seat } from '@hanchan/tiles';
import type { SeatHolder } from '../match/entries.ts';
import { DAY } from '../time.ts';
import { bookOf, type PlayedGame, ratedPlaces } from './playedGame.ts';
import { afterGame, DRIFT, NEWCOMER, type Skill, skillOf } from './skill.ts';

/** Why a game is not rated. */
type Unrated = 'unfinished' | 'alone' | 'private' | 'ownRules' | 'noClock' | 'oneHome' | 'together';

/** Two accounts at least: a rating belongs to somebody who can come back. */
const FEWEST_RATED = 2;
/** So many rated games with the same player within a week count, and no more. */
export const MOST_TOGETHER = 20;
const TOGETHER_MS = 7 * DAY;

export const poolOf = (family: string, assistance: string): string => `${family} ${assistance}`;

export function poolParts(pool: string): { readonly family: string; readonly assistance: string } {
  const [family = '', assistance = ''] = pool.split(' ');
  return { family, assistance };
}

const isAccount = (holder: SeatHolder) => holder.type === 'player' && !holder.isGuest;

/** Null: it is rated, as far as the game itself says. */
export function whyUnrated({ open, summary }: PlayedGame): Unrated | null {
  const { holders, settings, choice, isOneHome } = open;
  if (summary === null) return 'unfinished';
  if (holders.filter(isAccount).length < FEWEST_RATED) return 'alone';
  if (settings.visibility !== 'public') return 'private';
  if (typeof choice !== 'string') return 'ownRules';
  if (settings.clock === null) return 'noClock';
  if (isOneHome === true) return 'oneHome';
  return null;
}

/** How strong a bot is under the rulebooks of a family; where that was not measured, nothing is known. */
export function botSkill(family: string, level: string): Skill {
  const anchor = ANCHORS[family]?.[level];
  return anchor === undefined ? NEWCOMER : skillOf(anchor.value, anchor.plusMinus);
}

/** Somebody who played it has been erased: nothing says any more who they were. */
export const hasErased = ({ open }: PlayedGame): boolean =>
  open.holders.some((holder) => holder.type === 'player' && holder.player === '');

/** How the game is rated, once it is known who has which rating. `known`: how strong whoever has none was then. */
export function toRate(game: PlayedGame, known: readonly RatedSeat[] = []): ToRate {
  const { open, endedAt, summary, leavers } = game;
  const { family } = bookOf(open);
  const people = open.holders.flatMap((one) =>
    one.type === 'player' && !one.isGuest ? [one.player] : [],
  );
  const places = ratedPlaces(summary!.places, leavers);
  return {
    pool: poolOf(family, open.settings.assistance),
    people,
    since: endedAt - TOGETHER_MS,
    rate(held, meetings) {
      const isSettled = known.length > 0;
      if (!isSettled && mostTogether(people, meetings) >= MOST_TOGETHER)
        return 'together' satisfies Unrated;
      const before = SEATS.map((seat) => seatBefore(open.holders[seat], family, held));
      return ratedSeats(
        before.map((one, seat) => withKnown(one, known[seat])),
        places,
      );
    },
  };
}

export type SeatBefore = Pick<RatedSeat, 'person' | 'bot'> & { readonly skill: Skill };

const withKnown = (before: SeatBefore, known: RatedSeat | undefined): SeatBefore =>
  known === undefined || before.person !== null || before.bot !== null
    ? before
    : { ...before, skill: { mu: known.muBefore, sigma: known.sigmaBefore } };

function seatBefore(
  holder: SeatHolder,
  family: string,
  held: ReadonlyMap<string, StoredRating>,
): SeatBefore {
  if (holder.type === 'bot')
    return { person: null, bot: holder.level, skill: botSkill(family, holder.level) };
  if (holder.isGuest) return { person: null, bot: null, skill: NEWCOMER };
  const known = held.get(holder.player);
  const skill = known === undefined ? NEWCOMER : { mu: known.mu, sigma: known.sigma };
  return { person: holder.player, bot: null, skill };
}

/** Bots and guests are played against, and stay as they are. */
export function ratedSeats(
  before: readonly SeatBefore[],
  places: readonly number[],
): readonly RatedSeat[] {
  const after = afterGame(
    before.map(({ skill }) => skill),
    places,
    DRIFT,
  );
  return before.map(({ person, bot, skill }, seat) => {
    const now = person === null ? skill : after[seat]!;
    return {
      seat: seat as Seat,
      person,
      bot,
      place: places[seat]!,
      muBefore: skill.mu,
      sigmaBefore: skill.sigma,
      muAfter: now.mu,
      sigmaAfter: now.sigma,
    };
  });
}

/** The most rated games that two of these people have sat at together. */
function mostTogether(people: readonly string[], meetings: readonly Meeting[]): number {
  const byGame = new Map<string, string[]>();
  for (const { game, person } of meetings) byGame.set(game, [...(byGame.get(game) ?? []), person]);
  const counts = new Map<string, number>();
  for (const together of byGame.values()) {
    for (const one of together) {
      for (const other of together) {
        if (one >= other || !people.includes(one) || !people.includes(other)) continue;
        const pair = `${one} ${other}`;
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    }
  }
  return Math.max(0, ...counts.values());
}
