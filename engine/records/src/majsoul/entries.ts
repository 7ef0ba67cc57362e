// Where a file of Mahjong Soul has its records. Programs that save them wrap the list in different ways: as it is, in `data`
// beside a `head`, or as the actions of the record's details, each a `result`.

import { type Fields, isFields } from '../record/fields.ts';
import type { Part } from './fields.ts';

/** One record: `RecordDealTile`, and what it says. */
export interface Entry extends Part {
  readonly name: string;
}

const WRAPPERS = ['data', 'actions', 'records', 'record', 'details', 'detail', 'game_record'];
const DEEPEST = 6;
const NAME = /^(?:\.?lq\.)?(Record[A-Z]\w*)$/;

/** The records of a file in order; null where it is no such file. */
export function majsoulEntries(json: unknown): readonly Entry[] | null {
  return entriesWithin(json, '', 0);
}

function entriesWithin(value: unknown, path: string, depth: number): readonly Entry[] | null {
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) {
    const entries = value.flatMap((one, at) => entryOf(one, `${path}[${at}]`) ?? []);
    return entries.some(({ name }) => name === 'RecordNewRound') ? entries : null;
  }
  if (!isFields(value)) return null;
  for (const key of WRAPPERS) {
    if (!Object.hasOwn(value, key)) continue;
    const inner = path === '' ? key : `${path}.${key}`;
    const entries = entriesWithin(value[key], inner, depth + 1);
    if (entries !== null) return entries;
  }
  return null;
}

/** Null for what is no record: what a player clicked, who lost the connection. */
function entryOf(value: unknown, path: string): Entry | null {
  if (!isFields(value)) return null;
  const isWrapped = isFields(value['result']);
  const record = isWrapped ? (value['result'] as Fields) : value;
  const at = isWrapped ? `${path}.result` : path;
  const name = typeof record['name'] === 'string' ? NAME.exec(record['name'])?.[1] : undefined;
  if (name === undefined) return null;
  // Some keep the fields beside the name.
  const hasData = Object.hasOwn(record, 'data');
  const data = hasData ? record['data'] : record;
  return { name, fields: isFields(data) ? data : {}, path: hasData ? `${at}.data` : at };
}
