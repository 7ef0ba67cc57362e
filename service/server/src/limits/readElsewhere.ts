// Acts for which a whole event, game or score is read that somebody else has: each costs what many others do.

import type { Refusal } from '@hanchan/protocol';
import type { FastifyRequest } from 'fastify';
import { MINUTE } from '../time.ts';
import type { Counts } from './counts.ts';
import { neighbourhood } from './proxies.ts';

/** From one address: an evening of a large club has that many tables. */
const MOST = 60;

const TOO_MANY: Refusal = {
  code: 'tooFast',
  message: 'many results were read from elsewhere in a short time; try again in a minute',
};

/** Counts one more; null: it may be read. */
export function readElsewhere(counts: Pick<Counts, 'allowance'>) {
  const read = counts.allowance('read elsewhere', MINUTE);
  return ({ ip }: Pick<FastifyRequest, 'ip'>): Refusal | null =>
    read.take(`from ${neighbourhood(ip)}`, MOST) === 0 ? null : TOO_MANY;
}
