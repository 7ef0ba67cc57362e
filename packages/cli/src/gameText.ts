// What kind of game a file holds, and how many: our record, mjai events, or the JSON of tenhou.net/6.

import { gunzipSync } from 'node:zlib';
import { linesOf, type MjaiEvent, type RecordFormat } from '@hanchan/records';

/** What cannot be read, and where. */
export interface BadGame {
  /** 0 where it is the file as a whole. */
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

export interface GameText {
  readonly format: RecordFormat;
  /** The file, with a number behind it where it holds several games. */
  readonly file: string;
  /** Lines of the file before the first of this game. */
  readonly skipped: number;
  readonly lines: readonly string[];
  readonly events: readonly MjaiEvent[];
  readonly json: unknown;
}

export class UnreadableGame extends Error {
  readonly bad: BadGame;
  constructor(line: number, field: string, message: string) {
    super(message);
    this.bad = { line, field, message };
  }
}

const BLANK = { skipped: 0, lines: [], events: [], json: null };

export function gamesIn(file: string, bytes: Uint8Array): GameText[] {
  const text = textOf(bytes);
  const lines = linesOf(text);
  while (lines.at(-1)?.trim() === '') lines.pop();
  const first = parse(lines[0] ?? '');
  if (isObject(first) && 'hanchan' in first) return [{ ...BLANK, format: 'record', file, lines }];
  if (isObject(first) && typeof first['type'] === 'string') return mjaiGames(file, lines);
  const whole = parse(text);
  if (isObject(whole) && 'log' in whole) {
    return [{ ...BLANK, format: 'tenhou6', file, json: whole }];
  }
  throw new UnreadableGame(...unknownForm(lines, first));
}

function unknownForm(lines: readonly string[], first: unknown): [number, string, string] {
  if (lines.length === 0) return [0, '', 'is empty'];
  if (first === undefined) return [1, '', `is not JSON: ${lines[0]!.slice(0, 40)}`];
  const forms = 'a record (“hanchan”), an mjai event (“type”) or a tenhou.net/6 game (“log”)';
  return [1, '', `is neither ${forms}`];
}

function textOf(bytes: Uint8Array): string {
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(isZipped ? gunzipSync(bytes) : bytes);
  } catch (error) {
    const what = isZipped ? 'cannot be unpacked' : 'is not text';
    throw new UnreadableGame(0, '', `${what}: ${(error as Error).message}`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every `start_game` begins a game. */
function mjaiGames(file: string, lines: readonly string[]): GameText[] {
  const games: { skipped: number; events: MjaiEvent[] }[] = [];
  lines.forEach((line, i) => {
    const event = parse(line);
    if (event === undefined) throw new UnreadableGame(i + 1, '', 'is not JSON');
    if (!isObject(event)) throw new UnreadableGame(i + 1, '', 'is not an event');
    if (typeof event['type'] !== 'string') {
      throw new UnreadableGame(i + 1, 'type', 'must be a text');
    }
    if (games.length === 0 || event['type'] === 'start_game')
      games.push({ skipped: i, events: [] });
    games.at(-1)!.events.push(event as unknown as MjaiEvent);
  });
  return games.map(({ skipped, events }, i) => ({
    ...BLANK,
    format: 'mjai',
    file: games.length === 1 ? file : `${file}#${i + 1}`,
    skipped,
    events,
  }));
}
