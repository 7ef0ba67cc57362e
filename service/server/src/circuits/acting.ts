// Acts as they are sent to a circuit, made into acts as they are kept: an event is looked at, and so is who is in the table.

import type { CircuitActRequest, Refusal } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import { type CircuitAct, refusedInCircuit } from '@hanchan/tournament';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../http/context.ts';
import { readElsewhere } from '../limits/readElsewhere.ts';
import type { LiveCircuit } from './liveCircuit.ts';

export function circuitActs({ circuits, events, work, counts }: Context) {
  const refusalOf = readElsewhere(counts);

  async function lookedUp(
    { state }: LiveCircuit,
    act: Extract<CircuitActRequest, { readonly type: 'addEvent' | 'agree' }>,
    request: FastifyRequest,
  ): Promise<Result<CircuitAct, Refusal>> {
    const refused = refusalOf(request);
    if (refused !== null) return fail(refused);
    if (act.type === 'agree') {
      const source = state.entries.get(act.entry)?.source;
      const event = source?.kind === 'event' ? source.event : '';
      if (!(await events.isOrganiser(event, act.key))) return wrongKey();
      return ok({ type: 'agree', entry: act.entry });
    }
    const { entry, event, key } = act;
    if (!(await circuits.isEvent(event))) {
      return fail(refusedInCircuit('unknown', 'event', 'entry.noEvent', event));
    }
    const isAgreed = key !== undefined;
    if (isAgreed && !(await events.isOrganiser(event, key))) return wrongKey();
    return ok({ type: 'addEvent', entry, event, isAgreed });
  }

  /** Those that an act names must be there, and be somebody. */
  async function named(
    circuit: LiveCircuit,
    act: Exclude<CircuitActRequest, { readonly type: 'addEvent' | 'agree' }>,
    request: FastifyRequest,
  ): Promise<Refusal | null> {
    const players = playersIn(act);
    if (players.length === 0) return null;
    const live = await circuits.resultsFor(circuit.state);
    const { people } = work.spend(request, () => circuit.table(live));
    for (const [field, key] of players) {
      const found = people.byKey.get(key);
      if (found === undefined) return refusedInCircuit('unknown', field, 'player.unknown', key);
      if (!found.isNamed && act.type !== 'adjust') {
        return refusedInCircuit('badValue', field, 'player.unnamed');
      }
    }
    return null;
  }

  return async (
    circuit: LiveCircuit,
    act: CircuitActRequest,
    request: FastifyRequest,
  ): Promise<Result<CircuitAct, Refusal>> => {
    if (act.type === 'addEvent' || act.type === 'agree') return lookedUp(circuit, act, request);
    const refused = await named(circuit, act, request);
    return refused === null ? ok(act) : fail(refused);
  };
}

const wrongKey = () => fail(refusedInCircuit('notAllowed', 'key', 'entry.wrongKey'));

/** Each with the field that names it. */
function playersIn(act: CircuitActRequest): readonly (readonly [string, string])[] {
  switch (act.type) {
    case 'identify':
      return act.groups.flatMap(({ players }, i) =>
        players.map((key, at) => [`groups.${i}.players.${at}`, key] as const),
      );
    case 'adjust':
      return [['player', act.player]];
    case 'invite':
      return act.invitations.map(({ player }, i) => [`invitations.${i}.player`, player] as const);
    default:
      return [];
  }
}
