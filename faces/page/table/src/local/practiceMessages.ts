// What a page and the worker that keeps its practice table say to each other.

import type { Candidate } from '@hanchan/bots';
import type { Action, Assistance, Illegal, SeatView } from '@hanchan/game';
import type { BotLevel, TablePace } from '@hanchan/protocol';
import type { RuleValues } from '@hanchan/rules';
import type { BySeat, Seat } from '@hanchan/tiles';
import type { PracticeUpdate } from './practice.ts';
import type { HintCost } from './priceHints.ts';

export interface PracticeRequest {
  readonly rules: RuleValues;
  readonly assistance: Assistance;
  readonly seed: string;
  readonly bots: readonly [BotLevel, BotLevel, BotLevel];
  readonly actions: readonly Action[];
  readonly pace: TablePace;
}

export type ToWorker =
  | { readonly type: 'start'; readonly request: PracticeRequest }
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'ready' }
  | { readonly type: 'pace'; readonly pace: TablePace }
  | { readonly type: 'why'; readonly id: number; readonly action: Action }
  | {
      readonly type: 'hint';
      readonly id: number;
      readonly view: SeatView;
      readonly legal: readonly Action[];
    };

export type FromWorker =
  | {
      readonly type: 'started';
      readonly seat: Seat;
      readonly sitters: BySeat<number>;
      readonly told: PracticeUpdate;
    }
  | { readonly type: 'told'; readonly told: PracticeUpdate }
  | { readonly type: 'refused'; readonly action: Action; readonly refusal: Illegal }
  | { readonly type: 'why'; readonly id: number; readonly refusal: Illegal | null }
  | { readonly type: 'hint'; readonly id: number; readonly candidates: readonly Candidate[] }
  | { readonly type: 'costs'; readonly id: number; readonly costs: readonly HintCost[] };
