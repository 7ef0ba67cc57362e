// A form as the server reads it: not too deep, no characters that nobody can see, then by its schema.

import {
  fail,
  falseLengthIn,
  isNestedBeyond,
  ok,
  type Result,
  unseemlyField,
} from '@hanchan/tiles';
import type { Refused } from './target.ts';

export interface Schema<T> {
  safeParse(value: unknown):
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly {
            readonly path: readonly PropertyKey[];
            readonly message: string;
          }[];
        };
      };
}

const DEEPEST = 64;

export function fromSchema<T>(schema: Schema<T>, json: unknown): Result<T, NonNullable<Refused>> {
  if (isNestedBeyond(DEEPEST, json)) return fail({ field: '', message: 'nested too deeply' });
  const length = falseLengthIn(json);
  if (length !== null) return fail({ field: length, message: 'is not a field of the form' });
  const unseemly = unseemlyField(json);
  if (unseemly !== null) return fail({ field: unseemly.field, message: unseemly.holds });
  const read = schema.safeParse(json);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  return fail({ field: issue!.path.map(String).join('.'), message: issue!.message });
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
