// `npm run prove -- worlds [--minutes 5] [--seed 50000]`: how true worlds, rollouts and standings are, for every rulebook, on seeds that
// nothing was tuned on. Prints tables, and writes out/worlds.svg. What is counted: every discard of a deal between experts (said: how
// often somebody wins on it in the worlds; real: whether somebody could); mistakes that are planted (the expert's choice against one of its
// next six that it gives under 10 %; said: rollouts; truth: the true hands, the unseen tiles shuffled again, experts to the end); and
// the place that was to be expected before each deal against the place that came of the match.

import { readFileSync, writeFileSync } from 'node:fs';
import { randomWall } from '@hanchan/arena';
import { createBot, createReader, randomFrom, seedOf, shuffled } from '@hanchan/bots';
import {
  deal,
  legalActions,
  newMatch,
  noRonBecause,
  play,
  resultOf,
  seatsToAct,
  view,
} from '@hanchan/game';
import { othersAfter } from '@hanchan/rules';
import { findRuleset } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { chooseWorlds, lookAt, playOut, priceActions, worthOf } from '@hanchan/worlds';
import { drawCalibration } from './picture.mjs';

export const BOOKS = [
  'tenhou',
  'wrc-2022',
  'ema-2008',
  'wdmc-2019',
  'general',
  'uspml-fundamentals',
];
const weights = readFileSync(
  new URL('../weights/expert.bin', import.meta.resolve('@hanchan/bots')),
);
const read = createReader(weights).value;
const WORLDS = { dangers: 60, prices: 200 };
const TRUTHS = 6;
const EDGES = [0, 0.01, 0.03, 0.08, 0.15, 1];

/** Whether somebody may win on it, as the hands lie. */
const isWonOn = (match, seat, tile) =>
  othersAfter(seat, match.rules).some(
    (other) => noRonBecause(match, other, { from: seat, tile, by: 'discard' }) === null,
  );

function lookAtDiscard({ match, seat, seen, legal, action }, random, sums) {
  const worlds = chooseWorlds(lookAt(seen, read(seen, legal)), WORLDS.dangers, random);
  const said =
    worlds.filter((world) => isWonOn(world.match, seat, action.tile)).length / worlds.length;
  const real = isWonOn(match, seat, action.tile) ? 1 : 0;
  const bin = sums.bins[EDGES.findIndex((_, i) => said < EDGES[i + 1] || i === EDGES.length - 2)];
  bin.n++;
  bin.said += said;
  bin.real += real;
}

/** The true hands before another wall. */
function reshuffled(match, seen, random) {
  const { places } = lookAt(seen, null);
  const wall = [...match.deal.wall];
  const tiles = shuffled(
    places.map((place) => wall[place]),
    random,
  );
  places.forEach((place, i) => {
    wall[place] = tiles[i];
  });
  return { ...match, deal: { ...match.deal, wall } };
}

function plant({ match, seat, seen, legal }, { candidates }, expert, random, seed) {
  const rare = candidates
    .slice(1, 7)
    .filter(({ probability }) => probability !== null && probability < 0.1);
  if (rare.length === 0) return null;
  const wrong = rare[Math.floor(random() * rare.length)].action;
  const { choices } = priceActions(
    seen,
    legal,
    [candidates[0].action, wrong],
    { seed, worlds: WORLDS.prices },
    read,
  );
  const { mean, within } = choices[1].than.points;
  const policy = (now, who) => {
    const may = legalActions(now, who);
    return may.length === 1 ? may[0] : expert.decide(view(now, who), may, random).action;
  };
  let truth = 0;
  for (let i = 0; i < TRUTHS; i++) {
    const start = reshuffled(match, seen, random);
    const points = [candidates[0].action, wrong].map(
      (action) => playOut(start, action, seat, policy).points,
    );
    truth += (points[1] - points[0]) / TRUTHS;
  }
  return { said: mean, within, truth };
}

/** One deal between experts: its discards, and one planted mistake. */
function playDeal(rules, seed, sums) {
  const expert = createBot('expert', weights).value;
  const random = randomFrom(seed);
  let match = deal(newMatch(rules), randomWall(rules, random)).value.match;
  const asked = [];
  while (match.phase === 'playing') {
    const [seat] = seatsToAct(match);
    const legal = legalActions(match, seat);
    const seen = view(match, seat);
    const decision = expert.decide(seen, legal, random);
    if (legal.length > 1) {
      const at = { match, seat, seen, legal, action: decision.action };
      asked.push({ at, decision });
      if (decision.action.type === 'discard') lookAtDiscard(at, random, sums);
    }
    match = play(match, decision.action).value.match;
  }
  const open = asked.filter(({ decision }) => decision.candidates.length > 2);
  if (open.length === 0) return;
  const { at, decision } = open[Math.floor(random() * open.length)];
  const planted = plant(at, decision, expert, random, seed);
  if (planted !== null) sums.planted.push({ ...planted, deal: seed });
}

/** A match between club players: what was expected before each deal, and what came. */
function playMatch(rules, seed, sums) {
  const club = createBot('club', null).value;
  const random = randomFrom(seed);
  let match = newMatch(rules);
  const expected = [];
  while (match.phase !== 'over') {
    expected.push(worthOf(match).map(({ place }) => place));
    match = deal(match, randomWall(rules, random)).value.match;
    while (match.phase === 'playing') {
      const [seat] = seatsToAct(match);
      const legal = legalActions(match, seat);
      const action =
        legal.length === 1 ? legal[0] : club.decide(view(match, seat), legal, random).action;
      match = play(match, action).value.match;
    }
  }
  const { places } = resultOf(match.scores, match.rules);
  for (const row of expected) {
    for (const seat of SEATS) {
      const bin = sums.places[Math.min(5, Math.floor((row[seat] - 1) * 2))];
      bin.n++;
      bin.said += row[seat];
      bin.real += places[seat];
    }
  }
}

const bins = (count) => Array.from({ length: count }, () => ({ n: 0, said: 0, real: 0 }));
const percent = (share) => `${(100 * share).toFixed(1)} %`;

/** Slope of truth on what was said, through the means, with the interval of deals that are drawn again. */
function slopeOf(planted, random) {
  const slope = (rows) => {
    const mean = (key) => rows.reduce((sum, row) => sum + row[key], 0) / rows.length;
    const [x, y] = [mean('said'), mean('truth')];
    const over = rows.reduce((sum, row) => sum + (row.said - x) * (row.truth - y), 0);
    return over / rows.reduce((sum, row) => sum + (row.said - x) ** 2, 0);
  };
  const drawn = Array.from({ length: 400 }, () =>
    slope(planted.map(() => planted[Math.floor(random() * planted.length)])),
  ).sort((a, b) => a - b);
  return { value: slope(planted), low: drawn[10], high: drawn[389] };
}

function report(id, sums) {
  console.log(
    `\n${id}: ${sums.deals} deals between experts, ${sums.matches} matches between club players`,
  );
  console.log('  deal-in   discards      said      real');
  sums.bins.forEach(({ n, said, real }, i) => {
    const range = `${100 * EDGES[i]}–${100 * EDGES[i + 1]} %`;
    if (n > 0)
      console.log(
        `  ${range.padEnd(10)}${String(n).padStart(8)}${percent(said / n).padStart(10)}${percent(real / n).padStart(10)}`,
      );
  });
  console.log('  place          looks      said      real');
  for (const { n, said, real } of sums.places) {
    if (n > 0)
      console.log(
        `  ${''.padEnd(10)}${String(n).padStart(8)}${(said / n).toFixed(2).padStart(10)}${(real / n).toFixed(2).padStart(10)}`,
      );
  }
}

/** Goes round the rulebooks until the time is over. */
export function calibrate({ minutes, seed }) {
  const found = new Map(
    BOOKS.map((id) => [
      id,
      { deals: 0, matches: 0, bins: bins(EDGES.length - 1), places: bins(6), planted: [] },
    ]),
  );
  const end = Date.now() + minutes * 60_000;
  for (let round = 0; Date.now() < end; round++) {
    for (const [i, id] of BOOKS.entries()) {
      if (round > 0 && Date.now() >= end) break;
      const sums = found.get(id);
      const { values: rules } = findRuleset(id);
      playDeal(rules, seedOf(seed, round, i), sums);
      playMatch(rules, seedOf(seed, round, i + 100), sums);
      sums.deals++;
      sums.matches++;
    }
  }
  for (const [id, sums] of found) report(id, sums);
  const planted = BOOKS.filter((id) => id !== 'uspml-fundamentals').flatMap(
    (id) => found.get(id).planted,
  );
  const mean = (key) =>
    planted.reduce((sum, one) => sum + one[key], 0) / Math.max(1, planted.length);
  console.log(`\nplanted mistakes, rulebooks that count in thousands: ${planted.length}`);
  if (planted.length > 3) {
    const { value, low, high } = slopeOf(planted, randomFrom(seed));
    const clear = planted.filter(({ said, within }) => said <= -500 && -said > within);
    const truth = clear.reduce((sum, one) => sum + one.truth, 0) / Math.max(1, clear.length);
    console.log(
      `  said ${mean('said').toFixed(0)}, truth ${mean('truth').toFixed(0)} points; slope of truth on said ${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`,
    );
    console.log(
      `  called clear: ${clear.length}; their truth on average ${truth.toFixed(0)} points`,
    );
  }
  writeFileSync(new URL('../../../out/worlds.svg', import.meta.url), drawCalibration(found));
  return true;
}
