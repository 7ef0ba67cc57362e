// The server's side of a shared score, over HTTP. The secrets travel in a header, and in links behind the #.

import type { KeptTable, Secrets } from '@hanchan/kit/keptScores/keptScores.ts';
import { type Answer, call } from '@hanchan/kit/server/api.ts';
import type { KeptAnswer, KeptAppendAnswer } from '@hanchan/protocol';
import { outboxOf } from './sync.ts';

/** As many at once as the server takes; the rest goes with the next. */
const BATCH = 60;

const as = (secret: string) => ({ authorization: `Bearer ${secret}` });
const secretOf = ({ write, read }: Secrets) => write ?? read;

export function readKept(
  id: string,
  secrets: Secrets,
  { since = 0, wait = 0 } = {},
): Answer<KeptAnswer> {
  const path = `/kept/${id}?since=${since}&wait=${wait}`;
  return call('GET', path, undefined, as(secretOf(secrets)));
}

/** Sends what the server does not have, the table itself first; answers how many it has then. */
export async function sendOutbox(table: KeptTable): Answer<KeptAppendAnswer> {
  const { id, secrets, sent } = table;
  const { write, read } = secrets!;
  if (sent === 0) {
    const opened = await call<KeptAppendAnswer>('PUT', `/kept/${id}`, { write, read });
    if (!opened.ok) return opened;
  }
  const entries = outboxOf(table).slice(0, BATCH);
  const path = `/kept/${id}/entries`;
  return call('POST', path, { expected: sent, entries }, as(write!));
}

/** `#w=…` writes, `#r=…` reads. */
export function linkTo(id: string, { write, read }: Secrets, access: 'write' | 'read'): string {
  const secret = access === 'write' ? `w=${write}&r=${read}` : `r=${read}`;
  return `${location.origin}/score/${id}#${secret}`;
}

export function secretsIn(hash: string): Secrets | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const read = parts.get('r');
  return read === null ? null : { write: parts.get('w'), read };
}
