// The thread that owns the SQLite file. Waiting for the disk happens here, so the server's own thread never stands
// still for an fsync, and whatever has come in meanwhile shares the next one. Plain JavaScript outside `src`, so that
// it runs as it is from the sources and from the build.

import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, receiveMessageOnPort, threadId, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { createJobs } from './sqliteJobs.mjs';

const MOST_TOGETHER = 500;
/** A write-ahead log, synced at every commit. */
const DURABLE = 'wal,2';

const { path, busyMs, owner } = workerData;
const ownerFile = `${path}.owner`;
let lock = null;
const { database: db, ...opened } = openOrSay();
const own = identityOf(path);
const jobs = createJobs(db, close);

/** An error of libsql would lose its message and its code on the way out of the thread. */
function openOrSay() {
  try {
    return open();
  } catch (error) {
    throw Object.assign(new Error(error.message), { code: error.code });
  }
}

function fault(code, message) {
  return Object.assign(new Error(message), { code });
}

/** The file itself is only ever opened by SQLite: closing it otherwise would end the locks that SQLite holds on it. */
function open() {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === 0) throw fault('DATABASE_EMPTY', 'the file is empty');
  if (size === undefined && existsSync(`${path}-wal`)) {
    throw fault('DATABASE_MISSING', 'the file is missing, but its log is there');
  }
  accessSync(size === undefined ? dirname(path) : path, constants.W_OK);
  const left = owner === null ? null : takeLock();
  if (size === undefined) create();
  return { database: openDatabase(), isNew: size === undefined, left };
}

/** Held until the process ends. Answers who had it before and did not give it back. */
function takeLock() {
  lock = new Database(`${path}.lock`);
  lock.exec('pragma busy_timeout = 0');
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    if (error.code !== 'SQLITE_BUSY') throw error;
    lock.close();
    throw fault('DATABASE_IN_USE', nameOf(ownerNow()));
  }
  const left = ownerNow();
  try {
    writeFileSync(ownerFile, `${JSON.stringify(owner)}\n`);
  } catch {
    // On a full disk the lock holds without a name.
  }
  return left;
}

function ownerNow() {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(ownerFile, 'utf8'));
    return { pid: Number(pid), host: String(host), since: Number(since) };
  } catch {
    return null;
  }
}

function nameOf(one) {
  if (one === null || !Number.isFinite(one.since)) return 'another process';
  const since = new Date(one.since).toISOString().replace('T', ' ').slice(0, 19);
  return `process ${one.pid} on ${one.host}, since ${since} UTC`;
}

/** Under its name only once it is a database: whoever is killed meanwhile leaves no empty file there. */
function create() {
  // Each has its own: several may begin at once.
  const draft = `${path}.new-${process.pid}-${threadId}`;
  rmSync(draft, { force: true });
  const database = new Database(draft);
  database.exec('pragma journal_mode = wal');
  database.close();
  const file = openSync(draft, 'r+');
  fsyncSync(file);
  closeSync(file);
  try {
    // Never in the place of a file that has come meanwhile.
    linkSync(draft, path);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  rmSync(draft);
}

function openDatabase() {
  const database = new Database(path);
  database.exec(`pragma busy_timeout = ${busyMs}`);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  // What was erased is not to be read from the file either.
  database.exec('pragma secure_delete = on');
  // Where the file lies somewhere that cannot do this, an acknowledged move could be lost.
  const settings = ['journal_mode', 'synchronous'].map((name) => settingOf(database, name));
  if (settings.join() !== DURABLE) {
    throw new Error(`it cannot be written durably there (journal and sync are ${settings})`);
  }
  return database;
}

function identityOf(file) {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? 'none' : `${found.dev} ${found.ino}`;
}

/** What is still written would go into a file that nobody finds again. */
const isMoved = () => identityOf(path) !== own;

function settingOf(database, name) {
  return Object.values(database.prepare(`pragma ${name}`).get())[0];
}

function close() {
  // What is still in the write-ahead log goes into the file, as far as nobody is reading.
  if (!isMoved()) db.prepare('pragma wal_checkpoint(passive)').all();
  db.close();
  if (lock !== null) {
    rmSync(ownerFile, { force: true });
    lock.close();
  }
  return null;
}

/** Closing goes on. */
function refuse(message) {
  if (message.job === 'close') return jobs.attempt(message);
  return { id: message.id, error: { message: 'the file was moved', code: 'DATABASE_MOVED' } };
}

function waiting(first) {
  const messages = [first];
  while (messages.length < MOST_TOGETHER) {
    const next = receiveMessageOnPort(parentPort);
    if (next === undefined) break;
    messages.push(next.message);
  }
  return messages;
}

parentPort.on('message', (first) => {
  const messages = waiting(first);
  for (const answers of isMoved() ? [messages.map(refuse)] : jobs.parts(messages)) {
    for (const answer of answers) parentPort.postMessage(answer);
  }
  if (messages.some(({ job }) => job === 'close')) parentPort.close();
});

parentPort.postMessage({ id: 0, value: opened });
