// Why an act was a foul, in words.

import { t } from '@hanchan/kit/words/text.svelte.ts';
import { type Fouled, reasonKey } from './reasonKey.ts';

/** `False win: the hand was not complete`. */
export function foulText(event: Fouled): string {
  const foul = t(`table.foul.${event.foul}`);
  const key = reasonKey(event);
  if (key === null) return foul;
  return t('table.ruling.because', { foul, because: t(`table.because.${key}`) });
}
