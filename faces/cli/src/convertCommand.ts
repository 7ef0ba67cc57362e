// `hanchan convert`: a game in another form, with what that form cannot say told on standard error.

import {
  type GameFormat,
  LOSSES,
  RECORD_FORMATS,
  type RecordFormat,
  writeFilm,
} from '@hanchan/records';
import type { AddCommand } from './addCommand.ts';
import { BadInput } from './badInput.ts';
import { writeOut } from './namedFile.ts';
import { readFilm } from './oneGame.ts';
import { printError, type Terminal } from './terminal.ts';

interface ConvertArguments {
  readonly to?: string;
  readonly output?: string;
  readonly rules?: string;
}

const HELP = `
The game is played through the engine on the way; one that does not agree with the rules is not converted.
What the new form cannot say is listed on standard error, and what an mjlog or a record of Mahjong Soul does not say.

Examples:
  hanchan convert game.mjson --to record -o game.hanchan
  hanchan convert game.hanchan --to tenhou6 > game.json`;

export const addConvertCommand: AddCommand = (program, terminal, exit) => {
  program
    .command('convert')
    .summary('write a recorded game in another format')
    .description(
      'Write a recorded game in another form: our record, mjai, tenhou.net/6. Also read: mjlog (XML), Mahjong Soul (JSON).',
    )
    .argument('<FILE>', 'a game in any of the forms, also .gz; - for standard input')
    .option('--to <FORMAT>', RECORD_FORMATS.join(', '))
    .option('-o, --output <FILE>', 'where to write; standard output without it')
    .option('--rules <ID>', 'the rulebook of a log that does not name it: an id or a file')
    .addHelpText('after', HELP)
    .action(async (file: string, args: ConvertArguments) =>
      exit(await convert(file, args, terminal)),
    );
};

async function convert(file: string, args: ConvertArguments, terminal: Terminal): Promise<number> {
  const to = RECORD_FORMATS.find((format) => format === args.to);
  if (to === undefined) {
    const told = args.to === undefined ? 'missing' : `“${args.to}” is not a format`;
    throw new BadInput('--to', `${told}; one of ${RECORD_FORMATS.join(', ')}`);
  }
  const film = await readFilm(file, args.rules, terminal);
  const { differences } = film;
  if (differences.length > 0) {
    const { hand, event, expected, got } = differences[0]!;
    const place = `hand ${hand}, event ${event}: expected ${expected}, got ${got}`;
    printError(terminal, `${file}: not converted, it differs at ${place}`);
    return 1;
  }
  const text = writeFilm(film, to);
  if (args.output === undefined) terminal.output.write(text);
  else writeOut('--output', args.output, text);
  tellUnsaid(film.source.format, terminal);
  tellLosses(to, terminal);
  return 0;
}

/** What is read and never written is told as it comes in: what it cannot say was never there. */
function tellUnsaid(from: GameFormat, terminal: Terminal): void {
  if (RECORD_FORMATS.some((format) => format === from)) return;
  printError(terminal, `${from} does not say, so that it is not written:`);
  for (const loss of LOSSES[from]) terminal.errors.write(`  - ${loss}\n`);
}

function tellLosses(to: RecordFormat, terminal: Terminal): void {
  const losses = LOSSES[to];
  if (losses.length === 0) return;
  printError(terminal, `${to} cannot say, where the game had it:`);
  for (const loss of losses) terminal.errors.write(`  - ${loss}\n`);
}
