// A wait in words: half a minute, one minute, four minutes.

import { t } from '@hanchan/kit/words/text.svelte.ts';

const MINUTE = 60_000;

export function waitText(ms: number): string {
  if (ms < 1.5 * MINUTE)
    return t('finding.seconds', { count: Math.max(5, 5 * Math.round(ms / 5_000)) });
  return t('finding.minutes', { count: Math.round(ms / MINUTE) });
}
