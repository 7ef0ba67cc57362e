// What the host of the site reads of reports, and decides about somebody: all of it, or nothing.

import type {
  decisionSchema,
  Refusal,
  ReportReason,
  ReportsAnswer,
  SanctionKind,
} from '@hanchan/protocol';
import { SANCTIONS } from '@hanchan/protocol';
import type { Person, Storage, StoredReport } from '@hanchan/storage';
import { fail, ok, type Result } from '@hanchan/tiles';
import type { z } from 'zod';
import { refusal } from '../match/refusing.ts';
import { DAY } from '../time.ts';
import type { Homes } from './homes.ts';
import { nameOf } from './identity.ts';

const MOST_SHOWN = 200;

type Decision = z.infer<typeof decisionSchema>;
type Parts = Pick<Storage, 'people' | 'conduct'> & { readonly homes: Homes };

/** Those that wait first. */
export async function reportsFor(storage: Parts, now: number): Promise<ReportsAnswer> {
  const stored = await storage.conduct.reports(MOST_SHOWN);
  return { reports: await Promise.all(stored.map((report) => shown(storage, report, now))) };
}

async function shown({ people, conduct, homes }: Parts, report: StoredReport, now: number) {
  const known = async (id: string | null) => {
    const person = id === null ? undefined : await people.find(id);
    return person === undefined ? null : nameOf(person);
  };
  const { reporter, about, reason, ...rest } = report;
  const inForce = about === null ? [] : await conduct.sanctionsOf(about, now);
  const linked = about === null ? [] : await homes.linkedTo(about);
  return {
    ...rest,
    reason: reason as ReportReason,
    by: await known(reporter),
    about: await known(about),
    sanctions: inForce.map((one) => ({ ...one, kind: one.kind as SanctionKind })),
    linked: await Promise.all(
      linked.map(async ({ player, ...how }) => ({
        ...player,
        ...how,
        isClosed: (await conduct.sanctionsOf(player.id, now)).some(({ kind }) => kind === 'close'),
      })),
    ),
  };
}

export async function decide(
  { people, conduct, homes }: Parts,
  person: Person,
  { decision, now }: { readonly decision: Decision; readonly now: number },
): Promise<Result<null, Refusal>> {
  const { report, name, reason } = decision;
  const refused = await refusalOf({ people, conduct, homes }, person, decision);
  if (refused !== null) return fail(refused);
  if (report !== undefined && !(await conduct.settle(report, outcomeOf(person, decision), now))) {
    return fail(
      refusal('wrongState', 'this report is settled already, or there is none', 'report'),
    );
  }
  if (name !== undefined) await people.rename(person.id, name);
  for (const kind of SANCTIONS) {
    const days = decision[kind];
    if (days === undefined) continue;
    const until = days === null ? null : now + days * DAY;
    for (const id of [person.id, ...(decision.also ?? [])]) {
      if (days === 0) await conduct.lift(id, kind);
      else await conduct.sanction(id, { kind, until, reason }, now);
    }
  }
  return ok(null);
}

async function refusalOf(
  { people, homes }: Parts,
  { id }: Person,
  { name, also = [] }: Decision,
): Promise<Refusal | null> {
  const linked = also.length === 0 ? [] : await homes.linkedTo(id);
  if (also.some((one) => !linked.some(({ player }) => player.id === one)))
    return refusal('badMessage', 'only accounts that are linked are closed together', 'also');
  if (name === undefined) return null;
  const holder = await people.findByName(name);
  if (holder === undefined || holder.id === id) return null;
  return refusal('nameTaken', 'this name belongs to an account', 'name');
}

/** In words, for whoever reads the reports later. */
function outcomeOf(person: Person, { name, ...decision }: Decision): string {
  const renamed = name === undefined ? [] : [`renamed ${person.name} to ${name}`];
  const decided = SANCTIONS.flatMap((kind) => {
    const days = decision[kind];
    if (days === undefined) return [];
    return [`${kind} ${days === null ? 'until taken back' : `${days} days`}`];
  });
  return [...renamed, ...decided].join(', ') || 'nothing';
}
