// From where a request comes, and what its browser is given to be known by the next time.

import type { Person } from '@hanchan/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { neighbourhood } from '../limits/proxies.ts';
import type { Origin } from '../people/homes.ts';
import { LINK_MS } from '../people/identity.ts';
import { markOf, type Visit } from '../people/visiting.ts';
import { type Context, cookieOptions } from './context.ts';

const DEVICE_LENGTH = 200;
const MOST_LETTERS = 64;
/** Marks of the accounts that were in with their passwords, the latest first. */
const MARKS = 'hanchan-known';
const MOST_MARKS = 5;
/** Whoever becomes somebody gets a name for the browser, so that many who come from one are noticed. */
const DEVICE = 'hanchan-device';
const YEAR_MS = 365 * 86_400_000;
/** For the link that was asked for. */
const BROWSER = 'hanchan-link';

const marksIn = ({ cookies }: FastifyRequest): readonly string[] =>
  (cookies[MARKS] ?? '').split('.').filter(Boolean).slice(0, MOST_MARKS);

export function visitOf(request: FastifyRequest): Visit {
  const { headers, ip, cookies } = request;
  const device = headers['user-agent']?.replace(/[^\x20-\x7e]/g, '').slice(0, DEVICE_LENGTH);
  return {
    device: device ?? null,
    address: neighbourhood(ip),
    marks: marksIn(request),
    browser: cookies[BROWSER] ?? null,
  };
}

/** Whoever is in has a device that the guard of passwords does not take for a stranger's. */
export function rememberDevice(context: Context, reply: FastifyReply, person: Person): void {
  const mark = markOf(person);
  const known = marksIn(reply.request);
  if (mark === null || known[0] === mark) return;
  const marks = [mark, ...known.filter((one) => one !== mark)].slice(0, MOST_MARKS);
  reply.setCookie(MARKS, marks.join('.'), {
    ...cookieOptions(context, reply, YEAR_MS),
    sameSite: 'strict',
    path: '/api',
  });
}

/** A link to sign in works only in the browser that has this. */
export function rememberBrowser(context: Context, reply: FastifyReply): string {
  const browser =
    reply.request.cookies[BROWSER] ?? context.config.randomBytes(32).toString('base64url');
  reply.setCookie(BROWSER, browser, {
    ...cookieOptions(context, reply, LINK_MS),
    path: '/api/session/link',
  });
  return browser;
}

export const originOf = ({ ip, cookies }: FastifyRequest): Origin => {
  const device = cookies[DEVICE] ?? '';
  return {
    address: neighbourhood(ip),
    device: device === '' || device.length > MOST_LETTERS ? null : device,
  };
};

/** Names the browser, where it has no name yet. */
export function nameDevice(context: Context, reply: FastifyReply): Origin {
  const origin = originOf(reply.request);
  if (origin.device !== null) return origin;
  const device = context.config.randomBytes(16).toString('base64url');
  reply.setCookie(DEVICE, device, {
    ...cookieOptions(context, reply, YEAR_MS),
    sameSite: 'strict',
    path: '/api',
  });
  return { ...origin, device };
}
