// `npm run simulate-server`: seed after seed until the time is up, enough has gone wrong, or a law is broken.

import { type Outcome, type SimulationSetup, simulate } from './simulate.ts';
import type { Fault } from './world/faults.ts';

export interface Run {
  readonly seed: number;
  /** One seed only, or as many as it takes. */
  readonly seeds: number | null;
  readonly faults: number | null;
  readonly minutes: number | null;
  /** Null: as each seed says. */
  readonly perSeed: number | null;
  readonly isVerbose: boolean;
}

interface Totals {
  seeds: number;
  faults: Map<Fault, number>;
  processes: number;
  matches: number;
  events: number;
  kept: number;
  acknowledged: number;
  virtualMs: number;
}

const sum = (counts: ReadonlyMap<Fault, number>): number =>
  [...counts.values()].reduce((total, one) => total + one, 0);

/** The exit status. */
export async function run(wanted: Run, say: (line: string) => void): Promise<number> {
  const began = performance.now();
  const totals: Totals = {
    seeds: 0,
    faults: new Map(),
    processes: 0,
    matches: 0,
    events: 0,
    kept: 0,
    acknowledged: 0,
    virtualMs: 0,
  };
  const seconds = () => (performance.now() - began) / 1_000;
  for (let seed = wanted.seed; !isEnough(wanted, totals, seconds()); seed++) {
    const setup: SimulationSetup = { seed, faults: wanted.perSeed };
    const outcome = await simulate(wanted.isVerbose ? { ...setup, print: say } : setup);
    add(totals, outcome);
    const count = sum(outcome.faults);
    say(
      `seed ${seed}: ${count} faults, ${outcome.processes} processes, ${outcome.acknowledged} acknowledged, ${outcome.lines} lines, ${outcome.hash.slice(0, 16)}`,
    );
    if (outcome.broken.length > 0) {
      for (const line of outcome.last) say(line);
      for (const { law, details } of outcome.broken) say(`BROKEN ${law}\n${details}`);
      const limit = wanted.perSeed === null ? '' : ` --per-seed ${wanted.perSeed}`;
      say(`again: npm run simulate-server -- --seed ${seed}${limit}`);
      return 1;
    }
  }
  say(reportOf(totals, seconds()));
  return 0;
}

function isEnough(wanted: Run, totals: Totals, seconds: number): boolean {
  if (wanted.seeds !== null && totals.seeds >= wanted.seeds) return true;
  if (wanted.faults !== null && sum(totals.faults) >= wanted.faults) return true;
  return wanted.minutes !== null && seconds >= 60 * wanted.minutes;
}

function add(totals: Totals, outcome: Outcome): void {
  totals.seeds++;
  totals.processes += outcome.processes;
  totals.matches += outcome.matches;
  totals.events += outcome.events;
  totals.kept += outcome.kept;
  totals.acknowledged += outcome.acknowledged;
  totals.virtualMs += outcome.virtualMs;
  for (const [fault, count] of outcome.faults) {
    totals.faults.set(fault, (totals.faults.get(fault) ?? 0) + count);
  }
}

function reportOf(totals: Totals, seconds: number): string {
  const { seeds, faults, processes, matches, events, kept, acknowledged, virtualMs } = totals;
  const kinds = [...faults]
    .sort((a, b) => b[1] - a[1])
    .map(([fault, count]) => `${fault} ${count}`);
  return [
    `${seeds} seeds, ${sum(faults)} faults in ${seconds.toFixed(0)} s (${(virtualMs / 3_600_000).toFixed(1)} hours of theirs)`,
    `${matches} matches, ${events} events, ${kept} kept scores, ${processes} processes of the server, ${acknowledged} things acknowledged`,
    kinds.join(', '),
    'no law was broken',
  ].join('\n');
}
