// The files that the server writes for an event, as the desk offers them.

import type { EventState } from '@hanchan/tournament';

export interface Paper {
  readonly file: string;
  /** The last part of its words' key. */
  readonly words: string;
  readonly round: number | null;
}

const paper = (file: string, words: string, round: number | null = null): Paper => ({
  file,
  words,
  round,
});

export interface PaperGroup {
  readonly group: 'before' | 'rounds' | 'after';
  readonly papers: readonly Paper[];
}

export function papersOf({ rounds }: Pick<EventState, 'rounds'>): PaperGroup[] {
  const seated = rounds.filter(({ tables }) => tables.length > 0);
  return [
    {
      group: 'before',
      papers: [
        paper('badges.pdf', 'badges'),
        paper('passes.pdf', 'passes'),
        paper('tables.pdf', 'tables'),
        paper('schedule.pdf', 'schedule'),
        paper('rules.pdf', 'rules'),
        paper('penalties.pdf', 'penalties'),
        paper('seating.pdf', 'seating'),
        paper('players.pdf', 'players'),
        paper('blank-sheets.pdf', 'blankSheets'),
      ],
    },
    {
      group: 'rounds',
      papers: seated.flatMap(({ number }) => [
        paper(`sheets-${number}.pdf`, 'sheets', number),
        paper(`allLast-${number}.pdf`, 'allLast', number),
      ]),
    },
    {
      group: 'after',
      papers: [
        paper('results.pdf', 'resultsPdf'),
        paper('results.xlsx', 'resultsXlsx'),
        paper('results.csv', 'resultsCsv'),
        paper('results.json', 'resultsJson'),
        paper('rounds.csv', 'roundsCsv'),
        paper('penalties.csv', 'penaltiesCsv'),
        paper('people.csv', 'peopleCsv'),
        paper('ema.xlsx', 'ema'),
        paper('ema.csv', 'emaCsv'),
        paper('portal.csv', 'portal'),
        paper('rukrs.csv', 'rukrs'),
        paper('ara.csv', 'ara'),
        paper('world-riichi.xlsx', 'worldRiichi'),
        paper('certificates.pdf', 'certificates'),
      ],
    },
  ];
}

export interface PaperWishes {
  /** Of the page. */
  readonly language: string;
  readonly size: string;
  /** How many certificates; an empty or an impossible number leaves it to the server. */
  readonly top: number | null;
  /** Places were given out by qualification, which weighs more in the European ranking. */
  readonly isQualified: boolean;
}

/** Where a paper is fetched. Only what matters to it is asked for, so that the same paper is made once. */
export function paperPath(file: string, { language, size, top, isQualified }: PaperWishes): string {
  const query = new URLSearchParams();
  if (file.endsWith('.pdf')) {
    query.set('lang', language);
    query.set('size', size);
  }
  if (file === 'certificates.pdf' && top !== null && top >= 1) {
    query.set('top', String(Math.min(MOST_CERTIFICATES, Math.floor(top))));
  }
  if (file.startsWith('ema.') && isQualified) query.set('qualification', '1');
  const asked = query.toString();
  return `/papers/${file}${asked === '' ? '' : `?${asked}`}`;
}

export const MOST_CERTIFICATES = 100;
