// Calls to a circuit, with the key that this device holds; and the circuits whose keys it holds.

import { newId } from '@hanchan/kit/device/newId.ts';
import { type Answer, call, type Method } from '@hanchan/kit/server/api.ts';
import { ensureSession } from '@hanchan/kit/server/session.svelte.ts';
import type { CircuitActRequest, CircuitMade, CircuitRequest } from '@hanchan/protocol';
import type { CircuitSummary } from '@hanchan/tournament';
import { heldKeys } from '../event/heldKeys.ts';

const keys = heldKeys('circuits');

/** Those that this device runs. */
export const circuitsHeld = keys.list;
export const keepCircuit = keys.keep;
export const rememberCircuit = keys.remember;
const circuitKeyHere = keys.keyOf;
export const listCircuits = () => keys.known<CircuitSummary>();
export const importCircuit = (text: string): Answer<CircuitMade> => keys.bring(text);
export const downloadCircuit = keys.download;

/** Something of a circuit, as this device may see it, or whoever holds another key. */
export const askCircuit = <T>(
  circuit: string,
  path = '',
  {
    method = 'GET',
    body,
    key = circuitKeyHere(circuit),
  }: { readonly method?: Method; readonly body?: unknown; readonly key?: string | null } = {},
) => call<T>(method, `/circuits/${encodeURIComponent(circuit)}${path}`, body, keys.headersFor(key));

/** Where each of them goes in, by id, for those who run it; null: not told now. */
export async function circuitLinks(
  circuit: string,
  whose: 'invitations' | 'organisers',
  page: 'invitation' | 'desk',
): Promise<ReadonlyMap<string, string> | null> {
  const found = await askCircuit<Record<typeof whose, { id: string; key: string }[]>>(
    circuit,
    '/links',
  );
  if (!found.ok) return null;
  const at = `${location.origin}/circuits/${circuit}/${page}`;
  return new Map(found.value[whose].map(({ id, key }) => [id, `${at}#${key}`]));
}

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

export async function makeCircuit(request: CircuitRequest): Answer<CircuitMade> {
  const known = await ensureSession(request.name);
  if (!known.ok) return known;
  const made = await call<CircuitMade>('POST', '/circuits', request);
  if (made.ok) keepCircuit(made.value.id, { key: made.value.key, name: request.settings.name });
  return made;
}
