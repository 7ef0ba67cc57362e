// Who has asked somebody to a table, as long as that makes sense.

import type { Circle } from '@hanchan/storage';
import type { Invitations } from './queue.ts';

const OPEN_MS = 30 * 60_000;

export async function openInvitations(
  { circle }: { readonly circle: Circle },
  people: readonly string[],
  now: number,
): Promise<Invitations> {
  const invitations = new Map<string, { from: Invited['from']; table: string; at: number }[]>();
  for (const { to, from, table, at } of await circle.invitationsTo(people, now - OPEN_MS)) {
    invitations.set(to, [...(invitations.get(to) ?? []), { from, table, at }]);
  }
  return invitations;
}

type Invited = Awaited<ReturnType<Circle['invitationsTo']>>[number];
