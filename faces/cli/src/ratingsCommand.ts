// `hanchan ratings FILE`: the ratings of a server, computed again from its log of rated games.

import type { AddCommand } from './addCommand.ts';
import { BadInput } from './badInput.ts';
import { CHECK_FAILED } from './exitStatus.ts';
import { textOf } from './namedFile.ts';
import { loadServer } from './parts.ts';
import { print, printJson, type Terminal } from './terminal.ts';

const HELP = `
FILE is what GET /api/ratings/log of a server answers, and what its page about ratings offers: every rated game, oldest first, with
numbers for names. Strengths that do not follow from the games before are listed.

Exit status: 0 every strength in the file follows from the games before, 1 one does not, 2 the file cannot be read.

Example:
  hanchan ratings hanchan-ratings.csv`;

export const addRatingsCommand: AddCommand = (program, terminal, exit) => {
  program
    .command('ratings')
    .summary('the ratings of a server, computed again from its log of games')
    .description('Compute every rating again from a log of rated games.')
    .argument('<FILE>', 'the log of a server')
    .option('--json', 'one JSON document')
    .addHelpText('after', HELP)
    .action(async (file: string, { json = false }: { readonly json?: boolean }) =>
      exit(await rate(file, json, terminal)),
    );
};

async function rate(file: string, isJson: boolean, terminal: Terminal): Promise<number> {
  const { ratingsInLog } = await loadServer('ratings');
  const found = ratingsInLog(textOf(file));
  if (!found.ok) throw new BadInput(found.error.field, found.error.message);
  const { games, ratings, differ } = found.value;
  if (isJson) printJson(terminal, found.value);
  else {
    print(terminal, `${games} rated games`);
    for (const { value, plusMinus, games: own, player, pool } of ratings) {
      const rating = `${value.toFixed(1)} ± ${plusMinus.toFixed(1)}`;
      print(terminal, `${rating.padStart(17)}  ${String(own).padStart(5)}  ${player}  ${pool}`);
    }
    for (const line of differ) print(terminal, `${line}: does not follow from the games before`);
  }
  return differ.length > 0 ? CHECK_FAILED : 0;
}
