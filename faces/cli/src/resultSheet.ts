// The sheet that `hanchan tournament result` reads: four numbers each, checked field by field.

import { nearest, type RuleValues } from '@hanchan/rules';
import { named, quoted } from '@hanchan/tiles';
import type { ByWind } from '@hanchan/tournament';
import { BadInput } from './badInput.ts';
import { readAll } from './gameSource.ts';

type ByPlayer = 'final' | 'loans' | 'mods' | 'penalties';
export interface SheetInput extends Readonly<Record<ByPlayer, ByWind<number>>> {
  readonly sticks: number;
}

const FIELDS = ['final', 'sticks', 'loans', 'mods', 'penalties'];
const NONE: ByWind<number> = [0, 0, 0, 0];
const MOST = 1_000_000;

export async function readSheet(
  input: AsyncIterable<Uint8Array>,
  rules: RuleValues,
): Promise<SheetInput> {
  const text = Buffer.from(await readAll(input)).toString('utf8');
  const sheet = parse(text.replace(/^\uFEFF/, ''));
  for (const key of Object.keys(sheet)) {
    if (FIELDS.includes(key)) continue;
    const near = nearest(key, FIELDS);
    const hint = near === undefined ? FIELDS.join(', ') : `did you mean ${near}?`;
    throw new BadInput(named(key), `is not a field of a sheet; ${hint}`);
  }
  const four = (field: string, check: (value: number) => string | null) =>
    fourNumbers(field, sheet[field], check);
  const unit = rules['score.roundTo'] || 1;
  if (sheet['final'] === undefined) throw new BadInput('final', 'is missing: four scores by wind');
  return {
    final: four('final', (value) => wholeMultiple(value, unit)),
    sticks: stickCount(sheet['sticks']),
    loans: four('loans', (value) => wholeMultiple(value, unit) ?? notBelow(value)),
    mods: four('mods', (value) => wholeMultiple(value, 1)),
    penalties: four('penalties', (value) => finite(value) ?? notBelow(value)),
  };
}

function parse(text: string): Record<string, unknown> {
  if (text.trim() === '')
    throw new BadInput('standard input', 'is empty: a sheet as JSON is expected');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new BadInput('standard input', `is not JSON: ${(error as Error).message}`);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new BadInput(
      'standard input',
      'is not a sheet: an object with final and sticks is expected',
    );
  }
  return json as Record<string, unknown>;
}

function fourNumbers(
  field: string,
  value: unknown,
  check: (value: number) => string | null,
): ByWind<number> {
  if (value === undefined) return NONE;
  if (!Array.isArray(value) || value.length !== 4) {
    throw new BadInput(field, 'must be four numbers by wind: East, South, West, North');
  }
  for (const [i, one] of value.entries()) {
    const wrong = typeof one === 'number' ? check(one) : 'is not a number';
    if (wrong !== null) throw new BadInput(`${field}[${i}]`, `${quoted(one)} ${wrong}`);
  }
  return value as unknown as ByWind<number>;
}

const finite = (value: number) =>
  Number.isFinite(value) && Math.abs(value) <= MOST ? null : 'is too large';
const notBelow = (value: number) => (value < 0 ? 'is below 0' : null);

function wholeMultiple(value: number, unit: number): string | null {
  if (!Number.isInteger(value)) return 'is not a whole number';
  if (value % unit !== 0) return `is not a multiple of ${unit} (score.roundTo)`;
  return finite(value);
}

function stickCount(value: unknown): number {
  if (value === undefined) return 0;
  const isCount = Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST;
  if (!isCount) throw new BadInput('sticks', `${quoted(value)} is not a number of sticks`);
  return value as number;
}
