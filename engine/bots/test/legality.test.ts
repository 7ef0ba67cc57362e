// Whatever the rulebook, bots do what is legal; only those made to err ever foul, and only where a table lets them.

import { RULESETS } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../proof/spec/support/actionWords.ts';
import { randomRuleset } from '../../../proof/spec/support/randomRules.ts';
import { beginner } from '../src/beginner.ts';
import { club } from '../src/club.ts';
import { humanLike } from '../src/humanLike.ts';
import { type Bot, randomFrom } from '../src/index.ts';
import { type Asked, matchBetween } from './asking.ts';

const isFull = process.env['HANCHAN_FULL'] === '1';
const MATCHES = isFull ? 800 : 1;
const CUSTOM = isFull ? 2_000 : 10;
const TIMEOUT = isFull ? 12 * 3_600_000 : 60_000;

const MIXED: readonly Bot[] = [club, beginner, club, beginner];

function check({ legal, decision, fouls }: Asked): void {
  const { action, candidates } = decision;
  if (!legal.includes(action)) throw new Error(`${wordsOf(action)} is not in the list`);
  if (fouls.length > 0) throw new Error(`${wordsOf(action)} was a foul: ${fouls.join()}`);
  if (candidates[0]?.action !== action) throw new Error('the first candidate is not the choice');
  if (candidates[0].reasons.length === 0) throw new Error(`${wordsOf(action)}: no reason`);
  for (const { worth, shanten, danger } of candidates) {
    const isSound =
      Number.isFinite(worth) &&
      (shanten === null || (shanten >= -1 && shanten <= 8)) &&
      (danger === null || (danger >= 0 && danger <= 1));
    if (!isSound) throw new Error(`figures of ${wordsOf(action)}: ${worth} ${shanten} ${danger}`);
  }
}

describe.each(RULESETS.map(({ id, values }) => [id, values] as const))('%s', (_, rules) => {
  test.each(['guided', 'unassisted'] as const)(
    'plain bots never foul, %s',
    { timeout: TIMEOUT },
    (assistance) => {
      for (let seed = 0; seed < MATCHES; seed++) {
        let last: Asked | null = null;
        for (const asked of matchBetween(MIXED, rules, seed, assistance)) {
          check(asked);
          last = asked;
        }
        expect(last?.after.phase).toBe('over');
      }
    },
  );
});

test('bots play rulebooks that nobody wrote', { timeout: TIMEOUT }, () => {
  const random = randomFrom(20);
  for (let i = 0; i < CUSTOM; i++) {
    const { ruleset, changes } = randomRuleset(random);
    const assistance = i % 2 === 0 ? 'guided' : 'unassisted';
    try {
      for (const asked of matchBetween(MIXED, ruleset.values, i, assistance)) {
        check(asked);
        // A custom match can go on for ever; some deals say enough.
        if (asked.after.dealNumber > 6) break;
      }
    } catch (error) {
      throw new Error(`${JSON.stringify(changes)}: ${String(error)}`);
    }
  }
});

describe('people', () => {
  const people = [humanLike(club), humanLike(beginner), humanLike(club), humanLike(beginner)];
  const wrc = RULESETS.find(({ id }) => id === 'wrc-2022')!.values;

  test('never foul where only legal acts are offered, and slip now and then', {
    timeout: TIMEOUT,
  }, () => {
    let slips = 0;
    for (let seed = 0; seed < 3; seed++) {
      for (const asked of matchBetween(people, wrc, seed)) {
        check(asked);
        const codes = asked.decision.candidates[0]!.reasons.map(({ code }) => code);
        if (codes.includes('slip')) slips++;
      }
    }
    expect(slips).toBeGreaterThan(0);
  });

  test('foul at an unassisted table, and say so', { timeout: TIMEOUT }, () => {
    let announced = 0;
    for (let seed = 0; seed < 4; seed++) {
      for (const { legal, decision } of matchBetween(people, wrc, seed, 'unassisted')) {
        const isWrong = !legal.includes(decision.action);
        expect(decision.candidates[0]!.reasons[0]?.code === 'foul').toBe(isWrong);
        if (isWrong) announced++;
      }
    }
    expect(announced).toBeGreaterThan(0);
  });
});

test('the same seed gives the same decisions, and a copy of the view says as much as the view', () => {
  const tenhou = RULESETS.find(({ id }) => id === 'tenhou')!.values;
  const bots = [club, humanLike(club), beginner, humanLike(beginner)];
  const played = () =>
    [...matchBetween(bots, tenhou, 7)].map(({ decision }) => wordsOf(decision.action));
  expect(played()).toEqual(played());
  let at = 0;
  for (const { seen, legal, decision } of matchBetween([club, club, club, club], tenhou, 8)) {
    if (at++ % 10 > 0 || legal[0]!.type === 'pick') continue;
    // Only plain data crosses: nothing of the match behind the view can be reached from the copy.
    const again = club.decide(structuredClone(seen), structuredClone(legal), randomFrom(3));
    expect(again.action).toEqual(decision.action);
  }
});
