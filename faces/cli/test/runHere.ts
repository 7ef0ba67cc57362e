// Runs the command within the test: much faster, where signals and threads do not matter.

import { Readable, Writable } from 'node:stream';
import { main } from '../src/main.ts';
import type { Run } from './run.ts';

/** Splits on blanks: enough for the arguments of these tests. */
export const runHere = (line: string, input?: string) => hanchanHere(line.split(' '), input);

export async function hanchanHere(args: readonly string[], input = ''): Promise<Run> {
  const texts = { output: '', errors: '' };
  const into = (name: keyof typeof texts) =>
    new Writable({
      write(chunk, _, done) {
        texts[name] += String(chunk);
        done();
      },
    });
  const status = await main(args, {
    input: Readable.from(input === '' ? [] : [Buffer.from(input)]),
    output: into('output'),
    errors: into('errors'),
    paint: (text) => text,
    columns: 110,
  });
  return { status, stdout: texts.output, stderr: texts.errors };
}
