// Bots of every level under every rulebook, with every law of the table held against every move: no illegal act, no
// foul where play is guided, and the same matches from the same seed. With HANCHAN_FULL=1 ten thousand of them.

import { existsSync, readFileSync } from 'node:fs';
import { type Player, type Simulation, Statistics, simulator } from '@hanchan/arena';
import { createBot, LEVELS } from '@hanchan/bots';
import type { Ruleset } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { expect, test } from 'vitest';

const WEIGHTS = new URL('../../../engine/bots/weights/expert.bin', import.meta.url);
const weights = existsSync(WEIGHTS) ? readFileSync(WEIGHTS) : null;

const { HANCHAN_FULL, HANCHAN_MATCHES } = process.env;
const WANTED = Number(HANCHAN_MATCHES ?? (HANCHAN_FULL === '1' ? 10_000 : 0));
const PER_TEST = Math.max(1, Math.ceil(WANTED / (RULESETS.length * 2)));
const TIMEOUT = WANTED > 0 ? 48 * 3_600_000 : 120_000;

function playersOf(setting: string): Player[] {
  return LEVELS.flatMap((level) => {
    const made = createBot(level + setting, weights);
    if (made.ok) return [made.value];
    // Nobody can sit down without having learned to play.
    if (weights === null && level === 'expert') return [];
    throw new Error(`${level}: ${made.error.detail}`);
  });
}

async function play(simulation: Simulation, players: readonly Player[]) {
  const statistics = new Statistics();
  const lines: string[] = [];
  const run = simulator(simulation, (seating, seat) => players[seating[seat] % players.length]!);
  for (let match = 0; match < PER_TEST; match++) {
    const { summary, line } = await run(match);
    statistics.add(summary);
    lines.push(line);
  }
  return { statistics, lines };
}

const simulationOf = (ruleset: Ruleset): Simulation => ({
  ruleset,
  seed: 20_261,
  assistance: 'guided',
  isRotated: true,
  isChecked: true,
  keeps: { line: true, rows: false, record: false },
});

/** In every run every second rulebook, by turns. */
const booksFor = (turn: 0 | 1) =>
  RULESETS.filter((_, i) => WANTED > 0 || i % 2 === turn).map(
    (ruleset) => [ruleset.id, ruleset] as const,
  );

test.each(booksFor(0))(
  '%s: guided bots keep every law, commit no foul, and play the same again',
  async (_, ruleset) => {
    const simulation = simulationOf(ruleset);
    const players = playersOf('');
    const { statistics, lines } = await play(simulation, players);
    expect(statistics.matches).toBe(PER_TEST);
    expect(statistics.stopped).toBe(0);
    expect(statistics.table.sum('fouls')).toBe(0);
    expect(statistics.table.sum('wins')).toBeGreaterThan(0);
    const again = simulator({ ...simulation, isChecked: false }, (seating, seat) => {
      return players[seating[seat] % players.length]!;
    });
    expect((await again(0)).line).toBe(lines[0]);
  },
  TIMEOUT,
);

test.each(booksFor(1))(
  '%s: without assistance those who err like people still keep every law of the table',
  async (_, ruleset) => {
    const unassisted: Simulation = { ...simulationOf(ruleset), assistance: 'unassisted' };
    const { statistics } = await play(unassisted, playersOf(':human'));
    expect(statistics.matches).toBe(PER_TEST);
    expect(statistics.stopped).toBe(0);
  },
  TIMEOUT,
);
