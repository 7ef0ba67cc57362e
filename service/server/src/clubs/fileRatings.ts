// Ratings from a club's file alone: whoever doubts a number computes it again, without a server.

import { type ClubEntry, checkedFold, type RatingsView, readClubFile } from '@hanchan/club';
import { clubEntryFault } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import { sha256 } from '../events/sha256.ts';
import { ClubRatings } from './ratings.ts';

/** The ratings that follow from the file; or what is wrong with it, and where. */
export function ratingsInFile(
  text: string,
): Result<RatingsView, { readonly field: string; readonly message: string }> {
  const file = readClubFile(text, sha256);
  if (!file.ok) return file;
  for (const [i, entry] of file.value.entries()) {
    const fault = clubEntryFault(entry);
    if (fault !== null) return fail({ ...fault, field: `entries.${i}.${fault.field}` });
  }
  const state = checkedFold(file.value as readonly ClubEntry[]);
  if (!state.ok) return state;
  const owner = { role: 'owner', member: null } as const;
  return ok(new ClubRatings().follow(state.value).view(state.value, owner, null));
}
