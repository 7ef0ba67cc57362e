// Comma-separated values as spreadsheets read them: UTF-8 with its mark, text never as a formula.

const MARK = '\ufeff';
/** In full width, too: some spreadsheets take that for the same. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** What a spreadsheet would compute is text. */
export const neverFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const quotedText = (text: string): string => `"${neverFormula(text).replaceAll('"', '""')}"`;

/** Text in quotes, numbers as they are, nothing for null. */
export function csvLines(lines: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null) =>
    value === null ? '' : typeof value === 'number' ? String(value) : quotedText(value);
  return MARK + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}
