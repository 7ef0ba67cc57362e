// The flags of `hanchan simulate`, and what they mean; a wrong one is refused by its name.

import { availableParallelism } from 'node:os';
import { ASSISTANCE, type Assistance } from '@hanchan/game';
import { nearest, type Ruleset } from '@hanchan/rules';
import { BadInput } from './badInput.ts';
import { type LineUp, readLineUp } from './botArgument.ts';
import { chooseRuleset } from './rulesetArgument.ts';
import { readShard, type Shard } from './simulation/shard.ts';
import { wholeNumber } from './wholeNumber.ts';

export interface SimulateArguments {
  readonly rules?: string;
  readonly compare?: string;
  readonly games?: string;
  readonly seed: string;
  readonly bots: string;
  readonly workers?: string;
  readonly assistance: string;
  readonly rotate: boolean;
  readonly check?: boolean;
  readonly json?: boolean;
  readonly out?: string;
  readonly columns?: string;
  readonly records?: string;
  readonly report?: string;
  readonly picture?: string;
  readonly mjaiTimeout: string;
  readonly shard?: string;
}

/** What is to be played. */
export interface Plan {
  /** One, or those that are compared. */
  readonly rulesets: readonly Ruleset[];
  readonly isComparison: boolean;
  readonly games: number;
  readonly seed: number;
  readonly lineUp: LineUp;
  readonly workers: number;
  readonly assistance: Assistance;
  readonly isRotated: boolean;
  readonly isChecked: boolean;
  /** What a program has for each decision. */
  readonly mjaiTimeoutMs: number;
  /** Null: all of it. */
  readonly shard: Shard | null;
}

const MOST = { games: 100_000_000, workers: 256, timeoutMs: 3_600_000, seed: 2 ** 32 - 1 };

export function readPlan(args: SimulateArguments): Plan {
  const { rules, compare } = args;
  if (rules !== undefined && compare !== undefined) {
    throw new BadInput('--compare', 'takes the place of --rules; give one of them');
  }
  if (rules === undefined && compare === undefined) {
    throw new BadInput('--rules', 'missing; the rulebook to play by, or --compare A,B');
  }
  if (args.picture !== undefined && compare === undefined) {
    throw new BadInput('--picture', 'is of a comparison; give --compare A,B');
  }
  if (args.games === undefined) throw new BadInput('--games', 'missing; how many matches to play');
  const shard = readOwnShard(args);
  const rulesets =
    rules === undefined ? readCompared(compare!) : [chooseRuleset(rules, '--rules').ruleset];
  return {
    rulesets,
    isComparison: rules === undefined,
    games: wholeNumber('--games', args.games, 1, MOST.games),
    seed: wholeNumber('--seed', args.seed, 0, MOST.seed),
    lineUp: readLineUp(args.bots),
    workers:
      args.workers === undefined
        ? availableParallelism()
        : wholeNumber('--workers', args.workers, 1, MOST.workers),
    assistance: readAssistance(args.assistance),
    isRotated: args.rotate,
    isChecked: args.check === true,
    mjaiTimeoutMs: wholeNumber('--mjai-timeout', args.mjaiTimeout, 1, MOST.timeoutMs),
    shard,
  };
}

/** What a part has no use for is made of all parts together. */
function readOwnShard({ shard, out, ...args }: SimulateArguments): Shard | null {
  if (shard === undefined) return null;
  const read = readShard(shard, process.env);
  if (out === undefined) {
    throw new BadInput('--out', 'missing; the file of this part, for hanchan simulate merge');
  }
  for (const name of ['columns', 'report', 'picture'] as const) {
    if (args[name] === undefined) continue;
    throw new BadInput(`--${name}`, 'is made of all parts together: hanchan simulate merge');
  }
  return read;
}

function readCompared(text: string): Ruleset[] {
  const ids = text.split(',').map((id) => id.trim());
  if (ids.length < 2) throw new BadInput('--compare', 'needs two rulebooks or more: A,B');
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new BadInput('--compare', `${twice} is there twice`);
  return ids.map((id) => chooseRuleset(id, '--compare').ruleset);
}

function readAssistance(text: string): Assistance {
  const known = ASSISTANCE.find((assistance) => assistance === text);
  if (known !== undefined) return known;
  const near = nearest(text, ASSISTANCE);
  const hint = near === undefined ? '' : `; did you mean ${near}?`;
  throw new BadInput('--assistance', `“${text}” is neither ${ASSISTANCE.join(' nor ')}${hint}`);
}
