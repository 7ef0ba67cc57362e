// Times and points as they stand on a phone.

import type { Clock, DeskRules, EventSettings } from '@hanchan/tournament';
import { formatNumber, formatPoints, t } from '../../words/text.svelte.ts';

/** `42:17`; hours are told in minutes, as players count them. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What the clock says; without a limit there is nothing to count down. */
export function clockFace(clock: Clock | null): string {
  if (clock === null) return '';
  return clock.secondsLeft === null ? t('events.phone.noLimit') : timeText(clock.secondsLeft);
}

const THOUSAND = 1_000;

/** `−30P` off the tournament score, `−12,000` in the modifiers of the sheet. */
export function penaltyText(points: number, { penaltiesAt }: Pick<DeskRules, 'penaltiesAt'>) {
  if (points === 0) return '';
  return penaltiesAt === 'tournament'
    ? `${formatNumber(-points / THOUSAND)}P`
    : formatPoints(-points);
}

/** Points of a penalty as a referee types them: in P, or in points of the table. */
export function penaltyPoints(
  text: string,
  { rules, desk }: Pick<EventSettings, 'rules' | 'desk'>,
): number | null {
  const number = Number(
    text
      .trim()
      .replace(/^[−▲-]/, '')
      .replace(',', '.'),
  );
  const points = desk.penaltiesAt === 'tournament' ? number * THOUSAND : number;
  const isWhole = Number.isSafeInteger(points) && points % rules.values['score.roundTo'] === 0;
  return isWhole && points > 0 ? points : null;
}

/** The hour of the day at this device. */
export function hourText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at);
}
