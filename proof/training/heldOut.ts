// Which games are kept from the nets, so that agreement can be measured on games they never saw.

import { createHash } from 'node:crypto';

/** One game in twenty, by its name. */
export function isHeldOut(name: string): boolean {
  const digest = createHash('sha256').update(name).digest('hex');
  return Number.parseInt(digest.slice(8, 12), 16) % 100 < 5;
}
