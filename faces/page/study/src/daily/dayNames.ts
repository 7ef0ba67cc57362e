// Days as people say them.

import { currentLanguage } from '@hanchan/kit/words/text.svelte.ts';

const formatted = (day: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(currentLanguage(), { ...form, timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** “Thursday 19 November”. */
export const dayInWords = (day: string): string =>
  formatted(day, { weekday: 'long', day: 'numeric', month: 'long' });

/** “T”, under the mark of a day. */
export const dayLetter = (day: string): string => formatted(day, { weekday: 'narrow' });
