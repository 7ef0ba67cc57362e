// The thread that owns the SQLite file. Waiting for the disk happens here, so the server's own thread never stands
// still for an fsync, and whatever has come in meanwhile shares the next one. Plain JavaScript outside `src`, so that
// it runs as it is from the sources and from the build.

import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

const MOST_STATEMENTS = 256;
const MOST_TOGETHER = 500;
/** A write-ahead log, synced at every commit. */
const DURABLE = 'wal,2';

const db = openOrSay(workerData);
const statements = new Map();

/** An error of libsql would lose its message on the way out of the thread. */
function openOrSay(file) {
  try {
    return open(file);
  } catch (error) {
    throw new Error(error.message);
  }
}

function open({ path, busyMs }) {
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
  db.prepare('pragma wal_checkpoint(passive)').all();
  db.close();
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
  for (const answers of parts(messages)) {
    for (const answer of answers) parentPort.postMessage(answer);
  }
  if (messages.some(({ job }) => job === 'close')) parentPort.close();
});
