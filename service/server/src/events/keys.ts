// The keys of an event. Each is derived from the event's secret and the name of what it opens, so that it can be
// printed again at any time and is never stored. Renewing a link changes its key.

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Actor, Entry, EventState, Role } from '@hanchan/tournament';

export interface LinkHolder {
  readonly link: string;
  readonly role: Role;
  readonly name: string;
  readonly person: string | null;
  /** Of a player. */
  readonly number: number | null;
}

const KEY_LENGTH = 22;
const PINS = 10_000;

/** Everybody who can hold a key: the organiser, staff, the hall display, and each person with a badge. */
export function* holdersOf(state: EventState): Generator<LinkHolder> {
  yield { link: 'organiser', role: 'organiser', name: 'Organiser', person: null, number: null };
  yield { link: 'display', role: 'display', name: 'Hall board', person: null, number: null };
  for (const { id, name, role } of state.staff.values()) {
    yield { link: `staff:${id}`, role, name, person: null, number: null };
  }
  for (const { person, slot, isErased } of state.people.values()) {
    if (isErased) continue;
    const { id, name } = person;
    yield { link: `person:${id}`, role: 'player', name, person: id, number: slot };
  }
}

function digest(secret: string, state: EventState, link: string, purpose: string): Buffer {
  const generation = state.links.get(link) ?? 0;
  return createHmac('sha256', secret).update(`${purpose} ${link} ${generation}`).digest();
}

/** `LINK.SECRET`: what stands behind the # of a link. */
export function keyOf(secret: string, state: EventState, link: string): string {
  return `${link}.${digest(secret, state, link, 'key').toString('base64url').slice(0, KEY_LENGTH)}`;
}

export function pinOf(secret: string, state: EventState, link: string): string {
  const number = digest(secret, state, link, 'pin').readUInt32BE() % PINS;
  return String(number).padStart(4, '0');
}

/** What a device keeps that has been in by the PIN of this link. */
export const deviceMark = (secret: string, state: EventState, link: string): string =>
  digest(secret, state, link, 'device').toString('base64url').slice(0, KEY_LENGTH);

/** Links of staff ask for the PIN as well, so that a photographed code alone is worth nothing. */
export const asksForPin = (link: string): boolean => link.startsWith('staff:');

export type Opened =
  | { readonly ok: true; readonly actor: Actor }
  | { readonly ok: false; readonly reason: 'unknown' | 'pin'; readonly link: string | null };

/** Who holds this key, with `:PIN` behind it where one is asked for. */
export function openWith(secret: string, state: EventState, presented: string): Opened {
  const [key = '', pin = ''] = splitPin(presented);
  const link = key.slice(0, key.lastIndexOf('.'));
  for (const holder of holdersOf(state)) {
    if (holder.link !== link) continue;
    if (!isSame(keyOf(secret, state, link), key)) break;
    if (asksForPin(link) && !isSame(pinOf(secret, state, link), pin)) {
      return { ok: false, reason: 'pin', link };
    }
    const { role, name, person } = holder;
    return { ok: true, actor: { role, name, person } };
  }
  return { ok: false, reason: 'unknown', link: null };
}

/** Whether this key was once the link of somebody whom the event has forgotten; whoever was only removed is in the log. */
export function isOfErased(
  secret: string,
  { state, entries }: { readonly state: EventState; readonly entries: readonly Entry[] },
  presented: string,
): boolean {
  const link = presented.slice(0, presented.lastIndexOf('.'));
  const person = /^person:(.+)$/s.exec(link)?.[1];
  if (person === undefined || state.people.has(person)) return false;
  const acts = entries.map(({ act }) => act);
  if (!acts.some((act) => act.type === 'erase' && act.person !== null)) return false;
  if (acts.some((act) => act.type === 'remove' && act.person === person)) return false;
  // How often it was renewed is known under another name by now: no more often than the one that was most.
  const most = Math.max(0, ...state.links.values());
  return Array.from({ length: most + 1 }, (_, generation) =>
    keyOf(secret, { ...state, links: new Map([[link, generation]]) }, link),
  ).some((key) => isSame(key, presented));
}

/** The PIN is what follows the last colon behind the secret; a link's own name has a colon too. */
function splitPin(presented: string): readonly [string, string] {
  const dot = presented.lastIndexOf('.');
  const colon = presented.indexOf(':', dot + 1);
  return colon < 0 ? [presented, ''] : [presented.slice(0, colon), presented.slice(colon + 1)];
}

export function isSame(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}
