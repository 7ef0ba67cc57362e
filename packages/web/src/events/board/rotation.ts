// Which page a board shows: the next one every twelve seconds, or another by hand.

export const PAGE_MS = 12_000;

export interface Rotation {
  readonly page: number;
  readonly isHeld: boolean;
  /** When the page came up; of a held one, no matter. */
  readonly since: number;
}

export const firstPage = (now: number): Rotation => ({ page: 0, isHeld: false, since: now });

/** As it is at this moment; pages may have become fewer since. */
export function rotated(rotation: Rotation, now: number, count: number): Rotation {
  const { page, isHeld, since } = rotation;
  if (count === 0) return rotation;
  if (isHeld) return page < count ? rotation : { ...rotation, page: count - 1 };
  const steps = Math.floor((now - since) / PAGE_MS);
  if (steps <= 0) return page < count ? rotation : { ...rotation, page: 0 };
  return { page: (page + steps) % count, isHeld, since: since + steps * PAGE_MS };
}

export const turned = (rotation: Rotation, by: 1 | -1, now: number, count: number): Rotation => ({
  ...rotation,
  page: count === 0 ? 0 : (rotation.page + by + count) % count,
  since: now,
});

export const held = (rotation: Rotation, now: number): Rotation => ({
  ...rotation,
  isHeld: !rotation.isHeld,
  since: now,
});
