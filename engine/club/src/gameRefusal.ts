// What stands against writing down a result, correcting it, or objecting to a correction.

import { bySeat, SEATS } from '@hanchan/tiles';
import type { ActRefusal } from '@hanchan/tournament';
import type { GameAct } from './act.ts';
import { lastChange } from './apply.ts';
import { refuse, says } from './authority.ts';
import { MOST_OBJECTIONS } from './fields.ts';
import type { ClubActor, MemberId } from './member.ts';
import { playersRefusal } from './naming.ts';
import type { Outcome } from './outcome.ts';
import type { ClubState, GameState } from './state.ts';
import { typedMissing } from './typed.ts';

const DAY_MS = 86_400_000;
/** How long the four may object to a correction. */
export const OBJECTION_MS = 7 * DAY_MS;
const TWELVE = 12;

/** Why an act about a game is not carried out. */
export function gameRefusal(
  state: ClubState,
  act: GameAct,
  by: ClubActor,
  at: number,
): ActRefusal | null {
  if (act.type === 'enter' || act.type === 'record') {
    return timeRefusal(act, at) ?? newGameRefusal(state, act);
  }
  const game = state.games.get(act.game);
  if (game === undefined) return refuse('unknown', 'game', says('game.unknown', act.game));
  if (act.type === 'object') return objectionRefusal(game, act, by, at);
  if (act.type === 'settle') {
    const isOpen = game.objections.some(({ answer }) => answer === null);
    return isOpen ? null : refuse('wrongState', 'game', says('object.none'));
  }
  if (act.version !== game.version) {
    return { ...refuse('conflict', 'version', says('game.changed')), version: game.version };
  }
  return closedRefusal(state, game) ?? correctionRefusal(state, act, game);
}

/** Games are rated in the order in which they were played: none was played tomorrow. */
const timeRefusal = ({ playedAt }: NewGame, at: number): ActRefusal | null =>
  playedAt === undefined || playedAt <= at + DAY_MS
    ? null
    : refuse('badValue', 'playedAt', says('game.tomorrow'));

/** What a closed season has come to changes only where everybody sees it opened again. */
function closedRefusal({ evenings, seasons }: ClubState, game: GameState): ActRefusal | null {
  const { season } = evenings.get(game.evening)!.evening;
  const held = season === null ? undefined : seasons.get(season);
  return held?.isClosed
    ? refuse('wrongState', 'season', says('season.closed', held.season.name))
    : null;
}

type NewGame = Extract<GameAct, { readonly type: 'enter' | 'record' }>;

function newGameRefusal(state: ClubState, act: NewGame): ActRefusal | null {
  const { evenings, games } = state;
  const held = evenings.get(act.evening);
  if (held === undefined) return refuse('unknown', 'evening', says('evening.unknown', act.evening));
  const { evening, isOver, isCancelled } = held;
  if (isCancelled) return refuse('wrongState', 'evening', says('evening.cancelled', evening.day));
  if (isOver) return refuse('wrongState', 'evening', says('evening.over', evening.day));
  if (games.has(act.game)) return refuse('duplicate', 'game', says('game.known', act.game));
  const season = evening.season === null ? undefined : state.seasons.get(evening.season);
  if (season?.isClosed)
    return refuse('wrongState', 'season', says('season.closed', season.season.name));
  if (act.type === 'enter') {
    return playersRefusal(state, 'players', act.players) ?? sumRefusal(state, act.typed);
  }
  const known = state.sources.get(JSON.stringify(act.outcome.source));
  if (known !== undefined) return refuse('duplicate', 'source', says('game.sourceKnown', known));
  return outcomeRefusal(state, act.outcome);
}

function sumRefusal(
  { settings }: ClubState,
  typed: Parameters<typeof typedMissing>[0],
): ActRefusal | null {
  const missing = typedMissing(typed, settings);
  return missing === 0 ? null : refuse('wrongSum', 'typed.points', says('game.wrongSum', missing));
}

/** What the server worked out, or a file says it did. */
function outcomeRefusal(
  state: ClubState,
  { players, result }: Outcome,
  sat: readonly MemberId[] = [],
): ActRefusal | null {
  const refused = playersRefusal(state, 'outcome.players', players, sat);
  if (refused) return refused;
  const { points, places, score, uma, returnPoints } = result;
  const wrong = SEATS.find(
    (seat) => score[seat] !== (points[seat] - returnPoints) * TWELVE + uma[seat],
  );
  if (wrong !== undefined) {
    return refuse(
      'wrongSum',
      `outcome.result.score.${wrong}`,
      says('game.score', wrong, returnPoints),
    );
  }
  const ahead = bySeat((seat) => 1 + places.filter((place) => place < places[seat]).length);
  const arePlaces = places.every((place, seat) => place === ahead[seat as 0]);
  return arePlaces
    ? null
    : refuse('badValue', 'outcome.result.places', says('game.places', places.join(', ')));
}

function correctionRefusal(
  state: ClubState,
  act: Exclude<GameAct, { readonly type: 'enter' | 'record' | 'object' | 'settle' }>,
  game: GameState,
): ActRefusal | null {
  const isTyped = game.outcome.source.kind === 'typed';
  switch (act.type) {
    case 'void':
      return game.isVoid ? refuse('wrongState', 'game', says('game.void')) : null;
    case 'restore':
      return game.isVoid ? null : refuse('wrongState', 'game', says('game.notVoid'));
    case 'undo':
      return lastChange(game) ? null : refuse('wrongState', 'game', says('game.uncorrected'));
    case 'correct':
      if (!isTyped) return refuse('wrongState', 'game', says('game.notTyped'));
      return (
        playersRefusal(state, 'players', act.players, game.outcome.players) ??
        sumRefusal(state, act.typed)
      );
    case 'recordAgain':
      if (isTyped) return refuse('wrongState', 'game', says('game.typed'));
      if (JSON.stringify(act.outcome) === JSON.stringify(game.outcome)) {
        return refuse('wrongState', 'game', says('game.same'));
      }
      return outcomeRefusal(state, act.outcome, game.outcome.players);
  }
}

function objectionRefusal(
  { corrections, objections }: GameState,
  act: Extract<GameAct, { readonly type: 'object' }>,
  by: ClubActor,
  at: number,
): ActRefusal | null {
  if (objections.length >= MOST_OBJECTIONS)
    return refuse('wrongState', 'game', says('object.tooMany', MOST_OBJECTIONS));
  const correction = corrections.find(({ version }) => version === act.version);
  if (correction === undefined) {
    return refuse('unknown', 'version', says('object.noCorrection', act.version));
  }
  const four = [...correction.before.players, ...correction.after.players];
  if (by.member === null || !four.includes(by.member)) {
    return refuse('notAllowed', 'member', says('object.notYours'));
  }
  return at <= correction.at + OBJECTION_MS
    ? null
    : refuse('wrongState', 'version', says('object.late'));
}
