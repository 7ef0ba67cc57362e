// What the narrator tells, in the language of the page. What it wrote is written again when the language changes.

import {
  type Message,
  type Speaker,
  speaker,
  type Texts,
  type Tongue,
  WIND_NAMES,
} from '@hanchan/narrator';
import { WINDS, type Wind } from '@hanchan/tiles';
import { tilesInText } from './inText.ts';
import { currentLanguage } from './text.svelte.ts';

/** Tells some messages; a room brings the texts of those that it tells. */
export function telling<M extends Message>(texts: Readonly<Record<Tongue, Texts<M>>>): Speaker<M> {
  const speakers = {
    en: speaker<M>('en', texts.en, tilesInText),
    ja: speaker<M>('ja', texts.ja, tilesInText),
  };
  return (message, ...words) => speakers[currentLanguage()](message, ...words);
}

/** By the place of a wind, East first. */
export const windNameAt = (place: number): string => windName(WINDS[place]!);

/** “East”. */
export const windName = (wind: Wind): string => WIND_NAMES[currentLanguage()][wind];
