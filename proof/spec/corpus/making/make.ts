// Regenerates the corpus: `npm run corpus`. The same sources give the same bytes.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Ruleset } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import type { Game } from '../checker/record.ts';
import { botGames } from './botGames.ts';
import { rowOf } from './figures.ts';
import { preparedScripts } from './scripts.ts';
import { playScript } from './stage.ts';

/** How many matches of bots each rulebook gets beside the prepared deals. */
const SIZE = { whole: 12, late: 40, erring: 12 };

/** All games under a rulebook; a script that cannot be played is told with the others, not one by one. */
function gamesOf(ruleset: Ruleset): Game[] {
  const faults: string[] = [];
  const prepared = preparedScripts(ruleset.values).flatMap((script) => {
    try {
      return [playScript(ruleset, script)];
    } catch (error) {
      faults.push(`${script.name}: ${(error as Error).message}`);
      return [];
    }
  });
  if (faults.length > 0) throw new Error(`${ruleset.id}:\n  ${faults.join('\n  ')}`);
  return [...prepared, ...botGames(ruleset, SIZE)];
}

/** Writes the files, and their figures into the README beside them. */
export function write(folder: string): void {
  const readme = join(folder, 'README.md');
  for (const ruleset of RULESETS) {
    const games = gamesOf(ruleset);
    const text = games.map((game) => `${JSON.stringify(game)}\n`).join('');
    const bytes = gzipSync(text, { level: 9 });
    writeFileSync(join(folder, `${ruleset.id}.jsonl.gz`), bytes);
    const figures = rowOf(ruleset.id, games, bytes.length);
    console.log(figures);
    const old = new RegExp(`^\\| ${ruleset.id} \\|.*$`, 'm');
    writeFileSync(readme, readFileSync(readme, 'utf8').replace(old, figures));
  }
}
