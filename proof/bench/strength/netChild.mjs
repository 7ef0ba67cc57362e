// Times the net alone, with the features that it is shown: one table again and again, and 64 tables in turn. Called by
// `suites/decisions.mjs` with: seconds.

import { readFileSync } from 'node:fs';
import { randomWall } from '@hanchan/arena';
import { createBot, createReader, randomFrom } from '@hanchan/bots';
import { deal, legalActions, newMatch, play, seatsToAct, view } from '@hanchan/game';
import { findRuleset } from '@hanchan/rulesets';
import { cpuMs } from '../measure.mjs';

const TABLES = 64;
/** Choices from the start of a deal on, another number at each table. */
const MOST_CHOICES = 40;
const seconds = Number(process.argv[2]);

const { values: rules } = findRuleset('tenhou');
const club = createBot('club', null).value;
const weights = readFileSync(
  new URL('../weights/expert.bin', import.meta.resolve('@hanchan/bots')),
);
const read = createReader(weights).value;

/** A choice somewhere in a deal between club players. */
function choiceAt(seed) {
  const random = randomFrom(seed);
  let match = deal(newMatch(rules), randomWall(rules, random)).value.match;
  let last = null;
  for (let left = 4 + (seed % MOST_CHOICES); left > 0 && match.phase === 'playing'; ) {
    const [seat] = seatsToAct(match);
    const legal = legalActions(match, seat);
    const seen = view(match, seat);
    if (legal.length > 1) {
      last = { seen, legal };
      left--;
    }
    match = play(match, club.decide(seen, legal, random).action).value.match;
  }
  return last;
}

function perSecond(choices) {
  const from = cpuMs();
  let done = 0;
  while (cpuMs() - from < seconds * 1_000) {
    for (const { seen, legal } of choices) {
      read(seen, legal);
      done++;
    }
  }
  return done / ((cpuMs() - from) / 1_000);
}

const choices = Array.from({ length: TABLES }, (_, i) => choiceAt(i + 1));
// The same choices both ways: what one table costs is the mean of what each of them costs alone.
perSecond(choices);
const share = (choice) => {
  const from = cpuMs();
  let done = 0;
  while (cpuMs() - from < (seconds * 1_000) / TABLES) {
    read(choice.seen, choice.legal);
    done++;
  }
  return (cpuMs() - from) / done;
};
const oneMs = choices.reduce((sum, choice) => sum + share(choice), 0) / TABLES;
console.log(JSON.stringify({ tables: TABLES, one: 1_000 / oneMs, inTurn: perSecond(choices) }));
