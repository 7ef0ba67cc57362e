// What the thread for archives does: a file in, checked line by line and act by act; what storage keeps of it out.

import { type ArchiveProblem, archiveFault, readArchive } from '@hanchan/tournament';
import { sha256 } from './sha256.ts';

/** Each entry as JSON, with its time. */
export interface ReadArchive {
  readonly bodies: readonly string[];
  readonly stamps: readonly number[];
}

export type ArchiveAnswer =
  | { readonly ok: true; readonly value: ReadArchive }
  | { readonly ok: false; readonly error: ArchiveProblem };

export function doArchive(file: Uint8Array): ArchiveAnswer {
  const read = readArchive(new TextDecoder().decode(file), sha256);
  if (!read.ok) return read;
  const problem = archiveFault(read.value);
  if (problem !== null) return { ok: false, error: problem };
  return {
    ok: true,
    value: {
      bodies: read.value.map((entry) => JSON.stringify(entry)),
      stamps: read.value.map(({ at }) => at),
    },
  };
}
