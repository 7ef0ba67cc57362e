// Hand-written logs held against the engine: what must agree, and what must differ at exactly one line.

import { type MjaiEvent, replayMjai } from '@hanchan/records';
import { findRuleset } from '@hanchan/rulesets';
import { expect } from 'vitest';
import type { Book } from './mjaiBooks.ts';
import type { MjaiLog } from './mjaiLog.ts';

export const copy = (events: readonly MjaiEvent[]) =>
  JSON.parse(JSON.stringify(events)) as MjaiEvent[];

export function replayed(book: Book, events: readonly MjaiEvent[]) {
  return replayMjai(copy(events), findRuleset(book)!).difference;
}

export function agrees(book: Book, log: MjaiLog): void {
  expect(replayed(book, log.events)).toBeNull();
}

/** Differs at the last event for which this holds. */
export function differsAt(book: Book, log: MjaiLog, isIt: (event: MjaiEvent) => boolean): void {
  const at = log.events.findLastIndex(isIt);
  expect(at).toBeGreaterThan(0);
  const difference = replayed(book, log.events);
  expect(difference, JSON.stringify(difference)).toMatchObject({ event: at + 1 });
}

export const ofType = (type: string, fields: Readonly<Record<string, unknown>> = {}) => {
  return (event: MjaiEvent) =>
    event.type === type && Object.entries(fields).every(([key, value]) => event[key] === value);
};

/** With other fields in one event the log differs there. */
export function differsWith(
  book: Book,
  log: MjaiLog,
  isIt: (event: MjaiEvent) => boolean,
  change: Readonly<Record<string, unknown>>,
): void {
  const at = log.events.findIndex(isIt);
  expect(at).toBeGreaterThanOrEqual(0);
  const events = log.events.with(at, { ...log.events[at]!, ...change });
  const difference = replayed(book, events);
  expect(difference, JSON.stringify(difference)).toMatchObject({ event: at + 1 });
}
