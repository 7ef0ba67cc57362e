// What prints the papers of an event. The server only hands it the event as the asker may see it; who starts the server says which
// printer it has, and one without has no papers.

import type { FoulList, Ruleset } from '@hanchan/rules';
import type { EventState, PersonId, Role } from '@hanchan/tournament';

export interface Printer {
  /** Every paper, as it is asked for. */
  readonly names: readonly string[];
  readonly languages: readonly [string, ...string[]];
  /** Who may have a paper; roles null: everybody. Null: there is no such paper. */
  readonly rolesOf: (name: string) => { readonly roles: readonly Role[] | null } | null;
  /** Address of the built module that prints: a thread of its own loads it, fonts and all. */
  readonly module: string;
}

/** What that module has. */
export interface PrinterModule {
  /** Null: this round has no tables yet. */
  print(request: PrintRequest, name: string, options: PrintOptions): Promise<PaperFile | null>;
}

export interface PrintRequest {
  readonly state: EventState;
  /** One of the printer's. */
  readonly language: string;
  readonly url: string;
  /** Every rulebook there is, and the offences of each. */
  readonly books: readonly Ruleset[];
  readonly foulsOf: (book: string) => FoulList;
  /** Of the archive of the event. */
  readonly checksum: () => string;
  /** What opens a player's own page. */
  readonly passes: ReadonlyMap<PersonId, Pass>;
}

export interface Pass {
  readonly url: string;
  readonly pin: string;
}

export interface PrintOptions {
  /** How many certificates. */
  readonly top?: number | undefined;
  /** Places at this event were given out by qualification. */
  readonly hasQualification?: boolean | undefined;
}

export interface PaperFile {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer | string;
}
