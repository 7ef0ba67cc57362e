// Whose a stream is, when it is not ours.

import type { Claim } from '@hanchan/storage';

/** The stream belongs to another process now, or its end is not where we left it. */
export class LostStream extends Error {
  override readonly name = 'LostStream';
  /** The process that has it, or that can have it; null where we only know that it is not where we left it. */
  readonly heldBy: string | null;
  /** A newer version has held it: we would misread what that wrote. */
  readonly isNewer: boolean;

  constructor(message: string, heldBy: string | null = null, isNewer = false) {
    super(message);
    this.heldBy = heldBy;
    this.isNewer = isNewer;
  }
}

/** For what could not be claimed. */
export function lostTo(
  what: string,
  { heldBy, newer }: Claim & { readonly ok: false },
): LostStream {
  const isNewer = newer !== null;
  const why = isNewer ? 'was held by a newer version of the server' : `is on ${heldBy}`;
  return new LostStream(`${what} ${why}`, heldBy === '' ? null : heldBy, isNewer);
}

/** Null where another process has it; whatever else went wrong goes on. */
export function unlessLost(error: unknown): null {
  if (error instanceof LostStream) return null;
  throw error;
}
