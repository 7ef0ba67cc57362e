// `hanchan tournament standings` and `hanchan tournament verify`: who won, and the proof of it, from an archive.

import {
  type EventState,
  type OpenSheet,
  openSheets,
  scoreUnit,
  zeroSum,
} from '@hanchan/tournament';
import type { Command } from 'commander';
import type { AddCommand } from './addCommand.ts';
import { alignRows } from './columns.ts';
import { openArchive, tryArchive } from './eventArchive.ts';
import { loadPapers } from './parts.ts';
import { print, printError, printJson, type Terminal } from './terminal.ts';

interface JsonArguments {
  readonly json?: boolean;
}

export function addStandingsCommand(tournament: Command, terminal: Terminal): void {
  tournament
    .command('standings')
    .summary('the standings in the archive of an event')
    .description('Compute the standings of an event from its archive.')
    .argument('<ARCHIVE>', 'the archive of an event')
    .option('--json', 'one JSON document')
    .action((file: string, args: JsonArguments) => showStandings(file, args, terminal));
}

const SHOWN = ['place', 'number', 'name', 'country', 'total', 'penalties', 'hanchan', 'tieBreak'];
const NUMBERS = ['number', 'total', 'penalties', 'hanchan'];

async function showStandings(
  file: string,
  { json }: JsonArguments,
  terminal: Terminal,
): Promise<void> {
  const { recordsOf, standingsTable } = await loadPapers('tournament standings');
  const { state, checksum } = openArchive(file);
  const records = recordsOf(standingsTable(state));
  const { name, rules } = state.settings;
  if (json) {
    const event = { name, rules: { id: rules.id, title: rules.title } };
    printJson(terminal, { event, standings: records, archiveChecksum: checksum });
    return;
  }
  print(terminal, `${name}, ${rules.title}\n`);
  const rows = records.map((record) => SHOWN.map((field) => String(record[field] ?? '')));
  const columns = SHOWN.map((field) => ({
    align: NUMBERS.includes(field) ? ('right' as const) : ('left' as const),
  }));
  print(terminal, alignRows([SHOWN, ...rows], columns).join('\n'));
}

export const addVerifyArchiveCommand: AddCommand = (tournament, terminal, exit) => {
  tournament
    .command('verify')
    .summary('check the archive of an event: its checksum, its sums and its sheets')
    .description(
      'Check that an archive is unchanged since it was written, that every point is accounted for, and that no sheet is reopened, unsigned or missing in a round that is over.',
    )
    .argument('<ARCHIVE>', 'the archive of an event')
    .option('--json', 'one JSON document')
    .action(async (file: string, args: JsonArguments) => exit(await verify(file, args, terminal)));
};

async function verify(file: string, { json }: JsonArguments, terminal: Terminal): Promise<number> {
  const opened = tryArchive(file);
  if (!opened.ok) {
    if (json) printJson(terminal, { ok: false, problem: opened.message });
    else printError(terminal, `${file}: ${opened.message}`);
    return 1;
  }
  const { entries, state, checksum } = opened.archive;
  const { proof } = await loadPapers('tournament verify');
  const sums = proof(zeroSum(state), scoreUnit(state.settings.rules.values));
  const open = openSheets(state);
  const isWhole = sums.isProved && !open.some((sheet) => isOwed(state, sheet));
  if (json) {
    printJson(terminal, {
      ok: isWhole,
      entries: entries.length,
      checksum,
      zeroSum: sums,
      openSheets: open,
    });
    return isWhole ? 0 : 1;
  }
  print(terminal, `${file}: ${entries.length} entries as they were written\nchecksum ${checksum}`);
  const parts = `counting ${sums.counting}, sticks left ${sums.sticks}, modifiers ${sums.modifiers}, penalties ${sums.penalties}`;
  const said = `${sums.tables} tables, all scores together ${sums.total}P; expected ${sums.expected}P (${parts})`;
  if (sums.isProved) print(terminal, `sums hold: ${said}`);
  else printError(terminal, `${file}: sums differ: ${said}`);
  for (const line of openLines(open)) printError(terminal, `${file}: ${line}`);
  return isWhole ? 0 : 1;
}

/** In a round that is still played, tables may be without a sheet. */
const isOwed = ({ rounds, isClosed }: EventState, { round, problem }: OpenSheet): boolean =>
  isClosed || problem === 'reopened' || rounds[round - 1]!.endedAt !== null;

const OPEN_TEXTS = {
  reopened: 'reopened and not signed again, counted as signed before',
  unsigned: 'not signed, not counted',
  missing: 'missing, not counted',
} as const satisfies Record<OpenSheet['problem'], string>;

function openLines(open: readonly OpenSheet[]): string[] {
  return (Object.keys(OPEN_TEXTS) as OpenSheet['problem'][]).flatMap((problem) => {
    const found = open.filter((one) => one.problem === problem);
    if (found.length === 0) return [];
    const places = found.map(({ round, table }) => `round ${round} table ${table}`).join(', ');
    return [
      `${found.length} ${found.length === 1 ? 'sheet' : 'sheets'} ${OPEN_TEXTS[problem]}: ${places}`,
    ];
  });
}
