// The keys that this device holds: the links that were opened here, by event. A device may hold several, as the
// organiser's laptop does; a page takes the one it needs.

import type { Role } from '@hanchan/tournament';
import { moveOutbox } from './outboxStore.ts';

export interface HeldKey {
  /** As it is sent: with the PIN behind it where one was asked for. */
  readonly key: string;
  readonly role: Role;
  readonly name: string;
}

const PLACE = 'hanchan.events';

type Held = Record<string, readonly HeldKey[]>;

function read(): Held {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Held;
  } catch {
    return {};
  }
}

export function keysFor(event: string): readonly HeldKey[] {
  return read()[event] ?? [];
}

export const eventsHeld = (): readonly string[] => Object.keys(read());

/** A renewed link takes the place of the old one, with what still waits to be sent under it. */
export function keepKey(event: string, held: HeldKey): void {
  const isSame = ({ key }: HeldKey) => linkOf(key) === linkOf(held.key);
  for (const { key } of keysFor(event).filter(isSame)) {
    if (key !== held.key) moveOutbox(nameOfLog(event, key), nameOfLog(event, held.key));
  }
  const others = keysFor(event).filter((one) => !isSame(one));
  write({ ...read(), [event]: [...others, held] });
}

/** Whose it is: `staff:ilves` of `staff:ilves.secret:1234`. */
const linkOf = (key: string) => key.slice(0, key.lastIndexOf('.'));

/** The device no longer opens the event as this person, or at all. */
export function forgetKeys(event: string, key?: string): void {
  const { [event]: held = [], ...others } = read();
  const left = key === undefined ? [] : held.filter((one) => one.key !== key);
  write(left.length === 0 ? others : { ...others, [event]: left });
}

/** What the device keeps of an event is kept for each key; null: for the public. */
export const nameOfLog = (event: string, key: string | null): string =>
  `${event} ${key ?? 'public'}`;

function write(held: Held): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(held));
  } catch {
    // Without storage the link has to be opened again.
  }
}

/** The first of these roles that the device holds a key for. */
export function keyAs(event: string, roles: readonly Role[]): HeldKey | null {
  const keys = keysFor(event);
  for (const role of roles) {
    const held = keys.findLast((one) => one.role === role);
    if (held !== undefined) return held;
  }
  return null;
}
