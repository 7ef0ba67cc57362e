// `npm run prove -- worlds [--minutes 30] [--seed 97000] [--keep FILE]`: how true worlds, costs of mistakes and standings are, for every
// rulebook and for people's games, on seeds and games that nothing was tuned on. Prints tables, and draws out/worlds.svg. What was found
// is kept at once: the same command goes on where it was broken off.

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomFrom, seedOf } from '@hanchan/bots';
import { unseenGames } from './archive.mjs';
import { BOOKS, rulesOf } from './books.mjs';
import { lookAtHands } from './hidden.mjs';
import { chooseMistake, priceMistake } from './mistakes.mjs';
import { drawCalibration } from './picture.mjs';
import { botDeals, positionsOf, realDeals } from './positions.mjs';
import { PEOPLE, report } from './report.mjs';
import { followMatch } from './standings.mjs';

const OUT = new URL('../../../out/', import.meta.url);

/** One deal's worth: hidden hands at one choice, and a mistake. */
function workOn(turns, source, cluster, seed, keep) {
  const random = randomFrom(seed);
  const { look, mistakes } = positionsOf(turns, random);
  if (look !== null) keep({ type: 'hands', source, cluster, ...lookAtHands(look, random) });
  if (mistakes.length === 0) return;
  const mistake = chooseMistake(mistakes, seed, random);
  keep({ type: 'mistake', source, cluster, ...priceMistake(mistake, seedOf(seed, 9)) });
}

/** The matches of a rulebook, one deal at a time; with each a whole match for the standings. */
function* workOfBook(book, from, seed, keep) {
  const rules = rulesOf(book);
  const number = BOOKS.indexOf(book);
  for (let match = from; ; match++) {
    const of = seedOf(seed, number, match);
    const cluster = `${book} ${match}`;
    let deal = 0;
    for (const turns of botDeals(rules, of)) {
      workOn(turns, book, cluster, seedOf(of, 2, deal), keep);
      const followed = followMatch(rules, seedOf(of, 3, deal));
      if (followed !== null) keep({ type: 'standing', source: book, cluster, rows: followed });
      deal++;
      yield;
    }
    keep({ type: 'done', source: book, match });
  }
}

function* workOfPeople(from, seed, keep) {
  let last = null;
  let game = -1;
  let deal = 0;
  for (const { name, turns } of realDeals(unseenGames())) {
    if (name !== last) {
      if (last !== null && game >= from) keep({ type: 'done', source: PEOPLE, match: game });
      game++;
      deal = 0;
    }
    last = name;
    if (game < from) continue;
    workOn(turns, PEOPLE, `${PEOPLE} ${game}`, seedOf(seed, 99, game, deal++), keep);
    yield;
  }
}

/** Goes round the rulebooks and the real games until the time is over. */
export function calibrate({ minutes, seed, keep: name }) {
  mkdirSync(OUT, { recursive: true });
  const file = name ?? fileURLToPath(new URL(`worlds-${seed}.jsonl`, OUT));
  const rows = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  const keep = (row) => {
    rows.push(row);
    appendFileSync(file, `${JSON.stringify(row)}\n`);
  };
  /** A match that was broken off is played from its start under another number: nothing is counted twice. */
  const startOf = (source) =>
    1 +
    Math.max(
      -1,
      ...rows
        .filter((row) => row.source === source)
        .map(({ match, cluster }) =>
          match === undefined ? Number(cluster.split(' ').at(-1)) : match,
        ),
    );
  const works = [
    ...BOOKS.map((book) => workOfBook(book, startOf(book), seed, keep)),
    workOfPeople(startOf(PEOPLE), seed, keep),
  ];
  const end = Date.now() + minutes * 60_000;
  const before = process.cpuUsage();
  while (works.length > 0 && Date.now() < end) {
    const work = works.shift();
    const { done } = work.next();
    if (!done) works.push(work);
  }
  // What is left of the real games is put away.
  for (const work of works) work.return();
  const { user, system } = process.cpuUsage(before);
  const text = report(rows, randomFrom(seed));
  console.log(text);
  console.log(
    `\n${((user + system) / 60e6).toFixed(1)} minutes of processor time in this run; ${file}`,
  );
  writeFileSync(new URL('worlds.svg', OUT), drawCalibration(rows));
  return true;
}
