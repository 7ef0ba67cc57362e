// Whether the walls of a record are the ones its seed gives: the secret fits what was committed to before play, every
// word what was promised, and every deal was dealt from the wall that follows from these and from the beacon.

import {
  type BeaconDraw,
  commitmentOf,
  fairWall,
  isSigned,
  matchSeed,
  roundMessage,
} from '@hanchan/game';
import { redFivesOf } from '@hanchan/rules';
import type { Tile } from '@hanchan/tiles';
import {
  type DealSeeds,
  dealSeeds,
  type FairBeacon,
  type FairSettings,
  fairSettingsOf,
  withheldIn,
} from './fairSettings.ts';
import type { RecordEntry, RecordHeader } from './form.ts';
import { readRecord } from './read.ts';
import { type RecordReplay, replayRecord } from './replay.ts';

/** A signature that is left to whoever has the means: over `message` by `key`, all in hexadecimal digits. */
export interface SignatureClaim {
  readonly round: number;
  readonly key: string;
  readonly message: string;
  readonly signature: string;
}

/** Whether the walls of a record follow from its seed. */
export interface FairReport {
  /** Walls that were compared with the seed. */
  readonly walls: number;
  /** Everything else that the record tells, played through the engine, which draws from these walls. */
  readonly replay: RecordReplay;
  /** Why the walls cannot be trusted; null when they can. */
  readonly problem: { readonly field: string; readonly message: string } | null;
  /** What was fixed before the first deal; null where the record does not say. */
  readonly fair: FairSettings | null;
  /** Places, counted from 0 in the order of sitting down, that promised a word and did not tell it. */
  readonly withheld: readonly number[];
  /** What the beacon gave, by deal; null where none was asked for. */
  readonly beacon: FairBeacon | null;
  readonly draws: readonly { readonly deal: number; readonly draw: BeaconDraw }[];
  /** Still to be checked: nothing here knows the curve. */
  readonly signatures: readonly SignatureClaim[];
}

/** Makes every wall of a record again from its seed, and compares. */
export function verifyWalls(lines: readonly string[]): FairReport {
  const { header, entries, problem: unreadable } = readRecord(lines);
  const unchecked = (problem: FairReport['problem']): FairReport => ({
    walls: 0,
    replay: replayRecord(lines),
    problem,
    fair: null,
    withheld: [],
    beacon: null,
    draws: [],
    signatures: [],
  });
  // What cannot be read is told by the replay, with its place.
  if (header === null || unreadable !== null) return unchecked(null);
  const opened = openedOf(header, entries);
  if (typeof opened === 'string') return unchecked({ field: 'fair', message: opened });
  const { fair, deals, seeds, draws, plain } = opened;
  const wallOf = (number: number): Tile[] =>
    fairWall(seeds[number - 1] ?? plain, number, redFivesOf(header.rules));
  const wrong = deals.findIndex(
    ({ wall }, i) => wall !== null && wall.join() !== wallOf(i + 1).join(),
  );
  const replay = replayRecord(lines, {
    wallOf: (_, match) => wallOf(match.dealNumber + 1),
  });
  return {
    walls: deals.length,
    replay,
    problem: problemIn(opened, wrong),
    fair,
    withheld: withheldIn(fair).withheld,
    beacon: fair.beacon ?? null,
    draws,
    signatures: fair.beacon === undefined ? [] : signaturesIn(fair.beacon, draws),
  };
}

function problemIn(
  { fair, problem }: Opened,
  wrong: number,
): { readonly field: string; readonly message: string } | null {
  const [broken] = withheldIn(fair).broken;
  if (broken !== undefined) {
    const message = `the word of place ${broken + 1} is not the one that was promised`;
    return { field: 'fair.words', message };
  }
  if (problem !== null) return { field: 'deal', message: problem };
  if (wrong < 0) return null;
  return { field: 'deal', message: `wall ${wrong + 1} is not the one the seed gives` };
}

function signaturesIn(
  { chain }: FairBeacon,
  draws: FairReport['draws'],
): readonly SignatureClaim[] {
  if (!isSigned(chain)) return [];
  return draws.flatMap(({ draw: { round, signature } }) =>
    signature === null ? [] : [{ round, key: chain.key, message: roundMessage(round), signature }],
  );
}

/** The seed behind walls and dice of each deal, from 1 on, of a record that reveals it; null where it does not. */
export function seedOfRecord(
  header: RecordHeader,
  lines: readonly string[],
): ((deal: number) => string) | null {
  const told = lines.findLast((line) => line.startsWith('{"reveal"'));
  if (told === undefined) return null;
  const deals = lines.filter((line) => line.startsWith('{"deal"') && line.includes('"seed"'));
  const read = [told, ...deals].flatMap((line) => readRecord([lines[0]!, line]).entries);
  const opened = openedOf(header, read);
  if (typeof opened === 'string') return null;
  const { seeds, plain } = opened;
  return (deal) => seeds[Math.min(deal, seeds.length) - 1] ?? plain;
}

interface Opened extends DealSeeds {
  readonly fair: FairSettings;
  readonly deals: readonly Extract<RecordEntry, { type: 'deal' }>[];
  /** Where nothing was dealt. */
  readonly plain: string;
}

/** The seeds, once the secret is known and fits; otherwise why not. */
function openedOf(header: RecordHeader, entries: readonly RecordEntry[]): Opened | string {
  const fair = fairSettingsOf(header);
  if (fair === null) return 'this record has no seed commitment, so its walls cannot be checked';
  const revealed = entries.find((entry) => entry.type === 'reveal');
  if (revealed === undefined) return 'the secret has not been revealed';
  const { secret } = revealed;
  if (commitmentOf(secret) !== fair.commitment) {
    return 'the secret is not the one that was committed to';
  }
  const deals = entries.filter((entry) => entry.type === 'deal');
  return { fair, deals, plain: matchSeed(secret, fair.words), ...dealSeeds(fair, secret, deals) };
}
