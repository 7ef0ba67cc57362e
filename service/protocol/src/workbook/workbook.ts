// A workbook (XLSX) as its cells, sheet by sheet: values only, a formula as what it last came to. It is read alike in the browser, by the
// server and by the command.

import { fail, ok, type Result } from '@hanchan/tiles';
import {
  type SheetCell,
  type Sheets,
  type WorkbookFault,
  type WorkbookResults,
  worldRiichiResults,
} from '@hanchan/tournament';
import { BadZip, partsOf, textOfPart, ZipTooLarge } from './unzip.ts';

/** The largest file that is taken. */
export const WORKBOOK_BYTES: number = 4 * 1_024 * 1_024;
const PART_BYTES = 16 * 1_024 * 1_024;
const WHOLE_LETTERS = 32 * 1_024 * 1_024;
const MOST_SHEETS = 600;
const MOST_ROWS = 20_000;
/** Of all sheets together, the empty ones between others too. */
const WHOLE_ROWS = 200_000;
const MOST_COLUMNS = 64;
/** Of the attributes of a tag. */
const MOST_SAID = 1_000;

/** The results in a workbook of World Riichi's tool; or the first thing that keeps them from being read. */
export async function resultsInWorkbook(
  bytes: Uint8Array,
): Promise<Result<WorkbookResults, WorkbookFault>> {
  const whole = (why: WorkbookFault['why']) => fail<WorkbookFault>({ sheet: '', cell: '', why });
  if (bytes.length > WORKBOOK_BYTES) return whole('tooLarge');
  try {
    const sheets = await sheetsIn(bytes);
    return sheets.ok ? worldRiichiResults(sheets.value) : sheets;
  } catch (error) {
    if (error instanceof ZipTooLarge) return whole('tooLarge');
    if (error instanceof BadZip) return whole('noWorkbook');
    throw error;
  }
}

async function sheetsIn(bytes: Uint8Array): Promise<Result<Sheets, WorkbookFault>> {
  const parts = partsOf(bytes);
  let left = WHOLE_LETTERS;
  const read = async (name: string): Promise<string | null> => {
    const part = parts.get(name);
    if (part === undefined) return null;
    const text = await textOfPart(bytes, part, Math.min(PART_BYTES, left));
    left -= text.length;
    return text;
  };
  const book = await read('xl/workbook.xml');
  const relations = await read('xl/_rels/workbook.xml.rels');
  if (book === null || relations === null) throw new BadZip('it is no workbook');
  const targets = new Map(
    tagsIn(relations, 'Relationship').map(({ id, target }) => [
      id,
      target?.replace(/^\/?(xl\/)?/, ''),
    ]),
  );
  const shared = sharedIn((await read('xl/sharedStrings.xml')) ?? '');
  const sheets = new Map<string, readonly (readonly SheetCell[])[]>();
  let rowsLeft = WHOLE_ROWS;
  for (const { name, 'r:id': id } of tagsIn(book, 'sheet').slice(0, MOST_SHEETS)) {
    const text = await read(`xl/${targets.get(id) ?? ''}`);
    if (name === undefined || text === null) continue;
    const rows = rowsIn(text, shared, rowsLeft);
    rowsLeft -= rows.length;
    sheets.set(plain(name), rows);
  }
  return ok(sheets);
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** The attributes of every such tag, names in small letters. */
const tagsIn = (xml: string, tag: string): Attributes[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${tag}\\s([^<>]*)>`, 'g'))].map(([, said]) =>
    attributesOf(said!),
  );

/** A name is tried from its beginning only: otherwise a long one that is none is read once for each of its letters. */
const ATTRIBUTE = /(?<![\w:])([\w:]+)\s*=\s*"([^"]*)"/g;

const attributesOf = (said: string): Attributes =>
  Object.fromEntries(
    [...said.slice(0, MOST_SAID).matchAll(ATTRIBUTE)].map(([, key, value]) => [
      key!.toLowerCase(),
      value!,
    ]),
  );

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
};
function plain(text: string): string {
  return text.replace(/&(#x?[\da-fA-F]{1,6}|\w{1,4});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

/** All `<t>` in it, one behind the other: a text may be written in pieces; how it is read aloud is none of it. */
const textIn = (xml: string): string =>
  plain(
    [...withoutReadings(xml).matchAll(/<t(?:\s[^<>]*)?>([^<]*)<\/t>/g)]
      .map(([, text]) => text)
      .join(''),
  );

function withoutReadings(xml: string): string {
  let text = '';
  for (let at = 0; ; ) {
    const from = xml.indexOf('<rPh', at);
    if (from < 0) return text + xml.slice(at);
    text += xml.slice(at, from);
    const end = xml.indexOf('</rPh>', from);
    if (end < 0) return text;
    at = end;
  }
}

/** What stands between such tags. */
function* between(xml: string, tag: string): Generator<{ said: string; inside: string }> {
  for (let at = 0; ; ) {
    const from = xml.indexOf(`<${tag}`, at);
    if (from < 0) return;
    const close = xml.indexOf('>', from);
    if (close < 0) return;
    at = close + 1;
    // `<cols>` is no `<c>`.
    if (!/[\s/>]/.test(xml[from + tag.length + 1]!)) continue;
    const said = xml.slice(from + tag.length + 1, close);
    if (said.endsWith('/')) {
      yield { said, inside: '' };
      continue;
    }
    const end = xml.indexOf(`</${tag}>`, at);
    if (end < 0) return;
    yield { said, inside: xml.slice(at, end) };
    at = end;
  }
}

const sharedIn = (xml: string): readonly string[] =>
  [...between(xml, 'si')].map(({ inside }) => textIn(inside));

function rowsIn(
  xml: string,
  shared: readonly string[],
  most: number,
): readonly (readonly SheetCell[])[] {
  const rows: SheetCell[][] = [];
  for (const row of between(xml, 'row')) {
    const number = Number(attributesOf(row.said)['r'] ?? rows.length + 1);
    if (!Number.isInteger(number) || number <= rows.length || number > MOST_ROWS) continue;
    if (number > most) throw new ZipTooLarge();
    while (rows.length < number) rows.push([]);
    const cells = rows[number - 1]!;
    for (const { said, inside } of between(row.inside, 'c')) {
      const { r, t } = attributesOf(said);
      const column = r === undefined ? cells.length : columnOf(r);
      if (column < 0 || column >= MOST_COLUMNS) continue;
      while (cells.length < column) cells.push(null);
      cells[column] = cellOf(inside, t, shared);
    }
  }
  return rows;
}

/** `C7` is 2. */
function columnOf(name: string): number {
  const letters = /^[A-Z]{1,3}/.exec(name)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellOf(inside: string, type: string | undefined, shared: readonly string[]): SheetCell {
  if (type === 'inlineStr') return textIn(inside);
  const value = [...between(inside, 'v')][0]?.inside;
  if (value === undefined || value === '') return null;
  if (type === 's') return shared[Number(value)] ?? null;
  if (type === undefined || type === 'n')
    return Number.isFinite(Number(value)) ? Number(value) : null;
  return plain(value);
}
