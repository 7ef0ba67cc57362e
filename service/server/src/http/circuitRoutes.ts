// A circuit over HTTP: making one, what is shown of it, and the acts that make its log longer.

import {
  actAnswer,
  circuitCommandSchema,
  circuitMadeAnswer,
  circuitPreviewSchema,
  circuitRequestSchema,
} from '@hanchan/protocol';
import {
  type CircuitState,
  circuitCreationRefusal,
  circuitView,
  invitationStage,
  type LiveResults,
  qualifyingIn,
} from '@hanchan/tournament';
import { circuitActs } from '../circuits/acting.ts';
import { circuitKey, invitationLink, OWNER_LINK, organiserLink } from '../circuits/keys.ts';
import type { LiveCircuit } from '../circuits/liveCircuit.ts';
import { creators } from '../events/creators.ts';
import { aboutRoutes, answering } from './about.ts';
import { type CircuitDoor, circuitDoor, circuitParams, circuitQuery } from './circuitDoor.ts';
import { addCircuitErasing } from './circuitErasing.ts';
import { addCircuitFileRoutes } from './circuitFileRoutes.ts';
import { type App, type Context, granted, Refused } from './context.ts';

const about = aboutRoutes('circuits');
/** The results of an event of four thousand in one act. */
const ACT_LIMIT = 2 * 1_024 * 1_024;

export function addCircuitRoutes(app: App, context: Context): void {
  const door = circuitDoor(context);
  addMaking(app, context);
  addLooking(app, context, door);
  addInvitation(app, context, door);
  addActing(app, context, door);
  addCircuitFileRoutes(app, context, door);
  addCircuitErasing(app, context, door);
}

function addMaking(app: App, context: Context): void {
  const { circuits } = context;
  const creating = creators(context);
  app.get(
    '/api/circuits',
    about('Circuits that everybody may know of, and the events of each'),
    async () => ({ circuits: await circuits.list() }),
  );
  app.post(
    '/api/circuits',
    {
      onRequest: (request) => creating.admit(request),
      ...about("Make a circuit (with a name or an account); the answer has its owner's key", {
        body: circuitRequestSchema,
        response: answering(circuitMadeAnswer),
      }),
    },
    async (request) => {
      const { settings, name } = request.body;
      const refused = circuitCreationRefusal({
        type: 'create',
        settings,
        owner: { id: 'owner', name },
      });
      if (refused !== null) throw new Refused(refused);
      const { id, secret, state } = await circuits.create(settings, name);
      creating.count(request);
      return { id, key: circuitKey(secret, state, OWNER_LINK) };
    },
  );
}

function addLooking(app: App, { circuits, config }: Context, door: CircuitDoor): void {
  app.get(
    '/api/circuits/:circuit',
    about('The circuit: its rule, its events, its table with how every total came about', {
      params: circuitParams,
      querystring: circuitQuery,
    }),
    async (request, reply) => {
      const { circuit, by } = await door.enter(request);
      const live = await circuits.resultsFor(circuit.state);
      const tableOf = (after?: number) => circuit.table(live, after);
      const look = { by, now: config.time.now(), after: request.query.after, tableOf };
      return door.tell(request, reply, () => circuitView(circuit.id, circuit.state, live, look));
    },
  );
  app.post(
    '/api/circuits/:circuit/preview',
    about('The table as another rule would make it; nothing is changed: organisers', {
      params: circuitParams,
      body: circuitPreviewSchema,
    }),
    async (request, reply) => {
      const { circuit, by } = await door.enterDesk(request);
      const settings = { ...circuit.state.settings, ...request.body };
      const state: CircuitState = { ...circuit.state, settings };
      const wrong = circuitCreationRefusal({ type: 'create', settings, owner: state.owner });
      if (wrong !== null)
        throw new Refused({ ...wrong, field: wrong.field.replace(/^settings\./, '') });
      const live = await circuits.resultsFor(state);
      const look = { by, now: config.time.now() };
      return door.tell(request, reply, () => circuitView(circuit.id, state, live, look));
    },
  );
  app.get(
    '/api/circuits/:circuit/links',
    about('The links of invitations, and for the owner those of organisers', {
      params: circuitParams,
    }),
    async (request) => {
      const { circuit, by } = await door.enterDesk(request);
      const { secret, state } = circuit;
      const keys = (ids: Iterable<string>, link: (id: string) => string) =>
        [...ids].map((id) => ({ id, key: circuitKey(secret, state, link(id)) }));
      const own = by.role === 'owner' ? state.organisers.keys() : [by.id!];
      const open = [...state.invitations.values()].filter(({ isWithdrawn }) => !isWithdrawn);
      return {
        organisers: keys(own, organiserLink),
        invitations: keys(
          open.map(({ id }) => id),
          invitationLink,
        ),
      };
    },
  );
}

function addInvitation(app: App, { circuits, config }: Context, door: CircuitDoor): void {
  app.get(
    '/api/circuits/:circuit/invitation',
    about('The invitation whose link the key is of', { params: circuitParams }),
    async (request, reply) => {
      const { circuit, by } = await door.enter(request);
      const invitation = by.role === 'invited' ? circuit.state.invitations.get(by.id!) : undefined;
      if (invitation === undefined) {
        const message = 'this is not the link of an invitation';
        throw new Refused({ code: 'notAllowed', field: 'key', message });
      }
      const live = await circuits.resultsFor(circuit.state);
      const now = config.time.now();
      return door.tell(request, reply, () => invitationView(circuit, live, { invitation, now }));
    },
  );
}

interface Invited {
  readonly invitation: NonNullable<ReturnType<CircuitState['invitations']['get']>>;
  readonly now: number;
}

/** As the one who was invited sees it. */
function invitationView(circuit: LiveCircuit, live: LiveResults, { invitation, now }: Invited) {
  const { state } = circuit;
  const table = circuit.table(live);
  const player = table.people.byKey.get(invitation.player);
  const row = table.rows.find((one) => one.player === player?.id);
  const lists = qualifyingIn(state, table, now);
  const { name, qualification } = state.settings;
  return {
    circuit: name,
    for: qualification?.for ?? '',
    name: player?.name ?? null,
    player: player?.id ?? null,
    place: row?.season.place ?? null,
    of: table.rows.filter(({ season }) => season.place !== null).length,
    total: row?.season.total ?? null,
    isReserve: lists?.reserves.some((one) => one.player === player?.id) ?? false,
    stage: invitationStage(invitation, now),
    until: invitation.until,
    answeredAt: invitation.answeredAt,
    mayPublish: invitation.mayPublish,
    id: invitation.id,
  };
}

function addActing(app: App, context: Context, door: CircuitDoor): void {
  const resolve = circuitActs(context);
  app.post(
    '/api/circuits/:circuit/acts',
    {
      bodyLimit: ACT_LIMIT,
      ...about('Carry out an act in the circuit; sent twice, it is carried out once', {
        params: circuitParams,
        body: circuitCommandSchema,
        response: answering(actAnswer),
      }),
    },
    async (request) => {
      const { circuit, by } = await door.enter(request);
      const { id, act } = request.body;
      if (by.role === 'visitor') await door.enterDesk(request);
      const kept = granted(await resolve(circuit, act, request));
      return { seq: granted(await circuit.act(id, kept, by)) };
    },
  );
}
