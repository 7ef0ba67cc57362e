// `hanchan tournament`: what an organiser asks, command by command.

import type { AddCommand } from './addCommand.ts';
import { addPapersCommand } from './papersCommand.ts';
import { addDataCommand, addEraseCommand } from './personalDataCommands.ts';
import { addResultCommand } from './resultCommand.ts';
import { addSeatingCommand } from './seatingCommand.ts';
import { addStandingsCommand, addVerifyArchiveCommand } from './standingsCommand.ts';

export const addTournamentCommand: AddCommand = (program, terminal, exit) => {
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
};
