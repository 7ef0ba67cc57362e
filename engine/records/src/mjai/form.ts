// The events of an mjai log as this project reads and writes them, one JSON object a line.

import { named, quoted } from '@hanchan/tiles';

/** One line of an mjai log. */
export interface MjaiEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Stand where the file has what cannot be read, so that what follows keeps its place and can be played. */
export const UNREADABLE_LINE = 'a line that cannot be read';
/** The same of a whole deal. */
export const UNREADABLE_DEAL = 'a deal that cannot be read';

/** Whoever parsed the lines may not have looked at them: what is no event stands as a line that cannot be read. */
export function readableEvents(events: readonly (MjaiEvent | null)[]): readonly MjaiEvent[] {
  const isEvent = (event: MjaiEvent | null) => typeof event?.type === 'string';
  return events.map((event) => (isEvent(event) ? event! : { type: UNREADABLE_LINE }));
}

/** A field that an event of this type must have. */
export class MjaiError extends Error {
  readonly event: MjaiEvent;
  readonly field: string;
  constructor(event: MjaiEvent, field: string, wanted: string) {
    super(`${named(event.type)}: ${field} must be ${wanted}, not ${quoted(event[field])}`);
    this.event = event;
    this.field = field;
  }
}
