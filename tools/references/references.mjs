// `npm run references`: the figures that profiles are compared with, and the ratings of bots, measured and written into
// `service/protocol/src/references/made.ts`. Bots play each other under every rulebook; strong players are those of the real games in
// `shared`, where they are there. What was measured is kept in `out/references`, where the same seed gives the same again; `--anew`
// measures everything again.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { anchorsOf } from './anchors.mjs';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'out/references');
const MADE = join(ROOT, 'service/protocol/src/references/made.ts');
const GAMES = join(
  process.env.HANCHAN_SHARED ?? join(ROOT, '../shared'),
  'data/tenhou/games.tar.gz',
);

const BOOKS = ['wrc-2022', 'tenhou', 'ema-2008', 'wdmc-2019', 'uspml-fundamentals', 'general'];
/** Every order of the four is played ten times. */
const MATCHES = 240;
const SEED = 20;
const LINE_UP = ['beginner', 'club', 'expert', 'club'];

const { values } = parseArgs({ options: { anew: { type: 'boolean', default: false } } });

const measuring = (book) =>
  `hanchan simulate --rules ${book} --games ${MATCHES} --seed ${SEED} --bots ${LINE_UP.join(',')}`;
const STRONG = 'hanchan figures --tar games.tar.gz --rules tenhou --json';

function hanchan(line) {
  return execFileSync('npx', line.split(' '), {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function kept(name, make) {
  const path = join(OUT, name);
  if (values.anew || !existsSync(path)) writeFileSync(path, make());
  return JSON.parse(readFileSync(path, 'utf8'));
}

function playsOf(book) {
  const lines = join(OUT, `${book}.jsonl`);
  const figures = kept(`${book}.json`, () => hanchan(`${measuring(book)} --json --out ${lines}`));
  const matches = readFileSync(lines, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { figures, matches };
}

/** As many digits as the interval is worth. */
function rounded(figure) {
  if (figure === null || figure.low === null) return null;
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(1e-6, figure.high - figure.low))));
  return [figure.value, figure.low, figure.high].map((one) =>
    Number(one.toFixed(Math.min(6, digits))),
  );
}

/** Figures are objects with an interval; the rest of a group are counts. */
function playerOf({ matches, deals, decisions: _, ...group }, isPlaced) {
  const placed = ['first', 'second', 'third', 'fourth', 'place', 'score', 'uma', 'result', 'bust'];
  const figures = {};
  for (const [id, figure] of Object.entries(group)) {
    const isFigure = figure !== null && typeof figure === 'object' && 'low' in figure;
    if (!isFigure || (!isPlaced && placed.includes(id))) continue;
    const known = rounded(figure);
    if (known !== null) figures[id] = known;
  }
  return { matches, deals, figures };
}

mkdirSync(OUT, { recursive: true });
const { findRuleset } = await import('@hanchan/rulesets');
const bots = BOOKS.map((book) => {
  const { figures, matches } = playsOf(book);
  const players = Object.entries(figures.bots).map(([bot, group]) => [bot, playerOf(group, true)]);
  return {
    book,
    family: findRuleset(book).family,
    command: measuring(book),
    players: Object.fromEntries(players),
    anchors: anchorsOf(matches, 'club'),
  };
});
if (!existsSync(GAMES)) throw new Error(`${GAMES} is not there: strong players cannot be measured`);
const strong = kept('strong.json', () => hanchan(STRONG.replace('games.tar.gz', GAMES)));
// All four seats are one kind of player: where they finish says nothing.
const players = { strong: playerOf(strong.table, false) };
players.strong.matches = strong.matches;

const made = { bots, strong: { book: 'tenhou', command: STRONG, players } };
const text = `// Made by \`npm run references\`: not edited.
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: what was measured may look like a constant

import type { Reference } from './form.ts';

export const MADE: {
  readonly bots: readonly Reference[];
  readonly strong: Omit<Reference, 'anchors' | 'family'>;
} = ${JSON.stringify(made, null, 2)};
`;
writeFileSync(MADE, text);
execFileSync('npx', ['biome', 'format', '--write', MADE], { cwd: ROOT, stdio: 'ignore' });
for (const { book, anchors } of bots) {
  const told = Object.entries(anchors).map(
    ([bot, { value, plusMinus }]) => `${bot} ${value} ± ${plusMinus}`,
  );
  console.log(`${book}: ${told.join(', ')}`);
}
console.log(`strong players: ${players.strong.matches} games, ${players.strong.deals / 4} hands`);
