// Members out of a list: names one to a line, or a table of which only the columns with names are looked at. Nobody is added before
// somebody has seen who it is.

import { guessColumns, isHeading } from '../desk/import/columns.ts';
import { rowsIn } from '../desk/import/listRows.ts';
import { wholeName } from '../desk/import/names.ts';
import { nearNames } from '../desk/import/twins.ts';

/** As long as a name in a club may be. */
const LONGEST_NAME = 60;

/** What a line comes to. */
export interface ListedMember {
  /** From 1. */
  readonly line: number;
  readonly name: string;
  /** Who is nearly the same: of the club, or further up in the list. */
  readonly twin: string | null;
  readonly fault: 'noName' | 'tooLong' | null;
}

/** `known`: the names that the club has. */
export function listedMembers(text: string, known: readonly string[]): readonly ListedMember[] {
  const rows = rowsIn(text);
  const isNamed = rows[0] !== undefined && isHeading(rows[0].cells);
  const body = rows.slice(isNamed ? 1 : 0);
  const nameIn = isNamed ? namedBy(rows[0]!.cells) : unnamed(body);
  const names = nearNames();
  for (const name of known) names.add(name);
  return body.map(({ line, cells: own }) => {
    const name = nameIn(own);
    const twin = name === '' ? null : names.near(name);
    names.add(name);
    const fault = name === '' ? 'noName' : name.length > LONGEST_NAME ? 'tooLong' : null;
    return { line, name, twin, fault };
  });
}

type NameIn = (cells: readonly string[]) => string;

function namedBy(heading: readonly string[]): NameIn {
  const columns = guessColumns(heading, []);
  return (cells) => {
    const cell = (column: 'name' | 'firstName' | 'lastName' | 'legalName') =>
      cells[columns.indexOf(column)] ?? '';
    const parted = wholeName({ firstName: cell('firstName'), lastName: cell('lastName') });
    return cell('name') || parted || cell('legalName');
  };
}

/** `Berg, Anna` on every line is a name; otherwise the first column that is no country and no number has it. */
function unnamed(
  body: readonly { readonly text: string; readonly cells: readonly string[] }[],
): NameIn {
  const columns = guessColumns(
    null,
    body.map(({ cells }) => cells),
  );
  const isParted =
    !columns.includes('country') &&
    body.every(({ text, cells }) => cells.length === 2 && /^[^\s,]+,/.test(text.trim()));
  if (isParted) return ([last, first]) => wholeName({ firstName: first!, lastName: last! });
  const at = columns.indexOf('name');
  return (cells) => cells[at] ?? '';
}
