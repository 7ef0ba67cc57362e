// A program at the other end of two pipes: lines out, lines in, and never a process left behind.

import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { LONGEST_LINE, lineGroups } from './batch.ts';

export interface ProcessListener {
  /** A line of its standard output. */
  line(text: string): void;
  /** It has ended, or could not be started; the words say how. */
  ended(how: string): void;
}

const HEARD_OF_ERRORS = 2_000;
/** How long a program may take to end itself once its input is closed. */
const GRACE_MS = 500;

/**
 * The command runs in a process group of its own, beside a guard that waits for a pipe which only we hold: however
 * we end, the guard ends the group.
 */
const GUARD = '(cat <&3; kill -KILL 0) </dev/null >/dev/null 2>&1 & exec 3<&-';

export class MjaiProcess {
  readonly #child: ChildProcess;
  #listener: ProcessListener | null;
  #end: string | null = null;
  #errors = '';

  constructor(command: string, listener: ProcessListener) {
    this.#listener = listener;
    const hasGroups = process.platform !== 'win32';
    this.#child = spawn(hasGroups ? `${GUARD}\n${command}` : command, {
      shell: true,
      detached: hasGroups,
      stdio: ['pipe', 'pipe', 'pipe', hasGroups ? 'pipe' : 'ignore'],
    });
    this.#child.on('error', (error) => this.#finish(`could not be started: ${error.message}`));
    this.#child.on('close', (code, signal) => {
      this.#finish(signal === null ? `ended with status ${code}` : `was ended by ${signal}`);
    });
    // What is left in its group goes with it, or the pipes would stay open.
    this.#child.on('exit', () => this.#kill());
    for (const pipe of this.#pipes()) pipe.on('error', () => undefined);
    this.#child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-HEARD_OF_ERRORS);
    });
    void this.#read();
  }

  /** How it ended; null while it runs. */
  get end(): string | null {
    return this.#end;
  }

  /** The last lines of its standard error. */
  get errors(): readonly string[] {
    return this.#errors.split('\n').filter((line) => line.trim() !== '');
  }

  /** Whether it keeps us running. */
  hold(isHeld: boolean): void {
    const how = isHeld ? 'ref' : 'unref';
    this.#child[how]();
    // Pipes are sockets here, which the types do not say.
    for (const pipe of this.#pipes()) (pipe as Partial<Record<typeof how, () => void>>)[how]?.();
  }

  write(text: string): void {
    if (this.#end === null) this.#child.stdin!.write(text);
  }

  /** Closes its input, and ends it by force when that does not. */
  async stop(): Promise<void> {
    this.#listener = null;
    if (this.#end !== null) return;
    const closed = new Promise<void>((resolve) => this.#child.once('close', () => resolve()));
    const force = setTimeout(() => this.#kill(), GRACE_MS);
    this.#child.stdin!.end();
    await closed;
    clearTimeout(force);
  }

  #pipes(): (Readable | Writable)[] {
    return this.#child.stdio.filter((pipe) => pipe !== null && pipe !== undefined);
  }

  async #read(): Promise<void> {
    try {
      for await (const lines of lineGroups(this.#child.stdout!)) {
        for (const line of lines) this.#listener?.line(line.slice(0, LONGEST_LINE));
      }
    } catch {
      // A pipe that breaks is told by the end of the process.
    }
  }

  #kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (process.platform === 'win32') this.#child.kill('SIGKILL');
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // Nobody is left.
    }
  }

  #finish(how: string): void {
    if (this.#end !== null) return;
    this.#end = how;
    this.#listener?.ended(how);
  }
}
