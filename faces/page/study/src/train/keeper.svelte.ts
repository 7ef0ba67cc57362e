// The progress of this browser while pages are open, and what was chosen last.

import { LEVELS, type Level, TRAIN_KINDS, type TrainKind } from '@hanchan/examination';
import type { AskedQuestion } from './address.ts';
import { answeredIn, nextIn, type Series } from './comeBack.ts';
import {
  keepProgress,
  keptProgress,
  noProgress,
  type Progress,
  recorded,
  type Tried,
} from './progress.ts';

interface Chosen {
  readonly rules: string;
  readonly isTimed: boolean;
  readonly levels: Readonly<Record<TrainKind, Level>>;
}

const KEY = 'hanchan.train.chosen';

let progress = $state.raw<Progress>(keptProgress());
let chosen = $state.raw<Chosen>(readChosen());

export const currentProgress = (): Progress => progress;
export const currentChoice = (): Chosen => chosen;

export function record(kind: TrainKind, tried: readonly Tried[]): void {
  progress = recorded(progress, kind, tried, Date.now());
  keepProgress(progress);
}

export function replaceProgress(next: Progress): void {
  progress = next;
  keepProgress(progress);
}

export const resetProgress = (): void => replaceProgress(noProgress());

export function choose(changes: Partial<Chosen>): void {
  chosen = { ...chosen, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A private window may refuse: the choice then lasts as long as the page.
  }
}

function readChosen(): Chosen {
  let kept: Partial<Chosen> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    // Something else stands there: as on a first visit.
  }
  const levels = Object.fromEntries(
    TRAIN_KINDS.map((kind) => {
      const known: readonly Level[] = LEVELS[kind];
      const level = kept.levels?.[kind];
      return [kind, known.find((one) => one === level) ?? known[0]!];
    }),
  ) as Record<TrainKind, Level>;
  return {
    rules: typeof kept.rules === 'string' ? kept.rules : 'wrc-2022',
    isTimed: kept.isTimed === true,
    levels,
  };
}

const AGAIN_KEY = 'hanchan.train.again';
let series: Series = readSeries();

function readSeries(): Series {
  try {
    return (JSON.parse(sessionStorage.getItem(AGAIN_KEY) ?? '{}') ?? {}) as Series;
  } catch {
    return {};
  }
}

/** Wrong ones come back in this window, also after a reload. */
export function noteAnswer(asked: AskedQuestion, isRight: boolean): void {
  series = answeredIn(series, asked, isRight);
  try {
    sessionStorage.setItem(AGAIN_KEY, JSON.stringify(series));
  } catch {
    // See above.
  }
}

export const askNext = (asked: AskedQuestion): AskedQuestion => nextIn(series, asked);

/** A seed that nobody had before; short enough to be read out. */
export function newQuestionSeed(): string {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return number!.toString(36);
}
