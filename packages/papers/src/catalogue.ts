// Every paper by its name: who may have it, what kind of file it is, and how it is made.

import { type Role, type RoundState, roundOf, STAFF } from '@hanchan/tournament';
import { csvOf } from './data/csv.ts';
import { emaTable, portalTable } from './data/federation.ts';
import { penaltiesTable } from './data/penaltiesTable.ts';
import { peopleTable } from './data/peopleTable.ts';
import { resultsDocument } from './data/resultsJson.ts';
import { roundsTable } from './data/roundsTable.ts';
import { standingsTable } from './data/standingsTable.ts';
import { xlsxOf } from './data/xlsx.ts';
import { badgesPdf } from './print/badges.ts';
import { CERTIFICATES, certificatesPdf } from './print/certificates.ts';
import { penaltySummaryPdf } from './print/penaltySummary.ts';
import { resultsPdf } from './print/results.ts';
import { rulesSummaryPdf } from './print/rulesSummary.ts';
import { schedulePdf } from './print/schedule.ts';
import { playersPdf, seatingPdf } from './print/seating.ts';
import { allLastPdf, blankSheetsPdf, sheetsPdf } from './print/sheets.ts';
import { tableNumbersPdf } from './print/tableNumbers.ts';
import type { PaperSource } from './source.ts';

export interface PaperOptions {
  /** How many certificates. */
  readonly top?: number | undefined;
  /** Places at this event were given out by qualification. */
  readonly hasQualification?: boolean | undefined;
}

export interface PaperFile {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer | string;
}

type Making = (
  source: PaperSource,
  options: PaperOptions,
) => Promise<Buffer | string> | Buffer | string;

interface Kind {
  /** Null: everybody, of what everybody may see. */
  readonly roles: readonly Role[] | null;
  readonly make: Making;
}

const ORGANISER: readonly Role[] = ['organiser'];

const PAPERS: Readonly<Record<string, Kind>> = {
  'results.csv': { roles: null, make: ({ state }) => csvOf(standingsTable(state)) },
  'results.xlsx': {
    roles: null,
    make: ({ state, fouls }) =>
      xlsxOf([standingsTable(state), roundsTable(state), penaltiesTable(state, fouls)]),
  },
  'results.json': {
    roles: null,
    make: (source) => `${JSON.stringify(resultsDocument(source), null, 2)}\n`,
  },
  'results.pdf': { roles: null, make: resultsPdf },
  'rounds.csv': { roles: null, make: ({ state }) => csvOf(roundsTable(state)) },
  'penalties.csv': {
    roles: null,
    make: ({ state, fouls }) => csvOf(penaltiesTable(state, fouls)),
  },
  'seating.pdf': { roles: null, make: seatingPdf },
  'players.pdf': { roles: null, make: playersPdf },
  'schedule.pdf': { roles: null, make: schedulePdf },
  'penalties.pdf': { roles: null, make: penaltySummaryPdf },
  'rules.pdf': { roles: null, make: rulesSummaryPdf },
  'people.csv': { roles: STAFF, make: ({ state }) => csvOf(peopleTable(state)) },
  'ema.xlsx': {
    roles: STAFF,
    make: ({ state }, { hasQualification = false }) =>
      xlsxOf([emaTable(state, { hasQualification })]),
  },
  'ema.csv': {
    roles: STAFF,
    make: ({ state }, { hasQualification = false }) => csvOf(emaTable(state, { hasQualification })),
  },
  'portal.csv': { roles: STAFF, make: ({ state }) => csvOf(portalTable(state)) },
  'badges.pdf': { roles: ORGANISER, make: badgesPdf },
  'tables.pdf': { roles: STAFF, make: tableNumbersPdf },
  'blank-sheets.pdf': { roles: STAFF, make: blankSheetsPdf },
  'certificates.pdf': {
    roles: STAFF,
    make: (source, { top = CERTIFICATES }) => certificatesPdf(source, top),
  },
};

const ROUND_PAPERS: Readonly<
  Record<string, (source: PaperSource, round: RoundState) => Promise<Buffer>>
> = { sheets: sheetsPdf, allLast: allLastPdf };
const ROUND_NAME = /^(sheets|allLast)-(\d{1,3})\.pdf$/;

/** As they are asked for; ROUND stands for a number. */
export const PAPER_NAMES: readonly string[] = [
  ...Object.keys(PAPERS),
  ...Object.keys(ROUND_PAPERS).map((name) => `${name}-ROUND.pdf`),
];

/** Null: there is no such paper. */
export function paperRoles(name: string): { readonly roles: readonly Role[] | null } | null {
  if (Object.hasOwn(PAPERS, name)) return { roles: PAPERS[name]!.roles };
  return ROUND_NAME.test(name) ? { roles: STAFF } : null;
}

/** Null: there is no such paper, or no such round with tables. */
export async function makePaper(
  source: PaperSource,
  name: string,
  options: PaperOptions = {},
): Promise<PaperFile | null> {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '';
  if (Object.hasOwn(PAPERS, name)) {
    return { name, type, body: await PAPERS[name]!.make(source, options) };
  }
  const [, kind, number] = ROUND_NAME.exec(name) ?? [];
  const round = kind === undefined ? undefined : roundOf(source.state, Number(number));
  if (round === undefined || round.tables.length === 0) return null;
  return { name, type, body: await ROUND_PAPERS[kind!]!(source, round) };
}

/** Every name there is something to print for. */
export function namesFor({ state }: PaperSource): string[] {
  const rounds = state.rounds.filter(({ tables }) => tables.length > 0);
  return [
    ...Object.keys(PAPERS),
    ...rounds.flatMap(({ number }) =>
      Object.keys(ROUND_PAPERS).map((name) => `${name}-${number}.pdf`),
    ),
  ];
}

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
