// Bots of every level under every rulebook, with every law of the table held against every move: no illegal act, no
// foul where play is guided, and the same matches from the same seed. With HANCHAN_FULL=1 ten thousand of them.

import { existsSync, readFileSync } from 'node:fs';
import { type Player, type Simulation, Statistics, simulator } from '@hanchan/arena';
import { createBot, LEVELS } from '@hanchan/bots';
import { RULESETS } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';

const WEIGHTS = new URL('../../packages/bots/weights/expert.bin', import.meta.url);
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

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  const simulation: Simulation = {
    ruleset,
    seed: 20_261,
    assistance: 'guided',
    isRotated: true,
    isChecked: true,
    keeps: { line: true, rows: false, record: false },
  };

  test(
    'guided bots keep every law, commit no foul, and play the same again',
    async () => {
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

  // In every run under every second rulebook.
  if (WANTED === 0 && RULESETS.indexOf(ruleset) % 2 === 1) return;
  test(
    'without assistance those who err like people still keep every law of the table',
    async () => {
      const unassisted: Simulation = { ...simulation, assistance: 'unassisted' };
      const { statistics } = await play(unassisted, playersOf(':human'));
      expect(statistics.matches).toBe(PER_TEST);
      expect(statistics.stopped).toBe(0);
    },
    TIMEOUT,
  );
});
