// `hanchan bots`: the computer players, what they are and what they need.

import { LEVELS, type Level } from '@hanchan/bots';
import type { Command } from 'commander';
import { alignRows } from './columns.ts';
import { print, printJson, type Terminal } from './terminal.ts';

interface About {
  readonly what: string;
  /** Milliseconds a decision on one core, at most, on average. */
  readonly mostMs: number;
  readonly needs: string;
}

const ABOUT: Readonly<Record<Level, About>> = {
  beginner: {
    what: 'shapes only, with gentle mistakes',
    mostMs: 0.1,
    needs: 'nothing',
  },
  club: {
    what: 'plain rules one can read: efficiency with value, yaku plans, riichi, folding',
    mostMs: 0.3,
    needs: 'nothing',
  },
  expert: {
    what: 'a learned policy under a layer that knows the rulebook',
    mostMs: 5,
    needs: 'its weights, engine/bots/weights/expert.bin',
  },
};

const MORE = `
Every bot also comes as NAME:human, with the slips of people and, at an unassisted table, their fouls.
mjai:"COMMAND" seats any program that speaks mjai over standard input and output.

Example:
  hanchan simulate --rules wrc-2022 --games 100 --bots club,beginner`;

export function addBotsCommand(program: Command, terminal: Terminal): void {
  program
    .command('bots')
    .summary('list the computer players')
    .description('List the computer players: what they are, what a decision costs, what they need.')
    .option('--json', 'one JSON document')
    .addHelpText('after', MORE)
    .action(({ json }: { json?: boolean }) => {
      if (json) printJson(terminal, { bots: LEVELS.map((id) => ({ id, ...ABOUT[id] })) });
      else listBots(terminal);
    });
}

function listBots(terminal: Terminal): void {
  const { paint } = terminal;
  const rows = LEVELS.map((id) => {
    const { what, mostMs, needs } = ABOUT[id];
    return [paint(id, 'bold'), `under ${mostMs} ms`, what, `needs ${needs}`];
  });
  const left = { align: 'left' } as const;
  for (const line of alignRows(rows, [left, left, left, left])) print(terminal, line);
  print(terminal, MORE);
}
