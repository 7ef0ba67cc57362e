// What has been told at the table, line by line.

import { type LogContext, type LogEntry, lineOf } from './log.ts';
import type { SeenEvent } from './results.ts';

const LOG_LENGTH = 400;

export function createLog() {
  let lines = $state.raw<readonly LogEntry[]>([]);
  let number = 0;

  return {
    get lines() {
      return lines;
    },
    add(told: readonly SeenEvent[], context: LogContext) {
      const fresh = told.flatMap((one) => {
        const line = lineOf(one, context);
        return line === null ? [] : [{ id: ++number, ...line }];
      });
      lines = [...lines, ...fresh].slice(-LOG_LENGTH);
    },
  };
}
