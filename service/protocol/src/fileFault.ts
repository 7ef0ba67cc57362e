// What is wrong in a file that somebody brings, and at which field.

import type { z } from 'zod';

/** The first thing that is wrong. */
export interface FileFault {
  readonly field: string;
  readonly message: string;
}

export function faultIn({ issues }: z.ZodError, within: readonly string[]): FileFault {
  const { path, message } = issues[0]!;
  return { field: [...within, ...path].join('.'), message };
}
