// Many matches at once between experts whose net is asked elsewhere: `learn.py` starts one of these for each core and
// answers for the net. Standard output carries what is asked and what was seen, standard input the answers:
// a kind and a count of 32 bits, then as many rows. selfPlay.mjs SEED MATCHES HEAT RULEBOOK...

import { readSync, writeSync } from 'node:fs';
import { type Player, playMatch } from '@hanchan/arena';
import { randomFrom, seedOf } from '@hanchan/bots';
import { type Action, resultOf } from '@hanchan/game';
import type { Watcher } from '@hanchan/records';
import type { RuleValues } from '@hanchan/rules';
import { findRuleset } from '@hanchan/rulesets';
import { type BySeat, bySeat, KIND_COUNT, SEATS } from '@hanchan/tiles';
import { consider, type Question } from '../../engine/bots/src/expert.ts';
import { FEATURE_SIZE, writeFeatures } from '../../engine/bots/src/net/features.ts';
import type { Outputs } from '../../engine/bots/src/net/network.ts';
import { SCALARS } from '../../engine/bots/src/net/weights.ts';
import { EXPLORED, explore } from './exploring.ts';
import { expectedPlaces } from './standing.ts';

const MESSAGE = { question: 0, samples: 1, result: 2 } as const;
const ANSWER = 5 * KIND_COUNT + SCALARS.length;
/** Which net is asked stands behind the features: 0 learns, 1 is the one it began from. */
const QUESTION = FEATURE_SIZE + 1;
const SAMPLE = FEATURE_SIZE + EXPLORED.size * 4;

interface Asked {
  readonly row: Uint8Array;
  readonly answer: (outputs: Outputs) => void;
}

const asked: Asked[] = [];
/** How many of a hundred matches are contests; the answers say. */
let contests = 0;

function ask(row: Uint8Array, net: number): Promise<Outputs> {
  row[FEATURE_SIZE] = net;
  return new Promise((answer) => asked.push({ row, answer }));
}

/** What the net is shown, with room for which net it is. */
function rowOf({ situation: { table } }: Question, legal: readonly Action[]): Uint8Array {
  const row = new Uint8Array(QUESTION);
  writeFeatures(table.view, legal, row, table);
  return row;
}

class Learner {
  readonly #rulebook: number;
  readonly #heat: number;
  readonly #random: () => number;
  #before: BySeat<number> = bySeat(() => 0);
  readonly #samples = bySeat((): Uint8Array[] => []);

  constructor(rulebook: number, heat: number, random: () => number) {
    this.#rulebook = rulebook;
    this.#heat = heat;
    this.#random = random;
  }

  readonly watch: Watcher = (move, before, { match }) => {
    if (move.type === 'deal') this.#before = expectedPlaces(before, before.rules);
    if (before.phase !== 'playing' || match.phase === 'playing') return;
    const { scores, rules, penalties } = match;
    const after =
      match.phase === 'over'
        ? resultOf(scores, rules, penalties).places
        : expectedPlaces(match, rules);
    this.#send(bySeat((seat) => this.#before[seat] - after[seat]));
  };

  #send(rewards: BySeat<number>): void {
    const rows: Uint8Array[] = [];
    for (const seat of SEATS) {
      for (const row of this.#samples[seat].splice(0)) {
        const bytes = new DataView(row.buffer, row.byteOffset + FEATURE_SIZE);
        bytes.setFloat32(EXPLORED.reward * 4, rewards[seat], true);
        rows.push(row);
      }
    }
    if (rows.length > 0) send(MESSAGE.samples, rows);
  }

  readonly player: Player = {
    id: 'learner',
    decide: (seen, legal, random) => {
      const thought = consider(seen, legal, random);
      if ('action' in thought) return thought;
      const row = rowOf(thought, legal);
      return ask(row, 0).then((outputs) => {
        const decision = thought.decide(outputs);
        const { action, record } = explore(
          decision,
          seen,
          legal,
          outputs,
          this.#heat,
          this.#random,
        );
        if (record !== null) this.#keep(row, record, action);
        return { ...decision, action };
      });
    },
  };

  #keep(asked: Uint8Array, record: Float32Array, { seat }: Action): void {
    record[EXPLORED.rulebook] = this.#rulebook;
    const row = new Uint8Array(SAMPLE);
    row.set(asked.subarray(0, FEATURE_SIZE));
    row.set(new Uint8Array(record.buffer), FEATURE_SIZE);
    this.#samples[seat].push(row);
  }
}

const rival = (net: number): Player => ({
  id: `net${net}`,
  decide(seen, legal, random) {
    const thought = consider(seen, legal, random);
    if ('action' in thought) return thought;
    return ask(rowOf(thought, legal), net).then((outputs) => thought.decide(outputs));
  },
});

const RIVALS = [rival(0), rival(1)] as const;

function send(kind: number, rows: readonly Uint8Array[]): void {
  const header = Buffer.alloc(8);
  header.writeUInt32LE(kind, 0);
  header.writeUInt32LE(rows.length, 4);
  writeAll(Buffer.concat([header, ...rows]));
}

function writeAll(bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}

function readAll(bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) {
    const read = readSync(0, bytes, at, bytes.length - at, null);
    if (read === 0) process.exit(0);
    at += read;
  }
}

/** Asks for everybody who waits, and lets them go on. */
function settle(): void {
  const waiting = asked.splice(0);
  if (waiting.length > 0) {
    send(
      MESSAGE.question,
      waiting.map(({ row }) => row),
    );
    const bytes = Buffer.alloc(4 + waiting.length * ANSWER * 4);
    readAll(bytes);
    contests = bytes.readFloatLE(0);
    const numbers = new Float32Array(bytes.buffer, bytes.byteOffset + 4, waiting.length * ANSWER);
    for (const [i, { answer }] of waiting.entries()) answer(outputsFrom(numbers, i * ANSWER));
  }
  setImmediate(settle);
}

function outputsFrom(numbers: Float32Array, at: number): Outputs {
  const part = (from: number, size: number) =>
    Float64Array.from(numbers.subarray(at + from, at + from + size));
  return {
    discard: part(0, KIND_COUNT),
    kan: part(KIND_COUNT, KIND_COUNT),
    danger: part(2 * KIND_COUNT, 3 * KIND_COUNT),
    scalars: part(5 * KIND_COUNT, SCALARS.length),
  };
}

interface Setup {
  readonly seed: number;
  readonly heat: number;
  readonly rulebooks: readonly RuleValues[];
}

/** Plays on and on. A contest is two matches on the same walls, with the sides exchanged. */
async function playOn({ seed, heat, rulebooks }: Setup, table: number): Promise<never> {
  const random = randomFrom(seedOf(seedOf(0, seed), table));
  for (let match = table; ; match += 100_000) {
    const rulebook = Math.floor(random() * rulebooks.length);
    const rules = rulebooks[rulebook]!;
    const own = seedOf(seedOf(1, seed), match);
    if (random() * 100 < contests) {
      const sides = [0, 1].map(async (first) => {
        const players = bySeat((seat) => RIVALS[(seat + first) % 2 === 0 ? 0 : 1]);
        return (await playMatch({ rules, players, seed: own })).places;
      });
      const places = await Promise.all(sides);
      const text = JSON.stringify({ rulebook, places });
      writeAll(
        Buffer.concat([
          Buffer.from(new Uint32Array([MESSAGE.result, Buffer.byteLength(text)]).buffer),
          Buffer.from(text),
        ]),
      );
    } else {
      const learner = new Learner(rulebook, heat, random);
      const players = bySeat(() => learner.player);
      await playMatch({ rules, players, seed: own, watch: learner.watch });
    }
  }
}

const [first, matches, heat, ...names] = process.argv.slice(2);
if (first === '--shape') {
  console.log(JSON.stringify({ features: FEATURE_SIZE, record: EXPLORED, scalars: SCALARS }));
} else {
  const rulebooks = names.map((name) => findRuleset(name)!.values);
  const setup = { seed: Number(first), heat: Number(heat), rulebooks };
  for (let table = 0; table < Number(matches); table++) void playOn(setup, table);
  setImmediate(settle);
}
