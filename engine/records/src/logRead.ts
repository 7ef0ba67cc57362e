// What becomes of a file of one whole document: its deals as the events of an mjai log, which the engine then plays.

import type { MjaiEvent } from './mjai/form.ts';

/** What does not fit its form, and where it stands in the file. */
export interface LogProblem {
  /** 0 where a line says nothing. */
  readonly line: number;
  /** As the form names its places: `element 57 <AGARI> sc`, `data[12].data.tiles0`. */
  readonly field: string;
  readonly message: string;
}

export interface LogRead {
  /** Of every deal that can be read; where one cannot, an event stands for it. */
  readonly events: MjaiEvent[];
  /** The first. */
  readonly problem: LogProblem | null;
}

/** A place of a file that does not fit. */
export class LogError extends Error {
  readonly line: number;
  readonly field: string;

  constructor({ line, field }: Omit<LogProblem, 'message'>, message: string) {
    super(message);
    this.line = line;
    this.field = field;
  }
}

/** Collects events; of what cannot be read the first problem, and an event in its place. */
export class LogCollector {
  readonly events: MjaiEvent[] = [];
  problem: LogProblem | null = null;

  take(read: () => readonly MjaiEvent[], otherwise: readonly MjaiEvent[] = []): void {
    try {
      this.events.push(...read());
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
      const { line, field, message } = error;
      this.problem ??= { line, field, message };
      this.events.push(...otherwise);
    }
  }
}
