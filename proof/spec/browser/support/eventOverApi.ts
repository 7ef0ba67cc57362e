// An event for a test, made the way an organiser's program would make it: people, staff, seating, a round that runs.

import type { ActRequest, EventRequest, RoleLink } from '@hanchan/protocol';
import {
  type Entry,
  type EventState,
  foldEvent,
  inventPeople,
  type Person,
} from '@hanchan/tournament';
import type { Door } from './eventPhone.ts';
import { guestCookie } from './guestCookie.ts';

export interface EventOverApi {
  readonly id: string;
  readonly people: readonly Person[];
  act(act: ActRequest, key?: string): Promise<void>;
  /** The event as its organiser sees it now. */
  state(): Promise<EventState>;
  log(): Promise<readonly Entry[]>;
  link(name: string): RoleLink;
  /** The address that a badge or a list of links has. */
  join(name: string): string;
  /** The same, as a phone comes in by it. */
  door(name: string): Door;
}

export interface EventWishes {
  readonly rules: EventRequest['settings']['rules'];
  readonly players?: number;
  readonly desk?: EventRequest['settings']['desk'];
}

const STAFF = [
  { id: 'head', name: 'Hansen', role: 'headReferee' },
  { id: 'one', name: 'Iversen', role: 'referee' },
  { id: 'two', name: 'Jonsson', role: 'referee' },
] as const;

/** Round 1 runs, round 2 is seated and published; one person is there to fill in. */
const HARBOUR = {
  name: 'Harbour Open',
  venue: 'Old Customs House',
  country: 'SWE',
  from: '2026-05-02',
  to: '2026-05-03',
  timeZone: 'Europe/Stockholm',
  capacity: null,
};

/** In the first everybody sits in order, in the second with others. */
function twoRounds(tables: number) {
  const seats = (of: (table: number, seat: number) => number) =>
    Array.from({ length: tables }, (_, table) =>
      [0, 1, 2, 3].map((seat) => of(table, seat) + 1),
    ) as unknown as [number, number, number, number][];
  return [
    { round: 1, tables: seats((table, seat) => table * 4 + seat) },
    { round: 2, tables: seats((table, seat) => seat * tables + ((table + 1) % tables)) },
  ];
}

export async function makeEvent(url: string, wishes: EventWishes): Promise<EventOverApi> {
  const { rules, players = 8, desk = {} } = wishes;
  const send = async <T>(path: string, options: RequestInit): Promise<T> => {
    const response = await fetch(`${url}/api/events${path}`, options);
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer as T;
  };
  const json = { 'content-type': 'application/json' };
  const settings = { ...HARBOUR, rules, desk };
  const body = JSON.stringify({ settings });
  const made = await send<{ id: string; key: string }>('', {
    method: 'POST',
    headers: { ...json, cookie: await guestCookie(url) },
    body,
  });
  const act = async (asked: ActRequest, key = made.key) => {
    await send(`/${made.id}/acts`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${key}` },
      body: JSON.stringify({ id: crypto.randomUUID(), act: asked }),
    });
  };
  const invented = inventPeople(players + 1, 'harbour');
  const people = invented.slice(0, players);
  const fillIn: Person = { ...invented[players]!, kind: 'fillIn' };
  await act({ type: 'enrol', people: [...people, fillIn] });
  for (const staff of STAFF) await act({ type: 'addStaff', staff });
  await act({ type: 'number', order: people.map(({ id }) => id) });
  const stage = {
    id: 'q',
    name: 'Qualifying',
    kind: 'qualifying',
    rounds: 2,
    minutes: 90,
  } as const;
  await act({ type: 'stages', stages: [{ ...stage, cut: null, carry: 'full', seating: 'plan' }] });
  const rounds = twoRounds(players / 4);
  await act({ type: 'seat', seed: 'harbour', method: 'by hand', rounds, reason: '' });
  for (const round of [1, 2]) await act({ type: 'publishSeating', round, isPublic: true });
  await act({ type: 'start', round: 1 });
  const headers = { authorization: `Bearer ${made.key}` };
  const { links } = await send<{ links: RoleLink[] }>(`/${made.id}/links`, { headers });
  const log = async () =>
    (await send<{ entries: Entry[] }>(`/${made.id}/log`, { headers })).entries;
  const link = (name: string) => links.find((one) => one.name === name)!;
  const join = (name: string) => `/events/${made.id}/join#${encodeURIComponent(link(name).key)}`;
  return {
    id: made.id,
    people,
    act,
    state: async () => foldEvent(await log()),
    log,
    link,
    door(name) {
      const { pin, role } = link(name);
      const isPlayer = role === 'player';
      const heading = isPlayer ? name : settings.name;
      return { address: join(name), pin: isPlayer ? null : pin, heading };
    },
    join,
  };
}
