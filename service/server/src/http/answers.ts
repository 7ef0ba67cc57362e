// What every answer of the API says of itself: nobody on the way keeps it, no browser opens it as a page. And requests
// by a method that nothing here has, which only programs that probe send, leave a line in the log.

import { Allowance } from '../limits/allowance.ts';
import { MINUTE, type Time } from '../time.ts';
import { type App, routeOf } from './context.ts';

export function markAnswers(app: App): void {
  app.addHook('onSend', async (request, reply) => {
    if (!/^\/(api|healthz|metrics)\b/.test(routeOf(request))) return;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (!isJson || reply.hasHeader('content-disposition')) return;
    reply.header('content-disposition', 'attachment; filename="answer.json"');
  });
}

const IN_USE = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const LINES_PER_MINUTE = 30;

/** Few enough that nobody fills a disk with them. */
export function logUnusedMethods(app: App, time: Time): void {
  const allowance = new Allowance(() => time.steady(), MINUTE);
  app.addHook('onResponse', async ({ method, is404, log }, { statusCode }) => {
    const isProbe = !IN_USE.has(method) || (is404 && method !== 'GET' && method !== 'HEAD');
    if (!isProbe || allowance.take('lines', LINES_PER_MINUTE) > 0) return;
    log.warn({ method, status: statusCode }, 'a method that is not in use here');
  });
}
