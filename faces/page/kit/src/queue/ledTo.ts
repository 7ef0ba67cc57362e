// The table to which the queue has led somebody in this browser. The server tells of it for a minute, to every page that is opened:
// whoever leaves the table, or opens another page beside it, is not led there again.

const KEY = 'hanchan.ledTo';
let last = '';

/** Whether the queue has led there before; from now on it has. */
export function wasLedTo(table: string): boolean {
  const before = lastTable();
  last = table;
  try {
    localStorage.setItem(KEY, table);
  } catch {
    // Without storage only this page knows.
  }
  return before === table;
}

function lastTable(): string {
  try {
    return localStorage.getItem(KEY) ?? last;
  } catch {
    return last;
  }
}
