// How far hands are and how deals end under one rulebook, counted over matches between experts: the tables of
// `engine/worlds/src/measured`. `node proof/worlds/measure.mjs` runs it for every rulebook and writes them.

import { readFileSync } from 'node:fs';
import { randomWall } from '@hanchan/arena';
import { createBot, randomFrom, seedOf } from '@hanchan/bots';
import { deal, legalActions, newMatch, play, seatsToAct, view } from '@hanchan/game';
import { shanten } from '@hanchan/hand';
import { findRuleset } from '@hanchan/rulesets';
import { kindOf, SEATS } from '@hanchan/tiles';
import { traitsOf, writeEnd } from '@hanchan/worlds';

const weights = readFileSync(
  new URL('../weights/expert.bin', import.meta.resolve('@hanchan/bots')),
);
const COLUMNS = 6;
const ROWS = 5;
const FARTHEST = 7;

export const createExpert = () => createBot('expert', weights).value;

function nearOf({ hand, melds }) {
  const counts = new Uint8Array(34);
  for (const tile of hand) counts[kindOf(tile)]++;
  return shanten(counts, melds.length);
}

/** Looks at every hidden hand before each choice of somebody else, one look a turn. */
function count(match, table) {
  for (const seat of SEATS) {
    const state = match.deal.seats[seat];
    if (seat === match.deal.turn || state.riichi !== 'none' || state.isDead) continue;
    const row = table[Math.min(state.melds.length, ROWS - 1)];
    row[Math.min(Math.floor(state.discards.length / 3), COLUMNS - 1)][nearOf(state)]++;
  }
}

const turnsFrom = (dealer) => (seat) => (seat - dealer + 4) % 4;

function endOf(before, match, events) {
  const turns = turnsFrom(before.dealer);
  const won = events.filter(({ type }) => type === 'won');
  const drawn = events.find(({ type }) => type === 'drawn');
  const deltas = [0, 1, 2, 3].map((turn) => {
    const seat = (turn + before.dealer) % 4;
    const score =
      match.phase === 'over'
        ? events.findLast(({ type }) => type === 'dealEnded').scores
        : match.scores;
    return score[seat] - before.scores[seat];
  });
  return {
    winners: won.map(({ seat }) => turns(seat)),
    from: won.length === 0 || won[0].from === null ? null : turns(won[0].from),
    tenpai: (drawn?.tenpai ?? []).map(turns),
    deltas,
    deposits: won.length > 0 ? 0 : match.deposits - before.deposits,
  };
}

/** Plays matches between experts and counts. */
export function measureFamily(id, matches, seed, onMatch = () => {}) {
  const { values: rules } = findRuleset(id);
  const expert = createExpert();
  const table = Array.from({ length: ROWS }, () =>
    Array.from({ length: COLUMNS }, () => new Array(FARTHEST).fill(0)),
  );
  const ends = [];
  for (let i = 0; i < matches; i++) {
    const random = randomFrom(seedOf(seed, i));
    let match = newMatch(rules);
    while (match.phase !== 'over') {
      const before = match;
      match = deal(match, randomWall(rules, random)).value.match;
      const events = [];
      while (match.phase === 'playing') {
        const [seat] = seatsToAct(match);
        const legal = legalActions(match, seat);
        if (match.deal.phase.type === 'turn') count(match, table);
        const action =
          legal.length === 1 ? legal[0] : expert.decide(view(match, seat), legal, random).action;
        const step = play(match, action);
        events.push(...step.value.events);
        match = step.value.match;
      }
      const isFresh = before.counters === 0 && before.deposits === 0 && before.pool === 0;
      if (isFresh) ends.push(writeEnd(endOf(before, match, events)));
    }
    onMatch(i + 1);
  }
  return { id, traits: traitsOf(rules), nearness: table, ends };
}
