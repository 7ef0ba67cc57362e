// Fouls that random play seldom commits, each laid out and committed at an unassisted table.

import type { Foul, GameEvent } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { type Setup, Table } from './playTable.ts';

const NOTHING = '147m258p369s1234z';
const TENPAI = '234567m22p234s23s';

interface RareFoul {
  readonly setup: Setup;
  readonly commands: readonly string[];
  /** Judged only when the hand has to be shown at a draw. */
  readonly isShownAtDraw?: boolean;
}

const RARE_FOULS: Partial<Record<Foul, RareFoul>> = {
  notenRiichi: {
    setup: { hands: { E: NOTHING }, draws: '9m' },
    commands: ['E riichi 9m'],
    isShownAtDraw: true,
  },
  invalidGroup: {
    setup: { hands: { E: NOTHING, S: '159m159p159s5677z' }, draws: '9m' },
    commands: ['E discards 9m', 'S pon 1m5m', 'S discards 9p'],
  },
  swapDiscard: {
    setup: { hands: { E: NOTHING, S: '3345667m1122p44z' }, draws: '3m' },
    commands: ['E discards 3m', 'S chi 4m5m', 'S discards 6m'],
  },
  riichiDiscard: {
    setup: { hands: { E: TENPAI }, draws: '9p', riichi: ['E'], deposits: 1 },
    commands: ['E discards 2m'],
  },
  riichiCall: {
    setup: { hands: { E: NOTHING, S: TENPAI }, draws: '2p', riichi: ['S'], deposits: 1 },
    commands: ['E discards 2p', 'S pon 2p2p'],
  },
  riichiKan: {
    setup: { hands: { E: '111222333m45p99s' }, draws: '1m', riichi: ['E'], deposits: 1 },
    commands: ['E kan 1m'],
    isShownAtDraw: true,
  },
  falseTenpai: {
    setup: { hands: { E: NOTHING }, draws: '9m', live: 0 },
    commands: ['E discards 9m', 'E tenpai'],
  },
};

export function playRareFouls(rules: RuleValues, hear: (event: GameEvent) => void): void {
  for (const { setup, commands, isShownAtDraw } of Object.values(RARE_FOULS)) {
    const table = new Table(rules, { ...setup, assistance: 'unassisted' }).do(...commands);
    if (isShownAtDraw) table.drain();
    for (const event of table.events) hear(event);
  }
}
