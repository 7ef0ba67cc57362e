// What papers of an event are made of: who runs the event gives it, who prints it takes it.

import type { FoulList, Ruleset } from '@hanchan/rules';
import type { PersonId } from './person.ts';
import type { EventState } from './state.ts';

/** An event as papers need it. */
export interface PaperContent {
  readonly state: EventState;
  /** Every rulebook there is, and the offences of each. */
  readonly books: readonly Ruleset[];
  readonly foulsOf: (book: string) => FoulList;
  /** Of the archive of the event. */
  readonly checksum: () => string;
  /** What opens a player's own page. */
  readonly passes: ReadonlyMap<PersonId, Pass>;
}

/** What opens a player's own page: its address, or the PIN. */
export interface Pass {
  readonly url: string;
  readonly pin: string;
}

/** What is chosen for some papers. */
export interface PaperOptions {
  /** How many certificates. */
  readonly top?: number | undefined;
  /** Places at this event were given out by qualification. */
  readonly hasQualification?: boolean | undefined;
}
