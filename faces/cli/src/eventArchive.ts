// An archive of an event from a file: read whole, its checksum held, folded to the event that it is.

import { createHash } from 'node:crypto';
import {
  archiveChecksum,
  archiveFault,
  type Entry,
  type EventState,
  foldEvent,
  readArchive,
} from '@hanchan/tournament';
import { BadInput } from './badInput.ts';
import { textOf } from './namedFile.ts';

export interface OpenArchive {
  readonly entries: readonly Entry[];
  readonly state: EventState;
  readonly checksum: string;
}

export type Opened =
  | { readonly ok: true; readonly archive: OpenArchive }
  | { readonly ok: false; readonly message: string };

/** Not ok: the file can be read but is not as it was written. */
export function tryArchive(file: string): Opened {
  const text = textOf(file, 'ARCHIVE');
  const read = readArchive(text, sha256);
  if (!read.ok) return { ok: false, message: read.error.message };
  const fault = archiveFault(read.value);
  if (fault !== null) return { ok: false, message: fault.message };
  const state = foldEvent(read.value);
  return { ok: true, archive: { entries: read.value, state, checksum: archiveChecksum(text) } };
}

export function openArchive(file: string): OpenArchive {
  const opened = tryArchive(file);
  if (opened.ok) return opened.archive;
  throw new BadInput('ARCHIVE', `${file}: ${opened.message}`);
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
