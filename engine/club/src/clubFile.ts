// A whole club as one file that proves itself: its log and a sum over it. Whoever changes a result and not the sum is found
// by the sum; whoever changes both is found where the log no longer makes sense, entry by entry.

import { sha256Hex } from '@hanchan/rules';
import { fail, ok, type Result } from '@hanchan/tiles';
import { fieldsIn } from '@hanchan/tournament';
import type { ClubEntry } from './act.ts';
import { applyClub, newClub } from './apply.ts';
import { clubCreationRefusal, loggedRefusal } from './refusal.ts';
import type { ClubState } from './state.ts';

/** What is wrong in a file, and at which field. */
export interface ClubFileProblem {
  readonly field: string;
  readonly message: string;
}

type Sha256 = (text: string) => string;

const FORM = 1;

/** The file of a club. */
export function writeClubFile(entries: readonly ClubEntry[], sha256: Sha256 = sha256Hex): string {
  const sum = sha256(JSON.stringify(entries));
  return `${JSON.stringify({ hanchanClub: FORM, sum, entries })}\n`;
}

/** The log in a file, unchanged since it was written; the acts are not looked at yet. */
export function readClubFile(
  text: string,
  sha256: Sha256 = sha256Hex,
): Result<readonly unknown[], ClubFileProblem> {
  const file = fieldsIn(text);
  if (file === null || file['hanchanClub'] !== FORM) {
    return fail({ field: 'hanchanClub', message: 'this is not the file of a club' });
  }
  const { entries, sum } = file;
  if (!Array.isArray(entries) || entries.length === 0) {
    return fail({ field: 'entries', message: 'the file has no log' });
  }
  if (sha256(JSON.stringify(entries)) !== sum) {
    return fail({ field: 'sum', message: 'the file is not as it was written' });
  }
  return ok(entries);
}

/** Folds a log that somebody brings, and asks of every entry what was asked when it was written. */
export function checkedFold(entries: readonly ClubEntry[]): Result<ClubState, ClubFileProblem> {
  const [first] = entries;
  if (first?.act.type !== 'create') {
    const refused = first === undefined ? null : clubCreationRefusal(first.act);
    return fail({ field: 'entries.0.act.type', message: refused?.message ?? 'the log is empty' });
  }
  const state = newClub(first.act);
  for (const [i, entry] of entries.entries()) {
    const { seq, act, by, at } = entry;
    if (seq !== i + 1) {
      return fail({ field: `entries.${i}.seq`, message: `is ${seq}, not ${i + 1}` });
    }
    const refused =
      i === 0 ? null : asked(() => holderProblem(state, by) ?? loggedRefusal(state, act, by, at));
    if (refused !== null) {
      return fail({ field: `entries.${i}.act.${refused.field}`, message: refused.message });
    }
    applyClub(state, entry);
  }
  return ok(state);
}

interface Fault {
  readonly field: string;
  readonly message: string;
}

/** What cannot even be asked about is no act. */
function asked(ask: () => Fault | null): Fault | null {
  try {
    return ask();
  } catch {
    return { field: 'type', message: 'no club can have written this' };
  }
}

/** Whoever is said to have done it must have had that role then. */
function holderProblem({ members }: ClubState, { role, member }: ClubEntry['by']): Fault | null {
  if (role === 'server' && member === null) return null;
  const held = member === null ? undefined : members.get(member);
  if (held !== undefined && (held.role === role || held.isErased)) return null;
  return { field: 'by', message: 'nobody with this role did it' };
}
