// The world around a command: where it writes, what it reads, how wide and how colourful.
// Given from outside, so that a command can be run in a test without a process of its own.

import { coloured, type Paint, plain, wantsColour } from './paint.ts';

export interface Terminal {
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
  readonly paint: Paint;
  readonly columns: number;
}

const WIDEST = 110;

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // The reader has gone (`| head`): nothing more to say, and no complaint either.
      if (error.code === 'EPIPE') process.exit();
      throw error;
    });
  }
  return {
    input: stdin,
    output: stdout,
    errors: stderr,
    paint: wantsColour(env, stdout.isTTY === true) ? coloured : plain,
    columns: Math.min(stdout.columns ?? WIDEST, WIDEST),
  };
}

export function print(terminal: Terminal, text: string): void {
  terminal.output.write(`${text}\n`);
}

export function printJson(terminal: Terminal, document: unknown): void {
  print(terminal, JSON.stringify(document, null, 2));
}

/** One thing that went wrong, on standard error. */
export function printError(terminal: Terminal, text: string): void {
  terminal.errors.write(`hanchan: ${text}\n`);
}
