// A player's view is enough to know what that player may do, what a missed tile costs, and to play on.

import { keepsTiles } from '@hanchan/arena';
import { pick, randomFrom } from '@hanchan/bots';
import {
  ASSISTANCE,
  type Assistance,
  answersFromView,
  foldView,
  type GameEvent,
  imagine,
  legalActions,
  legalFromView,
  type Match,
  missesFromView,
  newMatch,
  obstacleFromView,
  play,
  possibleActions,
  possibleFromView,
  redact,
  refusalFromView,
  refusalOf,
  type SeatView,
  seatsToAct,
  view,
  waitProspects,
} from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { SEATS, type Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import {
  POLICY_NAMES,
  type PolicyName,
  playout,
  policiesFor,
  sizeOfRun,
} from '../support/playout.ts';
import { randomRuleset } from '../support/randomRules.ts';
import { conceivable } from '../support/tableLaws.ts';

const { perPolicy, custom, timeout } = sizeOfRun({ perPolicy: 1, custom: 1 });

/** Every decision of every seat in a match; returns how many there were. */
function agrees(rules: RuleValues, policy: PolicyName, seed: number): number {
  let decisions = 0;
  let known: readonly SeatView[] = SEATS.map((seat) => view(newMatch(rules), seat));
  for (const { step } of playout({ rules, policy, seed })) {
    const { match, events } = step;
    known = missesAreSeen(known, events);
    for (const seat of seatsToAct(match)) {
      decisions++;
      const fromView = JSON.stringify(legalFromView(known[seat]!));
      expect(fromView).toBe(JSON.stringify(legalActions(match, seat)));
      // The dearer look at the table itself, at one decision in eight.
      if (decisions % 8 === 0) isTableOf(match, seat);
    }
  }
  return decisions;
}

/** What each seat could do, and what stands against anything else, is the same from its view and from the whole match. */
function answersAgree(rules: RuleValues, seed: number, assistance: Assistance): number {
  const random = randomFrom(seed ^ 0x0b57);
  const policy = POLICY_NAMES[seed % POLICY_NAMES.length]!;
  let known: readonly SeatView[] = SEATS.map((seat) => view(newMatch(rules, { assistance }), seat));
  let taken = 0;
  for (const { step } of playout({ rules, policy, seed, assistance })) {
    const { match, events } = step;
    known = events.reduce((seen, event) => foldAll(seen, event), known);
    // A deal that is over lies there for as long as its result is looked at, with what one's hand waited for.
    if (match.phase !== 'playing') for (const seen of known) waitProspects(seen);
    // Each look costs as much as several turns.
    if (match.phase !== 'playing' || random() > 0.06) continue;
    for (const seat of SEATS) {
      const seen = known[seat]!;
      const isAsked = seatsToAct(match).includes(seat);
      expect(possibleFromView(seen)).toEqual(isAsked ? possibleActions(match, seat) : []);
      const all = conceivable(match, seat);
      for (let i = 0; i < 3; i++) {
        const action = pick(isAsked && i === 0 ? possibleFromView(seen) : all, random);
        const done = play(match, action);
        const obstacle = obstacleFromView(seen, action);
        // Whoever says tenpai before being asked is heard by the rules, and waits at a table that asks.
        const isTaken = done.ok && isAsked;
        expect(obstacle === null, JSON.stringify(action)).toBe(isTaken);
        if (isTaken) taken++;
        if (isAsked && !done.ok) expect(obstacle).toEqual(done.error);
        const against = refusalOf(match, action);
        if (isAsked) expect(refusalFromView(seen, action)).toEqual(against);
      }
    }
  }
  return taken;
}

const foldAll = (known: readonly SeatView[], event: GameEvent): readonly SeatView[] =>
  known.map((seen, seat) => {
    const told = redact(event, seat as Seat);
    return told === null ? seen : foldView(seen, told);
  });

const GOES_ON: readonly GameEvent['type'][] = ['drew', 'called', 'turnPassed'];

/** When play goes on over an offered tile, each seat's view had told whether a win is missed by it. */
function missesAreSeen(before: readonly SeatView[], events: readonly GameEvent[]): SeatView[] {
  let known = [...before];
  for (const event of events) {
    if (event.type === 'winMissed') expect(missesFromView(known[event.seat]!)).toBe(true);
    const next = known.map((seen, seat) => {
      const told = redact(event, seat as Seat);
      return told === null ? seen : foldView(seen, told);
    });
    // Whoever has just missed one is not told of it twice.
    if (GOES_ON.includes(event.type)) {
      for (const seen of known) {
        if (!seen.deal!.own!.hasMissed) expect(missesFromView(seen)).toBe(false);
      }
    }
    known = next;
  }
  return known;
}

/** The imagined table is one: whole, the same to look at, and every answer can be played there. */
function isTableOf(match: Match, seat: Seat): void {
  const seen = view(match, seat);
  const imagined = imagine(seen, seat);
  keepsTiles(imagined);
  expect(view(imagined, seat)).toEqual(seen);
  for (const action of legalFromView(seen)) expect(play(imagined, action).ok).toBe(true);
}

describe.each(RULESETS.map(({ id, values }) => [id, values] as const))('%s', (_, rules) => {
  test.each(policiesFor(rules))(
    'a view tells what its viewer may do (%s)',
    (policy) => {
      for (let seed = 1; seed <= perPolicy; seed++) {
        expect(agrees(rules, policy, 7_000 + seed)).toBeGreaterThan(40);
      }
    },
    timeout,
  );
});

test.each(
  RULESETS.flatMap(({ id, values }) =>
    ASSISTANCE.map((assistance) => [id, assistance, values] as const),
  ),
)(
  'a view answers like the table itself (%s, %s)',
  (_id, assistance, rules) => {
    let taken = 0;
    for (let seed = 1; seed <= perPolicy; seed++)
      taken += answersAgree(rules, 400 + seed, assistance);
    expect(taken).toBeGreaterThan(10);
  },
  timeout,
);

test(
  'under rulebooks made at random, too',
  () => {
    for (let seed = 1; seed <= custom; seed++) {
      const { ruleset } = randomRuleset(randomFrom(seed ^ 0x1a7e));
      agrees(ruleset.values, POLICY_NAMES[seed % POLICY_NAMES.length]!, seed);
    }
  },
  timeout,
);

test('whoever is not asked may do nothing, and could only pass', () => {
  const rules = RULESETS[0]!.values;
  let unasked = 0;
  for (const { step } of playout({ rules, policy: 'riichiAlways', seed: 5 })) {
    const { match } = step;
    if (match.deal?.phase.type !== 'claims') continue;
    const { offer, waiting, answers } = match.deal.phase;
    for (const seat of SEATS) {
      const hasSpoken = seat === offer.from || answers.some(({ action }) => action.seat === seat);
      if (waiting.includes(seat) || hasSpoken) continue;
      unasked++;
      expect(legalFromView(view(match, seat))).toEqual([]);
      expect(answersFromView(view(match, seat))).toEqual([{ type: 'pass', seat }]);
    }
  }
  expect(unasked).toBeGreaterThan(20);
  expect(legalFromView(view(newMatch(rules), 0))).toEqual([]);
});
