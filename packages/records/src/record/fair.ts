// Whether the walls of a record are the ones its seed gives: the secret fits what was committed to before play, and
// every deal was dealt from the wall that follows.

import { commitmentOf, fairWall, matchSeed } from '@hanchan/game';
import type { BySeat, Tile } from '@hanchan/tiles';
import { isFields } from './fields.ts';
import type { RecordEntry, RecordHeader } from './form.ts';
import { readRecord } from './read.ts';
import { type RecordReplay, replayRecord } from './replay.ts';

/** What a header's settings say under `fair`, before the first deal. */
export interface FairSettings {
  readonly scheme: 'w1';
  readonly commitment: string;
  /** What each seat added, seen by everybody. */
  readonly words: BySeat<string>;
}

export interface FairReport {
  /** Walls that were compared with the seed. */
  readonly walls: number;
  /** Everything else that the record tells, played through the engine, which draws from these walls. */
  readonly replay: RecordReplay;
  /** Why the walls cannot be trusted; null when they can. */
  readonly problem: { readonly field: string; readonly message: string } | null;
}

export function verifyWalls(lines: readonly string[]): FairReport {
  const { header, entries, problem: unreadable } = readRecord(lines);
  // What cannot be read is told by the replay, with its place.
  if (header === null || unreadable !== null) {
    return { walls: 0, replay: replayRecord(lines), problem: null };
  }
  const seed = seedOf(header, entries);
  if (typeof seed === 'string') {
    return { walls: 0, replay: replayRecord(lines), problem: { field: 'fair', message: seed } };
  }
  const wallOf = (number: number): Tile[] =>
    fairWall(seed.seed, number, header.rules['tiles.redFives'] === 'none' ? 0 : 3);
  const deals = entries.filter((entry) => entry.type === 'deal');
  const wrong = deals.findIndex(
    ({ wall }, i) => wall !== null && wall.join() !== wallOf(i + 1).join(),
  );
  const replay = replayRecord(lines, {
    wallOf: (_, match) => wallOf(match.dealNumber + 1),
  });
  const problem =
    wrong < 0
      ? null
      : { field: 'deal', message: `wall ${wrong + 1} is not the one the seed gives` };
  return { walls: deals.length, replay, problem };
}

/** The seed behind walls and dice of a record that reveals it; null where it does not. */
export function seedOfRecord(header: RecordHeader, lines: readonly string[]): string | null {
  const told = lines.findLast((line) => line.startsWith('{"reveal"'));
  if (told === undefined) return null;
  const read = readRecord([lines[0]!, told]);
  const seed = seedOf(header, read.entries);
  return typeof seed === 'string' ? null : seed.seed;
}

/** The seed, once the secret is known and fits; otherwise why not. */
function seedOf(header: RecordHeader, entries: readonly RecordEntry[]): { seed: string } | string {
  const fair = header.settings['fair'];
  if (!isFair(fair)) return 'this record has no seed commitment, so its walls cannot be checked';
  const revealed = entries.find((entry) => entry.type === 'reveal');
  if (revealed === undefined) return 'the secret has not been revealed';
  if (commitmentOf(revealed.secret) !== fair.commitment) {
    return 'the secret is not the one that was committed to';
  }
  return { seed: matchSeed(revealed.secret, fair.words) };
}

function isFair(value: unknown): value is FairSettings {
  if (!isFields(value)) return false;
  const { scheme, commitment, words } = value;
  const areWords =
    Array.isArray(words) && words.length === 4 && words.every((word) => typeof word === 'string');
  return scheme === 'w1' && typeof commitment === 'string' && areWords;
}
