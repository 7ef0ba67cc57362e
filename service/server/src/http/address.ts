// Where phones in the hall find this server. Whoever sits at the laptop itself sees it as localhost, which is of no use
// on a badge: the address in the local network is put in its place.

import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** A name or an address under which this machine means itself. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host.replace(/^::ffff:/i, ''));

/** This machine in its local networks, IPv4. */
export function localAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address),
  );
}

export function addressFor(
  {
    protocol,
    host,
    hostname,
    port,
  }: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname' | 'port'>,
  publicUrl: string | null,
  local: readonly string[] = localAddresses(),
): string {
  if (publicUrl !== null) return publicUrl.replace(/\/+$/, '');
  const [first] = local;
  if (!LOOPBACK.test(hostname) || first === undefined) return `${protocol}://${host}`;
  return `${protocol}://${first}${port ? `:${port}` : ''}`;
}
