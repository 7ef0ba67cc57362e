// The table of a season for a spreadsheet.

import type { SeasonView } from '@hanchan/club';

const THOUSAND = 1_000;
const DIGITS = 4;

/** A spreadsheet would take it for a formula. */
const safe = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => `"${safe(text).replaceAll('"', '""')}"`;
const rounded = (value: number) => Number(value.toFixed(DIGITS));

export function seasonCsv({ season, rows }: SeasonView): string {
  const unit = season.formula.rank === 'averagePlace' ? 1 : THOUSAND;
  const lines = rows.map((row) =>
    [
      quoted(row.placeShown),
      row.member,
      quoted(row.name ?? ''),
      row.games,
      row.counted,
      row.evenings,
      ...row.places,
      rounded(row.averagePlace),
      rounded(row.score / THOUSAND),
      rounded(row.bonus / THOUSAND),
      rounded(row.total / unit),
    ].join(),
  );
  const head =
    'place,member,name,games,counted,evenings,first,second,third,fourth,averagePlace,score,bonus,total';
  return `\ufeff${[head, ...lines].join('\r\n')}\r\n`;
}
