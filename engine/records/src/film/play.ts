// Plays one game of any form through the engine, and says in one form for all what came of it.

import type { Ruleset } from '@hanchan/rules';
import type { LogRead } from '../logRead.ts';
import { readMajsoul } from '../majsoul/read.ts';
import type { MjaiEvent } from '../mjai/form.ts';
import { type LogDifference, type LogOptions, type LogReport, replayMjai } from '../mjai/replay.ts';
import { rulesetOfLog } from '../mjai/start.ts';
import { readMjlog } from '../mjlog/read.ts';
import { isFields } from '../record/fields.ts';
import type { RecordHeader, RecordProblem } from '../record/form.ts';
import { replayRecord } from '../record/replay.ts';
import { readTenhou6Deals } from '../tenhou6/read.ts';
import type { BadGame, GameText } from './text.ts';

/** Rulebooks by name, which come from outside: a log may name the one it was played under. */
export interface Books {
  find(id: string): Ruleset | undefined;
  /** Of a log that names none. */
  readonly usual: Ruleset;
}

/** How a game is played through: whose rules, and who watches. */
export interface PlayOptions extends LogOptions {
  readonly books: Books;
  /** For logs that do not carry their rules; what the log names itself, or the usual one, when null. */
  readonly ruleset: Ruleset | null;
}

/** A game that was played through the engine, as far as it went. */
export interface PlayedGame {
  readonly hands: number;
  readonly events: number;
  /** The first one. */
  readonly difference: LogDifference | null;
  readonly bad: BadGame | null;
  readonly ruleset: Pick<Ruleset, 'id' | 'title' | 'values'>;
  /** Only our own record has one. */
  readonly header: RecordHeader | null;
  readonly names: readonly string[] | null;
}

/** Plays a recorded game of any format through the engine. */
export function playGame(game: GameText, options: PlayOptions): PlayedGame {
  if (game.format === 'record') return playRecord(game, options);
  const read = readDocument(game);
  const events = read?.events ?? game.events;
  const base = options.ruleset ?? namedRuleset(events[0], options.books) ?? options.books.usual;
  // Without somebody who wants the readable part, a file that cannot be read to its end is not played.
  const isPlayed = read === null || read.problem === null || options.carryOn !== undefined;
  const log = isPlayed ? logReport(game, replayMjai(events, base, options)) : NOTHING;
  const unread = read?.problem ?? null;
  return {
    ...log,
    bad: log.bad ?? unread,
    ruleset: rulesetOfLog(events[0], base),
    header: null,
    names: namesIn(events[0]),
  };
}

/** Null where a file has the events themselves. */
function readDocument({ format, json }: GameText): LogRead | null {
  switch (format) {
    case 'tenhou6': {
      const { events, problem } = readTenhou6Deals(json);
      return { events, problem: problem && { line: 0, ...problem } };
    }
    case 'mjlog':
      return readMjlog(typeof json === 'string' ? json : '');
    case 'majsoul':
      return readMajsoul(json);
    default:
      return null;
  }
}

const NOTHING = { hands: 0, events: 0, difference: null, bad: null };

function namesIn(start: MjaiEvent | undefined): readonly string[] | null {
  const names = start?.type === 'start_game' ? start['names'] : null;
  const isNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return isNames ? (names as string[]) : null;
}

/** The logs that we write name their rulebook. */
function namedRuleset(start: MjaiEvent | undefined, books: Books): Ruleset | undefined {
  const rules = start?.type === 'start_game' ? start['rules'] : null;
  const id = isFields(rules) ? rules['ruleset'] : undefined;
  return typeof id === 'string' ? books.find(id) : undefined;
}

type Report = Pick<PlayedGame, 'hands' | 'events' | 'difference' | 'bad'>;

function logReport({ skipped, format }: GameText, log: LogReport): Report {
  const { hands, events, difference, fault } = log;
  if (fault !== null) {
    const { event, field, message } = fault;
    // The events of a document are ours: the file has no such line, but it has the deal.
    const place =
      format === 'mjai'
        ? { line: skipped + event, field }
        : { line: 0, field: dealField(format, difference!.hand) };
    return { hands, events, difference: null, bad: { ...place, message } };
  }
  const moved = difference && { ...difference, event: skipped + difference.event };
  return { hands, events, difference: moved, bad: null };
}

const dealField = (format: GameText['format'], hand: number) =>
  format === 'tenhou6' ? `log[${hand - 1}]` : `deal ${hand}`;

function playRecord(game: GameText, { watch, carryOn, books }: PlayOptions): PlayedGame {
  let hands = 0;
  const { header, lines, problem, ...played } = replayRecord(game.lines, {
    watch(move, before, step) {
      if (move.type === 'deal') hands++;
      watch?.(move, before, step);
    },
    ...(carryOn === undefined
      ? {}
      : {
          carryOn: (found) => {
            const difference = recordDifference(found, hands);
            if (difference !== null) carryOn(difference);
          },
        }),
  });
  const difference = problem === null ? null : recordDifference(problem, played.hands);
  return {
    hands: played.hands,
    events: lines,
    difference,
    bad: difference === null ? problem : null,
    ruleset: header ? { ...header.ruleset, values: header.rules } : books.usual,
    header,
    names: header === null ? null : playersIn(header.settings),
  };
}

/** Servers list who sat where; converted logs keep the names that they came with. */
function playersIn({ players, names }: RecordHeader['settings']): readonly string[] | null {
  const told = Array.isArray(players)
    ? players.map((player: unknown) => (isFields(player) ? player['name'] : null))
    : names;
  const isNames = Array.isArray(told) && told.length === 4;
  return isNames && told.every((name) => typeof name === 'string') ? (told as string[]) : null;
}

/** A record that can be read but cannot have happened so; null where it cannot be read. */
function recordDifference(problem: RecordProblem, hand: number): LogDifference | null {
  const { code, line, message, refusal } = problem;
  const place = { hand, event: line };
  switch (code) {
    case 'refused': {
      const rule = refusal?.rule ? ` (${refusal.rule})` : '';
      return { ...place, expected: 'a legal action', got: `${refusal?.code}${rule}` };
    }
    case 'tampered':
      return { ...place, expected: 'the line as it was written', got: `a line that ${message}` };
    case 'truncated':
      return { ...place, expected: 'a checksum', got: `end of file: ${message}` };
    case 'wrongScores':
    case 'afterEnd':
      return { ...place, expected: message, got: 'another end' };
    default:
      return null;
  }
}
