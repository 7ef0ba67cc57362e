// `hanchan club ratings FILE`: the ratings of a club, computed again from its file.

import type { Command } from 'commander';
import { BadInput } from './badInput.ts';
import { textOf } from './namedFile.ts';
import { loadServer } from './parts.ts';
import { print, type Terminal } from './terminal.ts';

const RATINGS_HELP = `
The file is checked whole first: one that was changed is refused with the field. The numbers are those that the club's pages show:
OpenSkill's Plackett-Luce model over the places of every rated game, in the order in which they were played.

Example:
  hanchan club ratings tuesday.club.json`;

export function addClubCommand(program: Command, terminal: Terminal): void {
  const club = program.command('club').summary("what a club's file says");
  club.description("Compute again what a club's pages show, from its file.");
  club
    .command('ratings')
    .summary('the ratings of all members')
    .description('The ratings of a club with their uncertainty, computed again from its log.')
    .argument('<FILE>', "a club's file, as its owner downloads it")
    .addHelpText('after', RATINGS_HELP)
    .action((file: string) => showRatings(file, terminal));
}

async function showRatings(file: string, terminal: Terminal): Promise<void> {
  const { ratingsInFile } = await loadServer('club ratings');
  const found = ratingsInFile(textOf(file));
  if (!found.ok) throw new BadInput(found.error.field, found.error.message);
  const { rows, games } = found.value;
  print(terminal, `${games} rated games`);
  for (const row of rows) {
    const { name, member, rating, plusMinus, games: own } = row;
    const value = `${rating.toFixed(1)} ± ${plusMinus.toFixed(1)}`;
    print(terminal, `${value.padStart(17)}  ${String(own).padStart(5)}  ${name ?? `(${member})`}`);
  }
}
