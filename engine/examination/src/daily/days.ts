// Days of the calendar as numbers, so that neither a clock nor a time zone is asked.

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FEBRUARY = 2;
/** Years are counted from March on: then the day of a leap year comes last. */
const MONTHS_BEFORE = 3;
const DAYS_IN_400_YEARS = 146_097;
/** From the first of March of year 0 to the first of 1970. */
const TO_1970 = 719_468;

/** Every so many years, but not each hundredth that no four hundred divide. */
const LEAP_EVERY = 4;
const isLeap = (year: number): boolean =>
  year % LEAP_EVERY === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Days since the first of 1970 of a day such as 2026-11-19; null for what is no day. */
export function dayNumber(text: string): number | null {
  const [year, month, day] = (DAY.exec(text) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const length = LENGTHS[month - 1];
  if (length === undefined || day < 1) return null;
  if (day > (month === FEBRUARY && isLeap(year) ? length + 1 : length)) return null;
  const isEarly = month <= FEBRUARY;
  const from = isEarly ? year - 1 : year;
  const era = Math.floor(from / 400);
  const inEra = from - era * 400;
  const monthFrom = month + (isEarly ? 12 : 0) - MONTHS_BEFORE;
  const inYear = Math.floor((153 * monthFrom + 2) / 5) + day - 1;
  const days = inEra * 365 + Math.floor(inEra / LEAP_EVERY) - Math.floor(inEra / 100) + inYear;
  return era * DAYS_IN_400_YEARS + days - TO_1970;
}
