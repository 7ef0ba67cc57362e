// This process among those that share its database: it passes on what others have, answers for what it has, and keeps what
// is everybody's the same everywhere. Alone it does all of it by itself, through the same code.

import type { Refusal, TableSummary } from '@hanchan/protocol';
import { fail, type Result } from '@hanchan/tiles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Room } from '../lobby/room.ts';
import type { Caller } from '../socket/caller.ts';
import { NO_ANSWER, type Unanswered } from './bus.ts';
import { FarCallers } from './farCallers.ts';
import { FarRequests } from './farRequests.ts';
import { FarTables } from './farTables.ts';
import type { Local, SiteSetup, StreamKind, TableMessage } from './local.ts';
import { LostStream } from './lostStream.ts';
import type {
  JoinQuestion,
  LoadAnswer,
  Moved,
  News,
  OverQuestion,
  PublicNews,
  Question,
} from './messages.ts';
import { isMoved, NOT_REACHED, Owners } from './owners.ts';
import { Peers } from './peers.ts';

const MOVED: Moved = { moved: 'gone' };
const OUT: Moved = { moved: 'out' };
const WAIT_MS = 10_000;
const LAST_ANSWERS_MS = 3_000;
/** Whoever gives tables away must be able to stop. */
const SOON_MS = 2_000;

export class Site {
  readonly #setup: SiteSetup;
  readonly #peers: Peers;
  readonly #owners: Owners;
  readonly #tables: FarTables;
  readonly #callers: FarCallers;
  readonly #requests: FarRequests;
  #local: Local | null = null;
  #isLeaving = false;
  #isDraining = false;
  /** What others wait for. */
  readonly #answering = new Set<Promise<unknown>>();

  constructor(setup: SiteSetup) {
    this.#setup = setup;
    const { bus } = setup;
    this.#peers = new Peers({
      ...setup,
      onCome: (node) => void this.#welcome(node),
      onGone: (node, isDead) => this.#lose(node, isDead),
    });
    this.#owners = new Owners(setup);
    this.#tables = new FarTables(bus, this.#peers);
    this.#callers = new FarCallers(bus, (caller) => this.#local?.dispatch.leave(caller));
    this.#requests = new FarRequests(bus, this.#peers);
  }

  get node(): string {
    return this.#setup.bus.node;
  }

  /** Others share the database with us. */
  get isShared(): boolean {
    return this.#setup.bus.isShared;
  }

  /** Others can be reached, and whoever comes is served. */
  get isServing(): boolean {
    return this.#setup.bus.isUp && !this.#isDraining && !this.#setup.isCutOff();
  }

  /** The same, and we are not on our way out. */
  get isReady(): boolean {
    return this.isServing && !this.#isLeaving;
  }

  /** From now on we answer. */
  open(local: Local): void {
    this.#local = local;
    this.#setup.bus.listen({
      answer: async (text, from) => {
        this.#peers.come(from);
        return JSON.stringify(
          await this.#counted(this.#answer(JSON.parse(text) as Question, from)),
        );
      },
      hear: (text, from) => this.#hear(JSON.parse(text) as News, from),
      hearAll: (text, from) => this.#hearAll(JSON.parse(text) as PublicNews, from),
      onBack: () => {
        this.#peers.unsettle();
        this.tellAll({ type: 'hello' });
      },
    });
    this.tellAll({ type: 'hello' });
  }

  tellAll(news: PublicNews): void {
    this.#setup.bus.tellAll(JSON.stringify(news));
  }

  /** What somebody with a socket here says to a table, wherever that is. */
  async atTable(
    connection: Caller,
    message: TableMessage,
    here: (room: Room | null) => Promise<Refusal | null>,
  ): Promise<Refusal | null> {
    const { rooms } = this.#open;
    const done = await this.#owners.reach<Refusal | null>(`table ${message.table}`, {
      here: async (gone) => here(await rooms.get(message.table, gone)),
      there: (node) => this.#tables.say(node, connection, message),
    });
    return done.ok ? done.value : done.error;
  }

  /** The socket is closed. */
  forget(connection: Caller): void {
    this.#tables.forget(connection);
  }

  /** On our way out: what would not end by itself ends at once. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** True: another process answers the request, and nothing is left to do here. */
  async passOn(
    request: FastifyRequest,
    reply: FastifyReply,
    stream: {
      readonly kind: StreamKind;
      readonly id: string;
      readonly body: () => Promise<Buffer>;
    },
  ): Promise<Result<boolean, Refusal>> {
    const { kind, id, body } = stream;
    // A balancer asks another; an act may not be asked for twice, and is carried out here to the last.
    if (this.#isDraining && isReading(request)) return fail(NOT_REACHED);
    let read: Buffer | null = null;
    return this.#owners.reach<boolean>(`${kind} ${id}`, {
      here: async (gone) => {
        await this.#hold(kind, id, gone);
        return false;
      },
      there: async (node) => {
        read ??= await body();
        return this.#requests.pass(node, { request, reply, body: read });
      },
    });
  }

  isFar = (request: FastifyRequest): boolean => this.#requests.isFar(request);

  /** At the table's own process. */
  join(question: JoinQuestion, here: (room: Room | null) => Promise<Result<null, Refusal>>) {
    const { rooms } = this.#open;
    return this.#owners.reach<Result<null, Refusal>>(`table ${question.table}`, {
      here: async (gone) => here(await rooms.get(question.table, gone)),
      there: (node) => this.#askFor(node, question),
    });
  }

  /** At the event's own process. */
  over(question: OverQuestion, here: () => Promise<void>): Promise<Result<null, Refusal>> {
    const { events } = this.#open;
    return this.#owners.reach<null>(`event ${question.event}`, {
      here: async (gone) => {
        await events.get(question.event, gone);
        await here();
        return null;
      },
      there: (node) => this.#askFor(node, question),
    });
  }

  /** Which of these people have this site open, at any process; one that does not answer has none of them. */
  async hereAmong(people: readonly string[]): Promise<ReadonlySet<string>> {
    const { gate } = this.#open;
    const here = new Set(people.filter((person) => gate.isHere(person)));
    const question: Question = { type: 'where', people };
    const answers = await Promise.all(
      this.#peers.all.map((node) => this.#askFor<readonly string[]>(node, question)),
    );
    for (const answer of answers) {
      if (Array.isArray(answer)) for (const person of answer as string[]) here.add(person);
    }
    return here;
  }

  /** How many tables each of the other processes has that may be given more; null: not all of them have said. */
  async loads(): Promise<ReadonlyMap<string, number> | null> {
    const nodes = this.#peers.all;
    const answers = await Promise.all(nodes.map((node) => this.#loadOf(node)));
    return answers.includes(null) ? null : new Map(nodes.map((node, i) => [node, answers[i]!]));
  }

  /** One on its way out takes none; an older version does not know the question. */
  async #loadOf(node: string): Promise<number | null> {
    const answer = await this.#askFor<LoadAnswer>(node, { type: 'load' }, SOON_MS).catch(
      () => null,
    );
    const isTold = typeof answer === 'object' && answer !== null && 'tables' in answer;
    return isTold ? answer.tables : null;
  }

  /** The table is that process's by now; should it not hear of it, whoever asks for the table finds it there. */
  async tellToTake(node: string, table: string): Promise<void> {
    await this.#askFor(node, { type: 'take', table }, SOON_MS).catch(() => null);
  }

  /** Says to whoever asks that others should be asked, and serves on for so long. False: there are no others, so nobody is told. */
  async leave(ms: number): Promise<boolean> {
    this.#isLeaving = true;
    let cancel = () => {};
    const served = new Promise<true>((resolve) => {
      cancel = this.#setup.time.after(ms, () => resolve(true));
    });
    // A database that does not answer keeps nobody longer.
    if (await Promise.race([this.#hasOthers(), served])) return served;
    cancel();
    return false;
  }

  /** Also one that we have not heard of for a moment: the balancer still sends requests to both of us. */
  async #hasOthers(): Promise<boolean> {
    if (!this.isShared) return false;
    if (this.#peers.all.length > 0) return true;
    const living = await this.#setup.living().catch(() => null);
    return living === null || living.some((node) => node !== this.node);
  }

  /** Nothing new is taken over; what comes for our streams from now on is sent back to be asked for again. */
  drain(): void {
    this.#isDraining = true;
    this.endStreams();
    this.sendAway();
  }

  /** Whoever follows an event of another process by way of us asks again. */
  endStreams(): void {
    this.#requests.endStreams();
  }

  /** Once everything is answered that others had asked before we drained, or it takes too long. */
  async answered(): Promise<void> {
    const { time } = this.#setup;
    let cancel = () => {};
    const late = new Promise<void>((resolve) => {
      cancel = time.after(LAST_ANSWERS_MS, resolve);
    });
    await Promise.race([Promise.allSettled(this.#answering), late]);
    cancel();
  }

  /** Those who speak to our tables over others' sockets. */
  sendAway(): void {
    this.#callers.closeAll();
  }

  async close(): Promise<void> {
    this.tellAll({ type: 'bye' });
    this.#peers.stop();
    await this.#setup.bus.close();
  }

  get #open(): Local {
    if (this.#local === null) throw new Error('the server is not open yet');
    return this.#local;
  }

  async #askFor<T>(
    node: string,
    question: Question,
    waitMs = WAIT_MS,
  ): Promise<T | Moved | Unanswered> {
    const answer = await this.#peers.ask(node, question, waitMs);
    return typeof answer === 'string' ? (JSON.parse(answer) as T | Moved) : answer;
  }

  async #hold(kind: StreamKind, id: string, gone?: string): Promise<void> {
    const { rooms, events, kept, clubs, circuits } = this.#open;
    if (kind === 'table') await rooms.get(id, gone);
    else if (kind === 'event') await events.get(id, gone);
    else if (kind === 'club') await clubs.get(id, gone);
    else if (kind === 'circuit') await circuits.get(id, gone);
    else await kept.has(id, gone);
  }

  async #counted<T>(answer: Promise<T>): Promise<T> {
    this.#answering.add(answer);
    try {
      return await answer;
    } finally {
      this.#answering.delete(answer);
    }
  }

  async #answer(question: Question, from: string): Promise<unknown> {
    if (question.type === 'ping') return null;
    if (this.#setup.isCutOff()) return OUT;
    if (this.#local === null || this.#isDraining) return MOVED;
    const { app, rooms, online, board, dispatch, gate } = this.#local;
    try {
      switch (question.type) {
        case 'lobby':
          return board.own();
        case 'load':
          return this.#isLeaving ? MOVED : ({ tables: rooms.size } satisfies LoadAnswer);
        case 'take':
          await rooms.get(question.table);
          return null;
        case 'where':
          return question.people.filter((person) => gate.isHere(person));
        case 'message': {
          const caller = this.#callers.of(from, question);
          return { refusal: await dispatch.take(caller, question.message) };
        }
        case 'request':
          return await this.#requests.answer(app, question, from);
        case 'join':
          return await online.join(await rooms.get(question.table), question);
        case 'over':
          await online.enter(question.event, question.table);
          return null;
      }
    } catch (error) {
      if (error instanceof LostStream) return MOVED;
      throw error;
    }
  }

  #hear(news: News, from: string): void {
    if ('to' in news) this.#tables.hear(news);
    else if ('gone' in news) this.#callers.gone(from, news.gone);
    else this.#requests.hear(news, from);
  }

  #hearAll(news: PublicNews, from: string): void {
    if (news.type === 'bye') {
      this.#peers.go(from);
      return;
    }
    this.#peers.come(from);
    if (this.#local === null) return;
    const { board, blocks, counts, rooms, gate, here } = this.#local;
    if (news.type === 'board') board.putFrom(from, news.id, news.summary);
    else if (news.type === 'here') here.hear(from, news.people);
    else if (news.type === 'blocks') blocks.forget();
    else if (news.type === 'counted') counts.hear(news.used);
    else if (news.type === 'erased') {
      blocks.forget();
      void rooms.releaseOver(news.person);
    } else if (news.type === 'session') gate.endSessionHashed(news.hash);
    else if (news.type === 'sessionNamed') gate.endSessionNamed(news.person, news.id);
    else if (news.type === 'otherSessions') gate.endOtherSessions(news.person, news.but);
  }

  /** What it has in the lobby. */
  async #welcome(node: string): Promise<void> {
    this.#local?.here.tellAgain();
    const tables = await this.#askFor<readonly TableSummary[]>(node, { type: 'lobby' });
    if (tables === NO_ANSWER || typeof tables === 'symbol' || isMoved(tables)) return;
    for (const table of tables) this.#local?.board.putFrom(node, table.id, table);
  }

  /** Its people come again, and its tables go on with us who are left, each with one of us. */
  #lose(node: string, isDead: boolean): void {
    this.#owners.forget(node);
    this.#tables.lose(node);
    this.#callers.lose(node);
    this.#requests.lose(node);
    if (this.#local === null) return;
    const { board, rooms, here } = this.#local;
    here.drop(node);
    const listed = board.drop(node);
    if (!isDead || this.#isDraining || this.#setup.isCutOff()) return;
    const left = [this.node, ...this.#peers.all].sort();
    const ours = left.indexOf(this.node);
    const isOurs = (id: string) => spread(id) % left.length === ours;
    rooms.takeOver(node, { listed, isOurs }).catch(this.#setup.onError);
  }
}

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** The same number at every process, and as many ids for each. */
function spread(id: string): number {
  let sum = 0;
  for (let i = 0; i < id.length; i++) sum = (31 * sum + id.charCodeAt(i)) % 1_000_003;
  return sum;
}
