// A whole circuit as one file that proves itself: its log, the results of the events that it reads elsewhere, and a sum over both.
// Whoever changes a result and not the sum is found by the sum; whoever changes both, where the log no longer makes sense.

import { sha256Hex } from '@hanchan/rules';
import { fail, ok, type Result } from '@hanchan/tiles';
import type { Sha256 } from '../archive.ts';
import { fieldsIn } from '../fieldsIn.ts';
import type { CircuitActor, CircuitEntry } from './act.ts';
import { applyCircuit, newCircuit } from './apply.ts';
import { circuitCreationRefusal, circuitRefusal } from './refusal.ts';
import type { EventResults } from './results.ts';
import type { CircuitState } from './state.ts';

/** What is wrong in a file, and at which field. */
export interface CircuitFileProblem {
  readonly field: string;
  readonly message: string;
}

/** What the file holds; nothing of it was looked at yet. */
export interface CircuitFile {
  readonly entries: readonly unknown[];
  /** By entry of the circuit. */
  readonly events: Readonly<Record<string, unknown>>;
}

const FORM = 1;

const sumOf = (entries: unknown, events: unknown, sha256: Sha256) =>
  sha256(JSON.stringify([entries, events]));

/** The file of a circuit. */
export function writeCircuitFile(
  entries: readonly CircuitEntry[],
  events: Readonly<Record<string, EventResults>>,
  sha256: Sha256 = sha256Hex,
): string {
  const sum = sumOf(entries, events, sha256);
  return `${JSON.stringify({ hanchanCircuit: FORM, sum, entries, events })}\n`;
}

/** What is in a file, unchanged since it was written. */
export function readCircuitFile(
  text: string,
  sha256: Sha256 = sha256Hex,
): Result<CircuitFile, CircuitFileProblem> {
  const file = fieldsIn(text);
  if (file === null || file['hanchanCircuit'] !== FORM) {
    return fail({ field: 'hanchanCircuit', message: 'this is not the file of a circuit' });
  }
  const { entries, events, sum } = file;
  if (!Array.isArray(entries) || entries.length === 0) {
    return fail({ field: 'entries', message: 'the file has no log' });
  }
  if (typeof events !== 'object' || events === null || Array.isArray(events)) {
    return fail({ field: 'events', message: 'the file has no results' });
  }
  if (sumOf(entries, events, sha256) !== sum) {
    return fail({ field: 'sum', message: 'the file is not as it was written' });
  }
  return ok({ entries, events: events as Record<string, unknown> });
}

/** Folds a log that somebody brings, and asks of every entry what was asked when it was written. */
export function checkedCircuit(
  entries: readonly CircuitEntry[],
): Result<CircuitState, CircuitFileProblem> {
  const first = entries[0]?.act;
  if (first?.type !== 'create') {
    return fail({ field: 'entries.0.act.type', message: 'the log begins with no circuit' });
  }
  const wrong = circuitCreationRefusal(first);
  if (wrong !== null)
    return fail({ field: `entries.0.act.${wrong.field}`, message: wrong.message });
  const state = newCircuit(first);
  for (const [i, entry] of entries.entries()) {
    const { seq, act, by, at } = entry;
    if (seq !== i + 1) {
      return fail({ field: `entries.${i}.seq`, message: `is ${seq}, not ${i + 1}` });
    }
    if (state.done.has(entry.id)) {
      return fail({ field: `entries.${i}.id`, message: 'is the one of an earlier line' });
    }
    if (!isHolder(state, by)) {
      return fail({ field: `entries.${i}.by`, message: 'nobody with this role did it' });
    }
    const refused = i === 0 ? null : circuitRefusal(state, act, by, at);
    if (refused !== null) {
      return fail({ field: `entries.${i}.act.${refused.field}`, message: refused.message });
    }
    applyCircuit(state, entry);
  }
  return ok(state);
}

/** Whoever is said to have done it must have been that then. */
function isHolder({ owner, organisers, invitations }: CircuitState, { role, id }: CircuitActor) {
  switch (role) {
    case 'owner':
      return id === owner.id;
    case 'organiser':
      return id !== null && organisers.has(id);
    case 'invited':
      return id !== null && invitations.has(id);
    case 'server':
      return true;
    case 'visitor':
      return false;
  }
}
