// What the narrator tells, in the language of the page. What it wrote is written again when the language changes.

import {
  type Message,
  type Speaker,
  speaker,
  type Texts,
  WIND_NAMES,
  windRow,
} from '@hanchan/narrator';
import type { Tile, Wind } from '@hanchan/tiles';
import { currentLanguage } from './text.svelte.ts';

/** English is there from the start; what every page needs in Japanese comes with the language itself. */
interface BothTexts<M extends Message> {
  readonly en: Texts<M>;
  readonly ja: Texts<M> | (() => Texts<M>);
}

/** Tells some messages; a room brings the texts of those that it tells, and a way to write tiles where some have tiles in them. */
export function telling<M extends Message>(
  { en, ja }: BothTexts<M>,
  tiles: (tiles: readonly Tile[]) => string = () => '',
): Speaker<M> {
  const english = speaker<M>('en', en, tiles);
  let japanese: Speaker<M> | null = null;
  return (message, ...words) => {
    if (currentLanguage() === 'en') return english(message, ...words);
    japanese ??= speaker<M>('ja', typeof ja === 'function' ? ja() : ja, tiles);
    return japanese(message, ...words);
  };
}

/** By the place of a wind, East first. */
export const windNameAt = (place: number): string => windRow(currentLanguage())[place]!;

/** “East”. */
export const windName = (wind: Wind): string => WIND_NAMES[currentLanguage()][wind];
