// The keys of a circuit: one for its owner, one for each organiser, one for each invitation. Each is made of the circuit's secret and
// the name of what it opens, so that it can be shown again at any time and is never stored. Renewing a link changes its key.

import { createHmac } from 'node:crypto';
import type { CircuitActor, CircuitState } from '@hanchan/tournament';
import { isSame } from '../events/keys.ts';

const KEY_LENGTH = 22;

export const OWNER_LINK = 'owner';
export const organiserLink = (id: string): string => `organiser:${id}`;
export const invitationLink = (id: string): string => `invitation:${id}`;

/** `LINK.SECRET`: what stands behind the # of a link. */
export function circuitKey(secret: string, { links }: CircuitState, link: string): string {
  const made = createHmac('sha256', secret).update(`circuit ${link} ${links.get(link) ?? 0}`);
  return `${link}.${made.digest('base64url').slice(0, KEY_LENGTH)}`;
}

export type OpenedCircuit = CircuitActor | 'erased' | null;

/** Whom a key opens the circuit for: the owner, an organiser, whoever was invited and is still known; null: it opens nothing. */
export function openedCircuit(secret: string, state: CircuitState, key: string): OpenedCircuit {
  const link = key.slice(0, key.lastIndexOf('.'));
  if (!isSame(circuitKey(secret, state, link), key)) return null;
  if (link === OWNER_LINK) return { role: 'owner', id: state.owner.id };
  const [kind, id] = [link.split(':')[0], link.slice(link.indexOf(':') + 1)];
  if (kind === 'organiser') return state.organisers.has(id) ? { role: 'organiser', id } : null;
  const invitation = kind === 'invitation' ? state.invitations.get(id) : undefined;
  if (invitation === undefined) return null;
  const isErased = state.erased.some((keys) => keys.includes(invitation.player));
  return isErased ? 'erased' : { role: 'invited', id };
}
