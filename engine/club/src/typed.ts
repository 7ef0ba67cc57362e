// A result that is typed from paper, worked out by the club's rulebook.

import { NO_PENALTIES, pointsMissing, resultOf } from '@hanchan/game';
import { type BySeat, bySeat } from '@hanchan/tiles';
import type { TypedResult } from './act.ts';
import type { MemberId } from './member.ts';
import type { Outcome, TableResult } from './outcome.ts';
import type { ClubSettings } from './season.ts';

const TWELVE = 12;

/** Places, uma and scores of typed points. */
function typedTable(
  { points, left, penalties }: TypedResult,
  { rules }: ClubSettings,
): TableResult {
  const { places, result } = resultOf(
    points,
    rules.values,
    bySeat(() => NO_PENALTIES),
  );
  const returnPoints = rules.values['ranking.returnPoints'];
  const score = bySeat((seat) => result[seat] - penalties[seat] * TWELVE);
  const uma = bySeat((seat) => score[seat] - (points[seat] - returnPoints) * TWELVE);
  return { points, left, places, score, uma, returnPoints, penalties };
}

/** What typed points come to as an outcome. */
export const typedOutcome = (
  players: BySeat<MemberId>,
  typed: TypedResult,
  { settings, isRated }: { readonly settings: ClubSettings; readonly isRated: boolean },
): Outcome => ({
  players,
  result: typedTable(typed, settings),
  deals: null,
  rules: { id: settings.rules.id, title: settings.rules.title },
  source: { kind: 'typed' },
  isRated,
});

/** Points that the sheet does not account for. */
export const typedMissing = ({ points, left }: TypedResult, { rules }: ClubSettings): number =>
  pointsMissing(points, { deposits: 0, pool: left }, rules.values);
