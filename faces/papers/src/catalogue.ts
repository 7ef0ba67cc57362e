// Every paper by its name: what kind of file it is, and how it is made.

import { type PaperOptions, type RoundState, roundOf } from '@hanchan/tournament';
import { csvOf } from './data/csv.ts';
import { emaTable, portalTable } from './data/federation.ts';
import { penaltiesTable } from './data/penaltiesTable.ts';
import { peopleTable } from './data/peopleTable.ts';
import { araTable, rukrsTable, worldRiichiTables } from './data/reports.ts';
import { resultsDocument } from './data/resultsJson.ts';
import { roundsTable } from './data/roundsTable.ts';
import { standingsTable } from './data/standingsTable.ts';
import { xlsxOf } from './data/xlsx.ts';
import {
  type EventPaper,
  isEventPaper,
  PAPER_ROLES,
  ROUND_PAPERS,
  type RoundPaper,
  roundPaperOf,
} from './names.ts';
import { hasFaces } from './pdf/fonts.ts';
import { badgesPdf } from './print/badges.ts';
import { CERTIFICATES, certificatesPdf } from './print/certificates.ts';
import { passesPdf } from './print/passes.ts';
import { penaltySummaryPdf } from './print/penaltySummary.ts';
import { resultsPdf } from './print/results.ts';
import { rulesSummaryPdf } from './print/rulesSummary.ts';
import { schedulePdf } from './print/schedule.ts';
import { playersPdf, seatingPdf } from './print/seating.ts';
import { allLastPdf, blankSheetsPdf, sheetsPdf } from './print/sheets.ts';
import { tableNumbersPdf } from './print/tableNumbers.ts';
import type { PaperSource } from './source.ts';
import { DATA_WORDS } from './words/index.ts';

export interface PaperFile {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer | string;
}

type Making = (
  source: PaperSource,
  options: PaperOptions,
) => Promise<Buffer | string> | Buffer | string;

const MAKING: Readonly<Record<EventPaper, Making>> = {
  'results.csv': ({ state }) => csvOf(standingsTable(state)),
  'results.xlsx': ({ state, fouls }) =>
    xlsxOf([
      standingsTable(state),
      roundsTable(state),
      penaltiesTable({ state, fouls, words: DATA_WORDS }),
    ]),
  'results.json': (source) => `${JSON.stringify(resultsDocument(source), null, 2)}\n`,
  'results.pdf': resultsPdf,
  'rounds.csv': ({ state }) => csvOf(roundsTable(state)),
  'penalties.csv': ({ state, fouls }) => csvOf(penaltiesTable({ state, fouls, words: DATA_WORDS })),
  'seating.pdf': seatingPdf,
  'players.pdf': playersPdf,
  'schedule.pdf': schedulePdf,
  'penalties.pdf': penaltySummaryPdf,
  'rules.pdf': rulesSummaryPdf,
  'people.csv': ({ state }) => csvOf(peopleTable(state)),
  'ema.xlsx': ({ state }, { hasQualification = false }) =>
    xlsxOf([emaTable(state, { hasQualification })]),
  'ema.csv': ({ state }, { hasQualification = false }) =>
    csvOf(emaTable(state, { hasQualification })),
  'portal.csv': ({ state }) => csvOf(portalTable(state)),
  'rukrs.csv': ({ state }) => csvOf(rukrsTable(state)),
  'ara.csv': ({ state }) => csvOf(araTable(state)),
  'world-riichi.xlsx': ({ state }) => xlsxOf(worldRiichiTables(state)),
  'badges.pdf': badgesPdf,
  'passes.pdf': passesPdf,
  'tables.pdf': tableNumbersPdf,
  'blank-sheets.pdf': blankSheetsPdf,
  'certificates.pdf': (source, { top = CERTIFICATES }) => certificatesPdf(source, top),
};

const ROUND_MAKING: Readonly<
  Record<RoundPaper, (source: PaperSource, round: RoundState) => Promise<Buffer>>
> = { sheets: sheetsPdf, allLast: allLastPdf };

/** Null: there is no such paper, or no such round with tables. */
export async function makePaper(
  source: PaperSource,
  name: string,
  options: PaperOptions = {},
): Promise<PaperFile | null> {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '';
  if (isEventPaper(name)) return { name, type, body: await MAKING[name](source, options) };
  const asked = roundPaperOf(name);
  const round = asked === null ? undefined : roundOf(source.state, asked.round);
  if (asked === null || round === undefined || round.tables.length === 0) return null;
  return { name, type, body: await ROUND_MAKING[asked.paper](source, round) };
}

/** Who is called what no font can print in full: `8 김민준`. */
export const unprintableNames = ({ state }: Pick<PaperSource, 'state'>): string[] =>
  [...state.people.values()]
    .filter(({ person }) => !hasFaces(person.name))
    .map(({ slot, person }) => `${slot ?? '–'} ${person.name}`);

/** Every name there is something to print for; without keys, as from an archive, there are no passes. */
export function namesFor({ state, passes }: Pick<PaperSource, 'state' | 'passes'>): string[] {
  const rounds = state.rounds.filter(({ tables }) => tables.length > 0);
  return [
    ...Object.keys(PAPER_ROLES).filter((name) => name !== 'passes.pdf' || passes.size > 0),
    ...rounds.flatMap(({ number }) => ROUND_PAPERS.map((name) => `${name}-${number}.pdf`)),
  ];
}

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
