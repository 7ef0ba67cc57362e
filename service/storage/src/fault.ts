// What is wrong with a database as a whole, in one line for whoever runs the server: what it is, and what to do.

import { codeOf, StorageError } from './errors.ts';

const DATABASE_FAULTS = [
  'corrupt',
  'readOnly',
  'newer',
  'empty',
  'missing',
  'inUse',
  'moved',
  'full',
  'unreachable',
] as const;

export type DatabaseFault = (typeof DATABASE_FAULTS)[number];

/** Thrown where the database cannot be used at all, at the start or later. */
export class UnfitDatabase extends StorageError {
  readonly fault: DatabaseFault;

  constructor(fault: DatabaseFault, message: string, code?: string) {
    super(message, code);
    this.name = 'UnfitDatabase';
    this.fault = fault;
  }
}

/** Our own codes come from worker/sqliteThread.mjs. */
const FAULTS: readonly (readonly [RegExp, DatabaseFault])[] = [
  [/^(SQLITE_CORRUPT.*|SQLITE_NOTADB|XX00[12])$/, 'corrupt'],
  [/^(SQLITE_READONLY.*|SQLITE_CANTOPEN.*|SQLITE_PERM|EACCES|EPERM|EROFS|25006)$/, 'readOnly'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG|SQLITE_IOERR.*|53100)$/, 'full'],
  [/^DATABASE_EMPTY$/, 'empty'],
  [/^DATABASE_MISSING$/, 'missing'],
  [/^DATABASE_IN_USE$/, 'inUse'],
  [/^DATABASE_MOVED$/, 'moved'],
  [
    /^(ECONN.*|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|08.*|28.*|3D000|57P0.|53300)$/,
    'unreachable',
  ],
];

/** Null: an error that says nothing about the database as a whole. */
export function databaseFault(error: unknown): DatabaseFault | null {
  if (error instanceof UnfitDatabase) return error.fault;
  if (isLostConnection(error)) return 'unreachable';
  const code = codeOf(error);
  if (code === undefined) return null;
  return FAULTS.find(([codes]) => codes.test(code))?.[1] ?? null;
}

/** What `pg` says without a code, and of a socket that is not there while PostgreSQL starts again. */
function isLostConnection(error: unknown): boolean {
  const { code, syscall, message } = (error ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOENT') return syscall === 'connect';
  return code === undefined && message?.startsWith('Connection terminated') === true;
}

/** The error in words of our own where it is about the whole database; any other as it is. */
export function explained(error: unknown, url: string): unknown {
  if (error instanceof UnfitDatabase) return error;
  const fault = databaseFault(error);
  if (fault === null) return error;
  const said = messageOf(error);
  return new UnfitDatabase(fault, WORDS[fault](nameOf(url), said), codeOf(error));
}

/** Addresses of PostgreSQL may hold a password. */
function nameOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** Of several attempts to connect, the first. */
function messageOf(error: unknown): string {
  const { message, errors } = error as { message?: string; errors?: readonly Error[] };
  return (message || errors?.[0]?.message || 'no reason given').split('\n')[0]!;
}

const BACKUP = 'move it away, then put a backup in its place with hanchan restore FILE';

const WORDS: Readonly<Record<DatabaseFault, (name: string, said: string) => string>> = {
  corrupt: (name, said) =>
    `cannot use the database ${name}: it is damaged, or not a database (${said}); nothing in it was changed. To go on, ${BACKUP}`,
  readOnly: (name, said) =>
    `cannot write the database ${name} (${said}): give the user who runs the server the right to write the file and its folder`,
  newer: (name, said) => `cannot use the database ${name}: ${said}`,
  empty: (name) =>
    `the database file ${name} is empty, so it is not taken for a server's data. If data are missing, ${BACKUP}; to begin with nothing on purpose, delete the empty file and start again`,
  missing: (name) =>
    `the database file ${name} is missing, but its log ${name}-wal is there: the file was moved or deleted. Put it back beside its log; to begin with nothing on purpose, delete the log and start again`,
  inUse: (name, said) =>
    `the database ${name} is in use by ${said}: stop that process first, or give this one a folder of its own (--data FOLDER)`,
  moved: (name) =>
    `the database file ${name} was moved, deleted or replaced while the server runs, so nothing is stored any more: put it back, or stop the server and start it on the file that you want`,
  full: (name, said) =>
    `the database ${name} cannot be written (${said}): the disk is full or fails; make room, and the server goes on by itself`,
  unreachable: (name, said) => `the database ${name} does not let us in (${said})`,
};
