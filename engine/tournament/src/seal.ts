// How an entry can lose what it says of a person and still prove itself. Every text of an entry is sealed by itself: the sums
// of an archive are made over the seals, not over the texts. Who has the text and its salt sees that it is the one that was
// written; where both were erased the seal stays, and nothing can be learned from it.
//
// An entry is written with one salt, from which the salt of each text follows. Once something was erased, the salts of
// the texts that are left stand one by one: the common one would open those that are gone.

import type { Entry } from './act.ts';

/** SHA-256 of a text in UTF-8, as hexadecimal digits. A platform that has one of its own is ten times as fast. */
export type Sha256 = (text: string) => string;

/** A text somewhere in an entry, such as `act.people.3.name`. */
export interface Leaf {
  readonly path: string;
  readonly text: string;
}

/** Of these only the reason is anybody's text; the rest are settings, plans and sums. */
const REASON_ONLY: readonly string[] = ['change', 'stages', 'schedule', 'seat', 'create', 'erase'];

/** Every text that is sealed by itself, in the order of the entry. */
export function leavesOf(entry: Entry): readonly Leaf[] {
  const found: Leaf[] = [];
  mapTexts(entry, (path, text) => {
    if (text !== '' || Object.hasOwn(entry.gone ?? {}, path)) found.push({ path, text });
    return text;
  });
  return found;
}

/** The same entry with other texts. */
function mapTexts(entry: Entry, change: (path: string, text: string) => string): Entry {
  const { type } = entry.act;
  const isText = (path: string) =>
    path === 'id' ||
    path === 'by.name' ||
    path === 'by.person' ||
    (path.startsWith('act.') &&
      path !== 'act.type' &&
      (path === 'act.reason' || !REASON_ONLY.includes(type)));
  const walk = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return isText(path) ? change(path, value) : value;
    if (Array.isArray(value)) return value.map((one, i) => walk(one, `${path}.${i}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        walk(one, path === '' ? key : `${path}.${key}`),
      ]),
    );
  };
  const { salt, salts, gone, ...written } = entry;
  const seal = {
    ...(salt === undefined ? {} : { salt }),
    ...(salts === undefined ? {} : { salts }),
    ...(gone === undefined ? {} : { gone }),
  };
  return { ...(walk(written, '') as Entry), ...seal };
}

const saltFor = ({ salt, salts }: Entry, path: string, sha256: Sha256): string =>
  salts?.[path] ?? sha256(`${salt}\n${path}`);

const sealOf = (entry: Entry, { path, text }: Leaf, sha256: Sha256): string =>
  entry.gone?.[path] ?? sha256(`${saltFor(entry, path, sha256)}\n${text}`);

/** Whether what it says of somebody can be erased without breaking the sums. */
export const isSealed = ({ salt, salts }: Entry): boolean =>
  salt !== undefined || salts !== undefined;

/** What the sum of an entry is made over. */
export function sealedText(entry: Entry, sha256: Sha256): string {
  if (!isSealed(entry)) return JSON.stringify(entry);
  const seals = new Map(leavesOf(entry).map((leaf) => [leaf.path, sealOf(entry, leaf, sha256)]));
  const {
    salt: _,
    salts: __,
    gone: ___,
    ...sealed
  } = mapTexts(entry, (path, text) => seals.get(path) ?? text);
  return JSON.stringify(sealed);
}

/** With these texts in place of those that go, and the seals of those. Without a salt it is only rewritten. */
export function withoutTexts(
  entry: Entry,
  texts: ReadonlyMap<string, string>,
  sha256: Sha256,
): Entry {
  const changed = mapTexts(entry, (path, text) => texts.get(path) ?? text);
  if (!isSealed(entry)) return changed;
  const salts: Record<string, string> = {};
  const gone: Record<string, string> = {};
  for (const leaf of leavesOf(entry)) {
    const { path } = leaf;
    if (texts.has(path) || Object.hasOwn(entry.gone ?? {}, path)) {
      gone[path] = sealOf(entry, leaf, sha256);
    } else salts[path] = saltFor(entry, path, sha256);
  }
  const { salt: _, salts: __, gone: ___, ...written } = changed;
  return { ...written, salts, gone };
}

/** What is wrong with the seals themselves: nothing may hide beside the texts that there are. */
export function sealFault(entry: Entry): string | null {
  const { salt, salts, gone } = entry;
  if (
    salt !== undefined &&
    (typeof salt !== 'string' || salts !== undefined || gone !== undefined)
  ) {
    return 'salt: an entry has one salt, or one for each text that is left';
  }
  if (salts === undefined) return gone === undefined ? null : 'gone: the salts are missing';
  const paths = leavesOf(entry).map(({ path }) => path);
  const named = [...keysOf(salts), ...keysOf(gone)];
  const isWhole = paths.length === named.length && paths.every((path) => named.includes(path));
  return isWhole ? null : 'salts: each text has its salt, or is gone';
}

const keysOf = (one: unknown): string[] =>
  typeof one === 'object' && one !== null ? Object.keys(one) : [];
