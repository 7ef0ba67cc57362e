// A connection between a client and the server's real socket code: bytes arrive in order, late, or not at all. What TCP never
// does within one connection (lose a part, turn parts around) happens between two: the old one delivers while the new one
// is already used.

import { Duplex } from 'node:stream';
import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';
import type { Faults } from './faults.ts';
import { clientFrame, type Frame, FrameReader, OPCODES } from './frames.ts';
import type { Host } from './host.ts';
import type { Trace } from './trace.ts';

/** What the server takes for its socket. */
export class ServerEnd extends Duplex {
  readonly remoteAddress: string;
  readonly #onBytes: (bytes: Buffer) => void;
  readonly #onGone: () => void;

  constructor(remoteAddress: string, onBytes: (bytes: Buffer) => void, onGone: () => void) {
    super();
    this.remoteAddress = remoteAddress;
    this.#onBytes = onBytes;
    this.#onGone = onGone;
    this.on('error', () => undefined);
  }

  override _read(): void {}

  override _write(bytes: Buffer, _: BufferEncoding, done: () => void): void {
    this.#onBytes(bytes);
    done();
  }

  override _final(done: () => void): void {
    this.#onGone();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#onGone();
    done(error);
  }

  setTimeout(): this {
    return this;
  }

  setNoDelay(): this {
    return this;
  }
}

export interface LineSetup {
  readonly name: string;
  readonly address: string;
  readonly cookie: string;
  readonly host: Host;
  readonly agenda: Agenda;
  readonly chance: Chance;
  readonly faults: Faults;
  readonly trace: Trace;
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  /** Once; from then on nothing more is heard. */
  readonly onClose: () => void;
}

export class Line {
  readonly #setup: LineSetup;
  readonly #reader = new FrameReader();
  #end: ServerEnd | null = null;
  /** For the client it is over. */
  #isOver = false;
  /** Nothing gets through any more, either way. */
  #isBroken = false;
  #isOpen = false;
  #upAt = 0;
  #downAt = 0;

  constructor(setup: LineSetup) {
    this.#setup = setup;
    this.#up(() => this.#knock());
  }

  send(text: string): void {
    const { faults, chance, agenda, trace, name } = this.#setup;
    if (this.#isOver || !this.#isOpen) return;
    trace.note(`${name} >`, text);
    if (faults.strikes('lineStalled')) {
      const until = agenda.now + chance.between(500, 20_000);
      if (chance.is(0.7)) this.#upAt = Math.max(this.#upAt, until);
      if (chance.is(0.7)) this.#downAt = Math.max(this.#downAt, until);
    }
    const times = faults.strikes('messageDoubled') ? 2 : 1;
    for (let i = 0; i < times; i++) this.#sendFrame(OPCODES.text, Buffer.from(text));
    if (faults.strikes('socketCut')) agenda.after(chance.between(0, 300), () => this.cut());
    else if (faults.strikes('socketGone')) agenda.after(chance.between(0, 300), () => this.leave());
  }

  /** Broken for both ends, with all that was under way. */
  cut(): void {
    this.#isBroken = true;
    this.#end?.destroy();
    this.#close();
  }

  /** The client gives it up; the server hears of that when it next looks, and of what was under way before. */
  leave(): void {
    this.#close();
  }

  /** The server's process is gone; the client notices, sooner or later. */
  lose(): void {
    const { agenda, chance } = this.#setup;
    this.#isBroken = true;
    agenda.after(chance.between(0, 5_000), () => this.#close());
  }

  #knock(): void {
    const { host, address, cookie } = this.#setup;
    if (this.#isOver) return;
    const end = new ServerEnd(
      address,
      (bytes) => this.#heard(bytes),
      () => this.#down(() => this.#close()),
    );
    this.#end = end;
    if (!host.upgrade(this, end, cookie)) {
      this.#isBroken = true;
      this.#setup.agenda.after(10, () => this.#close());
    }
  }

  #heard(bytes: Buffer): void {
    if (this.#isBroken) return;
    const wasOpen = this.#reader.status !== null;
    const frames = this.#reader.read(bytes);
    const { status } = this.#reader;
    if (!wasOpen && status !== null) this.#down(() => this.#opened(status));
    for (const frame of frames) this.#down(() => this.#take(frame));
  }

  #opened(status: string): void {
    if (this.#isOver) return;
    if (!status.includes(' 101 ')) {
      this.#setup.trace.note(`${this.#setup.name} <`, status);
      this.#close();
      return;
    }
    this.#isOpen = true;
    this.#setup.onOpen();
  }

  #take({ opcode, payload }: Frame): void {
    if (this.#isOver) return;
    if (opcode === OPCODES.ping) this.#sendFrame(OPCODES.pong, payload);
    else if (opcode === OPCODES.close) {
      this.#sendFrame(OPCODES.close, payload);
      this.#close();
    } else if (opcode === OPCODES.text) {
      const text = payload.toString();
      this.#setup.trace.note(`${this.#setup.name} <`, text);
      this.#setup.onText(text);
    }
  }

  #sendFrame(opcode: number, payload: Buffer): void {
    const bytes = clientFrame(opcode, payload);
    this.#up(() => {
      if (this.#end !== null && !this.#end.destroyed) this.#end.push(bytes);
    });
  }

  #close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#isOpen = false;
    this.#setup.trace.note(`${this.#setup.name} x`);
    this.#setup.onClose();
  }

  /** In order, behind what is under way already. */
  #up(arrive: () => void): void {
    this.#upAt = this.#arrival(this.#upAt);
    this.#deliver(this.#upAt, arrive);
  }

  #down(arrive: () => void): void {
    this.#downAt = this.#arrival(this.#downAt);
    this.#deliver(this.#downAt, arrive);
  }

  #arrival(last: number): number {
    const { agenda, chance } = this.#setup;
    const ms = chance.is(0.9) ? 5 + 60 * chance.random() : 600 * chance.random();
    return Math.max(last, agenda.now + ms);
  }

  #deliver(at: number, arrive: () => void): void {
    const { agenda } = this.#setup;
    agenda.after(at - agenda.now, () => {
      if (!this.#isBroken) arrive();
    });
  }
}
