// Erasing a person from a circuit's log: name and fields of every row that the log holds, and the name in every text. Points,
// places and times stay; the rows go on as one, under a number.

import { withoutWords } from '../withoutWords.ts';
import type { CircuitAct, CircuitEntry } from './act.ts';
import { type RowKey, rowKey } from './people.ts';

/** In place of a name in a text. */
const ERASED = '(erased)';

/** The log without somebody, and the keys that their rows have from now on. */
export interface CircuitWithout {
  readonly entries: readonly CircuitEntry[];
  readonly players: readonly RowKey[];
}

/** `names`: everything that the rows call them, those of events that are read elsewhere too. */
export function withoutPlayer(
  entries: readonly CircuitEntry[],
  keys: readonly RowKey[],
  names: readonly string[],
): CircuitWithout {
  const renamed = new Map(keys.map((key) => [key, key]));
  const numbers = new Map(keys.map((key, i) => [key, i + 1]));
  const before = entries.filter(({ act }) => act.type === 'erase').length;
  for (const { act } of entries) {
    const held = heldRows(act);
    for (const { id } of held?.rows ?? []) {
      const key = rowKey(held!.entry, id);
      // An id may be somebody's name, too.
      if (renamed.get(key) === key) {
        renamed.set(key, rowKey(held!.entry, `#${before + 1}-${numbers.get(key)}`));
      }
    }
  }
  const unnamed = withoutWords(names, ERASED);
  return {
    entries: entries.map((entry) => {
      const act = actWithout(entry.act, renamed, unnamed);
      return JSON.stringify(act) === JSON.stringify(entry.act) ? entry : { ...entry, act };
    }),
    players: [...new Set(renamed.values())],
  };
}

interface Row {
  readonly id: string;
  readonly name: string | null;
  readonly number: string;
  readonly country: string;
  readonly club: string;
}

/** The rows that an act brings, and of which entry. */
function heldRows(act: CircuitAct): { entry: string; rows: readonly Row[] } | null {
  if (act.type === 'addResults') return { entry: act.entry.id, rows: act.results.rows };
  if (act.type === 'correctResults') return { entry: act.entry, rows: act.results.rows };
  return act.type === 'addCarried' ? { entry: act.id, rows: act.rows } : null;
}

function actWithout(
  act: CircuitAct,
  renamed: ReadonlyMap<RowKey, RowKey>,
  unnamed: (text: string) => string,
): CircuitAct {
  const key = (player: RowKey) => renamed.get(player) ?? player;
  const rowsOf = <R extends Row>(entry: string, rows: readonly R[]): readonly R[] =>
    rows.map((row) => {
      const now = renamed.get(rowKey(entry, row.id));
      if (now === undefined) return row;
      const id = now.slice(entry.length + 1);
      return { ...row, id, name: null, number: '', country: '', club: '' };
    });
  const said = 'reason' in act ? { ...act, reason: unnamed(act.reason) } : act;
  switch (said.type) {
    case 'addResults':
      return {
        ...said,
        results: { ...said.results, rows: rowsOf(said.entry.id, said.results.rows) },
      };
    case 'correctResults':
      return { ...said, results: { ...said.results, rows: rowsOf(said.entry, said.results.rows) } };
    case 'addCarried':
      return { ...said, rows: rowsOf(said.id, said.rows) };
    case 'identify':
      return {
        ...said,
        groups: said.groups.map((group) => ({ ...group, players: group.players.map(key) })),
      };
    case 'adjust':
      return { ...said, player: key(said.player) };
    case 'erase':
      return { ...said, players: said.players.map(key) };
    case 'invite':
      return {
        ...said,
        invitations: said.invitations.map((one) => ({ ...one, player: key(one.player) })),
      };
    default:
      return said;
  }
}
