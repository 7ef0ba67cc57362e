// `hanchan simulate`: whole matches between bots, what they show, and files and pages of it.

import {
  COLUMNS,
  comparePage,
  comparePicture,
  documentOf,
  type RunReport,
  reportPage,
} from '@hanchan/arena';
import { hashOf, type Ruleset } from '@hanchan/rules';
import type { Command } from 'commander';
import { DEFAULT_BOTS, nameOf, playerMaker } from './botArgument.ts';
import { count } from './handArgument.ts';
import { MJAI_TIMEOUT_MS } from './mjaiPlayer.ts';
import { failedThroughout, type MjaiReport, reportLine, reportLines } from './mjaiReport.ts';
import { Programs } from './programs.ts';
import { Progress } from './progress.ts';
import { rehearse } from './rehearsal.ts';
import { type Plan, readPlan, type SimulateArguments } from './simulateArguments.ts';
import {
  LineFile,
  RecordFolder,
  requireWritable,
  WriteFailure,
  writePage,
} from './simulateFiles.ts';
import { type RunEnd, runMatches } from './simulateRun.ts';
import { printComparison, printStatistics } from './simulateText.ts';
import { print, printError, printJson, type Terminal } from './terminal.ts';

const HELP = `
Bots (hanchan bots lists them): one name fills all seats, two alternate, four are as given. Each match has its own
seed, made from --seed and its number. From match to match the bots change seats: every 4 matches each has
sat everywhere, every 24 beside everybody equally often. --no-rotate leaves them where they are.

--out has one JSON line a match, in order: match, seed, rules, hash (of their values), bots by seat, scores, places, uma,
result, decisions, deals [{round, dealer, counters, outcome, wins [{seat, from, turn, points, han, fu, limit, yaku}], tenpai,
riichi, calls, discards, fouls, deltas}], digest (of the moves). --columns has one row a deal and seat; yes and no are 1
and 0, what does not apply is empty. Both are the same bytes for the same seed, whatever the number of workers.

The first Ctrl-C ends the run: what was finished is written and counted, and the exit status is 130.
Intervals are of 95 %: normal over matches for rates and means, Wilson's for shares of matches, yaku and endings.
A program that cannot be started, or ends when it is first asked, is refused before the first match.
Exit status: 0 fine, 1 a check failed, a file could not be written to its end, or a program made no decision itself,
2 bad input.

Examples:
  hanchan simulate --rules wrc-2022 --games 1000 --bots club,beginner --report report.html
  hanchan simulate --rules tenhou --games 100 --seed 7 --out games.jsonl --columns deals.csv --check
  hanchan simulate --compare wrc-2022,ema-2008,tenhou --games 500 --report character.html`;

export function addSimulateCommand(
  program: Command,
  terminal: Terminal,
  exit: (status: number) => void,
): void {
  program
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
    .option('--columns <FILE>', 'one row of comma-separated values per hand and seat')
    .option('--records <DIR>', 'the record of every match, for hanchan replay')
    .option('--report <FILE>', 'a page of plots, in one HTML file')
    .option('--picture <FILE>', 'with --compare: the character of the rulebooks as an SVG')
    .option('--mjai-timeout <MS>', 'time a program has per decision', String(MJAI_TIMEOUT_MS))
    .addHelpText('after', HELP)
    .action(async (args: SimulateArguments) => exit(await simulate(args, terminal)));
}

const FAILED = 1;
const INTERRUPTED = 130;
/** Without a terminal a line is enough now and then. */
const LINES_EVERY_MS = 10_000;

async function simulate(args: SimulateArguments, terminal: Terminal): Promise<number> {
  const plan = readPlan(args);
  await rehearse(plan.lineUp, plan.rulesets[0]!, plan.mjaiTimeoutMs);
  const files = openFiles(args);
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  process.once('SIGINT', stop);
  const programs = new Programs(plan.mjaiTimeoutMs);
  const reports: RunReport[] = [];
  const runs: RunEnd[] = [];
  const progress = new Progress(terminal, args.json ? undefined : LINES_EVERY_MS);
  try {
    for (const ruleset of plan.rulesets) {
      const end = await runUnder(ruleset, plan, {
        files,
        programs,
        progress,
        signal: interrupt.signal,
      });
      runs.push(end);
      reports.push(reportOf(ruleset, plan, end));
      if (end.failure !== null || interrupt.signal.aborted) break;
    }
  } finally {
    process.off('SIGINT', stop);
    files.close();
    await programs.stop();
    progress.clear();
  }
  const status = statusOf(runs, interrupt.signal);
  tell(args, plan, terminal, reports, runs, programs.reports);
  for (const report of programs.reports) {
    for (const line of reportLines(report)) terminal.errors.write(`${line}\n`);
  }
  const failures = runs.flatMap(({ failure }) => (failure === null ? [] : [failure]));
  failures.push(...programs.reports.flatMap((report) => failedThroughout(report) ?? []));
  const notes = programs.reports.flatMap((report) => reportLine(report) ?? []);
  const pages = reports.map((report) => ({ ...report, notes }));
  failures.push(...writePages(args, pages));
  for (const failure of failures) printError(terminal, failure);
  if (status === INTERRUPTED) printError(terminal, stoppedText(reports));
  return failures.length > 0 ? FAILED : status;
}

const matchCount = (matches: number, how = '') =>
  matches === 1 ? `1 ${how}match` : `${matches.toLocaleString('en')} ${how}matches`;

const statusOf = (runs: readonly RunEnd[], signal: AbortSignal) =>
  signal.aborted ? INTERRUPTED : runs.some(({ failure }) => failure !== null) ? FAILED : 0;

function stoppedText(reports: readonly RunReport[]): string {
  const played = reports.reduce((sum, { statistics }) => sum + statistics.matches, 0);
  return `interrupted; ${matchCount(played, 'finished ')} kept`;
}

type Files = ReturnType<typeof openFiles>;

/** Opened before anything is played. */
function openFiles({ out, columns, records, report, picture }: SimulateArguments) {
  const paths = { '--out': out, '--columns': columns, '--report': report, '--picture': picture };
  for (const [argument, path] of Object.entries(paths)) {
    if (path !== undefined) requireWritable(argument, path);
  }
  const lines = out === undefined ? null : new LineFile('--out', out);
  const rows = columns === undefined ? null : new LineFile('--columns', columns);
  const folder = records === undefined ? null : new RecordFolder('--records', records);
  rows?.write([COLUMNS.join(',')]);
  const close = () => {
    lines?.close();
    rows?.close();
  };
  return { lines, rows, folder, close };
}

/** What the matches of all rulebooks share. */
interface Surroundings {
  readonly files: Files;
  readonly programs: Programs;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

async function runUnder(
  ruleset: Ruleset,
  plan: Plan,
  { files, programs, progress, signal }: Surroundings,
): Promise<RunEnd> {
  const { lines, rows, folder } = files;
  const { games, seed, lineUp, workers, assistance, isRotated, isChecked } = plan;
  const { id, title, values } = ruleset;
  const keeps = { line: lines !== null, rows: rows !== null, record: folder !== null };
  const started = performance.now();
  return runMatches({
    simulation: {
      ruleset: { id, title, values },
      seed,
      assistance,
      isRotated,
      isChecked,
      keeps,
    },
    lineUp,
    games,
    workers,
    makePlayer: playerMaker(lineUp, (command, seat, names) =>
      programs.start(command, seat, names, id),
    ),
    signal,
    keep: (match, played) => {
      lines?.write([played.line]);
      rows?.write(played.rows);
      folder?.write(`${id}-${seed}-${match}`, played.record);
      const done = match + 1;
      const speed = (done * 1_000) / (performance.now() - started);
      progress.show(done / games, `${id}: ${done} of ${games} matches, ${speed.toFixed(1)}/s`);
    },
  });
}

function reportOf({ id, title, values }: Ruleset, plan: Plan, { statistics }: RunEnd): RunReport {
  const { games, seed, lineUp, assistance, isRotated, isChecked } = plan;
  return {
    rules: { id, title, hash: hashOf(values) },
    lineUp: lineUp.map(nameOf),
    games,
    seed,
    assistance,
    isRotated,
    isChecked,
    statistics: documentOf(statistics),
    notes: [],
  };
}

function tell(
  { json }: SimulateArguments,
  plan: Plan,
  terminal: Terminal,
  reports: readonly RunReport[],
  runs: readonly RunEnd[],
  programs: readonly MjaiReport[],
): void {
  if (json) {
    const documents = reports.map((report, at) => jsonOf(report, plan, runs[at]!));
    const ours = plan.isComparison ? { compare: documents } : documents[0];
    printJson(terminal, programs.length === 0 ? ours : { ...ours, programs });
    return;
  }
  for (const [at, report] of reports.entries()) {
    print(terminal, terminal.paint(headline(report, plan, runs[at]!), 'bold'));
    if (!plan.isComparison) printStatistics(terminal, report.statistics);
  }
  if (plan.isComparison) printComparison(terminal, reports);
}

function headline({ rules, lineUp, seed, statistics }: RunReport, plan: Plan, { seconds }: RunEnd) {
  const { matches } = statistics;
  const threads = count(plan.workers, 'thread');
  const speed = `${(matches / seconds).toFixed(1)} matches/s on ${threads}`;
  return `${rules.id}: ${matchCount(matches)}, ${lineUp.join(', ')}, seed ${seed}; ${speed}`;
}

function jsonOf(report: RunReport, { workers }: Plan, { seconds }: RunEnd) {
  const { rules, lineUp, games, seed, assistance, isRotated, isChecked, statistics } = report;
  return {
    rules,
    lineUp,
    games,
    seed,
    assistance,
    rotated: isRotated,
    checked: isChecked,
    workers,
    seconds,
    gamesPerSecond: statistics.matches / seconds,
    ...statistics,
  };
}

/** The pages, and what could not be written. */
function writePages(
  { report, picture, compare }: SimulateArguments,
  reports: readonly RunReport[],
) {
  const failures: string[] = [];
  const attempt = (argument: string, path: string, text: string) => {
    try {
      writePage(argument, path, text);
    } catch (error) {
      if (!(error instanceof WriteFailure)) throw error;
      failures.push(error.message);
    }
  };
  if (report !== undefined) {
    const page = compare === undefined ? reportPage(reports[0]!) : comparePage(reports);
    attempt('--report', report, page);
  }
  if (picture !== undefined) attempt('--picture', picture, comparePicture(reports));
  return failures;
}
