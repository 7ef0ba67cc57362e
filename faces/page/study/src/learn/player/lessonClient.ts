// A step's table behind the interface that every table has. A deed is judged first; only a right one is done.

import type { Action } from '@hanchan/game';
import { createStore } from '@hanchan/kit/server/watched.ts';
import type { TableInfo } from '@hanchan/protocol';
import { hashOf, type Ruleset } from '@hanchan/rules';
import { eventListeners } from '@hanchan/table/client/eventListeners.ts';
import {
  EMPTY_TABLE,
  type TableClient,
  type TableState,
} from '@hanchan/table/client/tableClient.ts';
import { SEATS } from '@hanchan/tiles';
import type { TableStep } from './lesson.ts';
import { createRun, type DeedVerdict, type Run, type Update } from './run.ts';

/** Who sits around the learner, from the right on. */
export const COMPANY = ['Kaze', 'Tomás', 'Ines'] as const;
const ME = 'me';

interface LessonTable extends TableClient {
  readonly run: Run;
}

interface Surroundings {
  readonly you: string;
  /** Told at once; the table follows. */
  readonly onjudged: (verdict: DeedVerdict, action: Action) => void;
  /** Milliseconds from one move of others to the next. */
  readonly pause: () => number;
}

export function createLessonTable(
  step: TableStep,
  ruleset: Ruleset,
  { you, onjudged, pause }: Surroundings,
): LessonTable {
  const run = createRun(step, ruleset.values);
  const { tell, onEvents } = eventListeners();
  const state = createStore<TableState>({
    ...EMPTY_TABLE,
    connection: 'live',
    me: ME,
    info: infoOf(step, ruleset, run, you),
    seat: run.seat,
    view: run.view,
    legal: run.offered,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: readonly Update[] = [];

  /** One move after the other; what can be done is told with the last. */
  const show = () => {
    const [next, ...rest] = waiting;
    if (next === undefined) return;
    waiting = rest;
    const isLast = rest.length === 0;
    const { seq } = state.get();
    state.patch({
      view: isLast ? run.view : next.view,
      legal: isLast ? run.offered : [],
      seq: seq + next.events.length,
      pending: null,
    });
    tell(next.events, state.get().view!);
    if (isLast) return;
    const isSeen = next.events.some(({ type }) => type !== 'answered');
    if (isSeen && pause() > 0) timer = setTimeout(show, pause());
    else show();
  };

  const attempt = (action: Action) => {
    if (waiting.length > 0 || run.act === null) return;
    const { verdict, updates } = run.attempt(action);
    onjudged(verdict, action);
    waiting = updates;
    if (updates.length > 0) show();
    // Nothing was done, and something else may be offered now.
    else state.patch({ view: run.view, legal: run.offered, pending: null });
  };

  return {
    run,
    state,
    onEvents,
    act: attempt,
    // Who presses what may not be done has tried it.
    why(action) {
      attempt(action);
      return Promise.resolve(null);
    },
    ready: () => {},
    setPace: () => {},
    say: () => {},
    close: () => clearTimeout(timer),
  };
}

function infoOf(step: TableStep, { id, title, values }: Ruleset, run: Run, you: string): TableInfo {
  const player = { id: ME, name: you, isGuest: true };
  const places = SEATS.map((seat) => {
    const away = (seat - run.seat + 4) % 4;
    return away === 0
      ? ({ type: 'player', player, isConnected: true, isReplaced: false } as const)
      : ({ type: 'bot', level: 'beginner', name: COMPANY[away - 1]! } as const);
  });
  return {
    id: `lesson-${step.id}`,
    state: 'playing',
    ruleset: { id, title },
    settings: {
      rules: id,
      rounds: null,
      clock: null,
      bellMinutes: 0,
      assistance: step.isUnassisted === true ? 'unassisted' : 'guided',
      claimOrder: 'together',
      visibility: 'link',
      watchDelayMs: null,
      openHands: false,
      chat: 'off',
      pace: 'normal',
      walls: 'words',
    },
    places: places as unknown as TableInfo['places'],
    progress: null,
    createdAt: 0,
    host: ME,
    rulesHash: hashOf(values),
    fair: {
      scheme: 'w1',
      commitment: '',
      words: ['', '', '', ''],
      pledges: [null, null, null, null],
      stage: 'fixed',
      beacon: null,
      secret: null,
    },
    watchers: 0,
    startedAt: null,
    result: null,
    game: null,
    rematch: { wanted: [], table: null },
  };
}
