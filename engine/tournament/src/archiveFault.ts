// The sums of an archive prove that nobody changed it since it was written, not that an event wrote it. So every entry
// is put to the question whether any version would have taken it, and in the end the event is told to the public and added up once.

import { sha256Hex } from '@hanchan/rules';
import { named, quoted } from '@hanchan/tiles';
import type { Entry } from './act.ts';
import { apply } from './apply.ts';
import type { ArchiveProblem, Sha256 } from './archive.ts';
import { eraseFault } from './erase.ts';
import { newEvent } from './newEvent.ts';
import { redactLog } from './redact.ts';
import { creationRefusal, writtenRefusal } from './refusal.ts';
import { standingsOf } from './standings.ts';
import type { EventState } from './state.ts';

const PUBLIC = { role: 'public', name: 'Public', person: null } as const;
/** The header is line 1. */
const FIRST_LINE = 2;

/** The first entry that no event can have written; null: there is none. */
export function archiveFault(
  entries: readonly Entry[],
  sha256: Sha256 = sha256Hex,
): ArchiveProblem | null {
  let state: EventState | null = null;
  for (const [i, entry] of entries.entries()) {
    const reason = formFault(entry, i + 1) ?? wrong(() => actFault(state, entry));
    if (reason !== null) return fault(i, reason);
    if (entry.act.type === 'create' && state === null) state = newEvent(entry.act);
    const done = wrong(() => {
      apply(state!, entry);
      return null;
    });
    if (done !== null) return fault(i, done);
  }
  if (state === null) return fault(0, 'act: an event begins with its settings');
  const reason = wrong(() => {
    redactLog(state, entries, PUBLIC);
    standingsOf(state);
    return null;
  });
  if (reason !== null) return fault(entries.length - 1, reason);
  const erased = eraseFault(entries, sha256);
  return erased && fault(erased.index, erased.reason);
}

const fault = (index: number, reason: string): ArchiveProblem => {
  const line = index + FIRST_LINE;
  return { line, message: `Line ${line}: ${reason.replace(/\.$/, '')}.` };
};

function formFault({ seq, id, at, by }: Entry, expected: number): string | null {
  if (seq !== expected) return `seq: this is entry ${expected}, not ${quoted(seq)}`;
  if (typeof id !== 'string' || id === '') return 'id: a command has a name';
  if (!Number.isFinite(at)) return 'at: a time in milliseconds is missing';
  return typeof by?.role === 'string' ? null : 'by: whoever did it is missing';
}

function actFault(state: EventState | null, { id, act, by, at }: Entry): string | null {
  if (state?.done.has(id)) return `id: the command ${quoted(id)} was carried out before`;
  const refused = state === null ? creationRefusal(act, by) : writtenRefusal(state, act, by, at);
  return refused && `${named(act.type)}, ${refused.field}: ${refused.message}`;
}

/** What cannot even be asked about is no act. */
function wrong(ask: () => string | null): string | null {
  try {
    return ask();
  } catch {
    return 'act: this is nothing that can be done at an event';
  }
}
