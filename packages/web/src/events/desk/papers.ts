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
        paper('seating.pdf', 'seating'),
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
        paper('ema.xlsx', 'ema'),
        paper('certificates.pdf', 'certificates'),
      ],
    },
  ];
}
