// Comma-separated values as spreadsheets read them: UTF-8 with its mark, text never as a formula.

const MARK = '\ufeff';
const FORMULA = /^[=+\-@\t\r]/;

export const quotedText = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Text in quotes, numbers as they are, nothing for null. */
export function csvLines(lines: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null) =>
    value === null ? '' : typeof value === 'number' ? String(value) : quotedText(value);
  return MARK + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}
