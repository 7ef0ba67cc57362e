// The key that a request brings along.

import type { FastifyRequest } from 'fastify';

export const bearerIn = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
