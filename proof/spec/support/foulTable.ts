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
