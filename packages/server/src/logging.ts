// Structured logs. Tokens, cookies, passwords and addresses never reach them.

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

export function createLogger(level: string, output: DestinationStream = process.stdout): Logger {
  const paths = [...SECRETS, ...SECRETS.map((path) => `*.${path}`)];
  return pino({ level, base: null, redact: { paths, censor: '[hidden]' } }, output);
}
