// How each foul comes about at a table, and what became of it.

import type { Foul } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import type { Seat } from '@hanchan/tiles';
import { expect } from 'vitest';
import { unassisted } from './foulTable.ts';
import type { Setup, Table } from './playTable.ts';

/** Waits for 3p and 6p with pinfu. */
export const PINFU = '123m456m789s4566p';
/** Discards that rule nagashi mangan out. */
const PLAIN = { E: '2m', S: '2m', W: '2m', N: '2m' };

/** How each foul comes about: by the last command, or, judged late, at the draw that follows. */
export const ACTS: Record<Foul, { setup?: Setup; commands: string[]; isLate?: true }> = {
  falseWin: { commands: ['E tsumo'] },
  notenRiichi: { setup: { live: 8, discards: PLAIN }, commands: ['E riichi drawn'], isLate: true },
  openRiichi: {
    setup: { hands: { E: '456m789s4566p[123m<]' }, draws: '9m' },
    commands: ['E riichi 9m'],
  },
  emptyCall: { setup: { draws: '9m' }, commands: ['E discards 9m', 'N pon'] },
  invalidGroup: {
    setup: { hands: { S: '69m258p147s12345z' }, draws: '7m' },
    commands: ['E discards 7m', 'S pon 6m9m', 'S discards 1z'],
  },
  swapDiscard: {
    setup: { hands: { S: '999p258m147s1234z' }, draws: '9p' },
    commands: ['E discards 9p', 'S pon 9p9p', 'S discards 9p'],
  },
  riichiDiscard: {
    setup: { hands: { S: PINFU }, turn: 'S', riichi: ['S'], draws: '9m' },
    commands: ['S discards 1m'],
  },
  riichiCall: {
    setup: { hands: { S: '123m456m789s4599p' }, riichi: ['S'], draws: '9p' },
    commands: ['E discards 9p', 'S pon 9p9p'],
  },
  riichiKan: {
    setup: {
      hands: { S: '4445m123p456p789s' },
      turn: 'S',
      riichi: ['S'],
      draws: '4m',
      live: 8,
      discards: PLAIN,
    },
    commands: ['S kan 4m'],
    isLate: true,
  },
  deadHandCall: {
    setup: { hands: { S: '99p147m258s1234z5z' }, draws: '9p' },
    commands: ['referee deadHand S', 'E discards 9p', 'S pon 9p9p'],
  },
  deadHandDeclaration: {
    setup: { hands: { E: '999m147p258s1234z' }, draws: '9m' },
    commands: ['referee deadHand E', 'E kan 9m'],
  },
  falseTenpai: { setup: { live: 0, discards: PLAIN }, commands: ['E discards drawn', 'E tenpai'] },
};

/** By seat; South where nobody else is named. */
const OFFENDERS: Partial<Record<Foul, Seat>> = {
  falseWin: 0,
  notenRiichi: 0,
  openRiichi: 0,
  emptyCall: 3,
  deadHandDeclaration: 0,
  falseTenpai: 0,
};

/** The table after the foul, or null when it could not be done. */
function commit(rules: RuleValues, foul: Foul): Table | null {
  const { setup = {}, commands, isLate } = ACTS[foul];
  const at = unassisted(rules, setup);
  try {
    for (const command of commands) {
      if (at.match.deal!.phase.type === 'pick') at.do(`${at.wind(at.match.deal!.turn)} picks`);
      at.do(command);
    }
  } catch {
    return null;
  }
  return isLate ? at.drain() : at;
}

/** Fouls of a hand that was dead before. */
export const ALREADY_DEAD: readonly Foul[] = ['deadHandCall', 'deadHandDeclaration'];

/** What became of it: `allowed`, `refused`, or the consequence and its mark on the table. */
export function outcome(rules: RuleValues, foul: Foul): string {
  const at = commit(rules, foul);
  if (at === null) return 'refused';
  const fouled = at.events.find((event) => event.type === 'fouled');
  if (fouled === undefined) return 'allowed';
  expect(fouled).toMatchObject({
    foul,
    rule: `foul.${foul}`,
    seat: OFFENDERS[foul] ?? 1,
  });
  const { warnings, tournamentPoints, modifier } = at.match.penalties[fouled.seat];
  const marks = [
    warnings > 0 ? `${warnings} warning` : '',
    tournamentPoints > 0 ? `${tournamentPoints}P` : '',
    modifier > 0 ? `mods ${modifier}` : '',
    at.scores.reduce((sum, score) => sum + Math.abs(score - 30_000), 0) >= 16_000 ? 'pays' : '',
    at.count('dealVoided') > 0 ? 'redeal' : '',
    at.match.deal!.seats[fouled.seat].isDead && !ALREADY_DEAD.includes(foul) ? 'dead' : '',
  ];
  return [fouled.consequence, ...marks.filter((mark) => mark !== '')].join(', ');
}
