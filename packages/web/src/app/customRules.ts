// Rules of one's own on this device: a list that is kept, and the two forms in which they travel, a file
// (`{"base", "name", "changes"}`, as everywhere) and a word that stands in a link. Whether the changes are sound is
// asked of `rulesetFrom`, which needs the books themselves.

import type { RulesChoice } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import { isShipped } from './rulebooks.ts';

export interface CustomRules {
  readonly base: string;
  readonly name: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

export const NAME_MAX = 80;

/** What the browser gives; a test brings its own. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'hanchan.rules';

/** Whether this has the form of custom rules, over a book that ships. The changes are not looked at. */
export function isCustomRules(value: unknown): value is CustomRules {
  if (typeof value !== 'object' || value === null) return false;
  const { base, name, changes } = value as Partial<CustomRules>;
  const isObject = typeof changes === 'object' && changes !== null && !Array.isArray(changes);
  return typeof base === 'string' && isShipped(base) && typeof name === 'string' && isObject;
}

export function keptRules(store: KeyStore = localStorage): readonly CustomRules[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCustomRules) : [];
  } catch {
    return [];
  }
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
  const kept = keptRules(store);
  if (name !== replaces && kept.some((other) => other.name === name)) return fail('nameTaken');
  const at = kept.findIndex((other) => other.name === replaces);
  const list = at < 0 ? [...kept, { ...rules, name }] : kept.with(at, { ...rules, name });
  return write(list, store);
}

export function forgetRules(name: string, store: KeyStore = localStorage): readonly CustomRules[] {
  const left = keptRules(store).filter((other) => other.name !== name);
  write(left, store);
  return left;
}

function write(
  list: readonly CustomRules[],
  store: KeyStore,
): Result<readonly CustomRules[], NotKept> {
  try {
    store.setItem(KEY, JSON.stringify(list));
    return ok(list);
  } catch {
    return fail('noRoom');
  }
}

/** Custom rules in a link begin with this; no id of a book does. */
const MARK = '~';

/** A word for an address: the id of a book that ships, or the whole of custom rules. */
export function refOf(rules: RulesChoice | CustomRules): string {
  if (typeof rules === 'string') return rules;
  const { base, name, changes } = rules;
  const bytes = new TextEncoder().encode(JSON.stringify([base, name, changes]));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return MARK + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The rules behind such a word, sound or not; null where it is none. */
export function choiceOf(ref: string): string | CustomRules | null {
  if (!ref.startsWith(MARK)) return isShipped(ref) ? ref : null;
  try {
    const text = atob(ref.slice(1).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const [base, name, changes] = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    );
    const rules = { base, name, changes };
    return isCustomRules(rules) ? rules : null;
  } catch {
    return null;
  }
}

/** As it is saved. */
export const fileOf = ({ base, name, changes }: CustomRules): string =>
  `${JSON.stringify({ base, name, changes }, null, 2)}\n`;

/** `Club night` → `club-night.json`. */
export function fileName(name: string): string {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[\s/\\:*?"<>|]+/g, '-')
    .replace(/^[-.]+/, '');
  return `${plain === '' ? 'rules' : plain}.json`;
}
