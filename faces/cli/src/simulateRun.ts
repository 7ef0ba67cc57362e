// The matches of a run under one rulebook: on all cores, in order, until they are done, one fails, or the
// user has had enough. What was finished by then counts.

import {
  type PlayedMatch,
  type PlayerMaker,
  type Simulation,
  type Statistics,
  simulator,
} from '@hanchan/arena';
import type { LineUp } from './botArgument.ts';
import { WriteFailure } from './simulateFiles.ts';
import type { MatchRange } from './simulation/shard.ts';
import { onThreads } from './threads.ts';

/** What a thread is given when it starts. */
export interface ThreadSimulation {
  readonly simulation: Simulation;
  readonly lineUp: LineUp;
}

/** What came of a match: it was played, or something is wrong in it. */
export type MatchAnswer = PlayedMatch | { readonly failure: string };

export interface Run extends ThreadSimulation {
  /** Of the matches of the whole run. */
  readonly range: MatchRange;
  /** What earlier matches showed, to be added to. */
  readonly statistics: Statistics;
  readonly workers: number;
  readonly makePlayer: PlayerMaker;
  readonly signal: AbortSignal;
  /** Every finished match, in order. */
  readonly keep: (match: number, played: PlayedMatch) => void;
}

export interface RunEnd {
  readonly statistics: Statistics;
  /** How many were played now. */
  readonly played: number;
  readonly seconds: number;
  /** Why it ended early; null when it did not, or when the user ended it. */
  readonly failure: string | null;
}

const WAITING = 4;

export async function runMatches(run: Run): Promise<RunEnd> {
  const started = performance.now();
  const { statistics, range } = run;
  // Programs have processes of their own, so that one thread of ours is enough for them.
  const isHere = run.workers === 1 || run.lineUp.some(({ type }) => type === 'mjai');
  let failure: string | null = null;
  let match = range.from;
  for await (const answer of isHere ? here(run) : onAllCores(run)) {
    failure = 'failure' in answer ? answer.failure : keepMatch(run, match, answer);
    if (failure !== null) break;
    statistics.add((answer as PlayedMatch).summary);
    match++;
  }
  const seconds = (performance.now() - started) / 1_000;
  return { statistics, played: match - range.from, seconds, failure };
}

/** Null, or why it could not be kept. */
function keepMatch({ keep }: Run, match: number, played: PlayedMatch): string | null {
  try {
    keep(match, played);
    return null;
  } catch (error) {
    if (error instanceof WriteFailure) return error.message;
    throw error;
  }
}

function onAllCores({ simulation, lineUp, range, workers, signal }: Run) {
  return onThreads<number, MatchAnswer>(numbersOf(range), {
    module: new URL('./simulateWorker.js', import.meta.url),
    data: { simulation, lineUp } satisfies ThreadSimulation,
    threads: Math.min(workers, range.to - range.from),
    waiting: WAITING,
    signal,
  });
}

/** In this thread: as many matches at a time as there are workers, which matters where players are waited for. */
async function* here(run: Run): AsyncGenerator<MatchAnswer> {
  const { simulation, makePlayer, range, workers, signal } = run;
  const play = simulator(simulation, makePlayer);
  const pending: Promise<MatchAnswer>[] = [];
  for (const match of numbersOf(range)) {
    // Bots answer at once, so that a whole match goes by before a signal could be heard.
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) break;
    pending.push(answerOf(play, match));
    if (pending.length < workers) continue;
    const answer = await unlessAborted(pending.shift()!, signal);
    if (answer === null) return;
    yield answer;
  }
  for (const one of pending) {
    const answer = await unlessAborted(one, signal);
    if (answer === null) return;
    yield answer;
  }
}

/** What is done already counts; nothing more is waited for once the signal is given. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve) => {
    const stop = () => resolve(null);
    if (signal.aborted) setImmediate(stop);
    else signal.addEventListener('abort', stop, { once: true });
    promise.then((value) => {
      signal.removeEventListener('abort', stop);
      resolve(value);
    });
  });
}

export async function answerOf(
  play: (match: number) => Promise<PlayedMatch>,
  match: number,
): Promise<MatchAnswer> {
  try {
    return await play(match);
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

function* numbersOf({ from, to }: MatchRange): Generator<number> {
  for (let number = from; number < to; number++) yield number;
}
