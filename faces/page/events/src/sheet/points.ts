// Points as people type them on a phone: whole, or divided by a thousand as on the paper sheet.

export const UNITS = ['thousands', 'points'] as const;
export type Unit = (typeof UNITS)[number];

const THOUSAND = 1_000;
/** Nobody has a thousand thousands: such a number was meant in points. */
const TOO_MANY = 1_000;

/** `32.4`, `32,4`, `32400`, `32,400`, `32'400`, `▲3.2`; null for what is no number. */
export function readPoints(text: string, unit: Unit): number | null {
  const plain = text.replaceAll(/[\s'’_]/g, '').replace(/^[−▲△–]/, '-');
  const isGrouped = /^[+-]?\d{1,3}(,\d{3})+$/.test(plain);
  const digits = isGrouped ? plain.replaceAll(',', '') : plain.replace(',', '.');
  if (!/^[+-]?\d+(\.\d+)?$/.test(digits)) return null;
  const number = Number(digits);
  const isParted = digits.includes('.');
  const isThousands =
    isParted || (unit === 'thousands' && !isGrouped && Math.abs(number) < TOO_MANY);
  const points = isThousands ? Math.round(number * THOUSAND) : number;
  return Object.is(points, -0) ? 0 : points;
}

/** As it would be typed: so that a proposed number can be put into a field. */
export function writePoints(points: number, unit: Unit): string {
  if (unit === 'points') return String(points);
  return (points / THOUSAND).toFixed(points % 100 === 0 ? 1 : 3);
}

/** The same number with the other sign; phones have no minus on their keys for numbers. */
export function withOtherSign(text: string): string {
  const plain = text.trim();
  return /^[−▲△–-]/.test(plain) ? plain.slice(1) : `-${plain.replace(/^\+/, '')}`;
}
