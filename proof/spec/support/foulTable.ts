// Tables at which fouls happen, and what they came to in a few words.

import { seatsToAct } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { WINDS, type Wind } from '@hanchan/tiles';
import { withIdleHands } from '../wrc-2022/playing.ts';
import { type Setup, Table } from './playTable.ts';

/** Nobody is kept from a foul. Hands that are not given are idle; they are made for a set without red fives. */
export const unassisted = (rules: RuleValues, setup: Setup = {}): Table =>
  new Table(
    { ...rules, 'tiles.redFives': 'none' },
    { assistance: 'unassisted', ...withIdleHands(setup) },
  );

/** Each judged foul: `S falseWin: chombo`. */
export function foulsAt(at: Table): string[] {
  let dealer = 0;
  return at.events.flatMap((event) => {
    if (event.type === 'dealStarted') dealer = event.dealer;
    if (event.type !== 'fouled') return [];
    return [`${WINDS[(event.seat - dealer + 4) % 4]} ${event.foul}: ${event.consequence}`];
  });
}

/** The declarations at a draw: who is named says tenpai, everybody else noten. */
export function declareAll(at: Table, ...tenpai: Wind[]): Table {
  while (at.match.phase === 'playing' && at.match.deal!.phase.type === 'declarations') {
    const seat = seatsToAct(at.match)[0]!;
    const wind = at.wind(seat);
    at.do(`${wind} ${tenpai.includes(wind) ? 'tenpai' : 'noten'}`);
  }
  return at;
}

export const penaltiesOf = (at: Table, wind: Wind) => at.match.penalties[at.seat(wind)];

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

/** Whether an unassisted table takes this command, legal or not. */
export function isTaken(at: Table, command: string): boolean {
  const before = { match: at.match, events: at.events.length };
  try {
    at.do(command);
    return true;
  } catch {
    at.match = before.match;
    at.events.length = before.events;
    return false;
  }
}

/** Everybody discards what was drawn to the end of the wall. */
export const toTheEnd = (at: Table, ...tenpai: Wind[]): Table => declareAll(at.drain(), ...tenpai);
