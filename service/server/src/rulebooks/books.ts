// The rulebooks that were installed on this server: kept in its database, known to everything that looks up a rulebook,
// and put in or taken back while games go on.

import type { Refusal, RulebookInfo } from '@hanchan/protocol';
import { type BookProblem, readPackJson, writePack } from '@hanchan/rulebooks';
import { hashOf, type Ruleset } from '@hanchan/rules';
import {
  forgetBook,
  type InstalledBook,
  installBook,
  installedBook,
  RULESETS,
} from '@hanchan/rulesets';
import type { Storage } from '@hanchan/storage';
import { fail, ok, type Result } from '@hanchan/tiles';

export interface BooksSetup {
  readonly storage: Pick<Storage, 'rulebooks'>;
  readonly onError: (error: Error, id: string) => void;
}

interface Known {
  readonly hash: string;
  readonly isOffered: boolean;
}

export class Books {
  readonly #setup: BooksSetup;
  readonly #known = new Map<string, Known>();

  constructor(setup: BooksSetup) {
    this.#setup = setup;
  }

  /** What the page is told about each; those that were taken back too, for games that were played by them. */
  list(): readonly RulebookInfo[] {
    return [...this.#known].flatMap(([id, { hash, isOffered }]) => {
      const book = installedBook(id);
      if (book === undefined) return [];
      const { title, short, document, family, edition } = book.ruleset;
      return [{ id, title, short, document, family, edition, hash, isOffered }];
    });
  }

  hashOf(id: string): string | undefined {
    return this.#known.get(id)?.hash;
  }

  /** Takes over what the database has: at the start, after a restore, and where another process installed something. */
  async refresh(): Promise<void> {
    const stored = await this.#setup.storage.rulebooks.list();
    const ids = new Set(stored.map(({ id }) => id));
    for (const id of [...this.#known.keys()].filter((known) => !ids.has(known))) this.#forget(id);
    for (const { id, hash, isOffered } of stored) {
      const known = this.#known.get(id);
      if (known?.hash === hash && known.isOffered === isOffered) continue;
      if (known?.hash === hash) this.#offer(id, isOffered);
      else await this.#load(id, { hash, isOffered });
    }
  }

  async install(json: unknown, mayReplace: boolean): Promise<Result<RulebookInfo, Refusal>> {
    const read = readPackJson(json);
    if (!read.ok) return fail(refusalOf(read.error));
    const { book, examples, hash } = read.value;
    const { id, values } = book.ruleset;
    const wrong = (message: string) => fail({ code: 'badRules', field: 'id', message } as const);
    if (RULESETS.some((shipped) => shipped.id === id)) {
      return wrong(`${id} is a rulebook that comes with Hanchan; give yours another id`);
    }
    const taken = this.#namesake(book.ruleset);
    if (taken !== undefined) {
      const message = `${taken.id} is called ${taken.title} (${taken.short}): give yours a name that nobody takes for it`;
      return fail({ code: 'badRules', field: 'title', message });
    }
    const there = installedBook(id)?.ruleset.values;
    if (there !== undefined && hashOf(there) !== hashOf(values) && !mayReplace) {
      const message = `another ${id} with other values is installed: a further edition needs an id of its own`;
      return wrong(`${message}, or say that it replaces the one that is there`);
    }
    await this.#setup.storage.rulebooks.save({
      id,
      hash,
      pack: writePack(book, examples),
      isOffered: true,
    });
    this.#put(id, { hash, isOffered: true }, book);
    return ok(this.list().find((one) => one.id === id)!);
  }

  /** Another rulebook that people would take this one for. */
  #namesake({ id, title, short }: Ruleset): Ruleset | undefined {
    const installed = [...this.#known.keys()].flatMap((one) => installedBook(one)?.ruleset ?? []);
    const plain = (name: string) =>
      name
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '');
    const names = new Set([plain(title), plain(short)]);
    return [...RULESETS, ...installed].find(
      (one) => one.id !== id && (names.has(plain(one.title)) || names.has(plain(one.short))),
    );
  }

  /** No new game is played by it. False: it was never installed. */
  async remove(id: string): Promise<RulebookInfo | undefined> {
    if (!(await this.#setup.storage.rulebooks.offer(id, false))) return undefined;
    this.#offer(id, false);
    return this.list().find((one) => one.id === id);
  }

  async #load(id: string, known: Known): Promise<void> {
    const stored = await this.#setup.storage.rulebooks.find(id);
    if (stored === undefined) return;
    const read = readPackJson(JSON.parse(stored.pack), 'installed');
    if (read.ok) return this.#put(id, known, read.value.book);
    // Said once: it is not read again before something else is stored.
    this.#known.set(id, known);
    this.#setup.onError(new Error(refusalOf(read.error).message), id);
  }

  #put(id: string, known: Known, { ruleset, words, fouls, ...texts }: BookOf): void {
    this.#known.set(id, known);
    installBook({ ruleset, words, fouls, texts, isOffered: known.isOffered });
  }

  #offer(id: string, isOffered: boolean): void {
    const known = this.#known.get(id);
    const book = installedBook(id);
    if (known === undefined || book === undefined) return;
    this.#known.set(id, { ...known, isOffered });
    installBook({ ...book, isOffered });
  }

  #forget(id: string): void {
    this.#known.delete(id);
    forgetBook(id);
  }

  /** Others in this process find them no more. */
  stop(): void {
    for (const id of [...this.#known.keys()]) this.#forget(id);
  }
}

type BookOf = Pick<InstalledBook, 'ruleset' | 'words' | 'fouls'> &
  NonNullable<InstalledBook['texts']>;

const MOST_TOLD = 10;

/** Every problem with its file and field, as far as an answer has room. */
function refusalOf(problems: readonly BookProblem[]): Refusal {
  const told = problems.slice(0, MOST_TOLD).map(({ file, field, message, question }) => {
    const asked = question === undefined ? '' : ` (${question})`;
    return `${file}${field === '' ? '' : ` ${field}`}: ${message}${asked}`;
  });
  const rest = problems.length > MOST_TOLD ? [`and ${problems.length - MOST_TOLD} more`] : [];
  const { file, field } = problems[0]!;
  const at = field === '' ? file : `${file}.${field}`;
  return { code: 'badRules', field: at, message: [...told, ...rest].join('; ') };
}
