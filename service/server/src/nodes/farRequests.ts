// Requests over HTTP for streams of other processes. The process that has the stream answers as if the request had come to
// it; long answers, and those that never end, come in parts.

import { randomBytes } from 'node:crypto';
import type { Refusal } from '@hanchan/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENDLESS } from '../http/openAnswers.ts';
import type { Bus, Unanswered } from './bus.ts';
import type { AnsweredRequest, Moved, News, RequestQuestion } from './messages.ts';
import { isMoved } from './owners.ts';
import type { Peers } from './peers.ts';

/** Who waits for news of a score is answered after a minute at most. */
const WAIT_MS = 90_000;
/** NATS takes a megabyte at once; base64 makes it a third more. */
const PART_BYTES = 256 * 1_024;
/** Says that a request came over the bus: nobody outside knows its value. */
const MARK = 'x-hanchan-far';

/** Answers as if a request had come over the network. */
export type Answering = Pick<FastifyInstance, 'inject'>;

/** Lines that come as they happen. */
const isEndless = (type: string): boolean => type.startsWith('application/x-ndjson');

/** The stream was lost before anything was written: whoever has it now is asked. */
function isElsewhere(status: number, body: Buffer): boolean {
  if (status !== 503) return false;
  const { code } = JSON.parse(body.toString()) as Partial<Refusal>;
  return code === 'elsewhere';
}

/** An answer to somebody here. */
interface Writing {
  readonly node: string;
  readonly reply: FastifyReply;
  isEndless: boolean;
  /** What came before its head: with it, in one piece of the bus. Null: the head is written. */
  early: (PartNews | EndNews)[] | null;
  /** Its process went before the head was written. */
  isLost: boolean;
}

type PartNews = Extract<News, { part: string }>;
type EndNews = Extract<News, { end: string }>;

export class FarRequests {
  readonly #bus: Bus;
  readonly #peers: Peers;
  readonly #mark = randomBytes(18).toString('base64url');
  /** Answers that are being written to somebody here, or will be. */
  readonly #answers = new Map<string, Writing>();
  /** Answers of ours that others are being told. */
  readonly #telling = new Map<string, { readonly node: string; readonly cut: () => void }>();
  #last = 0;
  #isEnding = false;

  constructor(bus: Bus, peers: Peers) {
    this.#bus = bus;
    this.#peers = peers;
  }

  isFar = (request: FastifyRequest): boolean => request.headers[MARK] === this.#mark;

  /** True once it is answered, or being answered. */
  async pass(
    node: string,
    { request, reply, body }: { request: FastifyRequest; reply: FastifyReply; body: Buffer },
  ): Promise<true | Moved | Unanswered> {
    const key = (++this.#last).toString(36);
    const question: RequestQuestion = {
      type: 'request',
      key,
      method: request.method,
      url: request.url,
      headers: { ...request.headers, [MARK]: undefined },
      address: request.raw.socket.remoteAddress ?? '127.0.0.1',
      body: body.toString('base64'),
    };
    this.#answers.set(key, { node, reply, isEndless: false, early: [], isLost: false });
    const answer = await this.#peers.ask(node, question, WAIT_MS);
    const read =
      typeof answer === 'string' ? (JSON.parse(answer) as AnsweredRequest | Moved) : null;
    if (read === null || isMoved(read)) {
      this.#answers.delete(key);
      return read ?? (answer as Unanswered);
    }
    this.#begin(key, read, reply);
    return true;
  }

  #begin(key: string, { status, headers, body }: AnsweredRequest, reply: FastifyReply): void {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(status, headers as Record<string, string | string[] | number>);
    if (body !== null) {
      this.#answers.delete(key);
      raw.end(Buffer.from(body, 'base64'));
      return;
    }
    const open = this.#answers.get(key)!;
    open.isEndless = isEndless(String(headers['content-type']));
    if (open.isEndless) raw.emit(ENDLESS);
    raw.flushHeaders();
    const cut = () => {
      if (this.#answers.delete(key)) this.#tell(open.node, { cut: key });
    };
    // Whoever asked may be gone by now.
    if (raw.destroyed) cut();
    else raw.on('close', cut);
    const early = open.early ?? [];
    open.early = null;
    for (const news of early) this.#hearAnswer(news);
    if (open.isLost) this.lose(open.node);
    if (this.#isEnding && open.isEndless) raw.end();
  }

  hear(news: News, from: string): void {
    if ('cut' in news) this.#telling.get(`${from} ${news.cut}`)?.cut();
    else if ('part' in news || 'end' in news) this.#hearAnswer(news);
  }

  #hearAnswer(news: PartNews | EndNews): void {
    const key = 'part' in news ? news.part : news.end;
    const open = this.#answers.get(key);
    if (open === undefined) return;
    if (open.early !== null) {
      open.early.push(news);
      return;
    }
    const { raw } = open.reply;
    if ('end' in news) {
      this.#answers.delete(key);
      raw.end();
      return;
    }
    // Ended, and not closed yet: writing on would be an error that nobody hears, and take the process down.
    if (!raw.writableEnded) raw.write(Buffer.from(news.data, 'base64'));
  }

  /** Whoever hears here of what happens elsewhere is told to ask again, by an answer that ends as others do; so is whoever comes late. */
  endStreams(): void {
    this.#isEnding = true;
    for (const { reply, isEndless } of this.#answers.values()) if (isEndless) reply.raw.end();
  }

  /** Whoever hears from there has to ask again; whom we tell there is gone. */
  lose(node: string): void {
    for (const [key, open] of this.#answers) {
      if (open.node !== node) continue;
      if (open.early !== null) {
        open.isLost = true;
        continue;
      }
      this.#answers.delete(key);
      // A line that is not whole is not read; what is cut short in any other form has to fail.
      if (open.isEndless) open.reply.raw.end();
      else open.reply.raw.destroy();
    }
    for (const telling of this.#telling.values()) if (telling.node === node) telling.cut();
  }

  /** At the process that has the stream. */
  async answer(
    app: Answering,
    question: RequestQuestion,
    from: string,
  ): Promise<AnsweredRequest | Moved> {
    const { key, method, url, headers, address, body } = question;
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, [MARK]: this.#mark } as Record<string, string>,
      remoteAddress: address,
      payload: Buffer.from(body, 'base64'),
      payloadAsStream: true,
    });
    const stream = response.stream();
    const { 'transfer-encoding': _, connection: __, ...kept } = response.headers;
    const head = { status: response.statusCode, headers: kept };
    const whole: Buffer[] = [];
    if (!isEndless(String(kept['content-type']))) {
      let size = 0;
      for await (const chunk of stream) {
        whole.push(chunk as Buffer);
        size += (chunk as Buffer).length;
      }
      const all = Buffer.concat(whole);
      if (isElsewhere(head.status, all)) return { moved: 'gone' };
      if (size <= PART_BYTES) return { ...head, body: all.toString('base64') };
    }
    // Behind the head, which is sent when this returns.
    setImmediate(() => void this.#tellParts(from, key, { whole: Buffer.concat(whole), stream }));
    return { ...head, body: null };
  }

  async #tellParts(
    node: string,
    key: string,
    { whole, stream }: { whole: Buffer; stream: NodeJS.ReadableStream & { destroy(): void } },
  ): Promise<void> {
    const name = `${node} ${key}`;
    this.#telling.set(name, { node, cut: () => stream.destroy() });
    const part = (data: Buffer) => {
      for (let at = 0; at < data.length; at += PART_BYTES)
        this.#tell(node, {
          part: key,
          data: data.subarray(at, at + PART_BYTES).toString('base64'),
        });
    };
    part(whole);
    try {
      if (whole.length === 0) for await (const chunk of stream) part(Buffer.from(chunk));
    } catch {
      // Cut off: nobody is there to be told.
    }
    this.#telling.delete(name);
    this.#tell(node, { end: key });
  }

  #tell(node: string, news: News): void {
    this.#bus.tell(node, JSON.stringify(news));
  }
}
