// Text in columns: how wide it stands in a terminal, padding, wrapping.

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with one.
const COLOUR_CODES = /\u001b\[[0-9;]*m/g;

/** Chinese characters and full-width forms take two columns; colour codes take none. */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of text.replace(COLOUR_CODES, '')) width += isWide(char) ? 2 : 1;
  return width;
}

function isWide(char: string): boolean {
  const code = char.codePointAt(0)!;
  return (code >= 0x2e80 && code <= 0xa4cf) || (code >= 0xf900 && code <= 0xffe6);
}

export const padEnd = (text: string, width: number) =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

const padStart = (text: string, width: number) =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

export interface Column {
  readonly align: 'left' | 'right';
}

/** Rows of equal columns, two spaces apart, without trailing blanks. */
export function alignRows(rows: readonly (readonly string[])[], columns: readonly Column[]) {
  const widths = columns.map((_, at) => Math.max(0, ...rows.map((row) => widthOf(row[at] ?? ''))));
  return rows.map((row) =>
    columns
      .flatMap(({ align }, at) => {
        if (widths[at] === 0) return [];
        return (align === 'right' ? padStart : padEnd)(row[at] ?? '', widths[at]!);
      })
      .join('  ')
      .trimEnd(),
  );
}

/** A blank at which `wrap` does not break; it comes out as a plain one. */
export const UNBREAKABLE = '\u00a0';

/** Breaks text at blanks into lines of this width; those after the first are indented as well. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${indent}`).replaceAll(UNBREAKABLE, ' ');
}
