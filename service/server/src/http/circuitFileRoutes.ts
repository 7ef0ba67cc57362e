// A circuit to take along: the whole of it as one file that proves itself, its table for a spreadsheet, and a new circuit from a file.

import {
  circuitMadeAnswer,
  resultsInWorkbook,
  WORKBOOK_BYTES,
  workbookAnswer,
} from '@hanchan/protocol';
import type { CircuitEntry, CircuitFileProblem, EventResults } from '@hanchan/tournament';
import { checkedCircuit, resultsNow, workbookRefusal, writeCircuitFile } from '@hanchan/tournament';
import type { FastifyReply } from 'fastify';
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
import { asFile, CSV, JSON_FILE, takingFile } from './files.ts';

const about = aboutRoutes('circuits');
/** Two hundred events with all their results. */
const FILE_BYTES = 32 * 1_024 * 1_024;

export function addCircuitFileRoutes(app: App, context: Context, door: CircuitDoor): void {
  const { circuits } = context;
  app.get(
    '/api/circuits/:circuit/file',
    about('The whole circuit as one file: organisers', { params: circuitParams }),
    async (request, reply) => {
      const { circuit } = await door.enterDesk(request);
      const live = await circuits.resultsFor(circuit.state);
      const events = [...circuit.state.entries.values()].flatMap((entry) => {
        const results = resultsNow(circuit.state, entry, live);
        return entry.source.kind === 'event' && results !== null ? [[entry.id, results]] : [];
      });
      asFile(reply, `${circuit.id}.circuit.json`, JSON_FILE);
      return writeCircuitFile(circuit.entries, Object.fromEntries(events), sha256);
    },
  );
  async function table(circuit: LiveCircuit, name: string, reply: FastifyReply) {
    const live = await circuits.resultsFor(circuit.state);
    asFile(reply, `${circuit.id}.${name}.csv`, CSV);
    return [circuit.state, circuit.table(live), live] as const;
  }
  app.get(
    '/api/circuits/:circuit/standings.csv',
    about('The table as CSV', { params: circuitParams }),
    async (request, reply) => {
      const { circuit } = await door.enter(request);
      return standingsCsv(...(await table(circuit, 'standings', reply)));
    },
  );
  app.get(
    '/api/circuits/:circuit/ranking.csv',
    about('A line for each result, with the numbers of a federation: organisers', {
      params: circuitParams,
    }),
    async (request, reply) => {
      const { circuit } = await door.enterDesk(request);
      return rankingCsv(...(await table(circuit, 'ranking', reply)));
    },
  );
  addWorkbook(app, door);
  addImport(app, context);
}

/** Read, and nothing stored: what it says is sent with `addResults`. */
function addWorkbook(app: App, door: CircuitDoor): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: WORKBOOK_BYTES },
    (_, body, done) => done(null, body),
  );
  app.post(
    '/api/circuits/:circuit/workbook',
    {
      bodyLimit: WORKBOOK_BYTES,
      ...about(
        'The results in a workbook of World Riichi’s tool, sent as bytes, as `addResults` takes them: organisers',
        { params: circuitParams, body: z.instanceof(Buffer), response: answering(workbookAnswer) },
      ),
    },
    async (request) => {
      await door.enterDesk(request);
      const read = await resultsInWorkbook(request.body);
      if (!read.ok) throw new Refused(workbookRefusal(read.error));
      return { ...read.value, rows: [...read.value.rows] };
    },
  );
}

function addImport(app: App, context: Context): void {
  const { circuits, config } = context;
  const creating = creators(context);
  app.post(
    '/api/circuits/import',
    {
      ...takingFile(creating, config, FILE_BYTES),
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
