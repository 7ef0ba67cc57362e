// A circuit that somebody asks for: its log and the state it folds to.

import type { Refusal } from '@hanchan/protocol';
import type { Result } from '@hanchan/tiles';
import {
  applyCircuit,
  type CircuitAct,
  type CircuitActor,
  type CircuitEntry,
  type CircuitState,
  circuitRefusal,
  foldCircuit,
  type LiveResults,
  withoutPlayer,
} from '@hanchan/tournament';
import { LiveLog, type LiveLogSetup } from '../streams/liveLog.ts';
import { CircuitTables, type TableOfCircuit } from './tables.ts';

export class LiveCircuit extends LiveLog<CircuitEntry, CircuitState> {
  readonly #tables = new CircuitTables();

  constructor(setup: LiveLogSetup<CircuitEntry>) {
    super(setup, {
      fold: foldCircuit,
      apply: applyCircuit,
      refusal: (state, { act, by, at }) => circuitRefusal(state, act, by, at),
    });
  }

  /** The table with these results of its events; `after`: as it was after so many of them. */
  table(live: LiveResults, after?: number): TableOfCircuit {
    return this.#tables.of(this.state, live, after);
  }

  /** The number of the entry; a command that was carried out before has the number it got then. */
  act(id: string, act: CircuitAct, by: CircuitActor): Promise<Result<number, Refusal>> {
    return this.add({ id, act, by });
  }

  /** Name and fields go out of every line of the log, in one step with the entry that says so; points stand as they are. */
  erase(
    id: string,
    { keys, names }: { readonly keys: readonly string[]; readonly names: readonly string[] },
  ): Promise<Result<number, Refusal>> {
    const { players } = withoutPlayer(this.entries, keys, names);
    const by = { role: 'server', id: null } as const;
    return this.addAndRewrite(
      { id, act: { type: 'erase', players }, by },
      (entries) => withoutPlayer(entries, keys, names).entries,
    );
  }
}
