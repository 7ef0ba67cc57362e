// Which page a board shows: the next one every twelve seconds, or another by hand. Pages come and go with the log, so
// the one that is shown is known by its name, not by its place.

export const PAGE_MS = 12_000;

export interface Rotation {
  /** Of the page that is shown. */
  readonly name: string;
  /** Where it was last: what has come there is shown when it goes. */
  readonly place: number;
  readonly isHeld: boolean;
  /** When the page came up; of a held one, no matter. */
  readonly since: number;
}

export const firstPage = (now: number): Rotation => ({
  name: '',
  place: 0,
  isHeld: false,
  since: now,
});

/** As it is at this moment, of these pages. */
export function rotated(rotation: Rotation, now: number, names: readonly string[]): Rotation {
  const { name, isHeld, since } = rotation;
  if (names.length === 0) return rotation;
  // The hall's clock has just been heard of, and this device's was ahead.
  if (now < since) return rotated({ ...rotation, since: now }, now, names);
  const place = placeIn(rotation, names);
  const steps = isHeld ? 0 : Math.floor((now - since) / PAGE_MS);
  if (steps > 0) {
    const next = (place + steps) % names.length;
    return { name: names[next]!, place: next, isHeld, since: since + steps * PAGE_MS };
  }
  // A held page that has gone for a while comes back.
  const shown = isHeld && name !== '' ? name : names[place]!;
  return place === rotation.place && shown === name
    ? rotation
    : { ...rotation, name: shown, place };
}

function placeIn({ name, place, isHeld }: Rotation, names: readonly string[]): number {
  const found = names.indexOf(name);
  if (found >= 0) return found;
  if (place < names.length) return place;
  return isHeld ? names.length - 1 : 0;
}

export function turnedBy(
  rotation: Rotation,
  by: 1 | -1,
  now: number,
  names: readonly string[],
): Rotation {
  const { length } = names;
  if (length === 0) return rotation;
  const place = (placeIn(rotation, names) + by + length) % length;
  return { ...rotation, name: names[place]!, place, since: now };
}

export const held = (rotation: Rotation, now: number): Rotation => ({
  ...rotation,
  isHeld: !rotation.isHeld,
  since: now,
});
