// The bus on NATS. Every process has a subject of its own for questions and one for news, and all share one for news to all.

import { connect, NoRespondersError, TimeoutError } from '@nats-io/transport-node';
import { BadConfig } from '../config.ts';
import { type Bus, type BusListener, NO_ANSWER, NOBODY } from './bus.ts';

/** Where a bus is asked for, and what stands before every subject: sites on one NATS keep apart. */
export interface NatsSetup {
  readonly url: string;
  readonly site: string;
  readonly node: string;
  readonly onTrouble: (message: string) => void;
}

const CONNECT_MS = 5_000;
const RECONNECT_MS = 200;
const PING_MS = 1_000;

export async function natsBus({ url, site, node, onTrouble }: NatsSetup): Promise<Bus> {
  const { username, password, host } = new URL(url);
  const connection = await connect({
    servers: host,
    ...(username !== '' && { user: decodeURIComponent(username) }),
    ...(password !== '' && { pass: decodeURIComponent(password) }),
    name: node,
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    reconnectJitter: RECONNECT_MS,
    pingInterval: PING_MS,
    maxPingOut: 2,
    noEcho: true,
  }).catch((error: Error) => {
    const message = `NATS_URL: there is no bus at ${host} that lets us in: ${error.message}`;
    throw new BadConfig(message, { mayPass: true });
  });
  const subject = (what: string, to = '') => `${site}.${what}${to === '' ? '' : `.${to}`}`;
  const fromHeader = `${node} `;
  const opened = (data: Uint8Array): { from: string; text: string } => {
    const whole = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('utf8');
    const at = whole.indexOf(' ');
    return { from: whole.slice(0, at), text: whole.slice(at + 1) };
  };
  let isUp = true;
  let isClosing = false;
  let listener: BusListener | null = null;
  void watch();

  async function watch(): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') {
        if (isUp) onTrouble('the bus is lost; trying again');
        isUp = false;
      }
      if (type === 'reconnect') {
        isUp = true;
        onTrouble('the bus is back');
        listener?.onBack();
      }
    }
    isUp = false;
  }

  return {
    node,
    isShared: true,
    get isUp() {
      return isUp;
    },
    async ask(to, question, waitMs) {
      if (!isUp || isClosing) return NO_ANSWER;
      try {
        const reply = await connection.request(subject('ask', to), fromHeader + question, {
          timeout: waitMs,
        });
        return reply.string();
      } catch (error) {
        if (isNobody(error)) return NOBODY;
        if (error instanceof TimeoutError || !isUp || isClosing) return NO_ANSWER;
        throw error;
      }
    },
    async answers(waitMs) {
      if (!isUp || isClosing) return false;
      const late = new Promise<boolean>((resolve) => setTimeout(resolve, waitMs, false).unref());
      const answered = connection.flush().then(
        () => true,
        () => false,
      );
      return Promise.race([answered, late]);
    },
    tell: (to, text) => publish(subject('tell', to), text),
    tellAll: (text) => publish(subject('all'), text),
    listen(given) {
      listener = given;
      connection.subscribe(subject('ask', node), {
        callback(_, message) {
          const { from, text } = opened(message.data);
          given
            .answer(text, from)
            .then((answer) => message.respond(answer))
            .catch((error: unknown) => onTrouble(`a question of ${from} failed: ${error}`));
        },
      });
      const hearOn = (what: string, hear: BusListener['hear']) =>
        connection.subscribe(what, {
          callback(_, message) {
            const { from, text } = opened(message.data);
            hear(text, from);
          },
        });
      hearOn(subject('tell', node), given.hear);
      hearOn(subject('all'), given.hearAll);
    },
    async close() {
      isClosing = true;
      await connection.drain().catch(() => connection.close());
    },
  };

  /** On the way out nothing is told any more: what still runs would be refused, and take the process down with its open answers. */
  function publish(to: string, text: string): void {
    if (isClosing || connection.isClosed()) return;
    connection.publish(to, fromHeader + text);
  }
}

const isNobody = (error: unknown): boolean =>
  error instanceof NoRespondersError ||
  (error instanceof Error && error.cause instanceof NoRespondersError) ||
  (error as { isNoResponders?: () => boolean }).isNoResponders?.() === true;
