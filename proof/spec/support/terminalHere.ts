// A terminal within the test: gives the command what is typed, and keeps what it says.

import { Readable, Writable } from 'node:stream';

export function terminalHere(typed: string | Uint8Array) {
  const said = { output: '', errors: '' };
  const into = (name: keyof typeof said) =>
    new Writable({
      write(chunk, _, done) {
        said[name] += String(chunk);
        done();
      },
    });
  const terminal = {
    input: Readable.from(typed.length === 0 ? [] : [Buffer.from(typed)]),
    output: into('output'),
    errors: into('errors'),
    paint: (text: string) => text,
    columns: 110,
  };
  return { terminal, said };
}
