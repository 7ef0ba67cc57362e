// `hanchan tournament`: what an organiser asks, command by command.

import type { Command } from 'commander';
import { addResultCommand } from './resultCommand.ts';
import { addSeatingCommand } from './seatingCommand.ts';
import type { Terminal } from './terminal.ts';

export function addTournamentCommand(
  program: Command,
  terminal: Terminal,
  exit: (status: number) => void,
): void {
  const tournament = program
    .command('tournament')
    .summary('plan the seating of a tournament, work out a report sheet')
    .description(
      'Plan a tournament: who meets whom, where and at which wind; and what a report sheet comes to.',
    );
  addSeatingCommand(tournament, terminal, exit);
  addResultCommand(tournament, terminal);
}
