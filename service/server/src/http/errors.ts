// Every refusal over HTTP has the same form, and a status that fits its code.

import type { Refusal, RefusalCode } from '@hanchan/protocol';
import { databaseFault } from '@hanchan/storage';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { LostStream } from '../nodes/lostStream.ts';
import { Refused } from './context.ts';

const STATUS: Partial<Record<RefusalCode, number>> = {
  notSignedIn: 401,
  wrongLogin: 401,
  notHost: 403,
  notAllowed: 403,
  notSeated: 403,
  blocked: 403,
  oneHome: 403,
  wrongPassword: 403,
  otherOrigin: 403,
  wrongLink: 403,
  noSuchTable: 404,
  noSuchGame: 404,
  noSuchEvent: 404,
  noSuchCircuit: 404,
  noSuchClub: 404,
  noSuchPage: 404,
  noSuchKept: 404,
  nameTaken: 409,
  conflict: 409,
  duplicate: 409,
  tableFull: 409,
  wrongState: 409,
  deadLink: 410,
  tooLarge: 413,
  badEntry: 422,
  tooFast: 429,
  elsewhere: 503,
  notStored: 503,
  closing: 503,
  internal: 500,
};

const statusOf = (code: RefusalCode): number => STATUS[code] ?? 400;

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  const status = refusal.code === 'internal' ? 500 : statusOf(refusal.code);
  if (status === 500 || refusal === CANNOT_STORE)
    request.log.error({ err: error }, 'request failed');
  return reply.status(status).send(refusal);
}

/** The reason is for whoever runs the server: `/healthz` and the log have it. */
export const CANNOT_STORE: Refusal = {
  code: 'notStored',
  message:
    'the server cannot reach or write its database, so nothing has changed; try again soon, or tell whoever runs it',
};

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof LostStream) return { code: 'elsewhere', message: error.message };
  // A request that breaks off has a code of the network, too; and a status.
  if (error.statusCode === undefined && databaseFault(error) !== null) return CANNOT_STORE;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { instancePath, message } = error.validation[0]!;
    const field = instancePath.slice(1).replaceAll('/', '.');
    const wrong = message ?? 'is wrong';
    return { code: 'badMessage', message: `${field || 'the form'}: ${wrong}`, field };
  }
  if (error.statusCode === 413) return { code: 'tooLarge', message: 'the request is too large' };
  if (error.statusCode === 429)
    return { code: 'tooFast', message: 'too many requests; try again soon' };
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return { code: 'badMessage', message: error.message };
  }
  return { code: 'internal', message: 'something went wrong on the server' };
}
