// Logs for tests, written by one hand: each act gets the next id.

import type { Ruleset } from '@hanchan/rules';
import type { Seat } from '@hanchan/tiles';
import {
  type Act,
  append,
  type Entry,
  type EntryProblem,
  foldLog,
  type HandResult,
  type Kept,
  type TableAct,
} from '../src/index.ts';

export const NAMES = ['Aoki', 'Berg', 'Costa', 'Dahl'] as const;

export const beginning = ({ id, values }: Pick<Ruleset, 'id' | 'values'>): Act => ({
  type: 'begin',
  rules: values,
  book: id,
  names: NAMES,
  minutes: null,
});

export const handAct = (result: HandResult, ...riichi: Seat[]): TableAct => ({
  type: 'hand',
  hand: { riichi, result },
});

/** `ron(2, 1, 3, 40)`: seat 2 wins on a discard of seat 1 with 3 han 40 fu. */
export const ron = (seat: Seat, from: Seat, han: number, fu?: number): HandResult => ({
  type: 'ron',
  from,
  wins: [{ seat, worth: { han, fu } }],
});

export const tsumo = (seat: Seat, han: number, fu?: number): HandResult => ({
  type: 'tsumo',
  win: { seat, worth: { han, fu } },
});

export const draw = (...tenpai: Seat[]): HandResult => ({ type: 'exhausted', tenpai });

export class Log {
  entries: readonly Entry[] = [];

  constructor(ruleset: Pick<Ruleset, 'id' | 'values'>, ...acts: Act[]) {
    this.write(beginning(ruleset), ...acts);
  }

  /** Writes what must be taken. */
  write(...acts: Act[]): this {
    for (const act of acts) {
      const refused = this.try(act);
      if (refused !== null) throw new Error(`${JSON.stringify(act)}: ${JSON.stringify(refused)}`);
    }
    return this;
  }

  hands(...results: HandResult[]): this {
    return this.write(...results.map((result) => handAct(result)));
  }

  try(act: Act): EntryProblem | null {
    const id = `e${this.entries.length}`;
    const answer = append(this.entries, { id, by: 'test', at: this.entries.length, act });
    if (answer.type === 'refused') return answer.problem;
    if (answer.type !== 'added') throw new Error(answer.type);
    this.entries = answer.entries;
    return null;
  }

  get kept(): Kept {
    return foldLog(this.entries)!;
  }

  get table() {
    return this.kept.table;
  }
}
