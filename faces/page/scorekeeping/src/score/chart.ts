// The course of a score as lines on a small field: points over deals.

import type { Kept } from '@hanchan/keeper';
import { SEATS, type Seat } from '@hanchan/tiles';

export interface Course {
  readonly seat: Seat;
  readonly points: readonly number[];
}

/** What each player had at the start and after every line that counts. */
export function coursesOf({ lines, begin }: Kept): readonly Course[] {
  const start = begin.rules['table.startingPoints'];
  const stands = lines.filter(
    ({ isRemoved, problem, number }) => !isRemoved && problem === null && number !== null,
  );
  return SEATS.map((seat) => ({
    seat,
    points: [start, ...stands.map(({ after }) => after.scores[seat])],
  }));
}

export interface Field {
  readonly width: number;
  readonly height: number;
  readonly low: number;
  readonly high: number;
  readonly x: (deal: number) => number;
  readonly y: (points: number) => number;
}

export function fieldFor(courses: readonly Course[], width: number, height: number): Field {
  const all = courses.flatMap(({ points }) => points);
  const low = Math.min(...all);
  const high = Math.max(...all, low + 1);
  const last = Math.max(1, courses[0]!.points.length - 1);
  return {
    width,
    height,
    low,
    high,
    x: (deal) => (deal / last) * width,
    y: (points) => height - ((points - low) / (high - low)) * height,
  };
}

const GAP = 13;

/** Where the names stand at the right end, apart from each other. */
export function labelPlaces(courses: readonly Course[], { y, height }: Field): readonly number[] {
  const wanted = courses
    .map(({ points }, i) => ({ i, at: y(points.at(-1)!) }))
    .sort((a, b) => a.at - b.at);
  const places = new Array<number>(courses.length);
  let above = Number.NEGATIVE_INFINITY;
  for (const { i, at } of wanted) {
    above = Math.max(at, above + GAP);
    places[i] = above;
  }
  // From below those make room that have been pushed out of the field, and no others.
  let below = height + GAP;
  for (const { i } of wanted.toReversed()) {
    below = Math.min(places[i]!, below - GAP);
    places[i] = below;
  }
  return places;
}
