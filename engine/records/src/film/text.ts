// Which form a text has, and the games in it. What cannot be read is told with its line; the rest is kept.

import type { GameFormat } from '../losses.ts';
import { majsoulEntries } from '../majsoul/entries.ts';
import { type MjaiEvent, UNREADABLE_LINE } from '../mjai/form.ts';
import { isMjlog } from '../mjlog/read.ts';
import { isFields } from '../record/fields.ts';
import { linesOf } from '../record/read.ts';
import { tenhou6Links, wholeDeals } from '../tenhou6/text.ts';
import { whereBroken } from './brokenJson.ts';

/** What cannot be read, and where. */
export interface BadGame {
  /** 0 where it is the file as a whole. */
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

/** One game of a file, in whichever format it was. */
export interface GameText {
  readonly format: GameFormat;
  /** The file, with a number behind it where it holds several games. */
  readonly file: string;
  /** Lines of the file before the first of this game. */
  readonly skipped: number;
  readonly lines: readonly string[];
  readonly events: readonly MjaiEvent[];
  /** The document that the file is: parsed JSON, or text where it is XML. */
  readonly json: unknown;
}

/** The games in a file, and what could not be read. */
export interface GamesRead {
  readonly games: readonly GameText[];
  /** What could not be read first. */
  readonly bad: BadGame | null;
}

const BLANK = { skipped: 0, lines: [], events: [], json: null };
const whole = (game: GameText): GamesRead => ({ games: [game], bad: null });

/** Finds the games in a text, whatever their format. */
export function readGames(file: string, text: string): GamesRead {
  if (isMjlog(text)) return whole({ ...BLANK, format: 'mjlog', file, json: text });
  const lines = linesOf(text);
  while (lines.at(-1)?.trim() === '') lines.pop();
  const first = parse(lines[0] ?? '');
  if (isFields(first) && 'hanchan' in first) {
    return whole({ ...BLANK, format: 'record', file, lines });
  }
  if (isFields(first) && typeof first['type'] === 'string') return mjaiGames(file, lines);
  const links = tenhou6Links(lines);
  if (links.length > 0) return { games: tenhou6Games(file, links.map(parse)), bad: null };
  const json = parse(text);
  if (isFields(json) && 'log' in json) return { games: tenhou6Games(file, [json]), bad: null };
  if (majsoulEntries(json) !== null) return whole({ ...BLANK, format: 'majsoul', file, json });
  const cut = json === undefined ? wholeDeals(text) : null;
  if (cut !== null) return { games: tenhou6Games(file, [cut.json]), bad: cut.bad };
  const isOverLines = lines.length > 1 && '{['.includes(lines[0]!.trim());
  const broken = json === undefined && isOverLines ? whereBroken(lines.join('\n')) : null;
  return { games: [], bad: broken === null ? unknownForm(lines, first) : { field: '', ...broken } };
}

const tenhou6Games = (file: string, games: readonly unknown[]): GameText[] =>
  games.map((json, i) => ({ ...BLANK, format: 'tenhou6', file: numbered(file, i, games), json }));

const numbered = (file: string, i: number, { length }: readonly unknown[]) =>
  length === 1 ? file : `${file}#${i + 1}`;

function unknownForm(lines: readonly string[], first: unknown): BadGame {
  if (lines.length === 0) return { line: 0, field: '', message: 'is empty' };
  const begin = lines[0]!.slice(0, 40);
  const forms =
    'a record (“hanchan”), an mjai event (“type”), a tenhou.net/6 game (“log”), an mjlog (“<mjloggm”) or a record of Mahjong Soul (“RecordNewRound”)';
  const isJson = first !== undefined;
  const message = isJson
    ? `is none of these: ${forms}`
    : `is not JSON: ${begin}; expected ${forms}`;
  return { line: 1, field: '', message };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}

/** Every `start_game` begins a game. */
function mjaiGames(file: string, lines: readonly string[]): GamesRead {
  const found: { skipped: number; events: MjaiEvent[] }[] = [];
  let bad: BadGame | null = null;
  for (const [i, line] of lines.entries()) {
    const read = parse(line);
    const fault = faultOf(read, i + 1);
    bad ??= fault;
    const event = fault === null ? (read as MjaiEvent) : { type: UNREADABLE_LINE };
    if (found.length === 0 || event.type === 'start_game') found.push({ skipped: i, events: [] });
    found.at(-1)!.events.push(event);
  }
  const games = found.map(
    ({ skipped, events }, i): GameText => ({
      ...BLANK,
      format: 'mjai',
      file: numbered(file, i, found),
      skipped,
      events,
    }),
  );
  return { games, bad };
}

function faultOf(event: unknown, line: number): BadGame | null {
  if (event === undefined) return { line, field: '', message: 'is not JSON' };
  if (!isFields(event)) return { line, field: '', message: 'is not an event' };
  if (typeof event['type'] === 'string') return null;
  return { line, field: 'type', message: 'must be text' };
}
