// A circuit to take along: the whole of it as one file that proves itself, its table for a spreadsheet, and a new circuit from a file.

import {
  circuitMadeAnswer,
  resultsInWorkbook,
  WORKBOOK_BYTES,
  workbookAnswer,
} from '@hanchan/protocol';
import type { CircuitEntry, CircuitFileProblem, EventResults } from '@hanchan/tournament';
import { checkedCircuit, resultsNow, workbookRefusal, writeCircuitFile } from '@hanchan/tournament';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { breathing } from '../breathing.ts';
import { rankingCsv, standingsCsv } from '../circuits/csv.ts';
import { circuitInFile } from '../circuits/fileCircuit.ts';
import { circuitKey, OWNER_LINK } from '../circuits/keys.ts';
import type { LiveCircuit } from '../circuits/liveCircuit.ts';
import { creators } from '../events/creators.ts';
import { sha256 } from '../events/sha256.ts';
import { aboutRoutes, answering } from './about.ts';
import { type CircuitDoor, circuitParams } from './circuitDoor.ts';
import { type App, type Context, Refused } from './context.ts';
import { asFile, asWhole, BUSY, CSV, JSON_FILE, takingFile } from './files.ts';

const about = aboutRoutes('circuits');
/** Two hundred events with all their results. */
const FILE_BYTES = 32 * 1_024 * 1_024;

export function addCircuitFileRoutes(app: App, context: Context, door: CircuitDoor): void {
  const { circuits, work } = context;
  app.get(
    '/api/circuits/:circuit/file',
    {
      config: asWhole,
      ...about('The whole circuit as one file: organisers', { params: circuitParams }),
    },
    async (request, reply) => {
      const { circuit } = await door.enterDesk(request);
      const live = await circuits.resultsFor(circuit.state);
      const events = [...circuit.state.entries.values()].flatMap((entry) => {
        const results = resultsNow(circuit.state, entry, live);
        return entry.source.kind === 'event' && results !== null ? [[entry.id, results]] : [];
      });
      asFile(reply, `${circuit.id}.circuit.json`, JSON_FILE);
      return work.spend(request, () =>
        writeCircuitFile(circuit.entries, Object.fromEntries(events), sha256),
      );
    },
  );
  async function csvOf(
    circuit: LiveCircuit,
    { name, make }: { readonly name: string; readonly make: typeof standingsCsv },
    [request, reply]: readonly [FastifyRequest, FastifyReply],
  ): Promise<string> {
    const live = await circuits.resultsFor(circuit.state);
    asFile(reply, `${circuit.id}.${name}.csv`, CSV);
    return work.spend(request, () => make(circuit.state, circuit.table(live), live));
  }
  app.get(
    '/api/circuits/:circuit/standings.csv',
    about('The table as CSV', { params: circuitParams }),
    async (request, reply) => {
      const { circuit } = await door.enter(request);
      return csvOf(circuit, { name: 'standings', make: standingsCsv }, [request, reply]);
    },
  );
  app.get(
    '/api/circuits/:circuit/ranking.csv',
    about('A line for each result, with the numbers of a federation: organisers', {
      params: circuitParams,
    }),
    async (request, reply) => {
      const { circuit } = await door.enterDesk(request);
      return csvOf(circuit, { name: 'ranking', make: rankingCsv }, [request, reply]);
    },
  );
  addWorkbook(app, context, door);
  addImport(app, context);
}

/** Read, and nothing stored: what it says is sent with `addResults`. */
function addWorkbook(app: App, { arrivals }: Context, door: CircuitDoor): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: WORKBOOK_BYTES },
    (_, body, done) => done(null, body),
  );
  app.post(
    '/api/circuits/:circuit/workbook',
    {
      bodyLimit: WORKBOOK_BYTES,
      // Before it is read: it unpacks to many times its size.
      onRequest: async (request, reply) => {
        await door.enterDesk(request);
        if (!arrivals.admit(reply.raw, 'small')) throw new Refused(BUSY);
      },
      ...about(
        'The results in a workbook of World Riichi’s tool, sent as bytes, as `addResults` takes them: organisers',
        { params: circuitParams, body: z.instanceof(Buffer), response: answering(workbookAnswer) },
      ),
    },
    async (request) => {
      const read = await resultsInWorkbook(request.body);
      if (!read.ok) throw new Refused(workbookRefusal(read.error));
      return { ...read.value, rows: [...read.value.rows] };
    },
  );
}

function addImport(app: App, context: Context): void {
  const { circuits } = context;
  const creating = creators(context);
  app.post(
    '/api/circuits/import',
    {
      ...takingFile(creating, context, FILE_BYTES),
      ...about('A new circuit from a file, sent as plain text (with a name or an account)', {
        body: z.instanceof(Buffer),
        response: answering(circuitMadeAnswer),
      }),
    },
    async (request) => {
      const entries = await logIn(request.body.toString('utf8'), context);
      const circuit = await circuits.take(entries);
      creating.count(request);
      return { id: circuit.id, key: circuitKey(circuit.secret, circuit.state, OWNER_LINK) };
    },
  );
}

/** Throws, with the field, what no circuit can have written. */
async function logIn(
  text: string,
  { circuits, config }: Context,
): Promise<readonly CircuitEntry[]> {
  const bad = ({ field, message }: CircuitFileProblem) =>
    new Refused({ code: 'badArchive', field, message });
  const file = await circuitInFile(text, breathing(config.time));
  if (!file.ok) throw bad(file.error);
  const { entries, events } = file.value;
  const asked = entries.filter(({ act }) => act.type !== 'agree');
  const taken = await Promise.all(asked.map((entry) => takenHere(entry, events, circuits)));
  const brought = taken.map((entry, i) => ({ ...entry, seq: i + 1 }));
  const again = checkedCircuit(brought);
  if (!again.ok) throw bad(again.error);
  return brought;
}

/**
 * Nobody gets at the numbers of an event by a file that says its organiser agreed, at once or in a line of its own: here nobody has
 * yet. An event that is not of this server stands with the results that the file has.
 */
async function takenHere(
  entry: CircuitEntry,
  events: Readonly<Record<string, EventResults>>,
  circuits: Context['circuits'],
): Promise<CircuitEntry> {
  const { act } = entry;
  if (act.type !== 'addEvent') return entry;
  const results = Object.hasOwn(events, act.entry.id) ? events[act.entry.id]! : null;
  if (results === null || (await circuits.isEvent(act.event))) {
    return { ...entry, act: { ...act, isAgreed: false } };
  }
  const source = `event ${act.event}`;
  return { ...entry, act: { type: 'addResults', entry: act.entry, results, source } };
}
