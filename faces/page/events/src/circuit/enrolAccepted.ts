// Those who accepted, into the list of the final: at its desk, with the key that this device holds. Whoever is there already by number or
// by the same invitation is left out.

import type { Refusal } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import type { CircuitView, InvitationView } from '@hanchan/tournament';
import { sendAct } from '../event/eventCalls.ts';

/** How many were put on the list. */
export async function enrolAccepted(
  event: string,
  { rows, desk }: CircuitView,
  accepted: readonly InvitationView[],
): Promise<Result<number, Refusal>> {
  let enrolled = 0;
  for (const { id, player, name, mayPublish } of accepted) {
    const row = rows.find((one) => one.player === player);
    if (name === '') continue;
    const person = {
      ...{
        legalName: '',
        team: '',
        language: '',
        notes: '',
        hasPaid: false,
        kind: 'player' as const,
      },
      id: `invited-${id}`,
      name,
      country: row?.country ?? '',
      club: row?.club ?? '',
      emaId: desk?.numbers[row?.player ?? ''] ?? '',
      mayPublish,
    };
    const done = await sendAct(event, { type: 'enrol', people: [person] });
    if (done.ok) enrolled++;
    else if (done.error.code !== 'duplicate') return fail(done.error);
  }
  return ok(enrolled);
}
