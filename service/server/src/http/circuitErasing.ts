// What is gone for good: a circuit, and a person in one.

import { circuitErasePlayerSchema, circuitEraseSchema, erasedAnswer } from '@hanchan/protocol';
import { refusedInCircuit } from '@hanchan/tournament';
import { aboutRoutes, answering } from './about.ts';
import { type CircuitDoor, circuitParams } from './circuitDoor.ts';
import { type App, type Context, granted, Refused } from './context.ts';

const about = aboutRoutes('circuits');

export function addCircuitErasing(app: App, { circuits, config }: Context, door: CircuitDoor) {
  app.delete(
    '/api/circuits/:circuit',
    about('Erase the circuit for good, as its owner; its file is all that brings it back', {
      params: circuitParams,
      body: circuitEraseSchema,
      response: answering(erasedAnswer),
    }),
    async (request) => {
      const { circuit, by } = await door.enter(request);
      if (by.role !== 'owner') {
        throw new Refused(refusedInCircuit('notAllowed', 'role', 'circuit.role', 'the owner'));
      }
      confirm(request.body.name, circuit.state.settings.name);
      await circuits.erase(circuit);
      return { isErased: true as const };
    },
  );
  app.delete(
    '/api/circuits/:circuit/players',
    about('Erase a person: the name goes everywhere in the circuit, points stand', {
      params: circuitParams,
      body: circuitErasePlayerSchema,
      response: answering(erasedAnswer),
    }),
    async (request) => {
      const { circuit, by } = await door.enter(request);
      const { player, name } = request.body;
      const { state } = circuit;
      if (by.role === 'visitor') await door.enterDesk(request);
      const table = circuit.table(await circuits.resultsFor(state));
      const found = table.people.byKey.get(player);
      if (found === undefined || !found.isNamed) {
        throw new Refused(refusedInCircuit('unknown', 'player', 'player.unknown', player));
      }
      if (by.role === 'invited') {
        const { player: own, isWithdrawn } = state.invitations.get(by.id!)!;
        // It may have reached somebody else: then it is for nothing any more.
        if (isWithdrawn) {
          throw new Refused(refusedInCircuit('notAllowed', 'key', 'invitation.withdrawn'));
        }
        if (!found.keys.includes(own)) {
          throw new Refused(refusedInCircuit('notAllowed', 'player', 'invitation.own'));
        }
      }
      confirm(name, found.name);
      const own = new Set(found.keys);
      const rows = table.placed.filter(({ key }) => own.has(key));
      const names = [...new Set(rows.flatMap(({ row }) => row.name ?? []))];
      const id = config.randomBytes(12).toString('hex');
      granted(await circuit.erase(id, { keys: found.keys, names }));
      return { isErased: true as const };
    },
  );
}

function confirm(given: string, name: string): void {
  if (given.trim() === name) return;
  throw new Refused(refusedInCircuit('badValue', 'name', 'player.name'));
}
