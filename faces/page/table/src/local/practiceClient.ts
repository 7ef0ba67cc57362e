// A table in this browser behind the same interface as one on the server.

import { type Action, commitmentOf, type Illegal } from '@hanchan/game';
import { createStore } from '@hanchan/kit/server/watched.ts';
import {
  type BotLevel,
  fixedWalls,
  type Place,
  type Refusal,
  type RulesChoice,
  type TableInfo,
  type TablePace,
  type TableProgress,
} from '@hanchan/protocol';
import { cite, hashOf, type Ruleset } from '@hanchan/rules';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import { eventListeners } from '../client/eventListeners.ts';
import { EMPTY_TABLE, type TableClient, type TableState } from '../client/tableClient.ts';
import type { PracticeUpdate } from './practice.ts';
import type { FromWorker, PracticeRequest, ToWorker } from './practiceMessages.ts';

export interface Practice {
  readonly rules: RulesChoice;
  readonly ruleset: Ruleset;
  /** Rounds to play; null: as the rulebook says. */
  readonly rounds: number | null;
  readonly assistance: PracticeRequest['assistance'];
  readonly bots: readonly [BotLevel, BotLevel, BotLevel];
  readonly seed: string;
  readonly playerName: string;
  readonly botNames: readonly [string, string, string];
  readonly actions: readonly Action[];
  readonly pace: TablePace;
}

export interface PracticeOptions {
  /** Told after every act, so that the table can be gone on with later. */
  readonly onplayed?: (actions: readonly Action[], progress: TableProgress) => void;
  /** Told instead, once the match is over. */
  readonly onover?: (actions: readonly Action[]) => void;
  /** Told when the player has chosen another pace. */
  readonly onpace?: (pace: TablePace) => void;
  readonly worker?: Worker;
}

const ME = 'me';

export function createPracticeClient(
  practice: Practice,
  options: PracticeOptions = {},
): TableClient {
  const worker =
    options.worker ??
    new Worker(new URL('./practiceWorker.ts', import.meta.url), { type: 'module' });
  const state = createStore<TableState>({ ...EMPTY_TABLE, me: ME });
  const { tell, onEvents } = eventListeners();
  const questions = new Map<number, (refusal: Refusal | null) => void>();
  let lastQuestion = 0;
  const send = (message: ToWorker) => worker.postMessage(message);

  const rules =
    practice.rounds === null
      ? practice.ruleset.values
      : { ...practice.ruleset.values, 'end.rounds': practice.rounds };

  const take = ({ events, view, legal, dice, actions }: PracticeUpdate) => {
    const { seq } = state.get();
    const info = { ...state.get().info!, ...progressOf(view) };
    const isOver = view.phase === 'over';
    const fair = { ...info.fair, secret: isOver ? practice.seed : null };
    state.patch({
      view,
      legal,
      dice,
      seq: seq + events.length,
      pending: null,
      info: { ...info, fair },
    });
    if (isOver) options.onover?.(actions);
    else options.onplayed?.(actions, info.progress);
    tell(events, view);
  };

  const asRefusal = ({ code, rule, case: one }: Illegal): Refusal => {
    if (rule === null) return { code, message: code };
    const told = { code, message: code, rule, citation: cite(practice.ruleset, rule, one) };
    return one === undefined ? told : { ...told, case: one };
  };

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case 'started': {
        const info = infoOf(practice, data.sitters);
        state.patch({ connection: 'live', info, seat: data.seat });
        return take(data.told);
      }
      case 'told':
        return take(data.told);
      case 'refused': {
        const { action, refusal } = data;
        return state.patch({ pending: null, refused: { action, refusal: asRefusal(refusal) } });
      }
      case 'why': {
        questions.get(data.id)?.(data.refusal === null ? null : asRefusal(data.refusal));
        questions.delete(data.id);
        return;
      }
      case 'hint':
      case 'costs':
        return;
    }
  };

  const { assistance, seed, bots, actions, pace } = practice;
  send({ type: 'start', request: { rules, assistance, seed, bots, actions, pace } });

  return {
    state,
    onEvents,
    act(action) {
      if (state.get().pending !== null) return;
      state.patch({ pending: action, refused: null });
      send({ type: 'act', action });
    },
    why(action) {
      const id = ++lastQuestion;
      send({ type: 'why', id, action });
      return new Promise((resolve) => questions.set(id, resolve));
    },
    ready: () => send({ type: 'ready' }),
    setPace(chosen) {
      const { info } = state.get();
      if (info === null) return;
      state.patch({ info: { ...info, settings: { ...info.settings, pace: chosen } } });
      send({ type: 'pace', pace: chosen });
      options.onpace?.(chosen);
    },
    // Nobody is there to hear it.
    say: () => {},
    close: () => worker.terminate(),
  };
}

function progressOf({ phase, round, dealer, dealNumber }: PracticeUpdate['view']) {
  return {
    state: phase === 'over' ? ('over' as const) : ('playing' as const),
    progress: { round, dealer, deal: dealNumber },
  };
}

function infoOf(practice: Practice, sitters: BySeat<number>): TableInfo {
  const { rules, rounds, assistance, ruleset, bots, botNames, playerName, seed, pace } = practice;
  const player = { id: ME, name: playerName, isGuest: true };
  const placeOf = (seat: Seat): Place => {
    const sitter = sitters[seat];
    if (sitter === 0) return { type: 'player', player, isConnected: true, isReplaced: false };
    return { type: 'bot', level: bots[sitter - 1]!, name: botNames[sitter - 1]! };
  };
  return {
    id: 'practice',
    state: 'playing',
    ruleset: { id: ruleset.id, title: ruleset.title },
    settings: {
      rules,
      rounds,
      clock: null,
      bellMinutes: 0,
      assistance,
      claimOrder: 'together',
      visibility: 'link',
      watchDelayMs: null,
      openHands: false,
      chat: 'off',
      pace,
      walls: 'words',
    },
    places: SEATS.map(placeOf) as unknown as TableInfo['places'],
    progress: null,
    createdAt: 0,
    host: ME,
    rulesHash: hashOf(ruleset.values),
    fair: fixedWalls(commitmentOf(seed)),
    watchers: 0,
    startedAt: null,
    result: null,
    game: null,
    rematch: { wanted: [], table: null },
  };
}
