// What must not compile. Read by the compiler alone: an expected error that is none is an error.

import type { Complete, WordGroup, WordKey } from '../src/words/keys.ts';
import { addWords, t, tIn } from '../src/words/text.svelte.ts';

export const known: readonly WordKey[] = ['home.title', 'trace.han', 'tile.back'];
export const group: WordGroup = 'settings.terms';

export const told = () => [t('home.title'), tIn('book', 'wrc-2022')];

// @ts-expect-error nobody wrote it
export const unknown = () => t('home.titel');

// @ts-expect-error no sentence begins like this
export const nowhere = () => tIn('hom', 'title');

// @ts-expect-error Japanese leaves a sentence out
export const missing = () => addWords('part', { en: { a: 'A', b: 'B' }, ja: { a: 'あ' } });

// @ts-expect-error Japanese has a sentence that nobody asks for
export const leftOver = () => addWords('part', { en: { a: 'A' }, ja: { a: 'あ', b: 'い' } });

/** A language without forms for one and many has the same keys. */
export const counted: Complete<{ a_one: string; a_other: string }, { a_other: string }> = {
  a_other: 'あ',
};
