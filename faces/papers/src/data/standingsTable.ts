// The standings as a table. What is published leaves out who left in an emergency, and names only who agreed to it.

import { type EventState, type Standing, scoreUnit, standingsOf } from '@hanchan/tournament';
import { isPublished, type Named, publishedName } from '../source.ts';
import { DATA_WORDS } from '../words/index.ts';
import { type Cell, type DataTable, inP, number, text } from './dataTable.ts';

export interface ListedRow {
  readonly row: Standing;
  readonly name: string;
  readonly country: string;
  readonly club: string;
  readonly team: string;
}

/** Ranked ones first, in order. */
export function listedRows(named: Named): ListedRow[] {
  const { state } = named;
  return standingsOf(state)
    .rows.filter(({ isListed }) => isListed)
    .map((row) => {
      const { person, slot } = row;
      const own = isPublished(state, person) ? state.people.get(person!)!.person : null;
      return {
        row,
        name: publishedName(named, person, slot),
        country: own?.country ?? '',
        club: own?.club ?? '',
        team: own?.team ?? '',
      };
    });
}

/** The rounds that anybody has a score of. */
export const playedRounds = (rows: readonly ListedRow[]): number[] =>
  [...new Set(rows.flatMap(({ row }) => row.byRound.map(({ round }) => round)))].sort(
    (a, b) => a - b,
  );

/** What a round counted for somebody; null: did not play it. */
export function roundScore({ byRound }: Standing, round: number): number | null {
  const own = byRound.filter((one) => one.round === round);
  if (own.length === 0) return null;
  return own.reduce((sum, { hanchan, isForfeit }) => sum + (isForfeit ? 0 : hanchan), 0);
}

const COLUMNS = [
  text('place'),
  number('number'),
  text('name'),
  text('country'),
  text('club'),
  text('team'),
  number('total'),
  number('points'),
  number('uma'),
  number('penalties'),
  number('carried'),
  number('hanchan'),
  number('firsts'),
  number('seconds'),
  number('thirds'),
  number('fourths'),
  number('best'),
  text('tieBreak'),
] as const;

export function standingsTable(state: EventState): DataTable {
  const listed = listedRows({ state, words: DATA_WORDS });
  const rounds = playedRounds(listed);
  const unit = scoreUnit(state.settings.rules.values);
  return {
    title: 'Standings',
    columns: [...COLUMNS, ...rounds.map((round) => number(`round ${round}`))],
    rows: listed.map(({ row, name, country, club, team }): Cell[] => [
      row.rankShown,
      row.slot,
      name,
      country,
      club,
      team,
      inP(row.total, unit),
      inP(row.raw, unit),
      inP(row.uma, unit),
      inP(row.penalties, unit),
      inP(row.carried, unit),
      row.games,
      row.firsts,
      row.seconds,
      row.thirds,
      row.fourths,
      row.best === null ? null : inP(row.best, unit),
      row.tieBreak === null ? '' : DATA_WORDS.ties[row.tieBreak],
      ...rounds.map((round) => {
        const score = roundScore(row, round);
        return score === null ? null : inP(score, unit);
      }),
    ]),
  };
}
