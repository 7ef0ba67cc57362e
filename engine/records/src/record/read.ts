// Reads a record line by line, so that its length does not matter. What is not understood is refused with the
// line and the field; what was changed after it was written is found by the checksums.

import type { Ruling } from '@hanchan/game';
import {
  fail,
  isNestedBeyond,
  ok,
  parseTiles,
  type Result,
  SEATS,
  type Seat,
  WALL_SIZE,
} from '@hanchan/tiles';
import { parseAction } from './action.ts';
import { Chain, type Checksum, firstChanged } from './chain.ts';
import { type Fields, isFields, unknownField } from './fields.ts';
import type { RecordEntry, RecordHeader, RecordProblem } from './form.ts';
import { type LineFault, parseHeader } from './header.ts';

export type RecordLine =
  | { readonly type: 'header'; readonly header: RecordHeader }
  | { readonly type: 'checksum' }
  | RecordEntry;

const LINES: Readonly<Record<string, readonly string[]>> = {
  deal: ['deal', 'seed', 'rebuilt'],
  a: ['a'],
  start: ['start'],
  bell: ['bell'],
  ruling: ['ruling'],
  clock: ['clock'],
  reveal: ['reveal'],
  end: ['end'],
  sum: ['sum', 'each'],
};

const KINDS = Object.keys(LINES).filter((name) => name !== 'sum');

/** Far deeper than any line that is written. */
const DEEPEST = 32;

export class RecordReader {
  readonly #chain = new Chain();
  #line = 0;
  /** The first line that the next checksum covers. */
  #openFrom = 1;
  #hasHeader = false;
  #hasDeal = false;
  #hasEnd = false;

  /** Lines read so far. */
  get line(): number {
    return this.#line;
  }

  /** The record says itself that nothing follows. */
  get isComplete(): boolean {
    return this.#hasEnd;
  }

  read(text: string): Result<RecordLine, RecordProblem> {
    this.#line++;
    const json = parseJson(text);
    if (!json.ok) return this.#fail(json.error);
    if (isFields(json.value) && 'sum' in json.value) return this.#checksum(json.value);
    const read = this.#hasHeader ? this.#entry(json.value) : header(json.value);
    if (!read.ok) return this.#fail(read.error);
    this.#hasHeader = true;
    this.#chain.add(text);
    return read;
  }

  /** What is wrong with a record that ends here; null when it may. */
  finish(): RecordProblem | null {
    const line = this.#line + 1;
    if (this.#chain.open === 0 && this.#hasHeader) return null;
    const message = this.#hasHeader
      ? `the checksum of lines ${this.#openFrom} to ${this.#line} is missing: the record is cut off`
      : 'the record is empty';
    return { code: 'truncated', line, field: 'sum', message };
  }

  #fail(fault: LineFault, line = this.#line): { ok: false; error: RecordProblem } {
    return fail({ code: fault.code, line, field: fault.field, message: fault.message });
  }

  #entry(json: unknown): Result<RecordEntry, LineFault> {
    if (this.#hasEnd) {
      return fail({ code: 'afterEnd', field: '', message: 'only a checksum follows the end' });
    }
    const entry = parseEntry(json);
    if (!entry.ok) return entry;
    if (entry.value.type === 'deal') {
      if (this.#hasDeal) {
        const message = 'the checksum of the deal before is missing';
        return fail({ code: 'tampered', field: 'deal', message });
      }
      this.#hasDeal = true;
    }
    if (entry.value.type === 'end') this.#hasEnd = true;
    return entry;
  }

  #checksum(json: Fields): Result<RecordLine, RecordProblem> {
    const unknown = unknownField(json, LINES['sum']!);
    if (unknown !== null) return this.#fail(unknown);
    const { sum, each } = json;
    if (typeof sum !== 'string' || typeof each !== 'string') {
      const message = 'a checksum is {"sum":"…","each":"…"}';
      return this.#fail({ code: 'badValue', field: 'sum', message });
    }
    const from = this.#openFrom;
    const found: Checksum = this.#chain.close();
    const changed = firstChanged(found, { sum, each });
    this.#openFrom = this.#line + 1;
    this.#hasDeal = false;
    if (changed === null && found.each !== '') return ok({ type: 'checksum' });
    const message = 'is not what was written: its checksum differs';
    return this.#fail({ code: 'tampered', field: '', message }, from + (changed ?? 0));
  }
}

function parseJson(text: string): Result<unknown, LineFault> {
  try {
    const json = JSON.parse(text) as unknown;
    if (!isNestedBeyond(DEEPEST, json)) return ok(json);
    return fail({ code: 'badValue', field: '', message: 'is nested too deep' });
  } catch {
    return fail({ code: 'notJson', field: '', message: 'is not JSON' });
  }
}

function header(json: unknown): Result<RecordLine, LineFault> {
  const parsed = parseHeader(json);
  return parsed.ok ? ok({ type: 'header', header: parsed.value }) : parsed;
}

function parseEntry(json: unknown): Result<RecordEntry, LineFault> {
  const kind = isFields(json) ? KINDS.find((name) => name in json) : undefined;
  if (kind === undefined || !isFields(json)) {
    const message = `a line has one of ${KINDS.join(', ')} or sum`;
    return fail({ code: 'unknownField', field: '', message });
  }
  const unknown = unknownField(json, LINES[kind]!);
  if (unknown !== null) return fail(unknown);
  switch (kind) {
    case 'deal':
      return parseDeal(json);
    case 'a': {
      const action = parseAction(json['a']);
      if (action.ok) return ok({ type: 'action', action: action.value });
      return fail({ code: 'badValue', ...action.error });
    }
    case 'start':
    case 'bell':
      if (json[kind] === true) return ok({ type: kind });
      return fail({ code: 'badValue', field: kind, message: 'must be true' });
    case 'ruling':
      return parseRuling(json['ruling']);
    case 'clock':
      return ok({ type: 'clock', clock: json['clock'] });
    case 'reveal':
      if (typeof json['reveal'] === 'string') return ok({ type: 'reveal', secret: json['reveal'] });
      return fail({ code: 'badValue', field: 'reveal', message: 'must be the secret, a text' });
    default:
      return parseEnd(json['end']);
  }
}

function parseDeal({ deal, seed, rebuilt }: Fields): Result<RecordEntry, LineFault> {
  const told = seed === undefined ? {} : { seed };
  if (rebuilt !== undefined && rebuilt !== true) {
    return fail({ code: 'badValue', field: 'rebuilt', message: 'must be true or left out' });
  }
  if (deal === null) return ok({ type: 'deal', wall: null, ...told });
  const tiles = typeof deal === 'string' ? parseTiles(deal) : null;
  if (tiles === null || !tiles.ok || tiles.value.length !== WALL_SIZE) {
    const message = `must be the ${WALL_SIZE} tiles of the wall, or null`;
    return fail({ code: 'badValue', field: 'deal', message });
  }
  const note = rebuilt === true ? { isRebuilt: true } : {};
  return ok({ type: 'deal', wall: tiles.value, ...told, ...note });
}

/** What a ruling says is the engine's to judge; only that it is one, and against whom, is read here. */
function parseRuling(ruling: unknown): Result<RecordEntry, LineFault> {
  const wrong = (field: string, message: string) =>
    fail({ code: 'badValue', field: `ruling${field}`, message } as const);
  if (!isFields(ruling)) return wrong('', 'must be an object');
  const { type, seat } = ruling;
  if (typeof type !== 'string') return wrong('.type', 'must be text');
  if (seat !== undefined && !SEATS.includes(seat as Seat)) {
    return wrong('.seat', 'must be a seat from 0 to 3');
  }
  return ok({ type: 'ruling', ruling: ruling as unknown as Ruling });
}

function parseEnd(scores: unknown): Result<RecordEntry, LineFault> {
  const isScores = Array.isArray(scores) && scores.length === 4 && scores.every(Number.isInteger);
  return isScores
    ? ok({ type: 'end', scores: scores as number[] })
    : fail({ code: 'badValue', field: 'end', message: 'must be four whole numbers' });
}

/** A record as it was read, and what was wrong. */
export interface ReadRecord {
  readonly header: RecordHeader | null;
  readonly entries: readonly RecordEntry[];
  readonly isComplete: boolean;
  /** The first thing that is wrong; what stands before it was read. */
  readonly problem: RecordProblem | null;
}

/** A whole record, as far as it can be read. The actions are not played: see `replayRecord`. */
export function readRecord(lines: Iterable<string>): ReadRecord {
  const reader = new RecordReader();
  const entries: RecordEntry[] = [];
  let found: RecordHeader | null = null;
  for (const text of lines) {
    const line = reader.read(text);
    if (!line.ok) return { header: found, entries, isComplete: false, problem: line.error };
    if (line.value.type === 'header') found = line.value.header;
    else if (line.value.type !== 'checksum') entries.push(line.value);
  }
  const problem = reader.finish();
  return { header: found, entries, isComplete: reader.isComplete, problem };
}

/** The lines of a text; one line break at the end begins no further line. */
export function linesOf(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
}
