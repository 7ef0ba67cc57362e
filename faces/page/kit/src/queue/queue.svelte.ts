// The search for a game, wherever somebody is on the site: what the server says of it, and the way to the table once there is one.

import type { OwnWait, QueueNews, SessionAnswer, Wish } from '@hanchan/protocol';
import { go } from '../route/router.svelte.ts';
import { type Answer, call } from '../server/api.ts';
import type { Wire } from '../server/connection.ts';
import { become, sharedWire } from '../server/session.svelte.ts';
import { ringBell } from './bell.ts';
import { wasLedTo } from './ledTo.ts';

/** News of a wait are told at least so often; the clock of a page is not the server's. */
const RETOLD_MS = 15_000;

let news = $state.raw<QueueNews | null>(null);
/** When it came, by this page's own clock. */
let heardAt = $state(0);
let stop: (() => void) | null = null;
let followers = 0;
let isSeeking = false;
/** The queue has ended the search: nobody came for as long as it keeps anybody. */
let isLetGo = $state(false);

export const queueNews = (): QueueNews | null => news;
export const ownWait = (): OwnWait | null => news?.mine ?? null;
/** How long ago the news came. */
export const newsAge = (now: number): number => Math.max(0, now - heardAt);

export const wasLetGo = (): boolean => isLetGo;

/** As long as the page is shown that shows it. */
export function followQueue(): () => void {
  followers++;
  listen();
  return () => {
    followers--;
    quiet();
  };
}

/** Whoever waits hears of it on every page. */
export function followWhileSeeking(isWaiting: boolean): void {
  isSeeking = isWaiting;
  if (isWaiting) listen();
  else quiet();
}

/** Begins to look for a game, or changes what is looked for. */
export async function seek(wish: Wish): Answer<SessionAnswer> {
  listen();
  isLetGo = false;
  const answer = await become(call<SessionAnswer>('PUT', '/queue', wish));
  if (answer.ok) isSeeking = true;
  return answer;
}

export async function stopSeeking(): Answer<SessionAnswer> {
  isSeeking = false;
  const answer = await become(call<SessionAnswer>('DELETE', '/queue'));
  quiet();
  return answer;
}

/** The invitation is answered, with yes or no. */
export async function dropInvitation(from: string): Promise<void> {
  await call('DELETE', `/invitations/${encodeURIComponent(from)}`);
  if (news !== null)
    news = { ...news, invitations: news.invitations.filter((one) => one.from.id !== from) };
}

/** The wire is another one after somebody has signed in. */
let listened: Wire | null = null;

function listen(): void {
  const wire = sharedWire();
  if (listened === wire) return;
  stop?.();
  listened = wire;
  const tell = () => wire.send({ type: 'queue', on: true, isHidden: document.hidden });
  const off = [
    wire.onLive(tell),
    wire.onMessage((message) => {
      if (message.type === 'queue') hear(message);
    }),
  ];
  document.addEventListener('visibilitychange', tell);
  stop = () => {
    wire.send({ type: 'queue', on: false });
    document.removeEventListener('visibilitychange', tell);
    for (const leave of off) leave();
    listened = null;
    news = null;
  };
}

function quiet(): void {
  if (followers > 0 || isSeeking) return;
  stop?.();
  stop = null;
}

function hear(message: QueueNews): void {
  const wasAsked = news?.mine?.asksMs != null;
  const before = news?.mine ?? null;
  const hasWaitedHere = before !== null && before.table === null;
  const { here, waiting, mine, invitations } = message;
  if (hasWaitedHere && mine === null) {
    isLetGo = before.endsInMs - newsAge(performance.now()) <= RETOLD_MS;
    if (isLetGo) ringBell();
  }
  news = { here, waiting, mine, invitations };
  heardAt = performance.now();
  if (mine?.asksMs != null && !wasAsked) ringBell();
  const table = mine?.table ?? null;
  isSeeking = mine !== null && table === null;
  if (table === null || (wasLedTo(table) && !hasWaitedHere)) return;
  ringBell();
  go(`/table/${table}`);
}
