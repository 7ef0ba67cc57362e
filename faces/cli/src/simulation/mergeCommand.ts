// `hanchan simulate merge`: the parts of a run put together to the bytes that the whole run would have written. All of them
// are read and held against each other before anything is written.

import { accessSync, constants, statSync } from 'node:fs';
import { readMatchLine, Statistics } from '@hanchan/arena';
import type { Command } from 'commander';
import type { AddCommand } from '../addCommand.ts';
import { BadInput } from '../badInput.ts';
import { count } from '../handArgument.ts';
import { LineFile, requireWritable, WriteFailure } from '../simulateFiles.ts';
import { matchCount, printReports, reportJson, reportOf, writePages } from '../simulateReport.ts';
import { printError, printJson, type Terminal } from '../terminal.ts';
import { differenceOf } from './difference.ts';
import { countLine, linesIn, linesWanted, type PartHeader, readPart } from './part.ts';
import { rangeOf, rangeText } from './shard.ts';
import { openTable } from './tables.ts';

interface MergeArguments {
  readonly out?: string;
  readonly columns?: string;
  readonly report?: string;
  readonly picture?: string;
  readonly json?: boolean;
}

interface Part {
  readonly path: string;
  readonly header: PartHeader;
  /** Under each rulebook. */
  readonly statistics: readonly Statistics[];
  /** Where the lines under each rulebook begin, in bytes. */
  readonly begins: readonly number[];
  readonly notes: readonly string[];
}

const HELP = `
Give every part of one run once, in any order; they may be of different sizes (1/2, 3/4 and 4/4). What is missing, there
twice, not finished, damaged, of another run or of another build is named, and nothing is written.

Example:
  hanchan simulate merge parts/part-* --out games.jsonl --columns deals.parquet --report report.html`;

export const addMergeCommand: AddCommand = (simulate, terminal, exit) => {
  simulate
    .command('merge')
    .description('Put the parts of a run together: the same bytes as the whole run.')
    .argument('<PARTS...>', 'what --shard wrote')
    .option('--json', 'one JSON document')
    .option('--out <FILE>', 'one JSON line per match')
    .option('--columns <FILE>', 'one row per hand and seat: comma-separated values, or .parquet')
    .option('--report <FILE>', 'a page of plots, in one HTML file')
    .option('--picture <FILE>', 'of a comparison: the character of the rulebooks as an SVG')
    .addHelpText('after', HELP)
    // Commander gives options that the command above has too to that one.
    .action(async (paths: string[], _: unknown, command: Command) =>
      exit(await merge(paths, command.optsWithGlobals(), terminal)),
    );
};

async function merge(
  paths: readonly string[],
  args: MergeArguments,
  terminal: Terminal,
): Promise<number> {
  for (const argument of ['out', 'columns', 'report', 'picture'] as const) {
    const path = args[argument];
    if (path !== undefined && paths.includes(path)) {
      throw new BadInput(`--${argument}`, `${path} is one of the parts`);
    }
  }
  const parts = paths.map(readWhole).sort((a, b) => a.header.from - b.header.from);
  for (const { path, header } of parts) {
    const differs = differenceOf(header, parts[0]!.header);
    if (differs !== null) {
      throw new BadInput(path, `is not of the run of ${parts[0]!.path}: ${differs}`);
    }
  }
  requireAll(parts);
  const { plan } = parts[0]!.header;
  if (args.picture !== undefined && !plan.comparison) {
    throw new BadInput('--picture', 'is of a comparison, and these are parts of another run');
  }
  for (const argument of ['out', 'report', 'picture'] as const) {
    if (args[argument] !== undefined) requireWritable(`--${argument}`, args[argument]);
  }
  const failures = await writeLines(parts, args);
  const notes = [...new Set(parts.flatMap((part) => part.notes))];
  const reports = plan.rules.map((_, at) => {
    const all = new Statistics();
    for (const { statistics } of parts) all.merge(statistics[at]!);
    return reportOf(plan, at, all, notes);
  });
  failures.push(...writePages(args, reports, plan.comparison));
  if (args.json) {
    const documents = reports.map((report) => reportJson(report, { parts: parts.length }));
    printJson(terminal, plan.comparison ? { compare: documents } : documents[0]);
  } else {
    const ends = reports.map(() => count(parts.length, 'part'));
    printReports(terminal, reports, plan.comparison, ends);
  }
  for (const failure of failures) printError(terminal, failure);
  return failures.length > 0 ? 1 : 0;
}

/** Reads a part to its end; refused where it is not whole. */
function readWhole(path: string): Part {
  requireReadable(path);
  const statistics: Statistics[] = [];
  const begins: number[] = [];
  const { header, matches, end, rest } = readPart(path, ({ summary }, { line, offset, under }) => {
    begins[under] ??= offset;
    statistics[under] ??= new Statistics();
    countLine(path, statistics[under], summary, line);
  });
  if (header === null) throw new BadInput(path, 'is not a part of a run');
  if (rest === 'damaged') {
    throw new BadInput(path, `line ${matches + (end === null ? 2 : 3)} is damaged`);
  }
  if (end === null) {
    const far = `${matches} of ${matchCount(linesWanted(header))}`;
    const again = `--shard ${header.shard}/${header.of} goes on from there`;
    throw new BadInput(path, `is not finished: ${far}; ${again}`);
  }
  const all = header.plan.rules.map((_, at) => statistics[at] ?? new Statistics());
  return { path, header, statistics: all, begins, notes: end.notes ?? [] };
}

function requireReadable(path: string): void {
  try {
    if (!statSync(path).isFile()) throw new BadInput(path, 'is not a file');
    accessSync(path, constants.R_OK);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new BadInput(path, code === 'ENOENT' ? 'there is no such file' : 'cannot be read');
  }
}

/** Parts in the order of their matches: each begins where the one before ends. */
function requireAll(parts: readonly Part[]): void {
  let next = 0;
  let before: Part | null = null;
  for (const part of parts) {
    const { from, to } = part.header;
    if (from > next) throw missing(next, from, part.header);
    if (from < next) {
      const twice = rangeText({ from, to: Math.min(next, to) });
      throw new BadInput(part.path, `has ${twice}, as ${before!.path} has`);
    }
    if (to > from) before = part;
    next = to;
  }
  const { header } = parts.at(-1)!;
  if (next < header.plan.games) throw missing(next, header.plan.games, header);
}

function missing(from: number, to: number, { of, plan }: PartHeader): BadInput {
  const shards = Array.from({ length: of }, (_, at) => ({ shard: at + 1, of }));
  const lacking = shards.filter((shard) => {
    const range = rangeOf(shard, plan.games);
    return range.from < to && range.to > from;
  });
  const named = lacking.map(({ shard }) => `${shard}/${of}`);
  const some = named.length > MOST_NAMED ? [...named.slice(0, MOST_NAMED), '…'] : named;
  const what = `${rangeText({ from, to })} of ${plan.games} are in no part`;
  return new BadInput('PARTS', `${what}; missing: --shard ${some.join(', ')}`);
}

const MOST_NAMED = 8;

/** All lines under the first rulebook, then under the next, as a whole run has them. */
async function writeLines(parts: readonly Part[], { out, columns }: MergeArguments) {
  if (out === undefined && columns === undefined) return [];
  const lines = out === undefined ? null : new LineFile('--out', out);
  const rows = columns === undefined ? null : await openTable('--columns', columns);
  try {
    for (const [under] of parts[0]!.header.plan.rules.entries()) {
      for (const { path, header, begins } of parts) {
        let left = header.to - header.from;
        if (left === 0) continue;
        for (const { text } of linesIn(path, begins[under])) {
          lines?.write([text]);
          const { label, summary } = readMatchLine(text)!;
          rows?.write(label, summary);
          if (--left === 0) break;
        }
      }
    }
    rows?.finish();
    return [];
  } catch (error) {
    if (error instanceof WriteFailure) return [error.message];
    throw error;
  } finally {
    lines?.close();
    rows?.close();
  }
}
