// Every paper by its name, and who may have it. Apart from the making, so that asking needs no fonts.

import { type Role, STAFF } from '@hanchan/tournament';

const ORGANISER: readonly Role[] = ['organiser'];

/** Null: everybody, of what everybody may see. */
export const PAPER_ROLES = {
  'results.csv': null,
  'results.xlsx': null,
  'results.json': null,
  'results.pdf': null,
  'rounds.csv': null,
  'penalties.csv': null,
  'seating.pdf': null,
  'players.pdf': null,
  'schedule.pdf': null,
  'penalties.pdf': null,
  'rules.pdf': null,
  'people.csv': STAFF,
  'ema.xlsx': STAFF,
  'ema.csv': STAFF,
  'portal.csv': STAFF,
  'rukrs.csv': STAFF,
  'ara.csv': STAFF,
  'world-riichi.xlsx': STAFF,
  'badges.pdf': STAFF,
  'passes.pdf': ORGANISER,
  'tables.pdf': STAFF,
  'blank-sheets.pdf': STAFF,
  'certificates.pdf': STAFF,
} as const satisfies Readonly<Record<string, readonly Role[] | null>>;

export type EventPaper = keyof typeof PAPER_ROLES;
/** There is one for each round. */
export const ROUND_PAPERS = ['sheets', 'allLast'] as const;
export type RoundPaper = (typeof ROUND_PAPERS)[number];

const ROUND_NAME = /^(sheets|allLast)-(\d{1,3})\.pdf$/;

/** As they are asked for; ROUND stands for a number. */
export const PAPER_NAMES: readonly string[] = [
  ...Object.keys(PAPER_ROLES),
  ...ROUND_PAPERS.map((name) => `${name}-ROUND.pdf`),
];

export const isEventPaper = (name: string): name is EventPaper => Object.hasOwn(PAPER_ROLES, name);

/** Null: it is not for a round. */
export function roundPaperOf(
  name: string,
): { readonly paper: RoundPaper; readonly round: number } | null {
  const [, paper, round] = ROUND_NAME.exec(name) ?? [];
  return paper === undefined ? null : { paper: paper as RoundPaper, round: Number(round) };
}

/** Null: there is no such paper. */
export function paperRoles(name: string): { readonly roles: readonly Role[] | null } | null {
  if (isEventPaper(name)) return { roles: PAPER_ROLES[name] };
  return roundPaperOf(name) === null ? null : { roles: STAFF };
}

export const PAPER_SIZES = ['a4', 'letter'] as const;
/** A4, or what North America prints on. */
export type PaperSize = (typeof PAPER_SIZES)[number];

export const PAPER_LANGUAGES = ['en', 'ja'] as const;
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number];

/** As a server is handed it: a thread loads the module, so that nothing else has to load the fonts. It is built, from wherever it is asked for. */
export const PRINTER = {
  names: PAPER_NAMES,
  languages: PAPER_LANGUAGES,
  sizes: PAPER_SIZES,
  rolesOf: paperRoles,
  module: new URL('../dist/printer.js', import.meta.url).href,
} as const;
