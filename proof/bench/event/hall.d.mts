// What tests see of hall.mjs.

import type { EventLog } from '@hanchan/protocol';
import type { Act, SeatingPlan } from '@hanchan/tournament';

export interface BenchHall {
  readonly address: string;
  readonly id: string;
  readonly key: string;
  readonly referee: string;
  readonly display: string;
  readonly playerKeys: ReadonlyMap<number, string>;
  readonly plan: SeatingPlan;
  readonly seatingMs: number;
  act(id: string, act: Act, key?: string): Promise<{ readonly seq: number }>;
  log(key?: string): Promise<EventLog>;
  sent(): number;
}

export function openHall(
  address: string,
  options: {
    readonly players: number;
    readonly rounds: number;
    readonly seed: string;
    /** WRC 2022 where none is named. */
    readonly rules?: string;
  },
): Promise<BenchHall>;

export function playRound(
  hall: BenchHall,
  round: number,
  onSign?: (id: string) => void,
): Promise<void>;

export function listen(
  hall: Pick<BenchHall, 'address' | 'id'>,
  key: string | null,
  onTidings: (line: string) => void,
): Promise<() => void>;
