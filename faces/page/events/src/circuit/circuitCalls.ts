// Calls to a circuit, with the key that this device holds; and the circuits whose keys it holds.

import { newId } from '@hanchan/kit/device/newId.ts';
import { type Answer, call, type Method } from '@hanchan/kit/server/api.ts';
import { ensureSession } from '@hanchan/kit/server/session.svelte.ts';
import type { CircuitActRequest, CircuitMade, CircuitRequest, Refusal } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import type { CircuitSummary } from '@hanchan/tournament';
import { saveBlob } from '../event/eventCalls.ts';

const PLACE = 'hanchan.circuits';

interface HeldCircuit {
  readonly key: string;
  readonly name: string;
}

function held(): Readonly<Record<string, HeldCircuit>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return {};
  }
}

/** Those that this device runs. */
export const circuitsHeld = (): readonly { readonly id: string; readonly name: string }[] =>
  Object.entries(held()).map(([id, { name }]) => ({ id, name }));

export function keepCircuit(id: string, circuit: HeldCircuit): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...held(), [id]: circuit }));
  } catch {
    // Without storage the link has to be opened again.
  }
}

/** What it is called now, for the list of circuits that this device runs. */
export function rememberCircuit(id: string, name: string): void {
  const circuit = held()[id];
  if (circuit !== undefined && circuit.name !== name) keepCircuit(id, { ...circuit, name });
}

const circuitKeyHere = (id: string): string | null => held()[id]?.key ?? null;

const headersFor = (key: string | null): Record<string, string> =>
  key === null ? {} : { authorization: `Bearer ${key}` };

/** Something of a circuit, as this device may see it, or whoever holds another key. */
export const askCircuit = <T>(
  circuit: string,
  path = '',
  {
    method = 'GET',
    body,
    key = circuitKeyHere(circuit),
  }: { readonly method?: Method; readonly body?: unknown; readonly key?: string | null } = {},
) => call<T>(method, `/circuits/${encodeURIComponent(circuit)}${path}`, body, headersFor(key));

export const sendToCircuit = (
  circuit: string,
  act: CircuitActRequest,
  key?: string,
): Answer<{ seq: number }> =>
  askCircuit(circuit, '/acts', {
    method: 'POST',
    body: { id: newId(), act },
    ...(key === undefined ? {} : { key }),
  });

export async function listCircuits(): Promise<Result<readonly CircuitSummary[], Refusal>> {
  const answer = await call<{ circuits: CircuitSummary[] }>('GET', '/circuits');
  return answer.ok ? ok(answer.value.circuits) : answer;
}

export async function makeCircuit(request: CircuitRequest): Answer<CircuitMade> {
  const known = await ensureSession(request.name);
  if (!known.ok) return known;
  const made = await call<CircuitMade>('POST', '/circuits', request);
  if (made.ok) keepCircuit(made.value.id, { key: made.value.key, name: request.settings.name });
  return made;
}

export async function importCircuit(text: string): Answer<CircuitMade> {
  const known = await ensureSession();
  if (!known.ok) return known;
  const headers = { 'content-type': 'text/plain' };
  const response = await fetch('/api/circuits/import', { method: 'POST', headers, body: text });
  const answer = await response.json();
  if (!response.ok) return fail(answer);
  keepCircuit(answer.id, { key: answer.key, name: answer.id });
  return ok(answer);
}

/** Fetched with the key and handed over as a file; what stands against it otherwise. */
export async function downloadCircuit(
  circuit: string,
  path: string,
  name: string,
): Promise<Refusal | null> {
  try {
    const headers = headersFor(circuitKeyHere(circuit));
    const response = await fetch(`/api/circuits/${circuit}${path}`, { headers });
    if (!response.ok) return await response.json();
    saveBlob(await response.blob(), name);
    return null;
  } catch {
    return { code: 'closing', message: 'the server cannot be reached' };
  }
}
