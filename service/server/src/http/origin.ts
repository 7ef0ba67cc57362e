// Whether a request comes from our own page. A browser always names the page behind a POST or a socket; a program that
// names none carries no cookies of somebody else either.

import type { IncomingHttpHeaders } from 'node:http';

export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (publicUrl !== null && from.origin === new URL(publicUrl).origin) return true;
  return from.host === host;
}
