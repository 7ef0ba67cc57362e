// What the matches of a pair under a rulebook say: places with intervals, first places, points.

import { addFaults, newFaults } from './majiangPlayer.mjs';
import { seatingsOf } from './pairs.mjs';

/** Where a player stands who is no better and no worse than the others. */
export const EVEN = 2.5;

/**
 * Complete sets only, and none beyond the first that is not: matches that were broken off are long ones more often
 * than not, and to leave those out would colour the result.
 */
export function completeSets(pair, matches) {
  const seatings = seatingsOf(pair);
  const sets = [];
  for (let set = 0; ; set++) {
    const played = seatings.map((_, seating) => matches.get(`${set}:${seating}`));
    if (played.includes(undefined)) return sets;
    sets.push(played);
  }
}

export function tally(pair, matches) {
  const seatings = seatingsOf(pair);
  const sets = completeSets(pair, matches);
  const sides = [0, 1].map((side) => {
    const ofSet = (of) => sets.map((played) => averageOf(played, seatings, side, of));
    return {
      place: estimate(ofSet((match, seat) => match.places[seat])),
      first: mean(ofSet((match, seat) => firstShare(match.places, seat))),
      last: mean(ofSet((match, seat) => firstShare(match.places.map(fromBelow), seat))),
      points: estimate(ofSet((match, seat) => match.result[seat])),
    };
  });
  const faults = newFaults();
  for (const match of matches.values()) if (match.faults) addFaults(faults, match.faults);
  const hanchan = sets.length * seatings.length;
  const seconds = sets.flat().reduce((sum, match) => sum + match.seconds, 0);
  return { hanchan, sets: sets.length, sides, p: chanceOfEven(sides[0].place), seconds, faults };
}

const fromBelow = (place) => 5 - place;

/** The average over the seats of a side, in all matches of a set. */
function averageOf(played, seatings, side, of) {
  const values = played.flatMap((match, i) =>
    seatings[i].flatMap((other, seat) => (other === side ? [of(match, seat)] : [])),
  );
  return mean(values);
}

/** 1 for the first, a half for each of two who share it. */
function firstShare(places, seat) {
  const best = Math.min(...places);
  return places[seat] === best ? 1 / places.filter((place) => place === best).length : 0;
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean with half of its 95 % interval, each set one observation. */
function estimate(values) {
  const { length } = values;
  if (length === 0) return { mean: null, half: null, error: null, sets: 0 };
  const middle = mean(values);
  if (length < 2) return { mean: middle, half: null, error: null, sets: length };
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const error = Math.sqrt(squares / (length - 1) / length);
  return { mean: middle, half: studentQuantile(length - 1) * error, error, sets: length };
}

const Z = 1.959964;

/** The 97.5 % point of Student's distribution, by the expansion in the normal one: 2.23 for ten, 1.98 for 120. */
export function studentQuantile(freedom) {
  if (freedom < 5) return [12.706, 4.303, 3.182, 2.776][freedom - 1];
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** How often players of equal strength would be this far apart, either way; null when it cannot be said. */
function chanceOfEven({ mean: place, error, sets }) {
  if (error === null) return null;
  if (error === 0) return place === EVEN ? 1 : null;
  const freedom = sets - 1;
  const t = Math.abs(place - EVEN) / error;
  // Student's t as a normal deviate.
  const z =
    (Math.sqrt(freedom * Math.log1p((t * t) / freedom)) * (8 * freedom + 1)) / (8 * freedom + 3);
  return 2 * normalTail(z);
}

/** Above z, by the continued fraction far out and the series near the middle. */
function normalTail(z) {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z > 3) {
    let fraction = z;
    for (let k = 40; k > 0; k--) fraction = z + k / fraction;
    return density / fraction;
  }
  let term = z;
  let sum = z;
  for (let k = 1; k < 60; k++) {
    term *= (z * z) / (2 * k + 1);
    sum += term;
  }
  return 0.5 - density * sum;
}
