// What holds in every match at a real table, where players do what they like; the choices are random.

import { randomWall } from '@hanchan/arena';
import { pick, type Random, randomFrom } from '@hanchan/bots';
import * as game from '@hanchan/game';
import { RULESETS } from '@hanchan/rulesets';
import { SEATS, type Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';

const MATCHES = 4;
const BELL_AFTER_DEALS = 10;
const MOST_STEPS = 6_000;

type Taken = ReturnType<typeof game.play>;

function stepOf(result: Taken, what: unknown): game.Step {
  if (!result.ok) throw new Error(`${JSON.stringify(what)} was refused: ${result.error.code}`);
  return result.value;
}

const RULINGS: readonly ((seat: Seat) => game.Ruling)[] = [
  (seat) => ({ type: 'deadHand', seat }),
  (seat) => ({ type: 'warning', seat }),
  (seat) => ({ type: 'penalty', seat, points: 2 }),
  (seat) => ({ type: 'exposed', seat, whose: 'deadWall', tiles: 1 + seat * 3 }),
];

/** Mostly what is legal; now and then anything that can be done. */
function choose(match: game.Match, seat: Seat, random: Random): game.Action {
  const legal = game.legalActions(match, seat);
  const refused = legal.find((action) => game.refusalOf(match, action) !== null);
  expect(refused).toBeUndefined();
  if (random() < 0.97 && legal.length > 0) return pick(legal, random);
  const possible = game.possibleActions(match, seat);
  expect(possible.slice(0, legal.length)).toEqual(legal);
  for (const action of possible) stepOf(game.play(match, action), action);
  return pick(possible, random);
}

function advance(match: game.Match, random: Random): game.Step {
  const isBellDue = match.dealNumber >= BELL_AFTER_DEALS && match.bell === 'silent';
  if (isBellDue) return stepOf(game.ringBell(match), 'bell');
  if (match.phase === 'awaitingDeal') {
    return stepOf(game.deal(match, randomWall(match.rules, random)), 'wall');
  }
  if (match.deal!.phase.type === 'turn' && random() < 0.002) {
    const step = game.rule(match, pick(RULINGS, random)(pick(SEATS, random)));
    if (step.ok) return step.value;
  }
  const seat = pick(game.seatsToAct(match), random);
  const action = choose(match, seat, random);
  return stepOf(game.play(match, action), action);
}

/** Every step of a match, with the state before it. */
function* walk(
  start: game.Match,
  random: Random,
): Generator<{ before: game.Match; step: game.Step }> {
  let match = start;
  for (let i = 0; match.phase !== 'over'; i++) {
    if (i > MOST_STEPS) throw new Error('the match does not end');
    const step = advance(match, random);
    yield { before: match, step };
    match = step.match;
  }
}

const totalOf = ({ scores, deposits, pool, rules }: game.Match) =>
  scores.reduce((sum, score) => sum + score, 0) + deposits * rules['riichi.deposit'] + pool;

/** Whatever is done, the player to move has fourteen tiles and the others thirteen, extra kan tiles aside. */
function checkSizes({ phase, deal: running }: game.Match): void {
  if (phase !== 'playing' || running!.phase.type !== 'turn') return;
  const sizes = running!.seats.map(
    ({ hand, drawn, melds }) => hand.length + (drawn === null ? 0 : 1) + 3 * melds.length,
  );
  expect(sizes).toEqual(SEATS.map((seat) => (seat === running!.turn ? 14 : 13)));
}

/** A dead hand calls nothing, wins nothing and is paid nothing. */
function checkDead(before: game.Match, { events }: game.Step): void {
  const isDead = (seat: Seat) => before.deal?.seats[seat].isDead ?? false;
  for (const event of events) {
    switch (event.type) {
      case 'dealStarted':
        return;
      case 'called':
      case 'kanDeclared':
      case 'won':
      case 'riichiAccepted':
        expect(isDead(event.seat), event.type).toBe(false);
        break;
      case 'declared':
        expect(event.isTenpai && isDead(event.seat)).toBe(false);
        break;
      case 'drawn':
        expect(event.tenpai.some(isDead) && event.reason === 'exhausted').toBe(false);
        for (const seat of SEATS)
          if (isDead(seat)) expect(event.deltas[seat]).toBeLessThanOrEqual(0);
        break;
    }
  }
}

describe.each(RULESETS)('$id', ({ values }) => {
  test('matches without assistance end, keep their points, and dead hands stay dead', () => {
    let fouls = 0;
    for (let seed = 1; seed <= MATCHES; seed++) {
      const start = game.newMatch(values, { assistance: 'unassisted' });
      const total = totalOf(start);
      for (const { before, step } of walk(start, randomFrom(seed))) {
        expect(totalOf(step.match)).toBe(total);
        checkDead(before, step);
        checkSizes(step.match);
        fouls += step.events.filter(({ type }) => type === 'fouled').length;
      }
    }
    expect(fouls > 0).toBe(values['foul.falseWin'] !== 'refused');
  });

  test('guided matches see no foul, and everything possible is legal', () => {
    for (const { step } of walk(game.newMatch(values), randomFrom(99))) {
      expect(step.events.some(({ type }) => type === 'fouled')).toBe(false);
    }
  });
});
