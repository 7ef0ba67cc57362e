// Rules of one's own on this device: a list that is kept, and the two forms in which they travel, a file
// (`{"base", "name", "changes"}`, as everywhere) and a word that stands in a link. Whether the changes are sound is
// asked of `rulesetFrom`, which needs the books themselves.

import type { RulesChoice } from '@hanchan/protocol';
import { FIRST_VOCABULARY, VOCABULARY } from '@hanchan/rules';
import { fail, ok, type Result } from '@hanchan/tiles';
import { type KeyStore, readList, writeList } from '../device/storedList.ts';
import { isBook } from './rulebooks.ts';

export interface CustomRules {
  readonly base: string;
  readonly name: string;
  readonly changes: Readonly<Record<string, unknown>>;
  /** Of the options in the changes; this version's own where it is not told. */
  readonly vocabulary?: number | undefined;
}

export const NAME_MAX = 80;

const KEY = 'hanchan.rules';

/** Whether this has the form of custom rules, over a book that there is. The changes are not looked at. */
function isCustomRules(value: unknown): value is CustomRules {
  if (typeof value !== 'object' || value === null) return false;
  const { base, name, changes, vocabulary } = value as Partial<CustomRules>;
  if (vocabulary !== undefined && !Number.isInteger(vocabulary)) return false;
  const isObject = typeof changes === 'object' && changes !== null && !Array.isArray(changes);
  return typeof base === 'string' && isBook(base) && typeof name === 'string' && isObject;
}

export const keptRules = (store: KeyStore = localStorage): readonly CustomRules[] =>
  readList(store, KEY).filter(isCustomRules).map(asStored);

/** What was stored without a word about its vocabulary is of the first. */
function asStored(rules: CustomRules): CustomRules {
  if (VOCABULARY === FIRST_VOCABULARY || rules.vocabulary !== undefined) return rules;
  return { ...rules, vocabulary: FIRST_VOCABULARY };
}

/** The vocabulary that has to be written down: the first goes without saying. */
const markOf = ({ vocabulary = VOCABULARY }: CustomRules): number | null =>
  vocabulary === FIRST_VOCABULARY ? null : vocabulary;

function asWritten({ base, name, changes, ...rest }: CustomRules): CustomRules {
  const vocabulary = markOf({ base, name, changes, ...rest });
  return vocabulary === null ? { base, name, changes } : { base, name, changes, vocabulary };
}

export type NotKept = 'nameMissing' | 'nameTaken' | 'noRoom';

/** Keeps rules under their name. `replaces` is the name they had; another's name is not taken from it. */
export function keepRules(
  rules: CustomRules,
  replaces: string | null = null,
  store: KeyStore = localStorage,
): Result<readonly CustomRules[], NotKept> {
  const name = rules.name.trim();
  if (name === '') return fail('nameMissing');
  const kept = readList(store, KEY);
  const isNamed = (other: unknown, its: string | null) =>
    isCustomRules(other) && other.name === its;
  if (name !== replaces && kept.some((other) => isNamed(other, name))) return fail('nameTaken');
  const at = kept.findIndex((other) => isNamed(other, replaces));
  const written = asWritten({ ...rules, name });
  return write(at < 0 ? [...kept, written] : kept.with(at, written), store);
}

export function forgetRules(name: string, store: KeyStore = localStorage): readonly CustomRules[] {
  const isOther = (rules: unknown) => !isCustomRules(rules) || rules.name !== name;
  write(readList(store, KEY).filter(isOther), store);
  return keptRules(store);
}

/** What this version cannot read stays in the list. */
function write(list: readonly unknown[], store: KeyStore): Result<readonly CustomRules[], NotKept> {
  return writeList(store, KEY, list) ? ok(keptRules(store)) : fail('noRoom');
}

/** Custom rules in a link begin with this; no id of a book does. */
const MARK = '~';

/** A word for an address: the id of a book, or the whole of custom rules. */
export function refOf(rules: RulesChoice | CustomRules): string {
  if (typeof rules === 'string') return rules;
  const { base, name, changes } = rules;
  const mark = markOf(rules);
  const parts = mark === null ? [base, name, changes] : [base, name, changes, mark];
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return MARK + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The rules behind such a word, sound or not; null where it is none. */
export function choiceOf(ref: string): string | CustomRules | null {
  if (!ref.startsWith(MARK)) return isBook(ref) ? ref : null;
  try {
    const text = atob(ref.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const [base, name, changes, vocabulary] = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    );
    const rules =
      vocabulary === undefined ? { base, name, changes } : { base, name, changes, vocabulary };
    return isCustomRules(rules) ? asStored(rules) : null;
  } catch {
    return null;
  }
}

/** As it is saved. */
export const fileOf = (rules: CustomRules): string =>
  `${JSON.stringify(asWritten(rules), null, 2)}\n`;

/** `Club night` → `club-night.json`. */
export function fileName(name: string): string {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[\s/\\:*?"<>|]+/g, '-')
    .replace(/^[-.]+/, '');
  return `${plain === '' ? 'rules' : plain}.json`;
}
