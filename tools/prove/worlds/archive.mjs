// The real games, where they lie beside the checkout, and which of them no net was shown.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SHARED =
  process.env.HANCHAN_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url));

/** One game in twenty, by its name, as `proof/training/heldOut.ts` keeps them from the nets. */
function isUnseen(name) {
  const digest = createHash('sha256').update(name).digest('hex');
  return Number.parseInt(digest.slice(8, 12), 16) % 100 < 5;
}

/** Null where there are none. */
export function sharedFolder() {
  const games = `${SHARED}/data/tenhou/games.tar.gz`;
  return existsSync(games) ? { games, isUnseen } : null;
}
