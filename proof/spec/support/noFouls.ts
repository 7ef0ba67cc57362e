// What must hold under a rulebook that knows no fouls.

import { randomWall } from '@hanchan/arena';
import { pick, randomFrom } from '@hanchan/bots';
import {
  deal,
  legalActions,
  newMatch,
  play,
  possibleActions,
  rule,
  seatsToAct,
} from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { expect } from 'vitest';
import { isTaken } from './foulTable.ts';
import type { Table } from './playTable.ts';

/** Plays one deal at random without assistance; how many choices there were, all of them legal. */
export function onlyLegal(rules: RuleValues, seed: number): number {
  const random = randomFrom(seed);
  const started = deal(newMatch(rules, { assistance: 'unassisted' }), randomWall(rules, random));
  if (!started.ok) throw new Error(started.error.code);
  let { match } = started.value;
  let choices = 0;
  while (match.phase === 'playing') {
    const seat = seatsToAct(match)[0]!;
    const actions = possibleActions(match, seat);
    expect(actions).toEqual(legalActions(match, seat));
    choices += actions.length;
    const step = play(match, pick(actions, random));
    if (!step.ok) throw new Error(step.error.code);
    expect(step.value.events.some(({ type }) => type === 'fouled')).toBe(false);
    match = step.value.match;
  }
  return choices;
}

/** A referee can warn, note exposed tiles and order a new deal, and no more. */
export function mildReferee({ match }: Table): void {
  for (const type of ['chombo', 'deadHand'] as const) {
    expect(rule(match, { type, seat: 1 })).toMatchObject({
      ok: false,
      error: { code: 'noSuchPenalty', rule: `penalty.${type}` },
    });
  }
  const shown = rule(match, { type: 'exposed', seat: 1, whose: 'others', tiles: 13 });
  expect(shown.ok && shown.value.events.map(({ type }) => type)).toEqual(['ruled']);
  const again = rule(match, { type: 'redeal' });
  expect(again.ok && again.value.match).toMatchObject({ phase: 'awaitingDeal', dealer: 0 });
  const warned = rule(match, { type: 'warning', seat: 1 });
  expect(warned.ok && warned.value.match.scores).toEqual(match.scores);
}

/** What is declared falsely is refused, and leaves nothing behind. */
export function takesNone(at: Table, commands: readonly string[]): void {
  for (const command of commands) expect(isTaken(at, command), command).toBe(false);
  expect(at.count('fouled')).toBe(0);
}
