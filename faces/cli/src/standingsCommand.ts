// `hanchan tournament standings` and `hanchan tournament verify`: who won, and the proof of it, from an archive.

import { scoreUnit, zeroSum } from '@hanchan/tournament';
import type { Command } from 'commander';
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

export function addVerifyArchiveCommand(
  tournament: Command,
  terminal: Terminal,
  exit: (status: number) => void,
): void {
  tournament
    .command('verify')
    .summary('check the archive of an event: its checksum and its sums')
    .description(
      'Check that an archive is unchanged since it was written, and that every point is accounted for.',
    )
    .argument('<ARCHIVE>', 'the archive of an event')
    .option('--json', 'one JSON document')
    .action(async (file: string, args: JsonArguments) => exit(await verify(file, args, terminal)));
}

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
  if (json) {
    printJson(terminal, { ok: sums.isProved, entries: entries.length, checksum, zeroSum: sums });
    return sums.isProved ? 0 : 1;
  }
  print(terminal, `${file}: ${entries.length} entries as they were written\nchecksum ${checksum}`);
  const parts = `counting ${sums.counting}, sticks left ${sums.sticks}, modifiers ${sums.modifiers}, penalties ${sums.penalties}`;
  const said = `${sums.tables} tables, all scores together ${sums.total}P; expected ${sums.expected}P (${parts})`;
  if (sums.isProved) print(terminal, `sums hold: ${said}`);
  else printError(terminal, `${file}: sums differ: ${said}`);
  return sums.isProved ? 0 : 1;
}
