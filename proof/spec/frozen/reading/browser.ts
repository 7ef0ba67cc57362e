// What a browser had stored, read by the page's own readers.

import type { Ruleset } from '@hanchan/rules';
import { keptRules } from '../../../../faces/page/kit/src/books/customRules.ts';
import { rulesetOf } from '../../../../faces/page/kit/src/books/rulesetOf.ts';
import {
  type KeptTable,
  listKept,
  loadKept,
} from '../../../../faces/page/kit/src/keptScores/keptScores.ts';
import { keptPractices, practiceId } from '../../../../faces/page/kit/src/running/keptPractices.ts';
import { practiceRecord } from '../../../../faces/page/study/src/replay/practiceRecord.ts';
import { adviceOf, keptProgress } from '../../../../faces/page/study/src/train/progress.ts';
import { rulesFigures } from './custom.ts';
import { filmFigures } from './figures.ts';
import { jsonIn } from './forms.ts';
import { filmIn } from './games.ts';
import { keptFigures } from './kept.ts';

export type Stored = Record<string, string>;

/** A browser's storage over an object; what is stored stands in it as enumerable fields, as in a browser. */
export function withStorage<T>(stored: Stored, use: () => T): T {
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem(key: string, value: string) {
      stored[key] = value;
    },
    removeItem(key: string) {
      delete stored[key];
    },
  };
  const storage = new Proxy(stored, {
    get: (all, key) => methods[key as keyof typeof methods] ?? all[key as string],
  });
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  try {
    return use();
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, 'localStorage');
    else Object.defineProperty(globalThis, 'localStorage', before);
  }
}

export const phoneIn = (folder: string, id: string): KeptTable =>
  withStorage(jsonIn<Stored>(folder, 'browser.json'), () => loadKept(id)!);

/** What trainers had counted. A kind of question that came later has nothing counted, and stood in no file. */
function countedThen(folder: string): object {
  const { progress } = JSON.parse(jsonIn<Stored>(folder, 'browser.json')['hanchan.train']!);
  const counted = Object.entries(keptProgress());
  expectNothing(counted.filter(([kind]) => !Object.hasOwn(progress, kind)));
  return Object.fromEntries(counted.filter(([kind]) => Object.hasOwn(progress, kind)));
}

function expectNothing(later: readonly (readonly [string, { readonly asked: number }])[]): void {
  for (const [kind, { asked }] of later)
    if (asked > 0) throw new Error(`${kind} was counted before it was there`);
}

export function browserFigures(folder: string, now: number): object {
  return withStorage(jsonIn<Stored>(folder, 'browser.json'), () => ({
    scores: listKept().map(({ id, at }) => {
      const { entries, sent, secrets, bottom } = loadKept(id)!;
      return { id, at, sent, bottom, isShared: secrets !== null, ...keptFigures(entries) };
    }),
    rules: keptRules().map((kept) => rulesFigures(rulesetOf(kept) as Ruleset, kept.base)),
    practices: keptPractices().map((practice) => {
      const record = practiceRecord({ ...practice, names: ['Aoi', 'Matsu', 'Take', 'Ume'] });
      if (record === null) throw new Error(`the practice table ${practice.seed} cannot be read`);
      return { id: practiceId(practice.seed), ...filmFigures(filmIn(record)) };
    }),
    progress: countedThen(folder),
    advice: adviceOf(keptProgress(), now).slice(0, 3),
  }));
}
