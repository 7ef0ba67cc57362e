// `node proof/worlds/rate.mjs [matches] [seed]`: what the choices of beginner, club and expert cost, under every rulebook, as a review
// counts it: the adviser goes through each seat of matches in which all three sit, and worlds price what it would not have done. Writes
// engine/arena/src/review/rating/measured.ts, the scale of the rating. Each match is kept in out/rate.jsonl, so that a run that was
// broken off goes on.

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { playMatch, priceGame, recording, reviewGame, reviewOf } from '@hanchan/arena';
import { createAdviser, createBot, createReader, LEVELS } from '@hanchan/bots';
import { filmOf, readGames } from '@hanchan/records';
import { findRuleset } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { traitsOf } from '@hanchan/worlds';
import { measuredSource } from './rateSource.mjs';

const BOOKS = ['tenhou', 'wrc-2022', 'ema-2008', 'wdmc-2019', 'general', 'uspml-fundamentals'];
const KEPT = new URL('../../out/rate.jsonl', import.meta.url);
const TARGET = new URL('../../engine/arena/src/review/rating/measured.ts', import.meta.url);
/** Few, for it is the sum that counts. */
const WORLDS = 40;
const weights = readFileSync(
  new URL('../weights/expert.bin', import.meta.resolve('@hanchan/bots')),
);
const adviser = createAdviser(weights).value;
const read = createReader(weights).value;
const bots = LEVELS.map((level) => createBot(level, weights).value);

/** Decisions and cost by level, in hundredths of a usual win. */
async function rateMatch(book, seed) {
  const ruleset = findRuleset(book);
  const levels = SEATS.map((seat) => (seat + seed) % LEVELS.length);
  const { watch, text } = recording(ruleset);
  const players = levels.map((level) => bots[level]);
  await playMatch({ rules: ruleset.values, players, seed, watch });
  const film = filmOf(readGames('match', text()).games[0], { find: findRuleset, usual: ruleset });
  const game = reviewGame(film);
  return SEATS.map((seat) => {
    const decisions = reviewOf(game, seat, adviser);
    let cost = 0;
    let priced = 0;
    const options = { read, worlds: WORLDS, quick: WORLDS };
    for (const { decision } of priceGame(game, decisions, options)) {
      priced++;
      cost += (100 * decision.costs.points.mean) / decision.usualWin;
    }
    return { level: LEVELS[levels[seat]], decisions: decisions.length, priced, cost };
  });
}

const [matches = 12, from = 310_000] = process.argv.slice(2).map(Number);
mkdirSync(new URL('.', KEPT), { recursive: true });
const lines = existsSync(KEPT) ? readFileSync(KEPT, 'utf8').trim().split('\n') : [];
const kept = lines.filter(Boolean).map((line) => JSON.parse(line));
for (let i = 0; i < matches; i++) {
  for (const book of BOOKS) {
    const seed = from + i;
    if (kept.some((one) => one.book === book && one.seed === seed)) continue;
    const one = { book, seed, seats: await rateMatch(book, seed) };
    kept.push(one);
    appendFileSync(KEPT, `${JSON.stringify(one)}\n`);
    console.log(JSON.stringify(one));
  }
}
const books = BOOKS.map((book) => ({
  book,
  traits: traitsOf(findRuleset(book).values),
  matches: kept.filter((one) => one.book === book).map(({ seats }) => seats),
}));
writeFileSync(TARGET, measuredSource(books, LEVELS));
