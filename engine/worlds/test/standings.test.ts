// What a standing promises comes true, under every rulebook: whole matches between quick players, and what was to be expected before each
// of their deals. A small form here; `npm run prove -- worlds` does it with club players, with intervals.

import { randomFrom, seedOf, shuffled } from '@hanchan/bots';
import { deal, type Match, newMatch, playAway, resultOf, seatsToAct } from '@hanchan/game';
import { type RuleValues, redFivesOf } from '@hanchan/rules';
import {
  EMA_2008,
  GENERAL,
  TENHOU,
  USPML_FUNDAMENTALS,
  WDMC_2019,
  WRC_2022,
} from '@hanchan/rulesets';
import { SEATS, tileSet } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import { quickAction } from '../src/quick.ts';
import { type Worth, worthOf } from '../src/standing.ts';

const BOOKS = { TENHOU, WRC_2022, EMA_2008, WDMC_2019, GENERAL, USPML_FUNDAMENTALS };
const MATCHES = process.env['HANCHAN_FULL'] === '1' ? 600 : 40;
const MOST_DEALS = 60;
const TWELVE_THOUSAND = 12_000;

interface Promised {
  readonly said: Worth;
  readonly came: Worth;
}

function played(rules: RuleValues, seed: number): { match: Match; said: readonly Worth[][] } {
  const random = randomFrom(seed);
  const said: Worth[][] = [];
  let match = newMatch(rules);
  while (match.phase !== 'over' && said.length < MOST_DEALS) {
    said.push([...worthOf(match)]);
    const wall = shuffled(tileSet(redFivesOf(rules)), random);
    const dealt = deal(match, wall);
    if (!dealt.ok) throw new Error(dealt.error.code);
    match = dealt.value.match;
    while (match.phase === 'playing') {
      const step = playAway(match, quickAction(match, seatsToAct(match)[0]!));
      if (!step.ok) throw new Error(step.error.code);
      match = step.value.match;
    }
  }
  return { match, said };
}

function promisesOf(rules: RuleValues): Promised[] {
  return Array.from({ length: MATCHES }, (_, i) => played(rules, seedOf(77, i))).flatMap(
    ({ match, said }) => {
      if (match.phase !== 'over') return [];
      const { places, tournament } = resultOf(match.scores, rules);
      const came = SEATS.map((seat) => ({
        place: SEATS.reduce(
          (sum, other) => sum + (places[other] === places[seat] && other !== seat ? 0.5 : 0),
          places[seat] as number,
        ),
        tournament: tournament[seat] / TWELVE_THOUSAND,
      }));
      return said.flatMap((row) => SEATS.map((seat) => ({ said: row[seat]!, came: came[seat]! })));
    },
  );
}

/** How much of a difference in what was promised comes true. */
function slopeOf(promises: readonly Promised[], of: (worth: Worth) => number): number {
  const mean = (which: keyof Promised) =>
    promises.reduce((sum, one) => sum + of(one[which]), 0) / promises.length;
  const [x, y] = [mean('said'), mean('came')];
  let over = 0;
  let under = 0;
  for (const { said, came } of promises) {
    over += (of(said) - x) * (of(came) - y);
    under += (of(said) - x) ** 2;
  }
  return over / under;
}

test.each(Object.entries(BOOKS))('%s: places and points come as they were promised', (_, book) => {
  const promises = promisesOf(book.values);
  expect(promises.length).toBeGreaterThan(MATCHES * 20);
  for (const of of [(worth: Worth) => worth.place, (worth: Worth) => worth.tournament]) {
    expect(slopeOf(promises, of)).toBeGreaterThan(0.8);
    expect(slopeOf(promises, of)).toBeLessThan(1.2);
  }
});
