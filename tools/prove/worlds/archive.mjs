// The real games, where they lie beside the checkout, and which of them no net was shown.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHARED =
  process.env.HANCHAN_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url));

/** One game in twenty, by its name, as `proof/training/heldOut.ts` keeps them from the nets. */
function isUnseen(name) {
  const digest = createHash('sha256').update(name).digest('hex');
  return Number.parseInt(digest.slice(8, 12), 16) % 100 < 5;
}

const LARGEST = 1 << 28;
const tar = (...args) => execFileSync('tar', args, { encoding: 'utf8', maxBuffer: LARGEST });

/** The games that no net was shown, in the order of the archive, as names and texts; none where there is no archive. */
export function* unseenGames() {
  const games = `${SHARED}/data/tenhou/games.tar.gz`;
  if (!existsSync(games)) return;
  const names = tar('-tzf', games)
    .split('\n')
    .filter((name) => name.endsWith('.mjson') && isUnseen(name));
  const folder = mkdtempSync(join(tmpdir(), 'games-'));
  try {
    tar('-xzf', games, '-C', folder, ...names);
    for (const name of names) yield { name, text: readFileSync(join(folder, name), 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
