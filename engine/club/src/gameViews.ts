// A table's result as somebody may read it, with what was corrected and who objected; and the games of an evening.

import { bySeat, noPoints } from '@hanchan/tiles';
import { OBJECTION_MS } from './gameRefusal.ts';
import type { ClubActor } from './member.ts';
import { isInside, isShownInFull, nameView } from './names.ts';
import type { Outcome } from './outcome.ts';
import type { ClubState, EveningState, GameState } from './state.ts';
import type { EveningHead, EveningView, GameView, Standing } from './views.ts';

const TWELVE = 12;

function standingOf(
  state: ClubState,
  { players, result, isRated }: Outcome,
  viewer: ClubActor,
): Standing {
  return {
    players: bySeat((seat) => nameView(state, players[seat], viewer)),
    points: result.points,
    places: result.places,
    score: bySeat((seat) => result.score[seat] / TWELVE),
    isRated,
  };
}

/** One result with its history. */
export function gameView(state: ClubState, game: GameState, viewer: ClubActor): GameView {
  const { id, evening, table, version, playedAt, isVoid, outcome } = game;
  const by = (actor: ClubActor) =>
    actor.member === null ? null : nameView(state, actor.member, viewer);
  return {
    ...standingOf(state, outcome, viewer),
    id,
    evening,
    day: dayOf(state, game),
    table,
    version,
    playedAt,
    isVoid,
    left: outcome.result.left,
    penalties: outcome.result.penalties ?? noPoints(),
    rules: outcome.rules,
    source: sourceView(state, outcome, viewer),
    deals: outcome.deals?.deals ?? null,
    corrections: game.corrections.map((one) => ({
      version: one.version,
      at: one.at,
      by: by(one.by),
      kind: one.kind,
      reason: one.reason,
      before: standingOf(state, one.before, viewer),
      after: standingOf(state, one.after, viewer),
      objectUntil: one.at + OBJECTION_MS,
    })),
    objections: game.objections.map((one) => ({
      version: one.version,
      at: one.at,
      by: by(one.by),
      text: one.text,
      answer: one.answer?.text ?? null,
    })),
  };
}

/** Where it was played the four have other names: that says who somebody is who wants to be hidden. */
function sourceView(state: ClubState, outcome: Outcome, viewer: ClubActor): GameView['source'] {
  const { source, players } = outcome;
  if (source.kind === 'typed' || players.every((id) => isShownInFull(state, id, viewer)))
    return source;
  return { kind: 'elsewhere' };
}

/** The day of the evening at which a game was played. */
export const dayOf = ({ evenings }: ClubState, { evening }: GameState): string =>
  evenings.get(evening)!.evening.day;

/** An evening for a list. */
export function eveningHead(held: EveningState, viewer: ClubActor): EveningHead {
  const { evening, isOver, isCancelled, answers, present, games } = held;
  return {
    ...evening,
    state: isCancelled ? 'cancelled' : isOver ? 'over' : 'planned',
    coming: [...answers.values()].filter((answer) => answer === 'coming').length,
    here: present.length,
    games: games.filter(({ isVoid }) => !isVoid).length,
    yourAnswer: viewer.member === null ? null : (answers.get(viewer.member) ?? null),
  };
}

/** A drawn table, and the score that is kept there. */
interface TableKept {
  readonly game: number;
  readonly table: number;
  readonly kept: string;
}

/** Tables whose score is kept and not a result of the evening yet. */
export function tablesKept({ draws, games, isOver, isCancelled }: EveningState): TableKept[] {
  if (isOver || isCancelled) return [];
  const taken = new Set(
    games.map(({ outcome: { source } }) => (source.kind === 'kept' ? source.id : null)),
  );
  return [...draws].flatMap(([game, { kept }]) =>
    kept.flatMap((id, i) =>
      id === null || taken.has(id) ? [] : [{ game, table: i + 1, kept: id }],
    ),
  );
}

/** An evening with its tables. Who comes, and who was here, is for members; `playing` is told by whoever knows the scores that are kept. */
export function eveningView(
  state: ClubState,
  held: EveningState,
  viewer: ClubActor,
  playing: EveningView['playing'] = [],
): EveningView {
  const { rules } = state.settings;
  return {
    evening: eveningHead(held, viewer),
    ...(isInside(viewer) ? { ...peopleAt(state, held, viewer), playing } : NOBODY),
    games: held.games.map((game) => gameView(state, game, viewer)),
    ownRules: rules.id === rules.base ? null : rules,
  };
}

type PeopleAt = Pick<EveningView, 'answers' | 'present' | 'draws' | 'met'>;
const NOBODY = { answers: [], present: [], draws: [], met: [], playing: [] } as const;

function peopleAt(state: ClubState, held: EveningState, viewer: ClubActor): PeopleAt {
  const named = (id: string) => nameView(state, id, viewer);
  const { answers, present, draws } = held;
  return {
    answers: [...answers].map(([member, answer]) => ({ ...named(member), answer })),
    present: present.map(named),
    draws: [...draws].map(([game, { tables }]) => {
      const seated = new Set(tables.flat());
      return {
        game,
        tables: tables.map((four) => bySeat((seat) => named(four[seat]))),
        sittingOut: present.filter((id) => !seated.has(id)).map(named),
      };
    }),
    met: meetings(state, held),
  };
}

/** How often two of those who are here sat at one table in this season. */
function meetings({ evenings }: ClubState, { evening, present }: EveningState): EveningView['met'] {
  const here = new Set(present);
  const counts = new Map<string, number>();
  for (const other of evenings.values()) {
    if (other.evening.season !== evening.season) continue;
    for (const { isVoid, outcome } of other.games) {
      if (isVoid) continue;
      const four = outcome.players.filter((id) => here.has(id)).sort();
      for (const [i, a] of four.entries())
        for (const b of four.slice(i + 1)) {
          const pair = `${a} ${b}`;
          counts.set(pair, (counts.get(pair) ?? 0) + 1);
        }
    }
  }
  return [...counts].map(([pair, times]) => {
    const [a, b] = pair.split(' ') as [string, string];
    return [a, b, times] as const;
  });
}
