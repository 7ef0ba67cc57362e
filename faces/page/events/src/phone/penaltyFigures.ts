// Times as they stand on a phone.

import { currentLanguage, t } from '@hanchan/kit/words/text.svelte.ts';
import { timeText } from '@hanchan/narrator';
import type { Clock, EventState } from '@hanchan/tournament';
import { timeOfDay } from '../event/hallRound.ts';

/** What the clock says; without a limit there is nothing to count down. */
export function clockFace(clock: Clock | null): string {
  if (clock === null) return '';
  return clock.secondsLeft === null ? t('events.phone.noLimit') : timeText(clock.secondsLeft);
}

/** The hour of the day in the hall. */
export const hourText = ({ settings }: EventState, at: number): string =>
  timeOfDay(at, settings.timeZone, currentLanguage());
