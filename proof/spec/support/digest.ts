// What came of a number of matches, in figures and one hash, so that a change of behaviour cannot go unseen.

import { createHash } from 'node:crypto';
import type { GameEvent } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { type PolicyName, playout, type Seeded } from './playout.ts';

export interface Digest {
  readonly deals: number;
  readonly decisions: number;
  readonly winsByDraw: number;
  readonly winsByDiscard: number;
  readonly draws: Readonly<Record<string, number>>;
  readonly yaku: Readonly<Record<string, number>>;
  /** A hash after every 50 deals, so that a difference can be looked for in a few of them. */
  readonly checkpoints: string;
  readonly sha256: string;
}

const CHECKPOINT_DEALS = 50;

/** Fields in alphabetical order, whatever the order in which they were set. */
const canonical = (event: GameEvent) =>
  JSON.stringify(event, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

type Tally = Record<string, number>;

const add = (tally: Tally, key: string) => {
  tally[key] = (tally[key] ?? 0) + 1;
};

const inOrder = (tally: Tally) =>
  Object.fromEntries(Object.entries(tally).sort(([a], [b]) => (a < b ? -1 : 1)));

export interface Corpus {
  readonly rules: RuleValues;
  readonly policy: PolicyName;
  readonly seeds: readonly number[];
  readonly assistance?: Seeded['assistance'];
}

/** `hear` is told every event. */
export function digestOf(corpus: Corpus, hear: (event: GameEvent) => void): Digest {
  const { rules, policy, seeds, assistance } = corpus;
  const hash = createHash('sha256');
  const checkpoints: string[] = [];
  const draws: Tally = {};
  const yaku: Tally = {};
  const counts = { deals: 0, decisions: 0, winsByDraw: 0, winsByDiscard: 0 };
  for (const seed of seeds) {
    for (const { action, step } of playout({
      rules,
      policy,
      seed,
      assistance: assistance ?? 'guided',
    })) {
      if (action !== null) counts.decisions++;
      for (const event of step.events) {
        hash.update(`${canonical(event)}\n`);
        hear(event);
        if (event.type === 'drawn') add(draws, event.reason);
        if (event.type === 'won') {
          counts[event.from === null ? 'winsByDraw' : 'winsByDiscard']++;
          for (const { id } of [...event.value.yaku, ...event.value.yakuman]) add(yaku, id);
        }
        if (event.type === 'dealStarted' && ++counts.deals % CHECKPOINT_DEALS === 0) {
          checkpoints.push(hash.copy().digest('hex').slice(0, 12));
        }
      }
    }
  }
  return {
    ...counts,
    draws: inOrder(draws),
    yaku: inOrder(yaku),
    checkpoints: checkpoints.join(' '),
    sha256: hash.digest('hex'),
  };
}
