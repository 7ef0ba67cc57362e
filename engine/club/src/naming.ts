// Acts that name members: each must be there, and not erased.

import type { ActRefusal } from '@hanchan/tournament';
import { refuse, says } from './authority.ts';
import type { MemberId } from './member.ts';
import type { ClubState } from './state.ts';

/** Somebody who can still be named in an act. */
export function needsMember(
  { members }: ClubState,
  field: string,
  id: MemberId,
): ActRefusal | null {
  const found = members.get(id);
  if (found === undefined) return refuse('unknown', field, says('member.unknown', id));
  return found.isErased ? refuse('wrongState', field, says('member.erased', id)) : null;
}

export const firstUnknown = (
  state: ClubState,
  field: string,
  ids: readonly MemberId[],
): ActRefusal | null =>
  ids.map((id) => needsMember(state, field, id)).find((refusal) => refusal !== null) ?? null;

/** Members who can sit down, nobody twice. Whoever `sat` there already may have been erased since. */
export function playersRefusal(
  state: ClubState,
  field: string,
  ids: readonly MemberId[],
  sat: readonly MemberId[] = [],
): ActRefusal | null {
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined)
    return refuse('duplicate', field, says('seat.twice', nameOf(state, twice)));
  return firstUnknown(
    state,
    field,
    ids.filter((id) => !sat.includes(id)),
  );
}

export const nameOf = ({ members }: ClubState, id: MemberId) => members.get(id)?.name ?? id;
