// The proof in tables: hidden hands, mistakes, standings; a line a rulebook, with the middle 95 %
// of drawing deals again. One choice of a deal is looked at, so what belongs together is drawn together; of standings, whole matches.

import { AGAIN, BOOKS } from './books.mjs';
import {
  meanOf,
  noiseOf,
  noiseOfSlope,
  shareWithoutCost,
  slopeOf,
  slopeWithoutNoise,
  withInterval,
} from './estimates.mjs';

/** Choices of people in real games, under Tenhou's rules. */
export const PEOPLE = 'people (tenhou)';
const ALL = 'together';
const SOURCES = [...BOOKS, PEOPLE];

const percent = (share) => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`);
const inPoints = (points) => points.toFixed(0).replace('-', '−');
const inSlope = (slope) => slope.toFixed(2).replace('-', '−');
const asRange = (write, { value, low, high }) =>
  Number.isNaN(low) ? write(value) : `${write(value)} (${write(low)} to ${write(high)})`;

function table(title, headings, rows) {
  const all = [headings, ...rows];
  const widths = headings.map((_, i) => Math.max(...all.map((row) => row[i].length)));
  const line = (row) =>
    `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('   ')}`;
  return ['', title, ...all.map(line)];
}

/** A line for each source that has rows, and one for all of them. */
function lines(rows, ofRows) {
  const found = SOURCES.map((id) => [id, rows.filter(({ source }) => source === id)]);
  return [...found, [ALL, rows]]
    .filter(([, some]) => some.length > 0)
    .map(([id, some]) => [id, ...ofRows(some)]);
}

function handsTables(rows, random) {
  const one = (key) =>
    lines(rows, (some) => {
      const clusters = some.map((row) => row[key]);
      const all = clusters.flat();
      const was = withInterval(clusters, (of) => meanOf(of.map(([, so]) => so)), random);
      return [
        String(all.length),
        percent(meanOf(all.map(([said]) => said))),
        asRange(percent, was),
        asRange(inSlope, withInterval(clusters, slopeOf, random)),
      ];
    });
  const headings = ['', 'looks', 'said', 'was', 'slope'];
  return [
    ...table('Somebody wins on a tile of the hand', headings, one('dealIn')),
    ...table('An opponent without riichi is tenpai', headings, one('tenpai')),
  ];
}

const truthOf = ({ truth }) => meanOf(truth);

/** What other worlds said, with its noise squared, which the worlds of the review tell. */
const saidAgain = ({ again, within, worlds }) => [again, ((within / 1.96) ** 2 * worlds) / AGAIN];

/** What was believed of the share that cost nothing, and twice what it was: counted, and with the noise of the walls taken off. */
const CALLED = [
  '',
  'mistakes',
  'said',
  'truth',
  'nothing, by other worlds',
  'nothing, said',
  'nothing, as the hands lay',
  'without noise of walls',
];

function mistakeTables(rows, random) {
  const costs = (all) =>
    lines(all, (some) => {
      const clusters = some.map((row) => [[row.said, truthOf(row), row.again]]);
      const truth = withInterval(clusters, (of) => meanOf(of.map(([, was]) => was)), random);
      return [
        String(some.length),
        inPoints(meanOf(some.map(({ said }) => said))),
        asRange(inPoints, truth),
        asRange(inSlope, withInterval(clusters, slopeOf, random)),
        asRange(inSlope, withInterval(clusters, slopeWithoutNoise, random)),
      ];
    });
  const called = (which) =>
    lines(rows.filter(which), (some) => {
      const clusters = some.map((row) => [row]);
      const truth = withInterval(clusters, (of) => meanOf(of.map(truthOf)), random);
      const none = (rowOf) =>
        withInterval(clusters, (of) => shareWithoutCost(of.map(rowOf)), random);
      const counted = (of) => of.filter((row) => truthOf(row) <= 0).length / of.length;
      return [
        String(some.length),
        inPoints(meanOf(some.map(({ said }) => said))),
        asRange(inPoints, truth),
        asRange(percent, none(saidAgain)),
        percent(meanOf(some.map((row) => row.none))),
        asRange(percent, withInterval(clusters, counted, random)),
        asRange(
          percent,
          none(({ truth: walls }) => [meanOf(walls), noiseOf(walls)]),
        ),
      ];
    });
  const headings = ['', 'mistakes', 'said', 'truth', 'slope as read', 'slope for endless worlds'];
  const made = rows.filter(({ isPlanted }) => !isPlanted);
  return [
    ...table('What mistakes cost, in points where a usual win is 3,900', headings, costs(rows)),
    '',
    `Noise of the walls alone in the slope of all, as read: ± ${(1.96 * noiseOfSlope(rows.map(({ said, truth }) => [said, noiseOf(truth)]))).toFixed(2)}`,
    ...table('Those of them that were made, and not planted', headings, costs(made)),
    ...table(
      'Called a clear mistake',
      CALLED,
      called(({ isClear }) => isClear),
    ),
    ...table(
      'Named, but only as a cost on average',
      CALLED,
      called(({ isNamed, isClear }) => isNamed && !isClear),
    ),
  ];
}

function standingTable(rows, random) {
  const found = lines(rows, (some) => {
    const clusters = some.map(({ rows: looks }) => looks);
    const slope = (a, b) =>
      asRange(
        inSlope,
        withInterval(clusters, (of) => slopeOf(of.map((row) => [row[a], row[b]])), random, 200),
      );
    return [String(some.length), slope(0, 1), slope(2, 3)];
  }).filter(([id]) => id !== ALL);
  return table(
    'What standings promise: slopes of what came of the match',
    ['', 'matches', 'place', 'points of the sheet'],
    found,
  );
}

/** All tables. */
export function report(rows, random) {
  const of = (type) => rows.filter((row) => row.type === type);
  return [
    ...handsTables(of('hands'), random),
    ...mistakeTables(of('mistake'), random),
    ...standingTable(of('standing'), random),
  ].join('\n');
}
