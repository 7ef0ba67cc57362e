// A part of a large run in one file of JSON lines: what is played (the header), the line of each match as `--out` has it, and
// at the end a checksum. Every line is whole or is not there, so a process that was killed goes on where its file ends.

import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { type MatchLabel, type MatchSummary, readMatchLine, type Statistics } from '@hanchan/arena';
import { hashOf } from '@hanchan/rules';
import { BadInput } from '../badInput.ts';
import { nameOf } from '../botArgument.ts';
import type { Plan } from '../simulateArguments.ts';
import { buildOf } from './build.ts';
import { isShard, type MatchRange, rangeOf, type Shard } from './shard.ts';

const FORM = 1;

/** What a whole run plays: parts of one run agree in all of it. */
export interface RunPlan {
  readonly rules: readonly { readonly id: string; readonly title: string; readonly hash: string }[];
  readonly comparison: boolean;
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly assistance: 'guided' | 'unassisted';
  readonly rotated: boolean;
  readonly checked: boolean;
}

export interface PartHeader extends Shard, MatchRange {
  readonly hanchan: 'part';
  readonly form: number;
  readonly build: string;
  readonly plan: RunPlan;
}

export interface PartEnd {
  readonly end: true;
  readonly matches: number;
  /** Of all the lines before it. */
  readonly sha256: string;
  /** What a reader of the figures must know: a program that did not play. */
  readonly notes?: readonly string[];
}

export const planOf = (plan: Plan): RunPlan => ({
  rules: plan.rulesets.map(({ id, title, values }) => ({ id, title, hash: hashOf(values) })),
  comparison: plan.isComparison,
  games: plan.games,
  seed: plan.seed,
  bots: plan.lineUp.map(nameOf),
  assistance: plan.assistance,
  rotated: plan.isRotated,
  checked: plan.isChecked,
});

export const headerOf = (plan: Plan, shard: Shard): PartHeader => ({
  hanchan: 'part',
  form: FORM,
  build: buildOf(),
  ...shard,
  ...rangeOf(shard, plan.games),
  plan: planOf(plan),
});

/** How many lines of matches a whole part has. */
export const linesWanted = ({ plan, from, to }: PartHeader): number =>
  plan.rules.length * (to - from);

/** What was found in a file, from its beginning as far as it is sound. */
export interface FoundPart {
  /** Null where not even the header is whole. */
  readonly header: PartHeader | null;
  readonly matches: number;
  /** How much of the file is sound. */
  readonly bytes: number;
  readonly hash: Hash;
  readonly end: PartEnd | null;
  /** What comes after that is sound: nothing, or what a killed process left, or damage. */
  readonly rest: 'none' | 'cutOff' | 'damaged';
}

export interface ReadMatch {
  readonly label: MatchLabel;
  readonly summary: MatchSummary;
}

/** Where a line stands: counted from 1, in bytes, and under which rulebook of the plan. */
export interface LinePlace {
  readonly line: number;
  readonly offset: number;
  readonly under: number;
}

/** Told of every sound line of a match, in order; what it throws ends the reading. */
export type LineReader = (read: ReadMatch, place: LinePlace) => void;

/** Reads a part as far as it is sound: each line is the match that belongs there, and written as we write it. */
export function readPart(path: string, tell: LineReader = () => undefined): FoundPart {
  const hash = createHash('sha256');
  let header: PartHeader | null = null;
  let end: PartEnd | null = null;
  let matches = 0;
  let bytes = 0;
  const found = (rest: FoundPart['rest']): FoundPart => ({
    header,
    matches,
    bytes,
    hash,
    end,
    rest,
  });
  for (const { text, size, isWhole } of linesIn(path)) {
    if (!isWhole) return found('cutOff');
    if (end !== null) return found('damaged');
    if (header === null) {
      header = readHeader(text);
      if (header === null) return found('damaged');
      hash.update(`${text}\n`);
    } else if (matches === linesWanted(header)) {
      end = readEnd(text, matches, hash.copy().digest('hex'));
      if (end === null) return found('damaged');
    } else {
      const read = readMatchLine(text);
      if (read === null || !isNext(header, matches, read.label)) return found('damaged');
      const under = Math.floor(matches / (header.to - header.from));
      tell(read, { line: matches + 2, offset: bytes, under });
      hash.update(`${text}\n`);
      matches++;
    }
    bytes += size;
  }
  return found('none');
}

/** Whether a match is the one that comes after so many. */
function isNext({ plan, from, to }: PartHeader, matches: number, label: MatchLabel): boolean {
  const size = to - from;
  const { id, hash } = plan.rules[Math.floor(matches / size)]!;
  return label.match === from + (matches % size) && label.rules === id && label.hash === hash;
}

/** Counts what a line tells. It has the right form, and may still hold a deal that nobody can count. */
export function countLine(
  path: string,
  statistics: Statistics,
  summary: MatchSummary,
  line: number,
) {
  try {
    statistics.add(summary);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    throw new BadInput(path, `line ${line} tells of no match that can be counted`);
  }
}

/** Null for anything but what `headerOf` makes, letter by letter. */
function readHeader(text: string): PartHeader | null {
  const json = parsed(text) as Partial<PartHeader> | null;
  const { shard = 0, of = 0, build = '' } = json ?? {};
  const plan = readRunPlan(json?.plan);
  const numbers = [shard, of, plan?.games, plan?.seed];
  if (plan === null || !numbers.every(isCount) || !isText(build) || !isShard(shard, of))
    return null;
  const range = rangeOf({ shard, of }, plan.games);
  const header = { hanchan: 'part', form: FORM, build, shard, of, ...range, plan } as const;
  return JSON.stringify(header) === text ? header : null;
}

function readRunPlan(plan: RunPlan | undefined): RunPlan | null {
  const { rules, comparison, games, seed, bots, assistance, rotated, checked } = plan ?? {};
  const isKnown = [comparison, rotated, checked].every((one) => typeof one === 'boolean');
  if (!isKnown || (assistance !== 'guided' && assistance !== 'unassisted')) return null;
  if (!Array.isArray(bots) || !bots.every(isText)) return null;
  if (!Array.isArray(rules) || rules.length === 0) return null;
  if (!rules.every((one) => [one?.id, one?.title, one?.hash].every(isText))) return null;
  return {
    rules: rules.map(({ id, title, hash }) => ({ id, title, hash })),
    comparison: comparison!,
    games: games!,
    seed: seed!,
    bots,
    assistance,
    rotated: rotated!,
    checked: checked!,
  };
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown) => typeof value === 'string';

function readEnd(text: string, matches: number, sha256: string): PartEnd | null {
  const json = parsed(text) as Partial<PartEnd> | null;
  const isOurs = json?.end === true && json.matches === matches && json.sha256 === sha256;
  const { notes = [] } = json ?? {};
  return isOurs && Array.isArray(notes) && notes.every(isText) ? (json as PartEnd) : null;
}

function parsed(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' ? json : null;
  } catch {
    return null;
  }
}

const CHUNK = 1 << 18;
const NEWLINE = 10;

/** The lines of a file, with their sizes in bytes; the last is not whole where no newline ends it. */
export function* linesIn(
  path: string,
  from = 0,
): Generator<{ text: string; size: number; isWhole: boolean }> {
  const handle = openSync(path, 'r');
  try {
    const chunk = Buffer.alloc(CHUNK);
    let rest = Buffer.alloc(0);
    for (let at = from; ; ) {
      const read = readSync(handle, chunk, 0, CHUNK, at);
      if (read === 0) break;
      at += read;
      const bytes = Buffer.concat([rest, chunk.subarray(0, read)]);
      let start = 0;
      for (let stop = bytes.indexOf(NEWLINE); stop >= 0; stop = bytes.indexOf(NEWLINE, start)) {
        const text = bytes.toString('utf8', start, stop);
        yield { text, size: stop + 1 - start, isWhole: true };
        start = stop + 1;
      }
      rest = bytes.subarray(start);
    }
    if (rest.length > 0) yield { text: rest.toString('utf8'), size: rest.length, isWhole: false };
  } finally {
    closeSync(handle);
  }
}
