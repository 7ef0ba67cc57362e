// Days of the calendar of this device, as texts such as 2026-11-19.

const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day that it is here. */
export function today(now: Date = new Date()): string {
  return dayOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
}

export const daysLater = (day: string, count: number): string => dayOf(at(day) + count * DAY_MS);

/** From 0, Monday. */
export const weekdayOf = (day: string): number => (new Date(at(day)).getUTCDay() + 6) % 7;

export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(at(value));
