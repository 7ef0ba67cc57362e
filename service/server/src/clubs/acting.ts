// Acts as they are sent to a club, made into acts as they are kept: a rulebook by name becomes the whole rulebook, and a
// result that was played elsewhere is read where it was played.

import type { ClubAct, Outcome } from '@hanchan/club';
import type { ClubActRequest, LookedUpAct, Refusal } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import type { FastifyRequest } from 'fastify';
import { askerOf, type Context } from '../http/context.ts';
import { isEndHidden, toSummary } from '../http/gameSummary.ts';
import { readElsewhere } from '../limits/readElsewhere.ts';
import { keptRules } from './clubs.ts';
import type { LiveClub } from './liveClub.ts';
import { keptOutcome, playedOutcome, sheetOutcome, type Told } from './outcomes.ts';

type SentSource = Extract<LookedUpAct, { type: 'attach' }>['source'];

const NOT_OVER: Refusal = {
  code: 'wrongState',
  field: 'source',
  message: 'this game is not over, or its sheet is not signed',
};
const none = (field: string, message: string): Refusal => ({ code: 'unknown', field, message });

export function clubActs(context: Context) {
  const { kept, games, events, storage, config } = context;
  const refusalOf = readElsewhere(context.counts);

  async function told(source: SentSource, request: FastifyRequest): Promise<Result<Told, Refusal>> {
    if (source.kind === 'kept') {
      const entries = await kept.peek(source.id, source.read);
      if (!entries.ok) return fail({ ...entries.error, field: 'source.id' });
      return orNotOver(keptOutcome(entries.value));
    }
    if (source.kind === 'event') {
      const state = await events.peek(source.event);
      if (state === null) return fail(none('source.event', 'there is no such event'));
      return orNotOver(sheetOutcome(state, source.round, source.table));
    }
    const game = await storage.games.find(source.id);
    if (game === undefined) return fail(none('source.id', 'there is no such game'));
    const isHidden = isEndHidden(game, await askerOf(context, request), config.time.now());
    if (game.endedAt === null || isHidden) return fail(NOT_OVER);
    const { ruleset } = toSummary(game);
    return orNotOver(playedOutcome(await games.read(game.id), ruleset));
  }

  async function lookedUp(
    { state }: LiveClub,
    act: LookedUpAct,
    request: FastifyRequest,
  ): Promise<Result<ClubAct, Refusal>> {
    const refused = refusalOf(request);
    if (refused !== null) return fail(refused);
    if (act.type === 'attach') {
      const { type: _, players, source, isRated, ...place } = act;
      const found = await told(source, request);
      if (!found.ok) return found;
      const outcome: Outcome = { ...found.value, players, isRated, source: publicly(source) };
      return ok({ type: 'record', ...place, outcome });
    }
    const game = state.games.get(act.game);
    const from = game?.outcome.source;
    if (from === undefined) return fail(none('game', `There is no game ${act.game}.`));
    if (from.kind === 'typed') {
      const message = 'This result was typed: correct it by what it was.';
      return fail({ code: 'wrongState', field: 'game', message });
    }
    const source = from.kind === 'kept' ? { ...from, read: act.read ?? '' } : from;
    const found = await told(source, request);
    if (!found.ok) return found;
    const { players, isRated, version, reason } = act;
    const outcome: Outcome = { ...found.value, players, isRated, source: from };
    return ok({ type: 'recordAgain', game: act.game, version, outcome, reason });
  }

  return async (
    club: LiveClub,
    act: ClubActRequest,
    request: FastifyRequest,
  ): Promise<Result<ClubAct, Refusal>> => {
    if (act.type === 'attach' || act.type === 'readAgain') return lookedUp(club, act, request);
    if (act.type !== 'change') return ok(act);
    const { rules, ...plain } = act.changes;
    if (rules === undefined) return ok({ ...act, changes: plain });
    const whole = keptRules(rules);
    if (!whole.ok) return fail({ ...whole.error, field: 'act.changes.rules' });
    return ok({ ...act, changes: { ...plain, rules: whole.value } });
  };
}

const orNotOver = (found: Told | null): Result<Told, Refusal> =>
  found === null ? fail(NOT_OVER) : ok(found);

/** Without what opens it. */
const publicly = (source: SentSource): Outcome['source'] =>
  source.kind === 'kept' ? { kind: 'kept', id: source.id } : source;
