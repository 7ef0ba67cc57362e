// Days of a club as people say them, and an evening for a calendar.

import type { ClubView, EveningHead } from '@hanchan/club';
import { currentLanguage } from '@hanchan/kit/words/text.svelte.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const formatted = (day: string, form: Intl.DateTimeFormatOptions): string => {
  const time = at(day);
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(currentLanguage(), { ...form, timeZone: 'UTC' }).format(time);
};

/** “Thursday 26 November”. */
export const dayNamed = (day: string): string =>
  formatted(day, { weekday: 'long', day: 'numeric', month: 'long' });

/** “26 Nov 2026”. */
export const dayShort = (day: string): string => formatted(day, { dateStyle: 'medium' });

/** A day of this device, as 2026-11-26. */
export const isoDay = (time: number): string => {
  const date = new Date(time);
  const two = (count: number) => `${count}`.padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** The evening as a file for calendars (RFC 5545), three hours long, in the club's own time. */
export function calendarOf(
  club: ClubView,
  { id, day, time, title, place, note }: EveningHead,
): string {
  const start = `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hanchan//club//EN',
    'BEGIN:VEVENT',
    `UID:${id}.${club.id}@hanchan`,
    `DTSTAMP:${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${start}`,
    'DURATION:PT3H',
    `SUMMARY:${escaped(title || club.settings.name)}`,
    `LOCATION:${escaped(place || club.settings.place)}`,
    `DESCRIPTION:${escaped(note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
