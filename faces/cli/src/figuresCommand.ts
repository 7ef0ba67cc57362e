// `hanchan figures`: what recorded games show of those who played them, counted as simulations and profiles are.

import { documentOf, Statistics, type StatisticsDocument, Summarising } from '@hanchan/arena';
import { type GameText, type PlayedGame, playGame } from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import { type BySeat, SEATS } from '@hanchan/tiles';
import type { AddCommand } from './addCommand.ts';
import { BadInput } from './badInput.ts';
import { BAD_INPUT } from './exitStatus.ts';
import { GameSource } from './gameSource.ts';
import { gamesIn, UnreadableGame } from './gameText.ts';
import { BOOKS } from './playGame.ts';
import { Progress } from './progress.ts';
import { chooseRuleset } from './rulesetArgument.ts';
import { matchCount } from './simulateReport.ts';
import { printStatistics } from './simulateText.ts';
import { print, printError, printJson, type Terminal } from './terminal.ts';

interface FiguresArguments {
  readonly rules?: string;
  readonly tar?: string;
  readonly json?: boolean;
}

const HELP = `
Places, points, how often somebody wins, deals in, declares riichi and calls, what wins and deal-ins are worth, yaku: with 95 %
intervals, by name. They are counted by the code that counts hanchan simulate and the profiles of a server, so the same games
give the same figures. Games that break off, or that the engine does not follow to their end, are left out and counted.
Formats and --rules: as for hanchan replay.

Exit status: 0 fine, 2 a file cannot be read, or holds no game that was played to its end.

Examples:
  hanchan figures game.jsonl other.jsonl
  hanchan figures --tar games.tar.gz --rules tenhou --json`;

export const addFiguresCommand: AddCommand = (program, terminal, exit) => {
  program
    .command('figures')
    .summary('win, deal-in, riichi and call rates of recorded games')
    .description('Count what recorded games show of those who played them.')
    .argument('[FILE...]', 'games; - for standard input')
    .option('--rules <ID>', 'the rulebook of logs that do not name it: an id or a file')
    .option('--tar <FILE>', 'every member of an archive, .tar or .tar.gz')
    .option('--json', 'one JSON document')
    .addHelpText('after', HELP)
    .action(async (files: string[], args: FiguresArguments) =>
      exit(await figures(files, args, terminal)),
    );
};

async function figures(
  files: readonly string[],
  args: FiguresArguments,
  terminal: Terminal,
): Promise<number> {
  const ruleset = args.rules === undefined ? null : chooseRuleset(args.rules).ruleset;
  const source = new GameSource(files, args.tar, terminal);
  const counted = new Counted(ruleset);
  const progress = new Progress(terminal);
  let isUnreadable = false;
  for await (const { file, bytes } of source.games()) {
    const trouble = counted.take(file, bytes);
    if (trouble !== null) {
      isUnreadable = true;
      progress.clear();
      printError(terminal, `${file}: ${trouble}`);
    }
    progress.show(source.share, matchCount(counted.statistics.matches));
  }
  progress.clear();
  for (const { file, bad } of source.unreadable) printError(terminal, `${file}: ${bad!.message}`);
  if (counted.statistics.matches === 0) {
    throw new BadInput('FILE', 'no game was played to its end');
  }
  tell(counted, args, terminal);
  return isUnreadable || source.unreadable.length > 0 ? BAD_INPUT : 0;
}

class Counted {
  readonly statistics = new Statistics();
  /** Games without an end. */
  left = 0;
  readonly #ruleset: Ruleset | null;

  constructor(ruleset: Ruleset | null) {
    this.#ruleset = ruleset;
  }

  /** What is wrong with the file; null: nothing. */
  take(file: string, bytes: Uint8Array): string | null {
    try {
      for (const game of gamesIn(file, bytes)) this.#add(game);
      return null;
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      const { line, message } = error.bad;
      return line > 0 ? `line ${line}: ${message}` : message;
    }
  }

  #add(game: GameText): void {
    const fold = new Summarising();
    const played = playGame(game, {
      books: BOOKS,
      ruleset: this.#ruleset,
      compare: 'events',
      watch: fold.watch,
    });
    const summary = played.bad === null ? fold.summary({ players: namesOf(played) }) : null;
    if (summary === null) this.left++;
    else this.statistics.add(summary);
  }
}

/** Who sat where, as far as the file tells. */
function namesOf({ names, header }: PlayedGame): BySeat<string> {
  const bots = header?.settings['bots'];
  const told = names ?? (Array.isArray(bots) ? bots : []);
  return SEATS.map((seat) => String(told[seat] ?? `seat ${seat}`)) as unknown as BySeat<string>;
}

function tell({ statistics, left }: Counted, args: FiguresArguments, terminal: Terminal): void {
  const { bots: players, ...rest } = documentOf(statistics);
  if (args.json === true) {
    printJson(terminal, { ...rest, leftOut: left, players });
    return;
  }
  const without = left === 0 ? '' : `; ${left} without an end left out`;
  print(terminal, terminal.paint(`${matchCount(statistics.matches)}${without}`, 'bold'));
  printStatistics(terminal, { ...rest, bots: players } satisfies StatisticsDocument);
}
