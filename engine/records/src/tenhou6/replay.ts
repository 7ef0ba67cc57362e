// Plays a game of tenhou.net/6 through the engine, by the way of mjai's events.

import type { Ruleset } from '@hanchan/rules';
import { ok, type Result } from '@hanchan/tiles';
import { type LogOptions, type LogReport, replayMjai } from '../mjai/replay.ts';
import type { Tenhou6Problem } from './form.ts';
import { readTenhou6 } from './read.ts';

/** Plays a tenhou.net/6 game through the engine. */
export function replayTenhou6(
  json: unknown,
  ruleset: Ruleset,
  options: LogOptions = {},
): Result<LogReport, Tenhou6Problem> {
  const events = readTenhou6(json);
  return events.ok ? ok(replayMjai(events.value, ruleset, options)) : events;
}
