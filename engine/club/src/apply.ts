// The fold: what an entry of the log does to the club. Entries were accepted before they were written, so nothing is
// checked here.

import { foldLog, rulesToday } from '@hanchan/tournament';
import {
  type ClubEntry,
  type EveningAct,
  type GameAct,
  isAboutClub,
  type MemberAct,
  type SeasonAct,
  type SettingsAct,
} from './act.ts';
import type { NewMember } from './member.ts';
import type { Outcome } from './outcome.ts';
import type { ClubState, CorrectionState, GameState, MemberState } from './state.ts';
import { typedOutcome } from './typed.ts';

/** A club before its first entry is applied. */
export const newClub = (act: Extract<SettingsAct, { readonly type: 'create' }>): ClubState => ({
  settings: { ...act.settings, rules: rulesToday(act.settings.rules) },
  seq: 0,
  done: new Map(),
  links: new Map(),
  members: new Map(),
  seasons: new Map(),
  evenings: new Map(),
  games: new Map(),
  sources: new Map(),
  latest: -Infinity,
  recounts: 0,
});

/** Changes the state. An entry whose command was carried out already changes nothing. */
export function applyClub(state: ClubState, entry: ClubEntry): void {
  if (state.done.has(entry.id)) return;
  state.done.set(entry.id, entry.seq);
  state.seq = entry.seq;
  const { act } = entry;
  if (isAboutClub('club', act)) applySettings(state, act, entry);
  else if (isAboutClub('members', act)) applyMember(state, act, entry.at);
  else if (isAboutClub('seasons', act)) applySeason(state, act, entry);
  else if (isAboutClub('evenings', act)) applyEvening(state, act);
  else applyGame(state, act, entry);
}

/** The first entry is the one that creates the club. */
export const foldClub = (entries: readonly ClubEntry[]): ClubState =>
  foldLog(entries, 'a club', newClub, applyClub);

function applySettings(state: ClubState, act: SettingsAct, { at }: ClubEntry): void {
  if (act.type === 'create') addMember(state, act.owner, at);
  else if (act.type === 'renewLink')
    state.links.set(act.link, (state.links.get(act.link) ?? 0) + 1);
  else {
    const { rules, ...plain } = act.changes;
    state.settings = { ...state.settings, ...plain };
    if (rules !== undefined) state.settings = { ...state.settings, rules: rulesToday(rules) };
  }
}

function addMember({ members }: ClubState, member: NewMember, joinedAt: number): void {
  const { id, name, role, shownAs = 'full', figures = 'members' } = member;
  const added: MemberState = {
    id,
    name,
    role,
    shownAs,
    figures,
    joinedAt,
    hasLeft: false,
    isErased: false,
  };
  members.set(id, added);
}

function applyMember(state: ClubState, act: MemberAct, at: number): void {
  if (act.type === 'add') {
    for (const member of act.members) addMember(state, member, at);
    return;
  }
  if (act.type === 'join') {
    addMember(state, act.member, at);
    return;
  }
  const member = state.members.get(act.member)!;
  if (act.type === 'amend') Object.assign(member, act.changes);
  else if (act.type === 'setRole') member.role = act.role;
  else if (act.type === 'leave') member.hasLeft = true;
  else if (act.type === 'comeBack') member.hasLeft = false;
  else
    Object.assign(member, {
      isErased: true,
      hasLeft: true,
      name: '',
      figures: 'self',
      shownAs: 'hidden',
      role: 'guest',
    });
}

function applySeason({ seasons }: ClubState, act: SeasonAct, { at, by }: ClubEntry): void {
  if (act.type === 'openSeason') {
    const { season } = act;
    const opened = { at, by, reason: '', before: null, after: season };
    seasons.set(season.id, { season, isClosed: false, changes: [opened] });
    return;
  }
  const found = seasons.get(act.season)!;
  if (act.type === 'changeSeason') {
    const before = found.season;
    found.season = { ...before, ...act.changes };
    found.changes.push({ at, by, reason: act.reason, before, after: found.season });
  } else found.isClosed = act.type === 'closeSeason';
}

function applyEvening(state: ClubState, act: EveningAct): void {
  const { evenings } = state;
  if (act.type === 'plan') {
    evenings.set(act.evening.id, {
      evening: act.evening,
      isOver: false,
      isCancelled: false,
      answers: new Map(),
      present: [],
      draws: new Map(),
      games: [],
    });
    return;
  }
  const found = evenings.get(act.evening)!;
  switch (act.type) {
    case 'changeEvening':
      found.evening = { ...found.evening, ...act.changes };
      state.recounts++;
      break;
    case 'cancel':
      found.isCancelled = true;
      break;
    case 'answer':
      found.answers.set(act.member, act.answer);
      break;
    case 'present':
      found.present = act.members;
      break;
    case 'draw':
      found.draws.set(act.game, {
        seed: act.seed,
        tables: act.tables,
        kept: act.tables.map(() => null),
      });
      break;
    case 'keep': {
      const draw = found.draws.get(act.game)!;
      const kept = draw.kept.map((id, i) => (i + 1 === act.table ? act.kept : id));
      found.draws.set(act.game, { ...draw, kept });
      break;
    }
    case 'endEvening':
      found.isOver = true;
      break;
    case 'reopenEvening':
      found.isOver = false;
      break;
  }
}

function applyGame(state: ClubState, act: GameAct, entry: ClubEntry): void {
  if (act.type === 'enter' || act.type === 'record') {
    begin(state, act, entry);
    return;
  }
  const game = state.games.get(act.game)!;
  const { at, by } = entry;
  if (act.type === 'object') {
    game.objections.push({ version: act.version, at, by, text: act.text, answer: null });
  } else if (act.type === 'settle') {
    for (const one of game.objections) one.answer ??= { at, by, text: act.answer };
  } else if (act.type === 'void' || act.type === 'restore') {
    game.isVoid = act.type === 'void';
    correct(game, { kind: act.type, reason: act.reason, after: game.outcome }, entry);
  } else if (act.type === 'undo') {
    const last = lastChange(game)!;
    correct(game, { kind: 'undo', reason: act.reason, after: last.before }, entry);
  } else if (act.type === 'correct') {
    const after = typedOutcome(act.players, act.typed, {
      settings: state.settings,
      isRated: act.isRated,
    });
    correct(game, { kind: 'correct', reason: act.reason, after }, entry);
  } else correct(game, { kind: 'readAgain', reason: act.reason, after: act.outcome }, entry);
  if (act.type !== 'object' && act.type !== 'settle') state.recounts++;
}

/** The last correction that changed the outcome; undefined: it stands as it was entered. */
export const lastChange = ({ corrections }: GameState): CorrectionState | undefined =>
  corrections.findLast(({ before, after }) => before !== after);

function begin(
  state: ClubState,
  act: Extract<GameAct, { readonly type: 'enter' | 'record' }>,
  { at, seq }: ClubEntry,
): void {
  const { game: id, evening, table, playedAt = at } = act;
  const outcome: Outcome =
    act.type === 'record'
      ? act.outcome
      : typedOutcome(act.players, act.typed, { settings: state.settings, isRated: act.isRated });
  const game: GameState = {
    id,
    evening,
    table,
    playedAt,
    seq,
    version: 1,
    isVoid: false,
    outcome,
    corrections: [],
    objections: [],
  };
  state.games.set(id, game);
  if (outcome.source.kind !== 'typed') state.sources.set(JSON.stringify(outcome.source), id);
  const held = state.evenings.get(evening)!;
  held.games.push(game);
  if (playedAt < state.latest) state.recounts++;
  state.latest = Math.max(state.latest, playedAt);
}

function correct(
  game: GameState,
  { kind, reason, after }: Pick<CorrectionState, 'kind' | 'reason' | 'after'>,
  { at, by }: ClubEntry,
): void {
  game.version++;
  game.corrections.push({
    version: game.version,
    at,
    by,
    kind,
    reason,
    before: game.outcome,
    after,
  });
  game.outcome = after;
}
