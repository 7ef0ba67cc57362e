// What has been told at the table, line by line.

import { type LogContext, type LogEntry, lineOf } from './log.ts';
import type { SeenEvent } from './results.ts';

const LOG_LENGTH = 400;

export function createLog() {
  let lines = $state.raw<readonly LogEntry[]>([]);

  return {
    get lines() {
      return lines;
    },
    add(told: readonly SeenEvent[], context: LogContext) {
      const fresh = told.flatMap((one) => lineOf(one, context) ?? []);
      const last = lines.at(-1)?.id ?? 0;
      const numbered = fresh.map((line, i) => ({ id: last + 1 + i, ...line }));
      lines = [...lines, ...numbered].slice(-LOG_LENGTH);
    },
  };
}
