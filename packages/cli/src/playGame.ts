// Plays one game of a file through the engine, and says in one form for all formats what came of it.

import {
  type LogOptions,
  type LogReport,
  type MjaiEvent,
  type RecordHeader,
  type RecordProblem,
  readTenhou6,
  replayMjai,
  replayRecord,
  rulesetOfLog,
  type Watcher,
} from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import { findRuleset, TENHOU } from '@hanchan/rulesets';
import { dealLines, type Told } from './dealText.ts';
import { type BadGame, type GameText, gamesIn, UnreadableGame } from './gameText.ts';
import { coloured, plain } from './paint.ts';
import { turnLines } from './turnText.ts';
import { type Book, type WordChoice, wordsFor } from './words.ts';

export interface Difference {
  readonly hand: number;
  readonly event: number;
  readonly expected: string;
  readonly got: string;
}

export interface GameReport {
  readonly file: string;
  readonly hands: number;
  readonly events: number;
  readonly difference: Difference | null;
  readonly bad: BadGame | null;
  /** What happened, for a person, where it was asked for. */
  readonly story: readonly string[];
}

export interface PlayOptions {
  /** For logs that do not carry their rules; what the log names itself, or Tenhou's, when null. */
  readonly ruleset: Ruleset | null;
  readonly isVerified: boolean;
  /** Told in a line per deal or per turn, or not at all. */
  readonly story: 'none' | 'deals' | 'turns';
  readonly words: WordChoice;
  readonly isColoured: boolean;
}

/** All games of a file; never throws for what the file holds. */
export function playFile(file: string, bytes: Uint8Array, options: PlayOptions): GameReport[] {
  try {
    return gamesIn(file, bytes).map((game) => reportOn(game, options));
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    return [{ file, hands: 0, events: 0, difference: null, bad: error.bad, story: [] }];
  }
}

function reportOn(game: GameText, options: PlayOptions): GameReport {
  const steps: Told[] = [];
  const watch: Watcher = (_, before, { events }) => steps.push({ before, events });
  const played = playGame(game, {
    ruleset: options.ruleset,
    compare: options.isVerified ? 'figures' : 'events',
    ...(options.story === 'none' ? {} : { watch }),
  });
  return { ...played.report, story: storyOf(steps, played, options) };
}

/** Told only now: whose words they are is known once the game has been read. */
function storyOf(
  steps: readonly Told[],
  { ruleset, names }: PlayedGame,
  { story, words: choice, isColoured }: PlayOptions,
): string[] {
  if (story === 'none') return [];
  const words = wordsFor(choice, ruleset);
  if (story === 'deals') return dealLines(steps, words);
  return turnLines(steps, { words, names, paint: isColoured ? coloured : plain });
}

export interface PlayedGame {
  readonly report: Omit<GameReport, 'story'>;
  readonly ruleset: Book & Pick<Ruleset, 'title' | 'values'>;
  /** Only our own record has one. */
  readonly header: RecordHeader | null;
  readonly names: readonly string[] | null;
}

export function playGame(
  game: GameText,
  options: LogOptions & { readonly ruleset: Ruleset | null },
): PlayedGame {
  if (game.format === 'record') return playRecord(game, options);
  const read = game.format === 'mjai' ? null : readTenhou6(game.json);
  if (read !== null && !read.ok) {
    const bad = { line: 0, ...read.error };
    const report = { file: game.file, hands: 0, events: 0, difference: null, bad };
    return { report, ruleset: TENHOU, header: null, names: null };
  }
  const events = read?.value ?? game.events;
  const base = options.ruleset ?? namedRuleset(events[0]) ?? TENHOU;
  const report = logReport(game, replayMjai(events, base, options));
  const names = events[0]?.type === 'start_game' ? events[0]['names'] : null;
  const isNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return {
    report,
    ruleset: rulesetOfLog(events[0], base),
    header: null,
    names: isNames ? (names as string[]) : null,
  };
}

/** The logs that this command writes name their rulebook. */
function namedRuleset(start: MjaiEvent | undefined): Ruleset | undefined {
  const rules = start?.type === 'start_game' ? start['rules'] : null;
  const id = (rules as { ruleset?: unknown } | null | undefined)?.ruleset;
  return typeof id === 'string' ? findRuleset(id) : undefined;
}

function logReport({ file, skipped }: GameText, log: LogReport): Omit<GameReport, 'story'> {
  const { hands, events, difference, fault } = log;
  if (fault !== null) {
    const { event, field, message } = fault;
    const bad = { line: skipped + event, field, message };
    return { file, hands, events, difference: null, bad };
  }
  const moved = difference && { ...difference, event: skipped + difference.event };
  return { file, hands, events, difference: moved, bad: null };
}

function playRecord(game: GameText, { watch }: LogOptions): PlayedGame {
  const { header, hands, lines, problem } = replayRecord(game.lines, watch ? { watch } : {});
  const figures = { file: game.file, hands, events: lines };
  const wrong = problem === null ? null : recordDifference(problem, hands);
  const bad = problem === null || wrong !== null ? null : problem;
  const ruleset = header ? { ...header.ruleset, values: header.rules } : TENHOU;
  return { report: { ...figures, difference: wrong, bad }, ruleset, header, names: null };
}

/** A record that can be read but cannot have happened so; null where it cannot be read. */
function recordDifference({ code, line, message, refusal }: RecordProblem, hand: number) {
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
