// Who leads: computed from the sheets every time, never kept. Those who got further rank above those who were cut;
// within a stage the total decides, then the rulebook's order of tie-breaks.

import type { Twelfths } from '@hanchan/game';
import { type Account, type AccountOptions, accountsOf, type RoundScore } from './accounts.ts';
import { isEmergencyLeave, type Slot } from './person.ts';
import type { StageId } from './stage.ts';
import { chainScore, countedStages, type Link, stageChain } from './stageChain.ts';
import type { Standing } from './standing.ts';
import type { EventState } from './state.ts';
import { rankRows } from './tieBreaks.ts';
import { POINT } from './twelfths.ts';

/** Standings at a round, of a stage, or with sheets that are not signed yet. */
export interface StandingsOptions extends AccountOptions {
  /** The standings of one stage: its members only, with what they carried in. */
  readonly stage?: StageId | undefined;
}

/** Everybody in order, and where a toss has to decide. */
export interface Standings {
  /** Ranked ones first, in order. */
  readonly rows: readonly Standing[];
  /** Equal in everything that the rulebook counts: a toss has to decide. */
  readonly needsToss: readonly (readonly Slot[])[];
}

/** Who stands where, with ties broken as the rulebook says. */
export function standingsOf(state: EventState, options: StandingsOptions = {}): Standings {
  const links = stageChain(state, options.stage);
  const last = links.length - 1;
  const rows = accountsOf(state, options).flatMap((account) => {
    const reached = links.findLastIndex(({ members }) => members?.has(account.slot) ?? true);
    if (reached < 0 || (options.stage !== undefined && reached < last)) return [];
    return [{ layer: reached, row: standing(state, account, links.slice(0, reached + 1)) }];
  });
  const ranked: Standing[] = [];
  const needsToss: (readonly Slot[])[] = [];
  for (let layer = last; layer >= 0; layer--) {
    const own = rows.filter((one) => one.layer === layer && one.row.isRanked);
    const group = rankRows(
      own.map(({ row }) => row),
      ranked.length,
      state,
    );
    ranked.push(...group.rows);
    needsToss.push(...group.needsToss);
  }
  const others = rows.filter(({ row }) => !row.isRanked).map(({ row }) => row);
  others.sort((a, b) => b.total - a.total || a.slot - b.slot);
  return { rows: [...ranked, ...others], needsToss };
}

function standing(state: EventState, account: Account, links: readonly Link[]): Standing {
  const { slot, person, rounds } = account;
  const isWhole = state.stages.length === 0;
  const stages = countedStages(links);
  const counted = rounds.filter(({ stage }) => isWhole || stages.has(stage));
  const played = counted.filter(({ isForfeit }) => !isForfeit);
  const at = (rank: number) => played.filter((one) => placeOf(one, state) === rank);
  const departure = person === null ? undefined : state.people.get(person)?.departure?.kind;
  return {
    slot,
    person,
    rank: null,
    rankShown: '',
    ...chainScore(account, links, isWhole),
    tablePoints: counted.reduce((sum, { points }) => sum + points * POINT, 0),
    byRound: rounds,
    games: played.length,
    firsts: firstPlaces(at(1), state),
    seconds: at(2).length,
    thirds: at(3).length,
    fourths: at(4).length,
    best: played.reduce<Twelfths | null>(
      (best, { hanchan }) => (best === null || hanchan > best ? hanchan : best),
      null,
    ),
    stage: links.at(-1)!.stage.id,
    isRanked: isRanked(state, account),
    isListed: !isEmergencyLeave(departure),
    tieBreak: null,
  };
}

const WHOLE_PLACE = 12;
const LAST = 4;

/** The desk decides whether a shared last place is a fourth; where all four are level, everybody is first. */
function placeOf({ rank, sharedBy }: RoundScore, { settings }: EventState): number {
  const isLast = rank > 1 && rank + sharedBy - 1 === LAST;
  return isLast && settings.desk.sharedLast === 'fourth' ? LAST : rank;
}

/** The desk decides what a shared first place is worth. */
function firstPlaces(firsts: readonly RoundScore[], { settings }: EventState): number {
  const { sharedFirst } = settings.desk;
  if (sharedFirst === 'full') return firsts.length;
  if (sharedFirst === 'none') return firsts.filter(({ sharedBy }) => sharedBy === 1).length;
  return firsts.reduce((sum, { sharedBy }) => sum + WHOLE_PLACE / sharedBy, 0) / WHOLE_PLACE;
}

/** Fill-ins and substitutes score and are left out; so is whoever was disqualified or never came,
 * and who withdrew where the desk has it so. */
function isRanked(
  { people, settings }: EventState,
  { person, isSubstitute, rounds }: Account,
): boolean {
  if (isSubstitute) return false;
  if (person === null) return true;
  const found = people.get(person);
  if (found === undefined) return true;
  if (found.person.kind === 'fillIn' || found.departure?.kind === 'disqualified') return false;
  if (found.departure?.kind === 'withdrawn' && settings.desk.withdrawn === 'unranked') return false;
  return found.departure?.kind !== 'noShow' || rounds.length > 0;
}
