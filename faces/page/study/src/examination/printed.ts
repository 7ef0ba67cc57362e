// A paper of an examination as the server prints it.

import { choiceOf } from '@hanchan/kit/books/customRules.ts';
import { fail, ok, type Result } from '@hanchan/tiles';
import type { AskedPaper } from './asked.ts';
import type { Sat } from './sat.ts';

export type ExamPaperName = 'questions' | 'key' | 'certificate';

interface Printing {
  readonly name: ExamPaperName;
  readonly asked: AskedPaper;
  readonly bankText: string | null;
  readonly sat: Sat | null;
  readonly language: 'en' | 'ja';
  readonly size: string;
}

/** The file, or in the server's words why there is none. */
export async function printed(printing: Printing): Promise<Result<Blob, string>> {
  const { name, asked, bankText, sat, language, size } = printing;
  const body = {
    rules: choiceOf(asked.rules),
    seed: asked.seed,
    questions: asked.questions,
    passMark: asked.passMark,
    ...(bankText === null ? {} : { bank: bankText }),
    ...(sat === null ? {} : { sat }),
    language,
    size,
  };
  try {
    const response = await fetch(`/api/examinations/papers/${name}.pdf`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return ok(await response.blob());
    const { message } = (await response.json()) as { readonly message?: string };
    return fail(message ?? String(response.status));
  } catch (error) {
    return fail((error as Error).message);
  }
}
