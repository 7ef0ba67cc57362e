// What every part of the proof plays with: the rulebooks, the net in its three roles, and a wall of true hands dealt anew.

import { readFileSync } from 'node:fs';
import { createAdviser, createBot, createReader, shuffled } from '@hanchan/bots';
import { findRuleset } from '@hanchan/rulesets';
import { lookAt } from '@hanchan/worlds';

export const BOOKS = [
  'tenhou',
  'wrc-2022',
  'ema-2008',
  'wdmc-2019',
  'general',
  'uspml-fundamentals',
];

/** Worlds in which a mistake is priced a second time. */
export const AGAIN = 100;

export const rulesOf = (book) => findRuleset(book).values;

const weights = readFileSync(
  new URL('../weights/expert.bin', import.meta.resolve('@hanchan/bots')),
);

export const read = createReader(weights).value;
/** Chooses beside somebody else, as the review does. */
export const adviser = createAdviser(weights).value;

export const botOf = (name) => createBot(name, weights).value;

/** The true hands before another wall. */
export function reshuffled(match, seen, random) {
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
