// Structured logs. Tokens, cookies, passwords and addresses never reach them.

import { fstatSync, writeSync } from 'node:fs';
import pino, { type DestinationStream, type Logger } from 'pino';

const SECRETS = [
  'req.headers.cookie',
  'req.headers.authorization',
  'headers.cookie',
  'cookie',
  'token',
  'password',
  'email',
  'secret',
  'databaseUrl',
  'smtpUrl',
];

/** `node` is said with every line where several processes write to one log. */
export function createLogger(
  level: string,
  node: string | null = null,
  output: DestinationStream = standardOutput(),
): Logger {
  const paths = [...SECRETS, ...SECRETS.map((path) => `*.${path}`)];
  return pino(
    { level, base: node === null ? null : { node }, redact: { paths, censor: '[hidden]' } },
    output,
  );
}

/**
 * A log on a full disk loses lines, and says how many as soon as it can; it never ends the server. Node's own stream would close
 * itself at the first failure. A pipe or a terminal is left to it.
 */
function standardOutput(fd = 1): DestinationStream {
  const kind = fstatSync(fd);
  const { stdout } = process;
  if (kind.isFIFO() || kind.isSocket() || stdout.isTTY === true) return stdout;
  return forgiving((text) => void writeSync(fd, text));
}

export function forgiving(write: (text: string) => void): DestinationStream {
  let lost = 0;
  return {
    write(line) {
      try {
        const news =
          lost === 0 ? '' : `${JSON.stringify({ level: 40, msg: 'lines lost', lost })}\n`;
        write(`${news}${line}`);
        lost = 0;
      } catch {
        lost++;
      }
    },
  };
}
