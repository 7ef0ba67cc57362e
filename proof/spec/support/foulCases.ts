// Fouls that several documents judge, each in its own way: the table as it stands when they have happened.

import type { RuleValues } from '@hanchan/rules';
import type { Seat } from '@hanchan/tiles';
import { penaltiesOf, unassisted } from './foulTable.ts';
import type { Setup, Table } from './playTable.ts';

/** What it comes to that South exposes tiles: `own 3`, `deadWall 5`. */
export function comesOfExposed(at: Table, tiles: string): string {
  at.do(`referee exposed S ${tiles}`);
  if (at.match.phase === 'awaitingDeal') return 'chombo';
  if (at.state('S').isDead) return 'dead';
  return penaltiesOf(at, 'S').warnings === 0 ? 'nothing' : 'warning';
}

/** South calls East's 7m for a chi with tiles that make no group of it. */
export const afterWrongChi = (rules: RuleValues): Table =>
  unassisted(rules, { hands: { S: '69m258p147s12345z' }, draws: '7m' }).do(
    'E discards 7m',
    'S chi 6m9m',
  );

/** South calls chi 4s with 56s, and holds a 7s that may not be discarded now. */
export const afterSwapChi = (rules: RuleValues): Table =>
  unassisted(rules, { hands: { S: '567s258m147p1234z' }, draws: '4s' }).do(
    'E discards 4s',
    'S chi 5s6s',
  );

/** South may bet with 9m; two counters and an older bet lie on the table. */
export const beforeBet = (dealer: Seat): Setup => ({
  turn: 'S',
  hands: { S: '123m456m789s4566p' },
  draws: '9m',
  counters: 2,
  deposits: 1,
  dealer,
});
