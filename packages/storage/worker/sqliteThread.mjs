// The thread that owns the SQLite file. Waiting for the disk happens here, so the server's own thread never stands
// still for an fsync. Plain JavaScript outside `src`, so that it runs as it is from the sources and from the build.

import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

const MOST_STATEMENTS = 256;

const db = open(workerData);
const statements = new Map();

function open({ path, busyMs }) {
  const database = new Database(path);
  database.exec(`pragma busy_timeout = ${busyMs}`);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  return database;
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
 * Groups of statements in one transaction. The first statement of a group is its guard: where it changes nothing,
 * the rest of the group is left out. Answers which groups were carried out.
 */
function commit({ groups }) {
  db.exec('begin immediate');
  try {
    const done = groups.map(([guard, ...rest]) => {
      if (query(guard).changes === 0) return false;
      for (const statement of rest) query(statement);
      return true;
    });
    db.exec('commit');
    return done;
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    throw error;
  }
}

function close() {
  statements.clear();
  // What is still in the write-ahead log goes into the file, as far as nobody is reading.
  db.prepare('pragma wal_checkpoint(passive)').all();
  db.close();
  return null;
}

const JOBS = { query, commit, close };

parentPort.on('message', ({ id, job, input }) => {
  try {
    parentPort.postMessage({ id, value: JOBS[job](input) });
  } catch (error) {
    parentPort.postMessage({ id, error: { message: error.message, code: error.code } });
  }
  if (job === 'close') parentPort.close();
});
