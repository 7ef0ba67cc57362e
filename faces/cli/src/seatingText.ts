// A seating plan and its report as a page for people.

import { windRow } from '@hanchan/narrator';
import { cite } from '@hanchan/rules';
import type {
  SeatingFigures,
  SeatingMethod,
  SeatingPlan,
  SeatingReport,
} from '@hanchan/tournament';
import { placeText } from './citing.ts';
import { alignRows } from './columns.ts';
import type { SeatingTask } from './seatingArguments.ts';
import { print, type Terminal } from './terminal.ts';

export const METHOD_WORDS: Readonly<Record<SeatingMethod, string>> = {
  closedForm: 'a construction by formula',
  differences: 'a construction by differences',
  starter: 'a construction from one round',
  nested: 'a construction in blocks',
  annealing: 'search',
  extended: 'a construction and search',
};

const FIGURE_WORDS: Readonly<Record<keyof SeatingFigures, string>> = {
  repeats: 'repeat meetings',
  mostMeetings: 'most meetings of one pair',
  successiveRepeats: 'repeat meetings in successive rounds',
  fewestOpponents: 'fewest different opponents',
  twoStepReach: 'fewest opponents, counting their opponents',
  fewestShared: 'fewest opponents shared by two who never meet',
  looselyLinked: 'pairs who never meet and share too few opponents',
  mostVisits: 'most times one player sits at one table',
  tableRepeats: 'repeat tables',
  successiveTables: 'same table in successive rounds',
  windSpread: 'largest difference between winds',
  eastSpread: 'difference in starts as East',
  sameNeighbour: 'most times with the same right-hand neighbour',
  forbiddenMeetings: 'meetings of forbidden pairs',
  teamMeetings: 'meetings of teammates',
  clubMeetings: 'meetings of clubmates',
  countryMeetings: 'meetings of compatriots',
  rankDistance: 'average rank distance at a table',
  walk: 'average tables walked between rounds',
};

/** Ways of saying how near a figure is to what no plan can beat. */
function nearness(figure: number, bound: number | null): string {
  if (bound === null) return '';
  if (figure === bound) return figure === 0 ? 'best possible' : 'best possible; unavoidable';
  return `no plan beats ${format(bound)}`;
}

/** Not misfortunes to avoid, so reaching the bound is simply best. */
const GOOD: readonly (keyof SeatingFigures)[] = [
  'fewestOpponents',
  'twoStepReach',
  'mostMeetings',
  'fewestShared',
  'mostVisits',
];

const format = (figure: number) => (Number.isInteger(figure) ? String(figure) : figure.toFixed(1));

export function printReport(terminal: Terminal, report: SeatingReport): void {
  print(terminal, terminal.paint('Report', 'bold'));
  const rows = (Object.keys(FIGURE_WORDS) as (keyof SeatingFigures)[]).flatMap((name) => {
    const figure = report[name];
    if (figure === null) return [];
    const words = nearness(figure, report.bounds[name]);
    const shown = GOOD.includes(name) ? words.replace('; unavoidable', '') : words;
    return [[`  ${FIGURE_WORDS[name]}`, format(figure), shown]];
  });
  const columns = [{ align: 'left' }, { align: 'right' }, { align: 'left' }] as const;
  for (const line of alignRows(rows, columns)) print(terminal, line);
}

export function printRounds(terminal: Terminal, rounds: SeatingPlan, task: SeatingTask): void {
  const { names } = task.people;
  const player = (number: number) => [number, names[number - 1]].filter(Boolean).join(' ');
  const heading = task.winds === 'drawn' ? [] : ['', ...windRow('en')];
  const columns = ['right', 'left', 'left', 'left', 'left'].map(
    (align) => ({ align }) as { align: 'left' | 'right' },
  );
  for (const [at, round] of rounds.entries()) {
    print(terminal, terminal.paint(`Round ${task.played.length + at + 1}`, 'bold'));
    const rows = round.map((table, index) => [`  table ${index + 1}`, ...table.map(player)]);
    const lines = alignRows(heading.length === 0 ? rows : [heading, ...rows], columns);
    for (const line of lines) print(terminal, line);
    print(terminal, '');
  }
}

/** Why winds are drawn, where a rulebook decided it. */
export function windsText({ winds, ruleset }: SeatingTask): string {
  const how = winds === 'drawn' ? 'winds are drawn at the table' : 'winds are prescribed';
  if (ruleset === null) return how;
  return `${how} (${ruleset.title}, ${placeText(cite(ruleset, 'table.seating'))})`;
}
