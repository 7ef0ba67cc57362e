// Times and points as they stand on a phone.

import type { Clock, DeskRules, EventState } from '@hanchan/tournament';
import { currentLanguage, formatNumber, formatPoints, t } from '../../words/text.svelte.ts';
import { timeOfDay } from '../hallRound.ts';
import { THOUSAND, timeText } from './amounts.ts';

export { timeText };

/** What the clock says; without a limit there is nothing to count down. */
export function clockFace(clock: Clock | null): string {
  if (clock === null) return '';
  return clock.secondsLeft === null ? t('events.phone.noLimit') : timeText(clock.secondsLeft);
}

/** `−30P` off the tournament score, `−12,000` in the modifiers of the sheet. */
export function penaltyText(points: number, { penaltiesAt }: Pick<DeskRules, 'penaltiesAt'>) {
  if (points === 0) return '';
  return penaltiesAt === 'tournament'
    ? `${formatNumber(-points / THOUSAND)}P`
    : formatPoints(-points);
}

/** The hour of the day in the hall. */
export const hourText = ({ settings }: EventState, at: number): string =>
  timeOfDay(at, settings.timeZone, currentLanguage());
