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

const MOST_STATEMENTS = 256;
const MOST_TOGETHER = 500;
/** A write-ahead log, synced at every commit. */
const DURABLE = 'wal,2';

const { path, busyMs, owner } = workerData;
const ownerFile = `${path}.owner`;
let lock = null;
const { database: db, ...opened } = openOrSay();
const own = identityOf(path);
const statements = new Map();

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

function statementOf(sql) {
  let statement = statements.get(sql);
  if (statement === undefined) {
    if (statements.size >= MOST_STATEMENTS) statements.clear();
    statement = db.prepare(sql);
    statements.set(sql, statement);
  }
  return statement;
}

function query({ sql, parameters }) {
  const statement = statementOf(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes } = statement.run(parameters);
  return { rows: [], changes };
}

/**
 * Groups of statements. The first statement of a group is its guard: where it changes nothing, the rest of the group
 * is left out. Answers which groups were carried out.
 */
function commit({ groups }) {
  return groups.map(([guard, ...rest]) => {
    if (query(guard).changes === 0) return false;
    for (const statement of rest) query(statement);
    return true;
  });
}

function close() {
  statements.clear();
  // What is still in the write-ahead log goes into the file, as far as nobody is reading.
  if (!isMoved()) db.prepare('pragma wal_checkpoint(passive)').all();
  db.close();
  if (lock !== null) {
    rmSync(ownerFile, { force: true });
    lock.close();
  }
  return null;
}

const JOBS = { query, commit, close };

function attempt({ id, job, input }) {
  try {
    return { id, value: JOBS[job](input) };
  } catch (error) {
    return { id, error: toPlain(error) };
  }
}

const toPlain = ({ message, code }) => ({ message, code });

/** One of several in a transaction: what fails leaves nothing behind, and the others stay. */
function attemptApart(message) {
  db.exec('savepoint apart');
  const answer = attempt(message);
  // A full disk ends the whole transaction.
  if (!db.inTransaction) throw fault(answer.error.code, answer.error.message);
  if (answer.error !== undefined) db.exec('rollback to apart');
  db.exec('release apart');
  return answer;
}

/** In one transaction; nobody is answered before it is on disk. */
function carryOutTogether(messages) {
  try {
    db.exec('begin immediate');
    const answers = messages.map(attemptApart);
    db.exec('commit');
    return answers;
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    return messages.map(({ id }) => ({ id, error: toPlain(error) }));
  }
}

/** Closing goes on. */
function refuse(message) {
  if (message.job === 'close') return attempt(message);
  return { id: message.id, error: { message: 'the file was moved', code: 'DATABASE_MOVED' } };
}

const isRead = ({ job, input }) => job === 'query' && /^\s*select\b/i.test(input.sql);
const isTransactional = ({ job, input }) =>
  job === 'query' && /^\s*(begin|commit|rollback|pragma)\b/i.test(input.sql);

function carryOut(messages) {
  const needsTransaction = messages.some(({ job }) => job === 'commit');
  const isAlone = messages.length === 1 && !needsTransaction;
  return isAlone || messages.every(isRead) ? messages.map(attempt) : carryOutTogether(messages);
}

/** Statements of a transaction that the server has opened are done one by one, everything else together. */
function* parts(messages) {
  let together = [];
  for (const message of messages) {
    const isOwn = message.job === 'close' || isTransactional(message) || db.inTransaction;
    if (!isOwn) {
      together.push(message);
      continue;
    }
    if (together.length > 0) yield carryOut(together);
    together = [];
    yield [attempt(message)];
  }
  if (together.length > 0) yield carryOut(together);
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
  for (const answers of isMoved() ? [messages.map(refuse)] : parts(messages)) {
    for (const answer of answers) parentPort.postMessage(answer);
  }
  if (messages.some(({ job }) => job === 'close')) parentPort.close();
});

parentPort.postMessage({ id: 0, value: opened });
