// The packs in a page: bundled for the browser and run without anything of Node, found by a bundler with the expert's weights,
// and no larger than was promised.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { build as buildPage } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearProjects, project } from './packed.ts';

let folder = '';
beforeAll(() => {
  folder = project(['@hanchan/arena', '@hanchan/rulesets', '@hanchan/score']);
}, 120_000);
afterAll(clearProjects, 120_000);

async function bundled(contents: string, format: 'esm' | 'iife' = 'esm'): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    format,
    globalName: 'page',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]!.contents;
}

const KB = 1_024;

test.each([
  ['shanten', 2, "export { shanten } from '@hanchan/hand';"],
  ['scoring', 12, "export { score } from '@hanchan/score';"],
  [
    'the engine with bots',
    45,
    `export { deal, legalActions, newMatch, play, view } from '@hanchan/game';
     export { createBot, randomFrom } from '@hanchan/bots';`,
  ],
])('%s is at most %i KB, compressed', async (_, most, entry) => {
  const bytes = gzipSync(await bundled(entry), { level: 9 }).length;
  expect(bytes).toBeLessThanOrEqual(most * KB);
  // Something is in it.
  expect(bytes).toBeGreaterThan(most * KB * 0.7);
});

const PAGE = `
import { seededWall } from '@hanchan/arena';
import { createBot, randomFrom } from '@hanchan/bots';
import { deal, legalActions, newMatch, play, seatsToAct, view } from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import { newWin, score } from '@hanchan/score';
import { parseHand, parseTile } from '@hanchan/tiles';

export function points(hand, tile) {
  const win = newWin({ hand: parseHand(hand).value, tile: parseTile(tile).value, from: 2 });
  return score(win, WRC_2022.values).value.points;
}

export function match(weights) {
  const players = ['expert', 'club', 'beginner', 'club'].map((name) => createBot(name, weights).value);
  const rules = { ...WRC_2022.values, 'end.rounds': 1 };
  let match = newMatch(rules);
  while (match.phase !== 'over') {
    const [seat] = seatsToAct(match);
    const step = seat === undefined
      ? deal(match, seededWall(rules, 5, match.dealNumber + 1))
      : play(match, players[seat].decide(view(match, seat), legalActions(match, seat), randomFrom(1)).action);
    match = step.value.match;
  }
  return { scores: match.scores, deals: match.dealNumber };
}
`;

test('in a page without Node a hand is scored, and the expert plays a match', async () => {
  const code = new TextDecoder().decode(await bundled(PAGE, 'iife'));
  // What a browser has beside the language, as far as the engine asks for it; no process, no require, no Buffer.
  const page = createContext({ TextDecoder, TextEncoder, atob });
  const { points, match } = new Script(`${code}; page`).runInContext(page) as {
    points: (hand: string, tile: string) => number;
    match: (weights: Uint8Array) => { scores: number[]; deals: number };
  };
  expect(points('222333444m78p55s', '6p')).toBe(6_400);
  const weights = readFileSync(join(folder, 'node_modules/@hanchan/bots/weights/expert.bin'));
  const { scores, deals } = match(new Uint8Array(weights));
  expect(deals).toBeGreaterThanOrEqual(4);
  expect(scores.reduce((sum, one) => sum + one, 0) % 1_000).toBe(0);
});

test('a bundler hands the weights on beside the page', async () => {
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./page.js"></script>');
  writeFileSync(
    join(folder, 'page.js'),
    "import { expertWeights } from '@hanchan/bots/weights';\nfetch(expertWeights);\n",
  );
  await buildPage({ root: folder, logLevel: 'error', configFile: false });
  const assets = readdirSync(join(folder, 'dist/assets'));
  const file = assets.find((name) => /^expert-.*\.bin$/.test(name));
  expect(file).toBeDefined();
  const script = assets.find((name) => name.endsWith('.js'))!;
  expect(readFileSync(join(folder, 'dist/assets', script), 'utf8')).toContain(file);
});
