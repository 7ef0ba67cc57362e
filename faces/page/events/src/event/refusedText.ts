// Why something was refused, as the page tells it now.

import { refusalText } from '@hanchan/kit/words/refusalText.ts';
import { currentLanguage } from '@hanchan/kit/words/text.svelte.ts';
import type { Refusal } from '@hanchan/protocol';
import { type RefusedText, refusedIn } from './refusedIn.ts';

/** These say nothing about the event: they are told alike everywhere. */
const GENERAL: readonly Refusal['code'][] = ['closing', 'internal', 'notStored', 'tooLarge'];

export function refusedText(refusal: Refusal): RefusedText {
  const language = currentLanguage();
  return GENERAL.includes(refusal.code)
    ? { text: refusalText(refusal), lang: language }
    : refusedIn(language, refusal);
}
