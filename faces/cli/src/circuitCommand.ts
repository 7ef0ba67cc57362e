// `hanchan circuit standings FILE`: the table of a circuit, computed from the archives of its events.

import { dirname, resolve } from 'node:path';
import {
  type Circuit,
  type CircuitRow,
  type CircuitStandings,
  circuitStandings,
  type EventState,
  readCircuit,
} from '@hanchan/tournament';
import type { Command } from 'commander';
import { BadInput } from './badInput.ts';
import { alignRows } from './columns.ts';
import { tryArchive } from './eventArchive.ts';
import { readJson } from './rulesetArgument.ts';
import { print, printError, printJson, type Terminal } from './terminal.ts';

const HELP = `
FILE says what the circuit is called, how it counts, and which archives belong to it:

  { "name": "Northern Circuit", "rule": { "counts": "place", "top": 1000, "best": 3, "qualify": 16 },
    "events": [{ "archive": "fjord.event.jsonl", "weight": 2.5 }, { "archive": "tarn.event.jsonl" }] }

Players are the same by the number of their federation, or by a name under "confirmed". Everything is computed from the archives: a
corrected event corrects the circuit.

Examples:
  hanchan circuit standings northern.json
  hanchan circuit standings northern.json --player "Ada Falk"`;

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
    .action((file: string, args: CircuitArguments) => showStandings(file, args, terminal));
}

function showStandings(file: string, { player, json }: CircuitArguments, terminal: Terminal): void {
  const read = readCircuit(readJson(file, 'FILE'));
  if (!read.ok) throw new BadInput(read.error.field, `${file}: ${read.error.message}`);
  const circuit = read.value;
  const states = eventsOf(circuit, file);
  const standings = circuitStandings(circuit, states);
  const events = states.map(({ settings: { name, from } }, i) => {
    const { archive, weight } = circuit.events[i]!;
    return { archive, name, from, weight };
  });
  if (json) {
    printJson(terminal, { circuit: circuit.name, rule: circuit.rule, events, ...standings });
    return;
  }
  print(terminal, `${circuit.name}, ${states.length} events. ${ruleText(circuit)}\n`);
  if (player !== undefined) printSum(player, circuit, states, standings, terminal);
  else print(terminal, tableLines(circuit, states, standings.rows).join('\n'));
  for (const name of standings.unconfirmed) {
    printError(
      terminal,
      `${name} plays in several events without a number: one person? then put the name under "confirmed"`,
    );
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

/** How it counts, as a sentence. */
function ruleText({ rule: { counts, top, best, minimum, qualify } }: Circuit): string {
  const points =
    counts === 'score'
      ? 'The score of each event counts, times its weight.'
      : `The first place of an event is worth ${top}, the last 0, those between in equal steps, times its weight.`;
  return [
    points,
    ...(best > 0 ? [`The best ${best} count.`] : []),
    ...(minimum > 1 ? [`${minimum} events are needed for a place.`] : []),
    ...(qualify > 0 ? [`The first ${qualify} qualify (*).`] : []),
  ].join(' ');
}

function tableLines(
  { events }: Circuit,
  states: readonly EventState[],
  rows: readonly CircuitRow[],
): string[] {
  const hasCarried = rows.some(({ carried }) => carried !== 0);
  const head = [
    'place',
    'player',
    ...events.map(({ weight }, i) => `${states[i]!.settings.name} ×${weight}`),
    ...(hasCarried ? ['carried'] : []),
    'total',
  ];
  const cells = rows.map((row) => [
    `${placeText(row)}${row.isQualified ? '*' : ''}`,
    row.name,
    ...events.map((_, event) => {
      const own = row.results.find((one) => one.event === event);
      return own === undefined ? '·' : own.isCounted ? String(own.value) : `(${own.value})`;
    }),
    ...(hasCarried ? [String(row.carried)] : []),
    String(row.total),
  ]);
  const align = head.map((_, i) => ({ align: i === 1 ? ('left' as const) : ('right' as const) }));
  return alignRows([head, ...cells], align);
}

const placeText = ({ place, isShared }: CircuitRow): string =>
  place === null ? '–' : isShared ? `=${place}` : String(place);

function printSum(
  player: string,
  circuit: Circuit,
  states: readonly EventState[],
  { rows }: CircuitStandings,
  terminal: Terminal,
): void {
  const found = rows.filter(({ name }) => name.toLowerCase() === player.trim().toLowerCase());
  if (found.length === 0)
    throw new BadInput('--player', `nobody is called ${JSON.stringify(player)}`);
  for (const row of found) {
    print(terminal, `${row.name}: ${row.place === null ? 'no place' : `place ${placeText(row)}`}`);
    for (const one of row.results) {
      const how =
        circuit.rule.counts === 'score'
          ? `${one.points}`
          : `place ${one.place} of ${one.players}: ${circuit.rule.top} × (${one.players} − ${one.place}) ÷ ${Math.max(1, one.players - 1)} = ${one.points}`;
      const left = one.isCounted ? '' : ' (not among the best)';
      print(
        terminal,
        `  ${states[one.event]!.settings.name}: ${how}, times ${one.weight} = ${one.value}${left}`,
      );
    }
    if (row.carried !== 0) print(terminal, `  carried over: ${row.carried}`);
    const parts = [
      ...row.results.filter(({ isCounted }) => isCounted).map(({ value }) => value),
      ...(row.carried === 0 ? [] : [row.carried]),
    ];
    print(terminal, `  ${parts.join(' + ')} = ${row.total}`);
  }
}
