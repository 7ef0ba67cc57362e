// Plans as text, in and out: `1-2-3-4` is a table, a line each, with a blank line between rounds.

import { fail, inQuotes, ok, type Result } from '@hanchan/tiles';
import type { SeatingPlan, SeatingTable } from './plan.ts';
import { checkPlayers } from './request.ts';

/** What is wrong with a line of a written plan. */
export interface LineProblem {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** As `parsePlan` takes it: a line a table, an empty line between rounds. */
export function formatPlan(plan: SeatingPlan): string {
  return `${plan.map((round) => round.map((table) => table.join('-')).join('\n')).join('\n\n')}\n`;
}

interface OpenRound {
  readonly firstLine: number;
  readonly tables: SeatingTable[];
  readonly lineOf: Map<number, number>;
}

/** Rounds may differ in who plays: players come and go. With `players`, every round seats 1 to that number. */
export function parsePlan(text: string, players?: number): Result<SeatingPlan, LineProblem> {
  const rounds: OpenRound[] = [];
  let open: OpenRound | null = null;
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [at, raw] of lines.entries()) {
    const line = at + 1;
    const words = raw.replace(/#.*/, '').trim();
    if (words === '') {
      if (raw.trim() === '') open = null;
      continue;
    }
    if (open === null) {
      open = { firstLine: line, tables: [], lineOf: new Map() };
      rounds.push(open);
    }
    const problem = addTable(open, words, line, players);
    if (problem !== null) return fail({ line, message: problem });
  }
  if (rounds.length === 0) return fail({ line: 1, message: 'no table; one is written 1-2-3-4' });
  for (const { firstLine, tables } of rounds) {
    const seated = 4 * tables.length;
    if (players !== undefined && seated !== players) {
      const message = `the round that begins here seats ${seated} of ${players} players`;
      return fail({ line: firstLine, message });
    }
    const counted = checkPlayers(seated);
    if (!counted.ok) return fail({ line: firstLine, message: counted.error.message });
  }
  return ok(rounds.map(({ tables }) => tables));
}

/** The problem, or null when the table was added. */
function addTable(round: OpenRound, words: string, line: number, players?: number): string | null {
  const parts = words.split(/\s*[-–,\s]\s*/);
  if (parts.length !== 4)
    return `${inQuotes(words)} has ${parts.length} of 4 players; write 1-2-3-4`;
  const numbers: number[] = [];
  for (const part of parts) {
    const number = playerNumber(part, players);
    if (typeof number === 'string') return number;
    const other = round.lineOf.get(number);
    if (other !== undefined) {
      return `player ${number} sits twice in this round; also in line ${other}`;
    }
    round.lineOf.set(number, line);
    numbers.push(number);
  }
  round.tables.push(numbers as unknown as SeatingTable);
  return null;
}

/** The number, or what is wrong with it. */
export function playerNumber(text: string, players?: number): number | string {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= (players ?? Number.POSITIVE_INFINITY)) return number;
  return players === undefined
    ? `${inQuotes(text)} is not a player number`
    : `${inQuotes(text)} is not a player number from 1 to ${players}`;
}
