// The positions of the trainer of judgement, counted: `node proof/positions/make.mjs --seed 2026 --each 12 --books wrc-2022,tenhou`.
// With `--about value` only these are counted, and the others stay as the file has them.
// Experts play deals from the seed; where a choice of one of the kinds comes up its answers are played out in the same worlds, and
// only what is clear is kept: the interval is far from nothing, and strong players would rarely choose the worse one.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createBot, createReader, randomFrom, readTable, seedOf } from '@hanchan/bots';
import { judgedStart, judgedUnder, readPositions } from '@hanchan/examination';
import { isLastDeal, legalActions, noRonBecause, play, seatsToAct, view } from '@hanchan/game';
import { findRuleset } from '@hanchan/rulesets';
import { kindOf } from '@hanchan/tiles';
import { chooseWorlds, lookAt, RunningPrice } from '@hanchan/worlds';
import { positionsModule } from './write.mjs';

const { values: asked } = parseArgs({
  options: {
    seed: { type: 'string', default: '2026' },
    each: { type: 'string', default: '12' },
    about: { type: 'string', default: 'defence,push,riichi,call,place,value' },
    books: { type: 'string', default: 'wrc-2022,tenhou,ema-2008' },
    minutes: { type: 'string', default: '10' },
    out: { type: 'string', default: 'faces/page/study/src/train/judged/positions.ts' },
  },
});
const SEED = Number(asked.seed);
const EACH = Number(asked.each);
const ABOUT = ['defence', 'push', 'riichi', 'call', 'place', 'value'];
/** What is looked for in the same deals; a deal gives one position at most. */
const TOGETHER = [ABOUT.slice(0, 5), ABOUT.slice(5)];
const wanted = asked.about.split(',');

const weights = readFileSync(
  new URL('../weights/expert.bin', import.meta.resolve('@hanchan/bots')),
);
const expert = createBot('expert', weights).value;
const club = createBot('club', null).value;
const read = createReader(weights).value;

/** Worlds for a first look, and for what is kept. */
const FIRST = 60;
const WORLDS = 400;
/** What strong players choose so often is not called wrong. */
const LIKELY = 0.15;
/** So many half widths from nothing. */
const CLEAR = 1.5;
const LEAST = { points: 500, places: 0.06, dealIn: 0.04 };

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const indexIn = (legal, action) => legal.findIndex((one) => isSame(one, action));
const isPlain = ({ type, riichi }) => type === 'discard' && !riichi;
const round = (value) => Math.round(value * 1_000) / 1_000;

/** A hand is dearer where it is likely to win so many times as much. */
const DEARER = 1.4;
const tilesIn = ({ accepts }) => accepts.reduce((sum, { remaining }) => sum + remaining, 0);

/** The two answers that a kind asks between; null where it does not come up. */
const PAIRS = {
  /** The quickest hand against a slower one that would win more; with nobody to be afraid of yet. */
  value({ legal, table, weighed }) {
    if (!legal.some(isPlain) || table.others.some(({ isInRiichi }) => isInRiichi)) return null;
    const near = weighed.filter(({ action, shanten }) => isPlain(action) && shanten !== null);
    const closest = Math.min(...near.map(({ shanten }) => shanten));
    const fast = near
      .filter(({ shanten }) => shanten === closest)
      .sort((a, b) => tilesIn(b) - tilesIn(a))[0];
    if (fast === undefined || closest < 1 || closest > 2 || !(fast.value > 0)) return null;
    const dear = near
      .filter(({ value, shanten }) => value >= DEARER * fast.value && shanten <= closest + 1)
      .sort((a, b) => a.shanten - b.shanten || tilesIn(b) - tilesIn(a))[0];
    return dear === undefined ? null : [fast.action, dear.action];
  },
  riichi({ legal, candidates }) {
    const best = candidates.find(({ action }) => action.type === 'discard' && action.riichi);
    if (best === undefined) return null;
    const { tile, fromDraw } = best.action;
    const silent = legal.find(
      (one) => isPlain(one) && one.tile === tile && one.fromDraw === fromDraw,
    );
    return silent === undefined ? null : [best.action, silent];
  },
  call({ legal, candidates }) {
    if (legal.some(({ type }) => type === 'ron')) return null;
    const pass = legal.find(({ type }) => type === 'pass');
    const call = candidates.find(({ action }) => action.type === 'chi' || action.type === 'pon');
    return pass === undefined || call === undefined ? null : [call.action, pass];
  },
  push({ legal, table, weighed }) {
    const threats = table.others.filter(({ isInRiichi }) => isInRiichi);
    if (threats.length === 0 || !legal.some(isPlain)) return null;
    const isSafe = (tile) => threats.every(({ safe }) => safe[kindOf(tile)] === 1);
    const near = weighed.filter(({ action }) => isPlain(action));
    const closest = Math.min(...near.map(({ shanten }) => shanten ?? 9));
    const fast = near
      .filter(({ shanten }) => shanten === closest)
      .sort((a, b) => tilesIn(b) - tilesIn(a))[0];
    if (fast === undefined || closest > 2 || isSafe(fast.action.tile)) return null;
    const fold = near.find(({ action, shanten }) => isSafe(action.tile) && shanten > closest);
    return fold === undefined ? null : [fast.action, fold.action];
  },
};

function counted(look, actions, seed) {
  const running = new RunningPrice(look, actions, { seed, worlds: WORLDS });
  running.play(FIRST);
  return running;
}

const isClearIn = ({ mean, within }, unit) =>
  Math.abs(mean) >= LEAST[unit] && Math.abs(mean) > CLEAR * within;

/** Both answers played out; null where they cannot be told apart, or strong players would not agree. */
function priced(moment, pair, unit, seed) {
  const look = lookAt(moment.seen, moment.reading);
  const running = counted(look, pair, seed);
  const figure = (choice) => choice.than[unit === 'places' ? 'place' : 'points'];
  const early = figure(running.pricing().choices[1]);
  if (Math.abs(early.mean) < 0.7 * early.within) return null;
  while (running.worlds < WORLDS) running.play(50);
  const { choices, worlds } = running.pricing();
  const difference = figure(choices[1]);
  if (!isClearIn(difference, unit)) return null;
  const isFirst = unit === 'places' ? difference.mean > 0 : difference.mean < 0;
  const [best, other] = isFirst ? choices : [choices[1], choices[0]];
  const chance = ({ action }) =>
    moment.candidates.find((one) => isSame(one.action, action))?.probability ?? 0;
  if (chance(other) >= LIKELY || chance(best) <= chance(other)) return null;
  const sign = isFirst ? 1 : -1;
  const told = (choice, than) => {
    const is = unit === 'places' ? choice.place : choice.points;
    const { action, win, dealIn } = choice;
    return {
      act: indexIn(moment.legal, action),
      is: [round(is.mean), round(is.within)],
      than: than === null ? [0, 0] : [round(sign * than.mean), round(than.within)],
      win: round(win),
      dealIn: round(dealIn),
    };
  };
  return { unit, worlds, choices: [told(best, null), told(other, difference)] };
}

/** How often each tile is won on at once, over the worlds; the safest and three that are clearly worse. */
function safest({ seen, reading, legal, table, match, seat }, seed, certain) {
  const threats = table.others.filter(({ isInRiichi }) => isInRiichi);
  if (threats.length === 0 || legal.filter(isPlain).length < 4) return null;
  const kinds = new Map();
  for (const one of legal.filter(isPlain))
    if (!kinds.has(kindOf(one.tile))) kinds.set(kindOf(one.tile), one);
  const worlds = chooseWorlds(lookAt(seen, reading), WORLDS, randomFrom(seed));
  const n = worlds.length;
  const others = seatsOf(match).filter((one) => one !== seat);
  const shares = [...kinds.values()].map((action) => {
    const offer = { from: seat, tile: action.tile, by: 'discard' };
    const hits = worlds.map((world) =>
      others.some(
        (one) =>
          world.match.deal.seats[one].waits.includes(kindOf(action.tile)) &&
          noRonBecause(world.match, one, offer) === null,
      ),
    );
    return { action, hits, share: hits.filter(Boolean).length / n };
  });
  shares.sort((a, b) => a.share - b.share);
  const [best, ...rest] = shares;
  const isCertain = threats.every(({ safe }) => safe[kindOf(best.action.tile)] === 1);
  if (isCertain !== certain) return null;
  const within = (values) => {
    const mean = values.reduce((sum, one) => sum + one, 0) / n;
    const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1);
    return { mean, within: 1.96 * Math.sqrt(spread / n) };
  };
  const than = ({ hits }) => within(hits.map((hit, i) => Number(hit) - Number(best.hits[i])));
  // Another one that is as safe would be as right an answer.
  if (rest.length < 3 || !isClearIn(than(rest[0]), 'dealIn')) return null;
  const picked = [rest[0], rest[Math.floor(rest.length / 2)], rest.at(-1)];
  const told = (one) => {
    const is = within(one.hits.map(Number));
    const less = one === best ? { mean: 0, within: 0 } : than(one);
    return {
      act: indexIn(legal, one.action),
      is: [round(is.mean), round(is.within)],
      than: [round(less.mean), round(less.within)],
      win: 0,
      dealIn: round(one.share),
    };
  };
  return { unit: 'dealIn', worlds: n, choices: [best, ...picked].map(told) };
}

const seatsOf = ({ deal }) => deal.seats.map((_, seat) => seat);

/** The first answer of each kind is right about as often as the second: nobody learns to press one button. */
function takes(found, about, answer) {
  const same = found.filter((one) => one.about === about && one.answer === answer).length;
  return found.filter((one) => one.about === about).length < EACH && same < Math.ceil(EACH / 2);
}

function startOf(rules, seed, isLast) {
  const random = randomFrom(seed);
  const points = rules['table.startingPoints'];
  const scores = [points, points, points, points];
  if (!isLast) return { seed, round: 0, dealer: Math.floor(random() * 4), scores };
  for (let n = 0; n < 6; n++) {
    const [from, to] = [Math.floor(random() * 4), Math.floor(random() * 4)];
    const sum = Math.round((points * (0.03 + 0.12 * random())) / 100) * 100;
    scores[from] -= sum;
    scores[to] += sum;
  }
  return { seed, round: rules['end.rounds'] - 1, dealer: 3, scores };
}

function judge(moment, found, seed, kinds) {
  const pairOf = (about) => PAIRS[about]?.(moment) ?? null;
  if (isLastDeal(moment.match)) {
    if (!kinds.includes('place')) return null;
    for (const about of ['riichi', 'call', 'push']) {
      const pair = pairOf(about);
      const made = pair === null ? null : priced(moment, pair, 'places', seed);
      if (made === null) continue;
      const answer = `${about} ${indexIn(moment.legal, pair[0]) === made.choices[0].act}`;
      if (takes(found, 'place', answer)) return { about: 'place', answer, ...made };
    }
    return null;
  }
  for (const certain of [true, false]) {
    if (!kinds.includes('defence') || !takes(found, 'defence', certain)) continue;
    const made = safest(moment, seed, certain);
    if (made !== null) return { about: 'defence', answer: certain, ...made };
  }
  for (const about of ['push', 'riichi', 'call', 'value']) {
    if (!kinds.includes(about)) continue;
    if (!takes(found, about, true) && !takes(found, about, false)) continue;
    const pair = pairOf(about);
    const made = pair === null ? null : priced(moment, pair, 'points', seed);
    if (made === null) continue;
    const answer = indexIn(moment.legal, pair[0]) === made.choices[0].act;
    if (takes(found, about, answer)) return { about, answer, ...made };
  }
  return null;
}

/** A deal from its start, move by move; at most one position of it is taken. */
function lookThrough(rules, seed, found, kinds) {
  const start = startOf(rules, seed, seed % 3 === 0);
  let match = judgedStart(rules, start);
  let path = '';
  for (let n = 0; match.phase === 'playing'; n++) {
    const seat = seatsToAct(match)[0];
    const legal = legalActions(match, seat);
    const seen = view(match, seat);
    const chance = randomFrom(seedOf(seed, n, seat));
    const { action, candidates } = expert.decide(seen, legal, chance);
    if (legal.length > 1 && legal.length <= 36) {
      const weighed = club.decide(seen, legal, chance).candidates;
      const table = readTable(seen);
      const reading = read(seen, legal);
      const moment = { match, seat, legal, seen, candidates, weighed, table, reading };
      const made = judge(moment, found, seedOf(seed, n), kinds);
      if (made !== null) return { ...start, path, ...made };
    }
    path += indexIn(legal, action).toString(36);
    match = play(match, action).value.match;
  }
  return null;
}

/** Those of some kinds, until there are enough or the time is up. */
function lookFor(rules, kinds, until, id) {
  const found = [];
  for (let n = 0; found.length < EACH * kinds.length && Date.now() < until; n++) {
    const position = lookThrough(rules, seedOf(SEED, n), found, kinds);
    if (position === null) continue;
    found.push(position);
    console.log(id, n, found.length, position.about, position.answer);
  }
  return found.map(({ answer: _, ...position }) => position);
}

function keptOf(rules) {
  return readPositions(readFileSync(asked.out, 'utf8'), rules).filter(
    ({ about }) => !wanted.includes(about),
  );
}

function positionsOf(id, milliseconds) {
  const { values: rules } = findRuleset(id);
  const isWhole = ABOUT.every((about) => wanted.includes(about));
  const positions = isWhole ? [] : keptOf(rules);
  for (const together of TOGETHER) {
    const kinds = together.filter((about) => wanted.includes(about));
    if (kinds.length > 0) {
      positions.push(...lookFor(rules, kinds, Date.now() + milliseconds, id));
    }
  }
  positions.sort((a, b) => ABOUT.indexOf(a.about) - ABOUT.indexOf(b.about));
  return { under: judgedUnder(rules), positions };
}

const milliseconds = Number(asked.minutes) * 60_000;
const books = [];
for (const id of asked.books.split(',')) books.push(positionsOf(id, milliseconds));
writeFileSync(asked.out, positionsModule({ seed: SEED, each: EACH, books }));
