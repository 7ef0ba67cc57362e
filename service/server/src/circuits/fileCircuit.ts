// The file of a circuit, looked at whole: its sum, the form of every line, what every line was allowed to say when it was written.

import { circuitEntryFault, circuitResultsFault } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import {
  type CircuitEntry,
  type CircuitFileProblem,
  type CircuitState,
  checkedCircuit,
  type EventResults,
  type LiveResults,
  readCircuitFile,
} from '@hanchan/tournament';
import { sha256 } from '../events/sha256.ts';

/** What a file holds, once all of it was looked at. */
export interface CircuitInFile {
  readonly entries: readonly CircuitEntry[];
  readonly state: CircuitState;
  /** Of events that the circuit reads elsewhere, by entry: as they were when the file was written. */
  readonly events: Readonly<Record<string, EventResults>>;
  readonly live: LiveResults;
}

/** `pause` lets others have their turn while a long file is read. */
export async function circuitInFile(
  text: string,
  pause: () => Promise<unknown> | null = () => null,
): Promise<Result<CircuitInFile, CircuitFileProblem>> {
  const file = readCircuitFile(text, sha256);
  if (!file.ok) return file;
  for (const [i, entry] of file.value.entries.entries()) {
    const fault = circuitEntryFault(entry);
    if (fault !== null) return fail({ ...fault, field: `entries.${i}.${fault.field}` });
    const waiting = pause();
    if (waiting !== null) await waiting;
  }
  for (const [id, results] of Object.entries(file.value.events)) {
    const fault = circuitResultsFault(results);
    if (fault !== null) return fail({ ...fault, field: `events.${id}.${fault.field}` });
  }
  const entries = file.value.entries as readonly CircuitEntry[];
  const folded = checkedCircuit(entries);
  if (!folded.ok) return folded;
  const events = file.value.events as Readonly<Record<string, EventResults>>;
  const live: LiveResults = new Map(
    Object.entries(events).map(([id, results]) => [id, { stage: 'closed', results }]),
  );
  return ok({ entries, state: folded.value, events, live });
}
