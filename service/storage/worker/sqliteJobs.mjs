// What the thread of an SQLite file is asked for, carried out on an open database. Apart from the thread and the file, so
// that it also runs where there is neither.

const MOST_STATEMENTS = 256;

const toPlain = ({ message, code }) => ({ message, code });
const isRead = ({ job, input }) => job === 'query' && /^\s*select\b/i.test(input.sql);
const isTransactional = ({ job, input }) =>
  job === 'query' && /^\s*(begin|commit|rollback|pragma)\b/i.test(input.sql);

/** `close` ends the use of the database. */
export function createJobs(db, close) {
  const statements = new Map();

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
   * The same statements for each group of parameters. The first of a group are its guard's: where that changes nothing, the
   * rest of the group is left out. Answers which groups were carried out.
   */
  function commit({ guard, rest, groups }) {
    const [first, following] = [statementOf(guard), statementOf(rest)];
    return groups.map(([own, ...others]) => {
      if (first.run(own).changes === 0) return false;
      for (const parameters of others) following.run(parameters);
      return true;
    });
  }

  function end() {
    statements.clear();
    return close();
  }

  const JOBS = { query, commit, close: end };

  function attempt({ id, job, input }) {
    try {
      return { id, value: JOBS[job](input) };
    } catch (error) {
      return { id, error: toPlain(error) };
    }
  }

  /** One of several in a transaction: what fails leaves nothing behind, and the others stay. */
  function attemptApart(message) {
    db.exec('savepoint apart');
    const answer = attempt(message);
    // A full disk ends the whole transaction.
    if (!db.inTransaction) throw Object.assign(new Error(answer.error.message), answer.error);
    if (answer.error !== undefined) db.exec('rollback to apart');
    db.exec('release apart');
    return answer;
  }

  /** Alone in its transaction, as most are: what fails takes it back, without a point to return to. */
  function attemptWhole(message) {
    const answer = attempt(message);
    if (answer.error === undefined) db.exec('commit');
    else if (db.inTransaction) db.exec('rollback');
    return answer;
  }

  /** In one transaction; nobody is answered before it is on disk. */
  function carryOutTogether(messages) {
    try {
      db.exec('begin immediate');
      if (messages.length === 1) return [attemptWhole(messages[0])];
      const answers = messages.map(attemptApart);
      db.exec('commit');
      return answers;
    } catch (error) {
      if (db.inTransaction) db.exec('rollback');
      return messages.map(({ id }) => ({ id, error: toPlain(error) }));
    }
  }

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

  return { attempt, parts };
}
