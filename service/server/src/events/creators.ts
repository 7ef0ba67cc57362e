// Who may make events here, and how many a day. Asked before the form or the file is read.

import { createHash, timingSafeEqual } from 'node:crypto';
import { nameKey } from '@hanchan/storage';
import { type Sentence, worded } from '@hanchan/tournament';
import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { type Asker, type Context, Refused, signedIn } from '../http/context.ts';
import { neighbourhood } from '../limits/proxies.ts';
import { DAY, HOUR } from '../time.ts';
import { atDoor } from './atDoor.ts';

/** A club, or a hall, shares one address. */
const PEOPLE_PER_ADDRESS = 5;
/** Files that turn out to be none cost as much to read. */
const IMPORTS_PER_HOUR = 20;

export interface Creators {
  /** Throws what stands against it. */
  admit(request: FastifyRequest): Promise<void>;
  admitImport(request: FastifyRequest): Promise<void>;
  /** One more was made. */
  count(request: FastifyRequest): void;
}

export function creators(context: Context): Creators {
  const { config, counts } = context;
  const made = counts.allowance('events', DAY);
  const imported = counts.allowance('imports', HOUR);
  const names = new WeakMap<FastifyRequest, readonly (readonly [string, number])[]>();

  /** The names under which it is counted; none for the operator. */
  async function whoAsks(request: FastifyRequest) {
    if (hasOperatorToken(request, config)) return [];
    const asker = await signedIn(context, request);
    const refused = notInvited(asker, config);
    if (refused !== null) throw new Refused({ code: 'notAllowed', ...worded(refused) });
    const { eventsPerDay } = config.limits;
    return [
      [`by ${asker.person.id}`, eventsPerDay],
      [`from ${neighbourhood(request.ip)}`, PEOPLE_PER_ADDRESS * eventsPerDay],
    ] as const;
  }

  async function admit(request: FastifyRequest): Promise<void> {
    const counted = await whoAsks(request);
    names.set(request, counted);
    const wait = Math.max(0, ...counted.map(([name, count]) => made.wait(name, count)));
    if (wait === 0) return;
    const hours = Math.ceil(wait / HOUR);
    throw new Refused({ code: 'tooFast', ...worded(atDoor('door.tooManyEvents', hours)) });
  }

  return {
    admit,
    async admitImport(request) {
      await admit(request);
      const waits = names
        .get(request)!
        .map(([name], i) => imported.take(name, i === 0 ? IMPORTS_PER_HOUR : 3 * IMPORTS_PER_HOUR));
      if (Math.max(0, ...waits) === 0) return;
      throw new Refused({ code: 'tooFast', ...worded(atDoor('door.tooManyArchives')) });
    },
    count(request) {
      for (const [name, count] of names.get(request) ?? []) made.take(name, count);
    },
  };
}

function notInvited({ person }: Asker, { eventsBy, organisers }: ServerConfig): Sentence | null {
  if (eventsBy === 'anybody') return null;
  if (person.account === null) return atDoor('door.accountsOnly');
  if (eventsBy === 'accounts' || organisers.includes(nameKey(person.name))) return null;
  return atDoor('door.invitedOnly');
}

function hasOperatorToken({ headers }: FastifyRequest, { operatorToken }: ServerConfig): boolean {
  if (operatorToken === null) return false;
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${operatorToken}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return timingSafeEqual(given!, wanted!);
}
