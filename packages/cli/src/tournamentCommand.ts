// `hanchan tournament`: what an organiser asks, command by command.

import type { Command } from 'commander';
import { addSeatingCommand } from './seatingCommand.ts';
import type { Terminal } from './terminal.ts';

export function addTournamentCommand(
  program: Command,
  terminal: Terminal,
  exit: (status: number) => void,
): void {
  const tournament = program
    .command('tournament')
    .summary('plan the seating of a tournament')
    .description('Plan a tournament: who meets whom, where and at which wind.');
  addSeatingCommand(tournament, terminal, exit);
}
