// `hanchan simulate`: whole matches between bots, what they show, and files and pages of it.

import { type RunReport, Statistics } from '@hanchan/arena';
import type { Ruleset } from '@hanchan/rules';
import type { AddCommand } from './addCommand.ts';
import { DEFAULT_BOTS, playerMaker } from './botArgument.ts';
import { CHECK_FAILED } from './exitStatus.ts';
import { count } from './handArgument.ts';
import { MJAI_TIMEOUT_MS } from './mjaiPlayer.ts';
import { failedThroughout, type MjaiReport, reportLine, reportLines } from './mjaiReport.ts';
import { Programs } from './programs.ts';
import { Progress } from './progress.ts';
import { rehearse } from './rehearsal.ts';
import { type Plan, readPlan, type SimulateArguments } from './simulateArguments.ts';
import { LineFile, RecordFolder, requireWritable, WriteFailure } from './simulateFiles.ts';
import { matchCount, printReports, reportJson, reportOf, writePages } from './simulateReport.ts';
import { type RunEnd, runMatches } from './simulateRun.ts';
import { addMergeCommand } from './simulation/mergeCommand.ts';
import { headerOf, linesWanted, planOf } from './simulation/part.ts';
import { PartFile } from './simulation/partFile.ts';
import { rangeText } from './simulation/shard.ts';
import { type DealTable, openTable } from './simulation/tables.ts';
import { printError, printJson, type Terminal } from './terminal.ts';

const HELP = `
Bots (hanchan bots lists them): one name fills all seats, two alternate, four are as given. Each match has its own
seed, made from --seed and its number. From match to match the bots change seats: every 4 matches each has
sat everywhere, every 24 beside everybody equally often. --no-rotate leaves them where they are.

--out has one JSON line a match, in order: match, seed, rules, hash (of their values), bots by seat, scores, places, uma,
result, decisions, deals [{round, dealer, counters, outcome, wins [{seat, from, turn, points, han, fu, limit, yaku}], tenpai,
riichi, calls, discards, fouls, deltas}], digest (of the moves). --columns has one row a deal and seat; yes and no are 1
and 0, what does not apply is empty; a name that ends with .parquet makes it Parquet, with types. All are the same bytes
for the same seed, whatever the number of workers.

--shard 3/16 plays the third of sixteen parts into --out, and goes on where that file ends when it was broken off; auto
takes the part from a Slurm array, or from an Indexed Job of Kubernetes whose JOB_COMPLETIONS says how many there are.
hanchan simulate merge makes of all parts what the whole run would have made.

The first Ctrl-C ends the run: what was finished is written and counted, and the exit status is 130.
Intervals are of 95 %: normal over matches for rates and means, Wilson's for shares of matches, yaku and endings.
A program that cannot be started, or ends when it is first asked, is refused before the first match.
Exit status: 0 fine, 1 a check failed, a file could not be written to its end, or a program made no decision itself,
2 bad input.

Examples:
  hanchan simulate --rules wrc-2022 --games 1000 --bots club,beginner --report report.html
  hanchan simulate --rules tenhou --games 100 --seed 7 --out games.jsonl --columns deals.csv --check
  hanchan simulate --rules tenhou --games 100000 --shard 3/16 --out part-3
  hanchan simulate --compare wrc-2022,ema-2008,tenhou --games 500 --report character.html`;

export const addSimulateCommand: AddCommand = (program, terminal, exit) => {
  const command = program
    .command('simulate')
    .summary('play whole matches between bots, and report the statistics')
    .description('Play whole matches between bots, and report the statistics.')
    .option('--rules <ID>', 'the rulebook: an id or a file')
    .option('--compare <A,B>', 'play the same under several rulebooks, and compare their character')
    .option('--games <N>', 'how many matches, under each rulebook')
    .option('--seed <S>', 'a whole number; the same seed gives the same matches', '1')
    .option('--bots <NAMES>', 'who plays: one, two or four names', DEFAULT_BOTS)
    .option('--workers <N>', 'threads; one per core by default')
    .option('--assistance <HOW>', 'guided, or unassisted: fouls can happen', 'guided')
    .option('--no-rotate', 'bots keep their seats')
    .option('--check', 'check every law of the table after every move')
    .option('--json', 'one JSON document')
    .option('--out <FILE>', 'one JSON line per match')
    .option('--columns <FILE>', 'one row per hand and seat: comma-separated values, or .parquet')
    .option('--records <DIR>', 'the record of every match, for hanchan replay')
    .option('--report <FILE>', 'a page of plots, in one HTML file')
    .option('--picture <FILE>', 'with --compare: the character of the rulebooks as an SVG')
    .option(
      '--shard <I/N>',
      'play one of N parts into --out, or go on with it; auto: as the cluster says',
    )
    .option('--mjai-timeout <MS>', 'time a program has per decision', String(MJAI_TIMEOUT_MS))
    .addHelpText('after', HELP)
    .action(async (args: SimulateArguments) => exit(await simulate(args, terminal)));
  addMergeCommand(command, terminal, exit);
};

const INTERRUPTED = 130;
/** Without a terminal a line is enough now and then. */
const LINES_EVERY_MS = 10_000;

async function simulate(args: SimulateArguments, terminal: Terminal): Promise<number> {
  const plan = readPlan(args);
  await rehearse(plan.lineUp, plan.rulesets[0]!, plan.mjaiTimeoutMs);
  const files = await openFiles(args, plan);
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  process.once('SIGINT', stop);
  const programs = new Programs(plan.mjaiTimeoutMs);
  const runs: RunEnd[] = [];
  const failures: string[] = [];
  const progress = new Progress(terminal, args.json ? undefined : LINES_EVERY_MS);
  const { part } = files;
  if (part !== null) tellFound(terminal, part);
  try {
    const surroundings = { files, programs, progress, signal: interrupt.signal };
    for (const [at, ruleset] of plan.rulesets.entries()) {
      const end = await runUnder(ruleset, at, plan, surroundings);
      runs.push(end);
      if (end.failure !== null || interrupt.signal.aborted) break;
    }
  } finally {
    process.off('SIGINT', stop);
    await programs.stop();
    failures.push(...runs.flatMap(({ failure }) => (failure === null ? [] : [failure])));
    failures.push(...programs.reports.flatMap((report) => failedThroughout(report) ?? []));
    const notes = programs.reports.flatMap((report) => reportLine(report) ?? []);
    if (failures.length === 0) failures.push(...finished(files, notes));
    files.close();
    progress.clear();
  }
  const reports = tell(args, plan, terminal, runs, programs.reports, files);
  for (const report of programs.reports) {
    for (const line of reportLines(report)) terminal.errors.write(`${line}\n`);
  }
  failures.push(...writePages(args, reports, plan.isComparison));
  for (const failure of failures) printError(terminal, failure);
  const isStopped = interrupt.signal.aborted;
  if (isStopped) printError(terminal, stoppedText(reports));
  return failures.length > 0 ? CHECK_FAILED : isStopped ? INTERRUPTED : 0;
}

/** What is left to write once all is played; why it could not be. */
function finished({ rows, part }: Files, notes: readonly string[]): string[] {
  try {
    rows?.finish();
    part?.finish(notes);
    return [];
  } catch (error) {
    if (error instanceof WriteFailure) return [error.message];
    throw error;
  }
}

function stoppedText(reports: readonly RunReport[]): string {
  const played = reports.reduce((sum, { statistics }) => sum + statistics.matches, 0);
  return `interrupted; ${matchCount(played, 'finished ')} kept`;
}

/** A part that was begun before says so. */
function tellFound(terminal: Terminal, { header, found, isDone }: PartFile): void {
  const { shard, of } = header;
  const what = `part ${shard}/${of} (${rangeText(header)})`;
  const wanted = linesWanted(header);
  if (isDone) terminal.errors.write(`${what} is done\n`);
  else if (found.header !== null) {
    terminal.errors.write(`${what}: ${found.matches} of ${wanted} were played; going on\n`);
  }
}

interface Files {
  /** The lines of the matches: of a run, or of a part of one. */
  readonly lines: LineFile | PartFile | null;
  readonly part: PartFile | null;
  readonly rows: DealTable | null;
  readonly folder: RecordFolder | null;
  close(): void;
}

/** Opened before anything is played. */
async function openFiles(args: SimulateArguments, plan: Plan): Promise<Files> {
  const { out, columns, records, report, picture } = args;
  const paths = { '--out': out, '--columns': columns, '--report': report, '--picture': picture };
  for (const [argument, path] of Object.entries(paths)) {
    if (path !== undefined) requireWritable(argument, path);
  }
  const rows = columns === undefined ? null : await openTable('--columns', columns);
  const part = plan.shard === null ? null : new PartFile(out!, headerOf(plan, plan.shard));
  const lines = part ?? (out === undefined ? null : new LineFile('--out', out));
  const folder = records === undefined ? null : new RecordFolder('--records', records);
  const close = () => {
    lines?.close();
    rows?.close();
  };
  return { lines, part, rows, folder, close };
}

/** What the matches of all rulebooks share. */
interface Surroundings {
  readonly files: Files;
  readonly programs: Programs;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Under the rulebook at this place of the plan. */
async function runUnder(
  ruleset: Ruleset,
  at: number,
  plan: Plan,
  { files, programs, progress, signal }: Surroundings,
): Promise<RunEnd> {
  const { lines, part, rows, folder } = files;
  const { games, seed, lineUp, workers, assistance, isRotated, isChecked } = plan;
  const { id, title, values } = ruleset;
  const keeps = {
    line: lines !== null,
    rows: rows?.isText === true,
    record: folder !== null,
  };
  const whole = part?.header ?? { from: 0, to: games };
  const range = { from: whole.from + (part?.doneUnder(at) ?? 0), to: whole.to };
  const started = performance.now();
  return runMatches({
    simulation: { ruleset: { id, title, values }, seed, assistance, isRotated, isChecked, keeps },
    lineUp,
    range,
    statistics: part?.statistics[at] ?? new Statistics(),
    workers,
    makePlayer: playerMaker(lineUp, (command, seat, names) =>
      programs.start(command, seat, names, id),
    ),
    signal,
    keep: (match, played) => {
      // A match whose line is there has its record too, however the process ended.
      folder?.write(`${id}-${seed}-${match}`, played.record);
      lines?.write([played.line]);
      rows?.write({ match, rules: id }, played.summary, played.rows);
      const done = match + 1 - whole.from;
      const all = whole.to - whole.from;
      const speed = ((match + 1 - range.from) * 1_000) / (performance.now() - started);
      progress.show(done / all, `${id}: ${done} of ${all} matches, ${speed.toFixed(1)}/s`);
    },
  });
}

function tell(
  { json }: SimulateArguments,
  plan: Plan,
  terminal: Terminal,
  runs: readonly RunEnd[],
  programs: readonly MjaiReport[],
  { part }: Files,
): RunReport[] {
  const notes = programs.flatMap((report) => reportLine(report) ?? []);
  const told = part?.header.plan ?? planOf(plan);
  const reports = runs.map(({ statistics }, at) => reportOf(told, at, statistics, notes));
  if (json) {
    const documents = reports.map((report, at) => runJson(report, plan, runs[at]!, part));
    const ours = plan.isComparison ? { compare: documents } : documents[0];
    printJson(terminal, programs.length === 0 ? ours : { ...ours, programs });
    return reports;
  }
  const threads = count(plan.workers, 'thread');
  const ends = runs.map(({ played, seconds }) => {
    const speed = `${(played / seconds).toFixed(1)} matches/s on ${threads}`;
    return part === null ? speed : `${partText(part)}; ${speed}`;
  });
  printReports(terminal, reports, plan.isComparison, ends);
  return reports;
}

const partText = ({ header }: PartFile) =>
  `part ${header.shard}/${header.of}, ${rangeText(header)} of ${header.plan.games}`;

function runJson(report: RunReport, { workers }: Plan, end: RunEnd, part: PartFile | null) {
  const { played, seconds } = end;
  return reportJson(report, {
    ...(part !== null && { part: partJson(part, played) }),
    workers,
    seconds,
    gamesPerSecond: played / seconds,
  });
}

/** `played`: how many of its matches were played now. */
function partJson({ header }: PartFile, played: number) {
  const { shard, of, from, to } = header;
  return { shard, of, from, to, played };
}
