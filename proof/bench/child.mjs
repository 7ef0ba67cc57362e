// One contestant in a process of its own, so that nobody spoils the compiled code or the memory of another.
// Called by `contest.mjs` with: suite, contestant, file of hands, effort.

import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { cpuMs, EFFORT, measure } from './measure.mjs';

const [suiteName, contestantName, file, effortName] = process.argv.slice(2);
const effort = EFFORT[effortName];
const { contestants, sets } = await import(`./suites/${suiteName}.mjs`);
const contestant = contestants.find(({ name }) => name === contestantName);
const handSets = deserialize(readFileSync(file));
const player = await contestant.load();

const results = {};
for (const [setName, hands] of Object.entries(handSets)) {
  if (contestant.skips?.includes(setName)) continue;
  const inputs = hands.map(player.prepare);
  // Null: the library has no way to say this hand.
  const sayable = inputs.filter((input) => input !== null);
  if (sayable.length === 0) continue;
  const speed = sets[setName].isTimed ? measure(sayable, player.run, effort) : null;
  results[setName] = { speed, answers: answerAll(inputs) };
}
process.send(results, () => process.disconnect());

/** As many answers as the time allows: null where the hand cannot be said, an error's text where it failed. */
function answerAll(inputs) {
  const end = cpuMs() + effort.answersMs;
  const answers = [];
  for (const input of inputs) {
    if (cpuMs() > end) break;
    answers.push(input === null ? null : answerOf(input));
  }
  return answers;
}

function answerOf(input) {
  try {
    return player.read(player.run(input), input);
  } catch (error) {
    return { failed: String(error?.message ?? error).slice(0, 80) };
  }
}
