// Clock times of the place where an event is held, in and out: a schedule is told there, wherever the laptop comes from.

const MINUTE = 60_000;

/** The minutes by which a zone is ahead of UTC at a moment. */
function offsetOf(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const at = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  const there = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'));
  return (there - Math.floor(moment / MINUTE) * MINUTE) / MINUTE;
}

/** `2027-03-20`, `09:30` in the zone, as milliseconds; null for what is no day or no time. */
export function momentOf(day: string, time: string, timeZone: string): number | null {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) return null;
  // Twice, for days on which the clocks change.
  const first = wall - offsetOf(wall, timeZone) * MINUTE;
  return wall - offsetOf(first, timeZone) * MINUTE;
}

const pad = (value: number) => String(value).padStart(2, '0');

const wallOf = (moment: number, timeZone: string) =>
  new Date(moment + offsetOf(moment, timeZone) * MINUTE);

export function timeIn(moment: number, timeZone: string): string {
  const wall = wallOf(moment, timeZone);
  return `${pad(wall.getUTCHours())}:${pad(wall.getUTCMinutes())}`;
}

export function dayIn(moment: number, timeZone: string): string {
  return wallOf(moment, timeZone).toISOString().slice(0, 10);
}

const DAY = 24 * 60 * MINUTE;

/** Every day from the first to the last, both included. */
export function daysBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  if (Number.isNaN(first) || Number.isNaN(last)) return [];
  const count = Math.min(60, Math.round((last - first) / DAY) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, i) =>
    new Date(first + i * DAY).toISOString().slice(0, 10),
  );
}

/** `42:17`, `1:02:05`; of nothing left, `0:00`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3_600);
  const minutes = Math.floor((whole % 3_600) / 60);
  const rest = pad(whole % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${pad(minutes)}:${rest}`;
}
