// `hanchan tournament`: what an organiser asks, command by command.

import type { Command } from 'commander';
import { addPapersCommand } from './papersCommand.ts';
import { addDataCommand, addEraseCommand } from './personalDataCommands.ts';
import { addResultCommand } from './resultCommand.ts';
import { addSeatingCommand } from './seatingCommand.ts';
import { addStandingsCommand, addVerifyArchiveCommand } from './standingsCommand.ts';
import type { Terminal } from './terminal.ts';

export function addTournamentCommand(
  program: Command,
  terminal: Terminal,
  exit: (status: number) => void,
): void {
  const tournament = program.command('tournament');
  tournament
    .summary('seating, report sheets, papers and results of a tournament')
    .description(
      'Plan a tournament: who meets whom, where and at which wind; what a report sheet comes to; and papers, standings and proof from the archive of an event.',
    );
  addSeatingCommand(tournament, terminal, exit);
  addResultCommand(tournament, terminal);
  addPapersCommand(tournament, terminal);
  addStandingsCommand(tournament, terminal);
  addVerifyArchiveCommand(tournament, terminal, exit);
  addDataCommand(tournament, terminal);
  addEraseCommand(tournament, terminal);
}
