// `hanchan circuit`: the table of a circuit from the archives of its events or from its own file, and whether such a file is true.

import { dirname, resolve } from 'node:path';
import {
  type Circuit,
  type CircuitRow,
  circuitStandings,
  type EventState,
  eventResults,
  qualifyingIn,
  readCircuit,
  tableOfCircuit,
  workbookRefusal,
} from '@hanchan/tournament';
import type { Command } from 'commander';
import { BadInput } from './badInput.ts';
import { ruleText, type ShownCircuit, sumLines, tableLines } from './circuitText.ts';
import { tryArchive } from './eventArchive.ts';
import { bytesOf, textOf } from './namedFile.ts';
import { loadServer } from './parts.ts';
import { readJson } from './rulesetArgument.ts';
import { print, printError, printJson, type Terminal } from './terminal.ts';

const HELP = `
FILE says what the circuit is called, how it counts, and which archives belong to it:

  { "name": "Northern Circuit", "rule": { "counts": "place", "top": 1000, "best": 3, "qualify": 16 },
    "events": [{ "archive": "fjord.event.jsonl", "weight": 2.5 }, { "archive": "tarn.event.jsonl" }] }

Players are the same by the number of their federation, or by a name under "confirmed". Everything is computed from the archives: a
corrected event corrects the circuit. FILE may also be the file that a circuit's desk downloads.

Examples:
  hanchan circuit standings northern.json
  hanchan circuit standings northern.json --player "Ada Falk"
  hanchan circuit standings northern.circuit.json`;

const VERIFY_HELP = `
Looks at the sum of the file, at the form of every line, and asks of every line what was asked when it was written; then the table is
computed again. With archives, the results that the file has of an event are held against the event's own log.

Examples:
  hanchan circuit verify northern.circuit.json
  hanchan circuit verify northern.circuit.json --archive fjord=fjord.event.jsonl`;

const READ_HELP = `
Prints a table to be pasted at a circuit’s desk: place, name, score in thousands, games. What cannot be read is refused with its sheet
and cell.

Examples:
  hanchan circuit read world-riichi.xlsx`;

interface CircuitArguments {
  readonly player?: string;
  readonly json?: boolean;
}

export function addCircuitCommand(program: Command, terminal: Terminal): void {
  const circuit = program.command('circuit').summary('several events that count together');
  circuit.description('Compute what several events come to together, from their archives.');
  circuit
    .command('standings')
    .summary('the table of a circuit')
    .description('The table of a circuit by its own rule, from the archives of its events.')
    .argument('<FILE>', 'what the circuit is, as JSON')
    .option('--player <NAME>', "one player's sum, event by event")
    .option('--json', 'one JSON document')
    .addHelpText('after', HELP)
    .action((file: string, args: CircuitArguments) => standings(file, args, terminal));
  circuit
    .command('read')
    .summary('the results in a workbook of World Riichi’s tool')
    .description('Read the results out of a workbook, as a circuit’s desk takes them.')
    .argument('<FILE>', 'the workbook (XLSX)')
    .option('--json', 'one JSON document, whose rows the act `addResults` takes')
    .addHelpText('after', READ_HELP)
    .action((file: string, args: { json?: boolean }) => readWorkbook(file, args, terminal));
  circuit
    .command('verify')
    .summary('whether the file of a circuit is as it was written')
    .description('Hold a circuit’s file against itself, and against archives of its events.')
    .argument('<FILE>', 'the file, as a circuit’s desk downloads it')
    .option('--archive <ENTRY=FILE...>', 'the archive of one of its events')
    .addHelpText('after', VERIFY_HELP)
    .action((file: string, { archive }: { archive?: readonly string[] }) =>
      verify(file, archive ?? [], terminal),
    );
}

async function standings(file: string, args: CircuitArguments, terminal: Terminal): Promise<void> {
  const isFile = 'hanchanCircuit' in Object(readJson(file, 'FILE'));
  if (!isFile) return showStandings(file, args, terminal);
  const { shown } = await openFile(file);
  if (args.json) {
    const { isQualified: _, ...plain } = shown;
    printJson(terminal, plain);
  } else show(shown, args.player, terminal);
}

function show(shown: ShownCircuit, player: string | undefined, terminal: Terminal): void {
  print(terminal, `${shown.name}, ${shown.events.length} events. ${ruleText(shown)}\n`);
  const lines = player === undefined ? tableLines(shown) : sumsOf(player, shown);
  print(terminal, lines.join('\n'));
}

function sumsOf(player: string, shown: ShownCircuit): string[] {
  const wanted = player.trim().toLowerCase();
  const found = shown.rows.filter(({ name }) => name.toLowerCase() === wanted);
  if (found.length === 0)
    throw new BadInput('--player', `nobody is called ${JSON.stringify(player)}`);
  return found.flatMap((row) => sumLines(row, shown));
}

async function openFile(file: string) {
  const { circuitInFile } = await loadServer('circuit');
  const read = await circuitInFile(textOf(file));
  if (!read.ok) throw new BadInput(read.error.field, `${file}: ${read.error.message}`);
  const { state, live, events } = read.value;
  const table = tableOfCircuit(state, live);
  const qualified = new Set(
    qualifyingIn(state, table, 0)?.qualified.map(({ player }) => player) ?? [],
  );
  const nameOf = (id: string) => {
    const source = state.entries.get(id)!.source;
    return source.kind === 'results' ? source.results.name : (events[id]?.name ?? id);
  };
  const { name, rule, qualification } = state.settings;
  const shown: ShownCircuit = {
    name,
    rule,
    qualify: qualification?.places ?? 0,
    events: table.columns.map((id, i) => ({ name: nameOf(id), weight: table.weights[i]! / 100 })),
    rows: table.rows,
    isQualified: ({ player }) => qualified.has(player),
  };
  return { shown, ...read.value };
}

async function readWorkbook(
  file: string,
  { json }: { json?: boolean },
  terminal: Terminal,
): Promise<void> {
  const { resultsInWorkbook } = await loadServer('circuit');
  const read = await resultsInWorkbook(bytesOf(file));
  if (!read.ok) {
    const { field, message } = workbookRefusal(read.error);
    throw new BadInput(field ?? 'FILE', `${file}: ${message}`);
  }
  const { rows, unplaced } = read.value;
  if (json) return printJson(terminal, read.value);
  if (unplaced > 0) printError(terminal, `${unplaced} without a place are left out`);
  const lines = rows.map((row) => [row.place, row.name, row.score / 1_000, row.games].join('\t'));
  print(terminal, ['place\tname\tscore\tgames', ...lines].join('\n'));
}

async function verify(
  file: string,
  archives: readonly string[],
  terminal: Terminal,
): Promise<void> {
  const { shown, entries, state, events } = await openFile(file);
  for (const said of archives) {
    const [id, path] = [said.slice(0, said.indexOf('=')), said.slice(said.indexOf('=') + 1)];
    const own = events[id];
    if (own === undefined) throw new BadInput('--archive', `the file has no results of ${id}`);
    const opened = tryArchive(path);
    if (!opened.ok) throw new BadInput('--archive', `${path}: ${opened.message}`);
    const source = state.entries.get(id)?.source;
    const isAgreed = source?.kind === 'event' && source.isAgreed;
    const told = eventResults(opened.archive.state, isAgreed);
    if (JSON.stringify(told) !== JSON.stringify(own)) {
      throw new BadInput(`events.${id}`, `is not what the log of ${path} comes to`);
    }
    print(terminal, `${own.name}: the results are those of its log`);
  }
  const players = shown.rows.length;
  print(terminal, `${shown.name}: the sum holds, all ${entries.length} entries make sense`);
  print(terminal, `${shown.events.length} events count, ${players} players; the table is:\n`);
  print(terminal, tableLines(shown).join('\n'));
}

function showStandings(file: string, { player, json }: CircuitArguments, terminal: Terminal): void {
  const read = readCircuit(readJson(file, 'FILE'));
  if (!read.ok) throw new BadInput(read.error.field, `${file}: ${read.error.message}`);
  const circuit = read.value;
  const states = eventsOf(circuit, file);
  const standings = circuitStandings(circuit, states);
  const events = states.map(({ settings: { name, from } }, i) => {
    const { archive, weight } = circuit.events[i]!;
    return { archive, name, from, weight: weight / 100 };
  });
  if (json) {
    printJson(terminal, {
      circuit: circuit.name,
      rule: circuit.rule,
      qualify: circuit.qualify,
      events,
      ...standings,
    });
    return;
  }
  const qualified = new Set(
    standings.rows.filter(({ isQualified }) => isQualified).map(({ player }) => player),
  );
  const isQualified = (row: CircuitRow) => qualified.has(row.player);
  const { name, rule, qualify } = circuit;
  show({ name, rule, qualify, events, rows: standings.rows, isQualified }, player, terminal);
  for (const name of standings.unconfirmed) {
    printError(
      terminal,
      `${name} plays in several events without a number: one person? then put the name under "confirmed"`,
    );
  }
  for (const [one, other] of standings.alike) {
    printError(terminal, `${one} and ${other}: one person? then put both under "same"`);
  }
  for (const name of standings.unknownCarried) {
    printError(terminal, `carried: ${name} is in none of the events`);
  }
}

/** Each once, whatever their files are called. */
function eventsOf({ events }: Circuit, file: string): EventState[] {
  const seen = new Map<string, number>();
  return events.map(({ archive }, i) => {
    const opened = tryArchive(resolve(dirname(file), archive));
    const field = `events[${i}].archive`;
    if (!opened.ok) throw new BadInput(field, `${archive}: ${opened.message}`);
    const first = JSON.stringify(opened.archive.entries[0]);
    const before = seen.get(first);
    if (before !== undefined) {
      throw new BadInput(field, `${archive} is the same event as events[${before}]`);
    }
    seen.set(first, i);
    return opened.archive.state;
  });
}
