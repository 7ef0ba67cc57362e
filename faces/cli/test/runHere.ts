// Runs the command within the test: much faster, where signals and threads do not matter.

import { terminalHere } from '../../../proof/spec/support/terminalHere.ts';
import { main } from '../src/main.ts';
import type { Run } from './run.ts';

/** Splits on blanks: enough for the arguments of these tests. */
export const runHere = (line: string, input?: string) => hanchanHere(line.split(' '), input);

export async function hanchanHere(args: readonly string[], input = ''): Promise<Run> {
  const { terminal, said } = terminalHere(input);
  const status = await main(args, terminal);
  return { status, stdout: said.output, stderr: said.errors };
}
