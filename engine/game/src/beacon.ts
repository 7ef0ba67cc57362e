// A beacon for walls: values that another party publishes, round after round at times that are known beforehand. A round
// that is named before its time has come is a value that nobody at the table can have chosen or known. The form is that
// of drand; docs/fair-walls.md describes it.

import { sha256OfBytes } from '@hanchan/rules';

/** What a beacon is, as a table takes it up before the first of its rounds is named. */
export interface BeaconChain {
  /** Where it is asked. */
  readonly source: string;
  /** `ed25519` can be checked by everybody; others are carried with what they give. */
  readonly scheme: string;
  /** The public key behind its signatures, in hexadecimal digits. */
  readonly key: string;
  /** Seconds since 1970 at which round 1 is published, and from each round to the next. */
  readonly genesis: number;
  readonly period: number;
}

/** What a round of a beacon gave, or that it did not come in time. */
export interface BeaconDraw {
  readonly round: number;
  /** 64 hexadecimal digits; null: it did not come in time, and the walls are made without it. */
  readonly value: string | null;
  readonly signature: string | null;
}

const SECOND = 1_000;
const BYTE = 2 ** 8;

/** When a round is published, in milliseconds since 1970. */
export function roundTime({ genesis, period }: BeaconChain, round: number): number {
  return (genesis + (round - 1) * period) * SECOND;
}

/** The round that is named at a moment: at least a whole period is left, so that no clock has to be exact. */
export function roundAfter({ genesis, period }: BeaconChain, at: number): number {
  const published = Math.floor((at / SECOND - genesis) / period) + 1;
  return Math.max(1, published + 2);
}

/** What a beacon signs for a round: SHA-256 of its number as eight bytes, in hexadecimal digits. */
export function roundMessage(round: number): string {
  const bytes = new Uint8Array(8);
  for (let i = bytes.length - 1, rest = round; i >= 0; i--, rest = Math.floor(rest / BYTE)) {
    bytes[i] = rest % BYTE;
  }
  return sha256OfBytes(bytes);
}

/** The value of a round follows from its signature. */
export function beaconValue(signature: string): string {
  const bytes = signature.match(/../g) ?? [];
  return sha256OfBytes(bytes.map((byte) => Number.parseInt(byte, 16)));
}

/** Whether everybody can check the signatures themselves. */
export const isSigned = ({ scheme }: BeaconChain): boolean => scheme === 'ed25519';

const HEX = /^(?:[0-9a-f]{2})+$/;

/** What is wrong with a value as far as it can be seen without its signature being checked; null: nothing. */
export function drawFault({ value, signature }: BeaconDraw): string | null {
  if (value === null) return null;
  if (signature === null || !HEX.test(signature)) return 'the value has no signature';
  return beaconValue(signature) === value ? null : 'the value does not follow from its signature';
}

/** A chain from outside; null where it is none. */
export function readChain(told: unknown): BeaconChain | null {
  if (typeof told !== 'object' || told === null) return null;
  const { source, scheme, key, genesis, period } = told as Record<string, unknown>;
  const areTexts = [source, scheme, key].every(
    (one) => typeof one === 'string' && one.length < 500,
  );
  const areTimes =
    Number.isSafeInteger(genesis) && Number.isSafeInteger(period) && (period as number) > 0;
  if (!areTexts || !areTimes || !HEX.test(key as string)) return null;
  return { source, scheme, key, genesis, period } as BeaconChain;
}

/** The same for a draw. */
export function readDraw(told: unknown): BeaconDraw | null {
  if (typeof told !== 'object' || told === null) return null;
  const { round, value = null, signature = null } = told as Record<string, unknown>;
  const isText = (one: unknown) => one === null || typeof one === 'string';
  if (!Number.isSafeInteger(round) || (round as number) < 1) return null;
  if (!isText(value) || !isText(signature)) return null;
  return { round, value, signature } as BeaconDraw;
}
