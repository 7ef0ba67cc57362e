// What the thread for papers does: an event's log in, a file out. The log is redacted for the asker before it is
// folded, so that nothing behind the curtain and no unpublished table can get onto paper.

import { type InstalledBook, RULESETS } from '@hanchan/rulesets';
import { foulListOf } from '@hanchan/rulesets/fouls';
import {
  type Actor,
  archiveChecksum,
  type Entry,
  type EventState,
  foldEvent,
  type PaperOptions,
  type Pass,
  redactLog,
  writeArchive,
} from '@hanchan/tournament';
import { holdersOf, keyOf, pinOf } from '../events/keys.ts';
import { sha256 } from '../events/sha256.ts';
import type { PaperFile, PrinterModule } from './printer.ts';

export interface PaperJob {
  /** Address of the module that prints. */
  readonly printer: string;
  /** The rulebook of the event, if it came later: this thread has only those that ship. */
  readonly book: Pick<InstalledBook, 'ruleset' | 'fouls'> | null;
  /** The whole log as JSON: one text crosses to another thread sooner than thousands of objects. */
  readonly log: string;
  readonly secret: string;
  readonly actor: Actor;
  readonly url: string;
  readonly language: string;
  readonly size: string;
  readonly name: string;
  readonly options: PaperOptions;
}

/** Null: this round has no tables yet. */
export async function doPaper(job: PaperJob): Promise<PaperFile | null> {
  const entries = JSON.parse(job.log) as readonly Entry[];
  const whole = foldEvent(entries);
  const { print }: PrinterModule = await import(job.printer);
  const request = {
    // The organiser sees the log as it is.
    state: job.actor.role === 'organiser' ? whole : foldEvent(redactLog(whole, entries, job.actor)),
    language: job.language,
    size: job.size,
    url: job.url,
    books: job.book === null ? RULESETS : [...RULESETS, job.book.ruleset],
    foulsOf: (id: string) => (id === job.book?.ruleset.id ? job.book.fouls : foulListOf(id)),
    checksum: () => archiveChecksum(writeArchive(entries, sha256)),
    passes: job.actor.role === 'organiser' ? passesOf(whole, job) : new Map(),
  };
  return print(request, job.name, job.options);
}

function passesOf(state: EventState, { secret, url }: PaperJob): Map<string, Pass> {
  const passes = new Map<string, Pass>();
  for (const { link, person } of holdersOf(state)) {
    if (person === null) continue;
    const key = keyOf(secret, state, link);
    passes.set(person, { url: `${url}/join#${key}`, pin: pinOf(secret, state, link) });
  }
  return passes;
}
