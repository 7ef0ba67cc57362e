// A drawn table whose score is kept hand by hand on this phone: how it begins, and how it comes to the evening.

import type { ClubView, EveningView, NameView } from '@hanchan/club';
import type { Begin } from '@hanchan/keeper';
import {
  begunScore,
  type KeptTable,
  type ListedTable,
  loadKept,
  newSecrets,
} from '@hanchan/kit/keptScores/keptScores.ts';
import { findRuleset } from '@hanchan/rulesets';
import { bySeat, SEATS } from '@hanchan/tiles';
import type { EventRules } from '@hanchan/tournament';
import { rulesSource } from '../event/eventBook.ts';
import type { sourceAt } from './figures.ts';

/** A table that was drawn, the first dealer first. */
export interface DrawnTable {
  readonly game: number;
  readonly table: number;
  readonly four: readonly NameView[];
}

type Place = NonNullable<Begin['club']>;
const placeOf = (club: string, evening: string, { game, table }: DrawnTable): Place => ({
  club,
  evening,
  game,
  table,
});

/** The latest score of this very table. */
export function keptAtTable(
  kept: readonly ListedTable[],
  club: string,
  evening: string,
  drawn: DrawnTable,
): ListedTable | null {
  const place = JSON.stringify(placeOf(club, evening, drawn));
  return (
    kept.find(({ kept: { begin } }) => {
      const at = begin.club;
      if (at === undefined) return false;
      return JSON.stringify(placeOf(at.club, at.evening, { ...at, four: [] })) === place;
    }) ?? null
  );
}

/** Null: this page does not know the club's rules. */
function rulesOf(club: ClubView, { ownRules }: EveningView): EventRules | null {
  return ownRules ?? findRuleset(club.settings.rules.id) ?? null;
}

export function beginAtTable(
  club: ClubView,
  evening: EveningView,
  drawn: DrawnTable,
  at: number,
): KeptTable | null {
  const rules = rulesOf(club, evening);
  if (rules === null) return null;
  const begin: Begin = {
    type: 'begin',
    rules: rules.values,
    book: rulesSource(rules),
    names: namesOf(drawn.four),
    minutes: null,
    club: placeOf(club.id, evening.evening.id, drawn),
    // Among friends a slip is put right without a word.
    reasons: 'optional',
  };
  return begunScore(begin, at, newSecrets());
}

const LONGEST = 40;

/** Short enough for a phone, and nobody called like another. */
function namesOf(four: readonly NameView[]): Begin['names'] {
  const short = bySeat((seat) => (four[seat]!.name ?? '').slice(0, LONGEST - 2).trim() || '–');
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  return bySeat((seat) => {
    const before = SEATS.filter((other) => other < seat && isSame(short[other], short[seat]));
    return before.length === 0 ? short[seat] : `${short[seat]} ${before.length + 1}`;
  });
}

/** What the club reads it by. */
export function sourceOfKept(id: string): ReturnType<typeof sourceAt> {
  const read = loadKept(id)?.secrets?.read;
  return read === undefined ? null : { kind: 'kept', id, read };
}
