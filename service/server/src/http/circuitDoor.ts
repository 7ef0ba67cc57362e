// Who comes to a circuit: the circuit behind an address, and the holder of the key in the header.

import { type CircuitActor, refusedInCircuit } from '@hanchan/tournament';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openedCircuit } from '../circuits/keys.ts';
import type { LiveCircuit } from '../circuits/liveCircuit.ts';
import { bearerIn } from './bearer.ts';
import { type Telling, telling } from './compressed.ts';
import { type Context, Refused } from './context.ts';

const id = z.string().regex(/^[\w-]{1,40}$/, 'an id of letters, digits, _ and -');
export const circuitParams = z.strictObject({ circuit: id });
/** After so many of the events that count. */
export const circuitQuery = z.strictObject({
  after: z.coerce.number().int().min(0).max(200).optional(),
});

const VISITOR: CircuitActor = { role: 'visitor', id: null };

interface Entered {
  readonly circuit: LiveCircuit;
  readonly by: CircuitActor;
}

/** Who asks, and for which circuit. */
export interface CircuitDoor {
  enter(request: FastifyRequest): Promise<Entered>;
  /** The same, for its owner and organisers. */
  enterDesk(request: FastifyRequest): Promise<Entered>;
  tell: Telling;
}

export function circuitDoor({ circuits, work }: Context): CircuitDoor {
  async function enter(request: FastifyRequest): Promise<Entered> {
    const circuit = await circuits.get((request.params as { circuit: string }).circuit);
    if (circuit === null) {
      const none = refusedInCircuit('unknown', 'circuit', 'door.none');
      throw new Refused({ ...none, code: 'noSuchCircuit' });
    }
    const key = bearerIn(request);
    if (key === undefined) return { circuit, by: VISITOR };
    const opened = openedCircuit(circuit.secret, circuit.state, key);
    if (opened === 'erased')
      throw new Refused(refusedInCircuit('notAllowed', 'key', 'door.erased'));
    if (opened === null) throw new Refused(refusedInCircuit('notAllowed', 'key', 'door.key'));
    return { circuit, by: opened };
  }
  return {
    enter,
    tell: telling(work),
    async enterDesk(request) {
      const entered = await enter(request);
      const { role } = entered.by;
      if (role === 'owner' || role === 'organiser') return entered;
      throw new Refused(refusedInCircuit('notAllowed', 'role', 'circuit.role', 'organisers'));
    },
  };
}
