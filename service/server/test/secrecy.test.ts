// The law of hidden things: two matches that differ only in what a viewer may not know answer that viewer alike, at the
// same moments: every question, refused act, early act, list and line, for seats and for those who watch.

import { pick, randomFrom } from '@hanchan/bots';
import { type Assistance, type GameEvent, legalActions, type Match } from '@hanchan/game';
import type { Ruleset } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import type { Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { POLICIES, POLICY_NAMES, playout } from '../../../proof/spec/support/playout.ts';
import { samePassage, twinOf, VIEWERS } from '../../../proof/spec/support/viewLaws.ts';
import { hears } from './support/twinTable.ts';

const { HANCHAN_FULL, HANCHAN_MATCHES } = process.env;
/** Matches per rulebook, and how many of their turns are looked at. */
const MATCHES = Number(HANCHAN_MATCHES ?? (HANCHAN_FULL === '1' ? 1_000 : 1));
const isFull = MATCHES > 10;
const LOOKS = isFull ? 0.005 : 0.025;

/** Returns how many pairs were compared, and how often one asked seats that the other did not. */
async function answersAlike(ruleset: Ruleset, assistance: Assistance, seed: number) {
  const random = randomFrom(seed ^ 0x5ec2);
  const policy = POLICY_NAMES[seed % POLICY_NAMES.length]!;
  const rules = ruleset.values;
  let start: Match | null = null;
  let past: GameEvent[] = [];
  const tally = { pairs: 0, unlike: 0 };
  const choose = (now: Match, seat: Seat) =>
    POLICIES[policy](now, seat, legalActions(now, seat), random);
  for (const { before, step } of playout({ rules, policy, seed, assistance })) {
    if (step.match.dealNumber !== before.dealNumber) {
      start = before;
      past = [];
    }
    past.push(...step.events);
    const { match } = step;
    const phase = match.deal?.phase.type;
    if (match.phase !== 'playing' || (phase !== 'turn' && phase !== 'pick')) continue;
    if (match.isPaused || random() >= LOOKS) continue;
    const viewer = pick(VIEWERS, random);
    const twin = twinOf(match, viewer, choose, random);
    if (twin === null) continue;
    const { passage, other } = twin;
    const pair = {
      ruleset,
      past,
      start: start!,
      viewer,
      passage,
      seed: seed + past.length,
      questions: 4,
    };
    const here = await hears({ ...pair, match });
    const there = await hears({ ...pair, match: other });
    tally.pairs++;
    if (asked(passage.events) !== asked(samePassage(other, passage))) tally.unlike++;
    const at = Math.max(
      0,
      here.findIndex((line, i) => line !== there[i]),
    );
    const where = `${policy}, seed ${seed}, ${viewer}, after ${past.length} events, line ${at}`;
    expect(there.slice(at, at + 1), where).toEqual(here.slice(at, at + 1));
    expect(there.length, where).toBe(here.length);
  }
  return tally;
}

const asked = (events: readonly GameEvent[]) =>
  JSON.stringify(events.filter(({ type }) => type === 'asked'));

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  test.each(['guided', 'unassisted'] as const)(
    'what is hidden changes no answer and no moment (%s)',
    async (assistance) => {
      let pairs = 0;
      let unlike = 0;
      for (let seed = 1; seed <= Math.ceil(MATCHES / 2); seed++) {
        const tally = await answersAlike(ruleset, assistance, 31_000 + seed);
        pairs += tally.pairs;
        unlike += tally.unlike;
      }
      expect(pairs).toBeGreaterThan(5);
      // At an unassisted table everybody is asked about every tile.
      if (assistance === 'guided') expect(unlike).toBeGreaterThan(0);
      if (isFull) console.info(`${ruleset.id}, ${assistance}: ${pairs} pairs, ${unlike} unlike`);
    },
    isFull ? 12 * 3_600_000 : 120_000,
  );
});
