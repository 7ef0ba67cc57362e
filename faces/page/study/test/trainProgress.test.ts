// What a trainer remembers: streaks, skills, what is due, and what survives a reload or a broken store. And the address
// of a question.

import { LEVELS, levelFor, SKILLS, TRAIN_KINDS } from '@hanchan/examination';
import type { KeyStore } from '@hanchan/kit/device/storedList.ts';
import { describe, expect, test } from 'vitest';
import { type AskedQuestion, readAddress, trainAddress } from '../src/train/address.ts';
import {
  adviceOf,
  exported,
  imported,
  keepProgress,
  keptProgress,
  noProgress,
  recorded,
} from '../src/train/progress.ts';

const HOUR = 3_600_000;
const storeWith = (text: string | null = null): KeyStore & { text: string | null } => ({
  text,
  getItem() {
    return this.text;
  },
  setItem(_, value) {
    this.text = value;
  },
});

const right = (skill: 'three' | 'single' | 'fifth') => [{ skill, isRight: true }] as const;
const wrong = (skill: 'three' | 'single' | 'fifth') => [{ skill, isRight: false }] as const;

describe('progress', () => {
  test('a streak grows, breaks, and its best stays', () => {
    let progress = noProgress();
    for (const tried of [right('single'), right('single'), wrong('three'), right('three')]) {
      progress = recorded(progress, 'waits', tried, 0);
    }
    expect(progress.waits).toMatchObject({ streak: 1, best: 2, asked: 4 });
    expect(progress.waits.skills.single).toMatchObject({ right: 2, wrong: 0 });
    expect(progress.waits.skills.three).toMatchObject({ right: 1, wrong: 1, step: 1 });
    expect(progress.scoring.asked).toBe(0);
  });

  test('one wrong part breaks the streak and is counted by itself', () => {
    const tried = [
      { skill: 'fuPair', isRight: true },
      { skill: 'fuWait', isRight: false },
    ] as const;
    const { scoring } = recorded(noProgress(), 'scoring', tried, 0);
    expect(scoring.streak).toBe(0);
    expect(scoring.skills).toMatchObject({ fuPair: { right: 1 }, fuWait: { wrong: 1 } });
  });

  test('the weakest comes first, and what was learned comes back later and later', () => {
    let progress = noProgress();
    for (let i = 0; i < 3; i++) progress = recorded(progress, 'waits', wrong('fifth'), 0);
    progress = recorded(progress, 'waits', right('single'), 0);
    const skills = (now: number) => adviceOf(progress, now, ['waits']).map(({ skill }) => skill);
    expect(skills(1)[0]).toBe('fifth');
    expect(skills(1).at(-1)).toBe('single');
    const isDue = (now: number) =>
      adviceOf(progress, now, ['waits']).find(({ skill }) => skill === 'single')!.isDue;
    expect([isDue(HOUR), isDue(5 * HOUR)]).toEqual([false, true]);
    progress = recorded(progress, 'waits', right('single'), 0);
    expect([isDue(5 * HOUR), isDue(25 * HOUR)]).toEqual([false, true]);
  });

  test('is kept, read again, and survives what cannot be read', () => {
    const store = storeWith();
    const progress = recorded(noProgress(), 'waits', right('three'), 7);
    expect(keepProgress(progress, store)).toBe(true);
    expect(keptProgress(store)).toEqual(progress);
    expect(keptProgress(storeWith('not json'))).toEqual(noProgress());
    expect(keptProgress(storeWith('[]'))).toEqual(noProgress());
    const spoilt = JSON.parse(exported(progress));
    spoilt.progress.waits.skills.nonsense = { right: 1 };
    spoilt.progress.waits.skills.three.wrong = -4;
    spoilt.progress.cooking = {};
    expect(keptProgress(storeWith(JSON.stringify(spoilt)))).toEqual(progress);
  });

  test('a full store is told, not thrown', () => {
    const full: KeyStore = {
      getItem: () => null,
      setItem() {
        throw new Error('full');
      },
    };
    expect(keepProgress(noProgress(), full)).toBe(false);
  });
});

describe('the address of a question', () => {
  const asked: AskedQuestion = {
    kind: 'waits',
    rules: 'ema-2008',
    level: 'flush',
    seed: 'abc',
    number: 7,
    skill: 'fifth',
    mistake: null,
    again: null,
  };
  const queryOf = (address: string) => new URLSearchParams(address.split('?')[1]);

  test('holds everything that names it', () => {
    const usual: AskedQuestion = {
      ...asked,
      rules: 'wrc-2022',
      level: 'few',
      seed: 'x',
      number: 1,
      skill: null,
    };
    expect(readAddress('waits', queryOf(trainAddress(asked)), usual)).toEqual({
      asked,
      unread: [],
    });
  });

  test('names what cannot be read and takes the usual', () => {
    const query = new URLSearchParams('level=hard&seed=A B&n=0&skill=cooking');
    const { asked: read, unread } = readAddress('waits', query, { ...asked, skill: null });
    expect(unread).toEqual(['level', 'skill', 'seed', 'n']);
    expect(read).toEqual({ ...asked, number: 1, skill: null });
  });

  test('every skill has a level of its kind', () => {
    for (const kind of TRAIN_KINDS) {
      for (const skill of SKILLS[kind]) expect(LEVELS[kind]).toContain(levelFor(kind, skill));
    }
  });
});

test('what a newer version has counted stays where it is', () => {
  const held = new Map([
    ['hanchan.train', '{"version":1,"progress":{"melds":{"asked":9},"waits":{"asked":3}}}'],
  ]);
  const store = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
  };
  const progress = recorded(keptProgress(store), 'waits', [{ skill: 'open', isRight: true }], 5);
  expect(keepProgress(progress, store)).toBe(true);
  const { progress: kept } = JSON.parse(held.get('hanchan.train')!);
  expect(kept).toMatchObject({ melds: { asked: 9 }, waits: { asked: 4 } });
  expect(keptProgress(store)).toEqual(progress);
});

test('what was saved to a file comes back; any other file is refused', () => {
  const progress = recorded(noProgress(), 'waits', [{ skill: 'open', isRight: true }], 5);
  expect(imported(exported(progress))).toEqual(progress);
  for (const text of ['', 'hello', '[]', '{"version":1}', '{"log":[]}']) {
    expect(imported(text)).toBeNull();
  }
});
