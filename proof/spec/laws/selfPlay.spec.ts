// What training by play learns from: the chance that was noted for a choice is the one it was drawn with, and the
// places that a standing promises are those that matches bring.

import { playMatch } from '@hanchan/arena';
import { type Bot, createBot, randomFrom } from '@hanchan/bots';
import { findRuleset } from '@hanchan/rulesets';
import { bySeat, SEATS } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import { expertWith } from '../../../engine/bots/src/expert.ts';
import { createNetwork, type Outputs } from '../../../engine/bots/src/net/network.ts';
import { readWeights } from '../../../engine/bots/src/net/weights.ts';
import { WEIGHTS } from '../../../engine/bots/test/asking.ts';
import { EXPLORED, explore, IMPOSSIBLE } from '../../training/exploring.ts';
import { expectedPlaces } from '../../training/standing.ts';

const HEAT = 0.5;

function rulesOf(id: string) {
  const found = findRuleset(id);
  if (found === undefined) throw new Error(`no rulebook ${id}`);
  return found.values;
}

function level(name: string): Bot {
  const made = createBot(name, WEIGHTS);
  if (!made.ok) throw new Error(made.error.detail);
  return made.value;
}

// What is not legal the table refuses.
test('every choice is legal, and noted with the chance that it was drawn with', () => {
  const read = readWeights(WEIGHTS);
  if (!read.ok) throw new Error(read.error);
  const network = createNetwork(read.value);
  let said: Outputs | null = null;
  const listening = { ...network, run: (features: Uint8Array) => (said = network.run(features)) };
  const expert = expertWith(listening, 'player');
  const random = randomFrom(3);
  const noted = { turns: 0, claims: 0 };
  let farthest = 0;
  const player: Bot = {
    id: 'explorer',
    decide(view, legal, chance) {
      said = null;
      const decision = expert.decide(view, legal, chance);
      if (said === null) return decision;
      const { action, record } = explore(decision, view, legal, said, HEAT, random);
      if (record !== null) note(record, said);
      return { ...decision, action };
    },
  };
  const note = (record: Float32Array, outputs: Outputs) => {
    if (record[EXPLORED.isClaim] === 1) noted.claims++;
    if (record[EXPLORED.isClaim] === 1 || record[EXPLORED.mayRiichi] === 1) return;
    noted.turns++;
    const shares = [...outputs.discard].map((odds, kind) => {
      const offset = record[EXPLORED.offsets + kind]!;
      return offset <= IMPOSSIBLE / 2 ? 0 : Math.exp((odds + offset) / HEAT);
    });
    const sum = shares.reduce((total, share) => total + share, 0);
    const chance = shares[record[EXPLORED.chosen]!]! / sum;
    farthest = Math.max(farthest, Math.abs(Math.exp(record[EXPLORED.logChance]!) - chance));
  };
  playMatch({ rules: rulesOf('tenhou'), players: bySeat(() => player), seed: 5 });
  expect(farthest).toBeLessThan(1e-3);
  expect(noted.turns).toBeGreaterThan(50);
  expect(noted.claims).toBeGreaterThan(5);
});

test.each(['tenhou'])('places that a standing promises are those that matches bring: %s', (id) => {
  const rules = rulesOf(id);
  const club = level('club');
  const sums = new Set<string>();
  const bins = new Map<number, { count: number; promised: number; came: number }>();
  for (let seed = 0; seed < 4; seed++) {
    const seen: number[][] = [];
    const watch = ({ type }: { type: string }, before: Parameters<typeof expectedPlaces>[0]) => {
      if (type !== 'deal') return;
      const places = expectedPlaces(before, rules);
      sums.add(SEATS.reduce<number>((sum, seat) => sum + places[seat], 0).toFixed(4));
      seen.push([...places]);
    };
    const match = playMatch({ rules, players: bySeat(() => club), seed, watch });
    if (match instanceof Promise) throw new Error('bots of ours answer at once');
    for (const promised of seen) {
      for (const seat of SEATS) {
        const at = Math.round(promised[seat]!);
        const bin = bins.get(at) ?? { count: 0, promised: 0, came: 0 };
        bin.count++;
        bin.promised += promised[seat]!;
        bin.came += match.places[seat];
        bins.set(at, bin);
      }
    }
  }
  expect([...sums]).toEqual(['10.0000']);
  for (const { count, promised, came } of bins.values()) {
    // Standings of one match go together: a match is one observation, and scatters by about one place.
    if (count >= 30) expect(Math.abs(promised - came) / count).toBeLessThan(0.7);
  }
});
