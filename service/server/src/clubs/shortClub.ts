// Large clubs in short, kept beside their logs: after a start a page is told from there while the log is still being read. What is
// kept follows from the log and is held against it: written with the club's secret over its last entry, continued by those that came
// behind, and thrown away where anything of this is not as it should be.

import { createHash, createHmac } from 'node:crypto';
import {
  ABRIDGED_FORM,
  type AbridgedClub,
  abridgedClub,
  applyClub,
  type ClubEntry,
  type ClubState,
  clubInShort,
} from '@hanchan/club';
import { VOCABULARY } from '@hanchan/rules';
import type { Storage, StoredFold } from '@hanchan/storage';
import { isSame } from '../events/keys.ts';
import { firstIn } from '../streams/streamSet.ts';
import { type ClubRatings, KeptRatings, type RatingKept, type SeenRatings } from './ratings.ts';

/** A club to be looked at. */
export interface ClubSeen {
  readonly id: string;
  readonly secret: string;
  readonly state: ClubState;
  /** As the log leaves them. */
  ratings(): Promise<SeenRatings>;
}

export const KIND = 'club';
const FORM = `${ABRIDGED_FORM}.${VOCABULARY}`;

interface Kept {
  readonly club: AbridgedClub;
  /** Numbers as bytes in base64: read at once, and to the last digit. */
  readonly ratings: readonly (Omit<RatingKept, 'skills'> & { readonly skills: string })[];
}

type Place = Pick<StoredFold, 'head' | 'data'> & { readonly id: string; readonly secret: string };

/** Over the last entry that is in it: of another log, or of another state of it, it is another one. */
function proofOf({ id, head, data, secret }: Place, last: string): string {
  const entry = createHash('sha256').update(last).digest('hex');
  const told = `${KIND} ${id} ${FORM} ${head} ${entry} `;
  return createHmac('sha256', secret).update(told).update(data).digest('base64url');
}

export function foldOf(club: ClubSeen, ratings: ClubRatings, last: ClubEntry): StoredFold {
  const { id, secret, state } = club;
  const head = state.seq;
  const data = toldBy(state, ratings.follow(state));
  const proof = proofOf({ id, secret, head, data }, JSON.stringify(last));
  return { head, form: FORM, data, proof };
}

function toldBy(state: ClubState, ratings: ClubRatings): string {
  const kept: Kept = {
    club: abridgedClub(state),
    ratings: ratings.kept().map(({ skills, ...one }) => {
      return { ...one, skills: Buffer.from(skills.buffer).toString('base64') };
    }),
  };
  return JSON.stringify(kept);
}

/** A club as it was kept, continued by what came behind. */
export class ShortClub implements ClubSeen {
  readonly id: string;
  readonly secret: string;
  readonly state: ClubState;
  readonly #ratings: KeptRatings;

  /** Null: a correction of what was kept came behind; it can only be counted with all hands. */
  static of(
    { id, secret, data }: Omit<Place, 'head'>,
    behind: readonly ClubEntry[],
  ): ShortClub | null {
    const { club, ratings } = JSON.parse(data) as Kept;
    const short = new ShortClub(
      id,
      secret,
      clubInShort(club),
      ratings.map(({ skills, ...one }) => ({ ...one, skills: numbersIn(skills) })),
    );
    return short.#goOn(behind) ? short : null;
  }

  private constructor(
    id: string,
    secret: string,
    state: ClubState,
    ratings: readonly RatingKept[],
  ) {
    this.id = id;
    this.secret = secret;
    this.state = state;
    this.#ratings = new KeptRatings(state, ratings);
  }

  async ratings(): Promise<SeenRatings> {
    return this.#ratings;
  }

  /** Whether it is told like the club that the whole log gives, at the same entry. */
  async isLike(whole: { readonly state: ClubState; ratings(): Promise<ClubRatings> }) {
    return (
      toldBy(this.state, this.#ratings.opened()) === toldBy(whole.state, await whole.ratings())
    );
  }

  #goOn(behind: readonly ClubEntry[]): boolean {
    const { recounts, games } = this.state;
    const before = games.size;
    if (behind.length > 0) this.#ratings.opened();
    for (const entry of behind) applyClub(this.state, entry);
    if (games.size > before) this.#ratings.opened().follow(this.state);
    return this.state.recounts === recounts;
  }
}

const numbersIn = (bytes: string): Float64Array =>
  new Float64Array(new Uint8Array(Buffer.from(bytes, 'base64')).buffer);

/** Null: nothing was kept, or nothing that can be believed. */
export async function shortClub({ log, folds }: Storage, id: string): Promise<ShortClub | null> {
  const fold = await folds.find(KIND, id);
  if (fold === null || fold.form !== FORM || fold.head < 1) return null;
  const [first] = await log.read(KIND, id, 0, 1);
  const [last, ...behind] = await log.read(KIND, id, fold.head - 1);
  if (first === undefined || last === undefined) return null;
  const place = { ...fold, id, secret: firstIn<ClubEntry>(first).secret };
  if (!isSame(fold.proof, proofOf(place, last.body))) return null;
  return ShortClub.of(
    place,
    behind.map(({ body }) => JSON.parse(body) as ClubEntry),
  );
}
