// An event over HTTP, as staff in a hall runs it: people, tables, rounds, signed sheets.

import { findRuleset } from '@hanchan/rulesets';
import {
  type Act,
  inventPeople,
  inventSheet,
  type Person,
  type TableSeats,
} from '@hanchan/tournament';
import { aStage } from '../../support/eventDesk.ts';
import { guestCookie } from './guestCookie.ts';

export interface HallWishes {
  readonly players: number;
  readonly minutes: number;
  readonly rounds?: number;
  readonly change?: (people: readonly Person[]) => readonly Person[];
}

export interface HallEvent {
  readonly id: string;
  readonly people: readonly Person[];
  /** As the organiser; refusals are errors. */
  act(act: Act): Promise<void>;
  /** Enters, confirms and signs an invented sheet; tells when the signature was sent. */
  sign(round: number, table: number): Promise<number>;
}

export interface BareEvent {
  readonly id: string;
  act(act: Act): Promise<void>;
}

export async function openEvent(url: string, capacity: number | null = null): Promise<BareEvent> {
  const post = async (path: string, body: unknown, key?: string) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (key === undefined) headers['cookie'] = await guestCookie(url);
    else headers['authorization'] = `Bearer ${key}`;
    const response = await fetch(`${url}/api/events${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const settings = {
    name: 'Dragon Cup',
    venue: 'Town hall',
    country: 'Sweden',
    from: '2027-03-20',
    to: '2027-03-21',
    timeZone: 'Europe/Stockholm',
    capacity,
    rules: 'wrc-2022',
    desk: { winds: 'prescribed' },
  };
  const { id, key } = (await post('', { settings })) as { id: string; key: string };
  return {
    id,
    async act(act) {
      await post(`/${id}/acts`, { id: crypto.randomUUID(), act }, key);
    },
  };
}

/** Numbered and seated: in the first round as they come, then shifted from table to table. */
export async function seatHall(url: string, wishes: HallWishes): Promise<HallEvent> {
  const { players, minutes, rounds = 2, change = (people) => people } = wishes;
  const event = await openEvent(url);
  const people = change(inventPeople(players, 'hall'));
  await event.act({ type: 'enrol', people });
  await event.act({ type: 'number', order: people.map(({ id }) => id) });
  await event.act({
    type: 'stages',
    stages: [aStage({ name: 'Rounds', rounds, minutes })],
  });
  const plan = Array.from({ length: rounds }, (_, i) => ({
    round: i + 1,
    tables: shifted(players / 4, i),
  }));
  await event.act({ type: 'seat', seed: 'hall', method: 'by hand', rounds: plan, reason: '' });
  const versions = new Map<string, number>();
  return {
    ...event,
    people,
    async sign(round, number) {
      const seats = plan[round - 1]!.tables[number - 1]!;
      const name = `${round}.${number}`;
      const at = () => {
        const version = versions.get(name) ?? 0;
        versions.set(name, version + 1);
        return { round, table: number, version };
      };
      const { values } = findRuleset('wrc-2022')!;
      const sheet = inventSheet({ round, number, seats, winds: null }, values, 'hall');
      await event.act({ type: 'enter', at: at(), sheet, source: 'typed' });
      for (const slot of seats) {
        await event.act({ type: 'confirm', at: at(), slot, how: 'paper' });
      }
      const sentAt = Date.now();
      await event.act({ type: 'sign', at: at() });
      return sentAt;
    },
  };
}

/** The second, third and fourth of a table move on by one, two and three tables a round. */
function shifted(tables: number, round: number): TableSeats[] {
  return Array.from({ length: tables }, (_, table) => {
    const seat = (i: number) => ((table + i * round) % tables) * 4 + i + 1;
    return [seat(0), seat(1), seat(2), seat(3)] as const;
  });
}
