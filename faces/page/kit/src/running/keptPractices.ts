// The practice tables of this browser that are not played to their end, kept so that a reload or a day without network
// loses nothing: the seed of the walls and the acts are the whole match.

import type { Action } from '@hanchan/game';
import type { BotLevel, RulesChoice, TablePace, TableProgress } from '@hanchan/protocol';
import type { Stored } from '@hanchan/rules';
import { readList, writeList } from '../device/storedList.ts';

export interface KeptPractice {
  readonly rules: RulesChoice;
  /** The whole values behind them; absent in what older versions kept. */
  readonly values?: Stored;
  readonly assistance: 'guided' | 'unassisted';
  readonly rounds: number | null;
  readonly level: BotLevel;
  readonly seed: string;
  readonly actions: readonly Action[];
  /** Absent in what older versions kept: normal. */
  readonly pace?: TablePace;
  /** Absent in what older versions kept. */
  readonly startedAt?: number;
  readonly progress?: TableProgress;
  /** The first match of the course: acts can be taken back. */
  readonly isForgiving?: boolean;
}

/** What the browser gives; a test brings its own. */
export type BrowserStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'hanchan.practices';
/** Where older versions kept the only one. */
const OLD_KEY = 'hanchan.practice';
/** The oldest make room. */
const MOST = 12;

/** The name under which a match against bots is found. */
export const practiceId = (seed: string): string => `practice-${seed.slice(0, 16)}`;

/** Bots are called after pine, bamboo and plum, the three friends of winter. */
export const BOT_NAMES = ['Matsu', 'Take', 'Ume'] as const;

export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isPractice = (value: unknown): value is KeptPractice =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KeptPractice).seed === 'string' &&
  Array.isArray((value as KeptPractice).actions);

/** Everything that is stored, the only one of an older version last. */
function all(store: BrowserStore): readonly unknown[] {
  try {
    const old: unknown = JSON.parse(store.getItem(OLD_KEY) ?? 'null');
    return old === null ? readList(store, KEY) : [...readList(store, KEY), old];
  } catch {
    return readList(store, KEY);
  }
}

/** The one played last first; what this version does not understand is left out. */
export const keptPractices = (store: BrowserStore = localStorage): readonly KeptPractice[] =>
  all(store).filter(isPractice);

export const keptPractice = (id: string): KeptPractice | null =>
  keptPractices().find(({ seed }) => practiceId(seed) === id) ?? null;

export function keepPractice(practice: KeptPractice, store: BrowserStore = localStorage): void {
  const others = all(store).filter((one) => !isOf(one, practice.seed));
  const readable = others.filter(isPractice).slice(0, MOST - 1);
  // What cannot be read takes nobody's place, and loses none.
  const isStaying = (one: unknown) => !isPractice(one) || readable.includes(one);
  write([practice, ...others.filter(isStaying)], store);
}

const isOf = (one: unknown, seed: string): boolean => isPractice(one) && one.seed === seed;

/** It is over, or nobody wants to go on with it. */
export function forgetPractice(seed: string, store: BrowserStore = localStorage): void {
  write(
    all(store).filter((one) => !isOf(one, seed)),
    store,
  );
}

/** Without storage a table lasts as long as the page. */
function write(practices: readonly unknown[], store: BrowserStore): void {
  if (writeList(store, KEY, practices)) store.removeItem(OLD_KEY);
}
