// Calls to the server over HTTP. A refusal is a value with its code and field, like everywhere else; a lost
// connection is one as well.

import type { Refusal } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Answer<T> = Promise<Result<T, Refusal>>;

const OFFLINE: Refusal = { code: 'closing', message: 'the server cannot be reached' };

export async function call<T>(
  method: Method,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer<T> {
  const isForm = body !== undefined;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: isForm ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(isForm ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    return fail(OFFLINE);
  }
  const text = await response.text();
  const answer = text === '' ? null : readJson(text);
  if (response.ok) return ok(answer as T);
  return fail(
    isRefusal(answer) ? answer : { code: 'internal', message: `status ${response.status}` },
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
