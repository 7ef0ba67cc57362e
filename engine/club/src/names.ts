// Who may read what: names, results and figures, for one viewer.

import type { ClubActor, MemberId } from './member.ts';
import type { ClubState } from './state.ts';
import type { NameView } from './views.ts';

export const isInside = ({ role }: ClubActor): boolean => role !== 'visitor';

/** Season tables, evenings, records and the wall. */
export const seesResults = ({ settings }: ClubState, viewer: ClubActor): boolean =>
  settings.results === 'everybody' || isInside(viewer);

/** Wins, deal-ins, riichi and yaku of one member. */
export function seesFigures({ members }: ClubState, id: MemberId, viewer: ClubActor): boolean {
  const member = members.get(id);
  if (member === undefined || member.isErased) return false;
  if (viewer.member === id || member.figures === 'everybody') return true;
  return member.figures === 'members' && isInside(viewer);
}

/** Whether this viewer reads the whole name. */
export const isShownInFull = ({ members }: ClubState, id: MemberId, viewer: ClubActor): boolean =>
  isInside(viewer) || members.get(id)?.shownAs === 'full';

/** A name as this viewer may read it. */
export function nameView(state: ClubState, id: MemberId, viewer: ClubActor): NameView {
  const member = state.members.get(id);
  const isErased = member?.isErased ?? true;
  const isGuest = member?.role === 'guest' && !isErased;
  if (member === undefined || isErased) return { member: id, name: null, isGuest, isErased };
  const { name, shownAs } = member;
  const isOpen = isShownInFull(state, id, viewer);
  const shown = isOpen ? name : shownAs === 'firstName' ? name.split(/\s+/)[0]! : null;
  return { member: id, name: shown, isGuest, isErased };
}
