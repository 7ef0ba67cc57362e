// Which matches of a large run one process plays: `--shard 3/16`, or the place that Slurm and Kubernetes give it.

import { BadInput } from '../badInput.ts';

/** One of several parts of a run, counted from 1. */
export interface Shard {
  readonly shard: number;
  readonly of: number;
}

/** Matches that follow each other; `to` is the first that is not one of them. */
export interface MatchRange {
  readonly from: number;
  readonly to: number;
}

const MOST = 100_000;

export function readShard(text: string, env: NodeJS.ProcessEnv): Shard {
  if (text === 'auto') return shardHere(env);
  const [, shard, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (shard === undefined) {
    throw new BadInput('--shard', `“${text}” is neither a part such as 3/16 nor auto`);
  }
  return checked(Number(shard), Number(of), `“${text}”`);
}

function checked(shard: number, of: number, what: string): Shard {
  if (of < 1 || of > MOST) {
    throw new BadInput('--shard', `${what}: a run has 1 to ${MOST.toLocaleString('en')} parts`);
  }
  if (shard < 1 || shard > of) {
    throw new BadInput('--shard', `${what}: parts are counted from 1 to ${of}`);
  }
  return { shard, of };
}

function shardHere(env: NodeJS.ProcessEnv): Shard {
  if (env['SLURM_ARRAY_TASK_ID'] !== undefined) return ofSlurm(env);
  if (env['JOB_COMPLETION_INDEX'] !== undefined) return ofKubernetes(env);
  throw new BadInput(
    '--shard',
    'auto: this is neither a Slurm array (SLURM_ARRAY_TASK_ID is not set) nor an Indexed Job of Kubernetes (JOB_COMPLETION_INDEX is not set)',
  );
}

/** Arrays begin anywhere and may go in steps. Where some tasks are left out, which part is whose is anybody's guess. */
function ofSlurm(env: NodeJS.ProcessEnv): Shard {
  const id = numberIn(env, 'SLURM_ARRAY_TASK_ID');
  const count = numberIn(env, 'SLURM_ARRAY_TASK_COUNT');
  const least = numberIn(env, 'SLURM_ARRAY_TASK_MIN');
  const most = numberIn(env, 'SLURM_ARRAY_TASK_MAX');
  const step =
    env['SLURM_ARRAY_TASK_STEP'] === undefined ? 1 : numberIn(env, 'SLURM_ARRAY_TASK_STEP');
  const places = step === 0 ? 0 : Math.floor((most - least) / step) + 1;
  if (places !== count || (id - least) % step !== 0) {
    const tasks = `the array has ${count} tasks between ${least} and ${most}`;
    const instead = 'name the part instead: --shard "$SLURM_ARRAY_TASK_ID/16"';
    throw new BadInput('--shard', `auto: ${tasks}, not one for each part; ${instead}`);
  }
  return checked((id - least) / step + 1, count, `auto: SLURM_ARRAY_TASK_ID=${id}`);
}

/** Kubernetes tells a pod its own place only; the job says how many there are. */
function ofKubernetes(env: NodeJS.ProcessEnv): Shard {
  const index = numberIn(env, 'JOB_COMPLETION_INDEX');
  const completions = numberIn(env, 'JOB_COMPLETIONS');
  return checked(index + 1, completions, `auto: JOB_COMPLETION_INDEX=${index}`);
}

function numberIn(env: NodeJS.ProcessEnv, name: string): number {
  const text = env[name];
  if (text === undefined) throw new BadInput('--shard', `auto: ${name} is not set`);
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new BadInput('--shard', `auto: ${name} is “${text}”, not a whole number`);
}

export const isShard = (shard: number, of: number): boolean =>
  of <= MOST && shard >= 1 && shard <= of;

/** Parts differ by a match at most, and follow each other. */
export const rangeOf = ({ shard, of }: Shard, games: number): MatchRange => ({
  from: Math.floor(((shard - 1) * games) / of),
  to: Math.floor((shard * games) / of),
});

/** `matches 251–375`, counted from 1 as people do. */
export function rangeText({ from, to }: MatchRange): string {
  const size = to - from;
  if (size === 0) return 'no match';
  return size === 1 ? `match ${to}` : `matches ${from + 1}–${to}`;
}
