// Plays a record through the engine: the same match again, or the line at which it cannot have happened.

import { type Illegal, type Match, newMatch, playAway } from '@hanchan/game';
import type { Tile } from '@hanchan/tiles';
import { type Move, makeMove, type Watcher } from '../move.ts';
import type { RecordEntry, RecordHeader, RecordProblem } from './form.ts';
import { RecordReader } from './read.ts';

/** How a record is replayed. */
export interface ReplayOptions {
  readonly watch?: Watcher;
  /** The wall of a deal whose line leaves it to the seed; null when it cannot be told. */
  readonly wallOf?: (seed: unknown, match: Match) => readonly Tile[] | null;
  /** Told of every problem; one that does not keep the next line from being played does not end the replay then. */
  readonly carryOn?: (problem: RecordProblem) => void;
}

/** What came of replaying a record, as far as it went. */
export interface RecordReplay {
  readonly header: RecordHeader | null;
  /** Where the match stands after the last line that could be played. */
  readonly match: Match | null;
  readonly hands: number;
  /** Lines read. */
  readonly lines: number;
  /** The record says itself that nothing follows. */
  readonly isComplete: boolean;
  readonly problem: RecordProblem | null;
}

/**
 * Fed line by line. After a problem nothing more is played, but lines are read on to the checksum of the deal:
 * a refused action may only follow from a line before it that was changed.
 */
export class RecordPlayer {
  readonly #reader = new RecordReader();
  readonly #options: ReplayOptions;
  #header: RecordHeader | null = null;
  #match: Match | null = null;
  #problem: RecordProblem | null = null;
  /** The first that was told and passed over. */
  #passed: RecordProblem | null = null;
  #isOver = false;
  #hands = 0;

  constructor(options: ReplayOptions = {}) {
    this.#options = options;
  }

  /** False when no further line is wanted. */
  feed(text: string): boolean {
    if (this.#isOver) return false;
    const line = this.#reader.read(text);
    if (!line.ok) this.#misread(line.error);
    else if (this.#problem !== null) this.#isOver = line.value.type === 'checksum';
    else if (line.value.type === 'header') {
      this.#header = line.value.header;
      this.#match = newMatch(this.#header.rules, this.#header.start);
    } else if (line.value.type !== 'checksum') this.#take(line.value);
    return !this.#isOver;
  }

  #misread(problem: RecordProblem): void {
    const { carryOn } = this.#options;
    // The deal was played to its end before its checksum told that a line of it is another. Without a header nothing is played.
    const isPlayed = this.#header !== null && this.#problem === null;
    if (carryOn !== undefined && problem.code === 'tampered' && isPlayed) {
      this.#passed ??= problem;
      carryOn(problem);
      return;
    }
    const isEarlier = this.#problem === null || problem.line <= this.#problem.line;
    if (isEarlier) this.#problem = problem;
    this.#isOver = true;
  }

  finish(): RecordReplay {
    const { line, isComplete } = this.#reader;
    const last = this.#problem ?? this.#reader.finish();
    if (last !== null) this.#options.carryOn?.(last);
    return {
      header: this.#header,
      match: this.#match,
      hands: this.#hands,
      lines: line,
      isComplete,
      problem: last ?? this.#passed,
    };
  }

  #take(entry: RecordEntry): void {
    if (entry.type === 'clock' || entry.type === 'reveal') return;
    if (entry.type === 'end') {
      const reached = JSON.stringify(this.#match!.scores);
      if (JSON.stringify(entry.scores) === reached) return;
      this.#fail('wrongScores', 'end', `the match ends with ${reached}`);
      return;
    }
    const move = this.#moveOf(entry);
    if (move === null) return;
    const { watch } = this.#options;
    // Where nobody looks at the match on the way, it is changed where it stands.
    const isGivenAway = watch === undefined && move.type === 'action';
    const step = isGivenAway ? playAway(this.#match!, move.action) : makeMove(this.#match!, move);
    if (!step.ok) {
      const { code, rule } = step.error;
      const words = `the engine refuses it: ${code}${rule === null ? '' : ` (${rule})`}`;
      this.#fail('refused', move.type === 'action' ? 'a' : move.type, words, step.error);
      return;
    }
    if (move.type === 'deal') this.#hands++;
    watch?.(move, this.#match!, step.value);
    this.#match = step.value.match;
  }

  #moveOf(entry: Exclude<RecordEntry, { type: 'clock' | 'end' | 'reveal' }>): Move | null {
    if (entry.type !== 'deal' || entry.wall !== null) return entry;
    const wall = this.#options.wallOf?.(entry.seed, this.#match!) ?? null;
    if (wall !== null) return { ...entry, wall };
    this.#fail('missing', 'deal', 'the wall is not in the record, and its seed does not tell it');
    return null;
  }

  #fail(code: RecordProblem['code'], field: string, message: string, refusal?: Illegal): void {
    const { line } = this.#reader;
    this.#problem = { code, line, field, message, ...(refusal === undefined ? {} : { refusal }) };
  }
}

/** Plays a record of ours through the engine. */
export function replayRecord(lines: Iterable<string>, options: ReplayOptions = {}): RecordReplay {
  const player = new RecordPlayer(options);
  for (const line of lines) if (!player.feed(line)) break;
  return player.finish();
}
