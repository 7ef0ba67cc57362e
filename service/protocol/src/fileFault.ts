// What is wrong in a file that somebody brings, and at which field.

import { z } from 'zod';

/** The first thing that is wrong. */
export interface FileFault {
  readonly field: string;
  readonly message: string;
}

function faultIn({ issues }: z.ZodError, within: readonly string[]): FileFault {
  const { path, message } = issues[0]!;
  return { field: [...within, ...path].join('.'), message };
}

/** Where something is not of a form; null: it is. */
export function formFault(form: z.ZodType, value: unknown): FileFault | null {
  const checked = form.safeParse(value);
  return checked.success ? null : faultIn(checked.error, []);
}

/** An entry of a log, whatever its act: `by` is the form of who did it. */
export const entryForm = (by: z.ZodType) =>
  z.strictObject({
    seq: z.number().int().min(1),
    id: z.string().min(1).max(64),
    at: z.number().int().min(0),
    by,
    act: z.looseObject({ type: z.string() }),
  });

interface EntryForms {
  readonly entry: z.ZodType<{ readonly act: { readonly type: string } }>;
  /** Acts that only the server writes down. */
  readonly written: z.ZodDiscriminatedUnion<readonly z.ZodObject<{ type: z.ZodLiteral<string> }>[]>;
  /** Acts that are sent. */
  readonly sent: z.ZodType;
}

/** Where an entry of a log is not what is written into it; null: it is. */
export function entryFault({ entry, written, sent }: EntryForms, value: unknown): FileFault | null {
  const whole = entry.safeParse(value);
  if (!whole.success) return faultIn(whole.error, []);
  const { act } = whole.data;
  const isWritten = written.options.some(({ shape }) => shape.type.value === act.type);
  const checked = (isWritten ? written : sent).safeParse(act);
  return checked.success ? null : faultIn(checked.error, ['act']);
}
