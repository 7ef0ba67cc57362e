// How often a word was looked up: three times and it is known, in every window, and without storage until the page is left.

import { afterEach, expect, test, vi } from 'vitest';

const asIs = (value: unknown) => value;
Object.assign(globalThis, { $state: Object.assign(asIs, { raw: asIs }) });

afterEach(() => vi.unstubAllGlobals());

/** A page of its own, over what the browser holds. */
async function page(storage: object) {
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
  return import('../src/glossary/met.svelte.ts');
}

function storageOf(held: string | null) {
  const storage = {
    held,
    getItem: () => storage.held,
    setItem: (_: string, value: string) => {
      storage.held = value;
    },
  };
  return storage;
}

test('a word is known when it was looked up three times, here or in another window', async () => {
  const storage = storageOf(null);
  const first = await page(storage);
  const second = await page(storage);
  first.meetTerm('dora');
  second.meetTerm('dora');
  expect([first.isTermKnown('dora'), second.isTermKnown('dora')]).toEqual([false, false]);
  first.meetTerm('dora');
  first.meetTerm('riichi');
  expect([first.isTermKnown('dora'), first.isTermKnown('riichi')]).toEqual([true, false]);
  expect((await page(storage)).isTermKnown('dora')).toBe(true);
});

test.each([['[3]'], ['null'], ['{"dora":'], ['{"dora":"3"}'], ['{"dora":-3,"noWord":3}']])(
  'what is no count is none: %s',
  async (held) => {
    const { isTermKnown, meetTerm } = await page(storageOf(held));
    expect(isTermKnown('dora')).toBe(false);
    for (let times = 0; times < 3; times++) meetTerm('dora');
    expect(isTermKnown('dora')).toBe(true);
  },
);

test('a browser that keeps nothing counts until the page is left', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const { isTermKnown, meetTerm } = await page({ getItem: refuse, setItem: refuse });
  for (let times = 0; times < 3; times++) {
    expect(isTermKnown('fu')).toBe(false);
    meetTerm('fu');
  }
  expect(isTermKnown('fu')).toBe(true);
});
