// Who does something at the event of the tests.

import type { Actor, Role } from '@hanchan/tournament';

export const staff = (role: Role, name: string = role): Actor => ({ role, name, person: null });
export const ORGANISER = staff('organiser');
export const HEAD = staff('headReferee');
export const REFEREE = staff('referee');
export const SCORER = staff('scorer');
export const PUBLIC = staff('public', '');
export const playerNo = (slot: number): Actor => ({
  role: 'player',
  name: `Player ${slot}`,
  person: `p${slot}`,
});
