// `hanchan replay`: plays recorded games through the engine and says where a record and the rules part.

import type { AddCommand } from './addCommand.ts';
import { BadInput } from './badInput.ts';
import { GameSource } from './gameSource.ts';
import { count } from './handArgument.ts';
import { coloured } from './paint.ts';
import type { GameReport, PlayOptions } from './playGame.ts';
import { Progress } from './progress.ts';
import { playHere, playOnAllCores } from './replayPool.ts';
import { chooseRuleset } from './rulesetArgument.ts';
import { print, printError, printJson, type Terminal } from './terminal.ts';
import { wordChoice } from './words.ts';

interface ReplayArguments {
  readonly rules?: string;
  readonly verify?: boolean;
  readonly json?: boolean;
  readonly tar?: string;
  readonly turns?: boolean;
  readonly words?: string;
}

const HELP = `
Formats, found by themselves: our record, mjai events one a line, tenhou.net/6 JSON, Tenhou's mjlog (XML), a record of
Mahjong Soul as JSON; each also as .gz.
A record carries its rules. For the others --rules names them; without it the game's own header does, or tenhou.

With --verify all that the file says must agree: events, payments, scores, fu, han, the next deal, the wall.
Without it only who did what is followed, each deal is told in a line, and no figure of the file is vouched for.
--turns tells every turn, with or without --verify, in the words of the game's rulebook.

Exit status: 0 every game agrees, 1 one differs, 2 a file cannot be read.

Examples:
  hanchan replay game.jsonl --verify
  hanchan replay game.jsonl --turns --words japanese
  hanchan replay --tar games.tar.gz --verify --json`;

export const addReplayCommand: AddCommand = (program, terminal, exit) => {
  program
    .command('replay')
    .summary('play recorded games through the engine, and verify them')
    .description('Play recorded games through the engine.')
    .argument('[FILE...]', 'games; - for standard input')
    .option('--rules <ID>', 'the rulebook of logs that do not name it: an id or a file')
    .option('--verify', 'every figure of the file must agree')
    .option('--turns', 'print every turn of every hand')
    .option('--words <CHOICE>', 'rulebook (the default with --turns), japanese or plain')
    .option('--json', 'one JSON document')
    .option('--tar <FILE>', 'every member of an archive, .tar or .tar.gz')
    .addHelpText('after', HELP)
    .action(async (files: string[], args: ReplayArguments) =>
      exit(await replay(files, args, terminal)),
    );
};

async function replay(
  files: readonly string[],
  args: ReplayArguments,
  terminal: Terminal,
): Promise<number> {
  const options = optionsOf(args, terminal);
  const source = new GameSource(files, args.tar, terminal);
  const tally = new Tally(args, terminal);
  const reports = (source.isMany ? playOnAllCores : playHere)(source.games(), options);
  for await (const report of reports) tally.take(report, source.share);
  return tally.close(source.unreadable);
}

function optionsOf(args: ReplayArguments, { paint }: Terminal): PlayOptions {
  const { rules, verify = false, json = false, turns = false } = args;
  if (turns && json) throw new BadInput('--turns', 'not used with --json: turns are for people');
  return {
    ruleset: rules === undefined ? null : chooseRuleset(rules).ruleset,
    isVerified: verify,
    story: turns ? 'turns' : verify || json ? 'none' : 'deals',
    words: wordChoice(args.words ?? (turns ? 'rulebook' : 'plain')),
    isColoured: paint === coloured,
  };
}

/** Counts, and tells each game as it is done. */
class Tally {
  readonly #terminal: Terminal;
  readonly #progress: Progress;
  readonly #isJson: boolean;
  readonly #differ: ({ readonly file: string } & NonNullable<GameReport['difference']>)[] = [];
  readonly #bad: ({ readonly file: string } & NonNullable<GameReport['bad']>)[] = [];
  #games = 0;
  #hands = 0;
  #events = 0;

  constructor({ json }: ReplayArguments, terminal: Terminal) {
    this.#terminal = terminal;
    this.#isJson = json === true;
    this.#progress = new Progress(terminal);
  }

  take(report: GameReport, share: number): void {
    const { file, hands, events, difference, bad, story } = report;
    if (bad !== null) {
      this.#refuse(report);
      return;
    }
    this.#games++;
    this.#hands += hands;
    this.#events += events;
    if (difference !== null) this.#differ.push({ file, ...difference });
    if (!this.#isJson) this.#tell(file, story, difference);
    this.#progress.show(share, count(this.#games, 'game'));
  }

  #tell(file: string, story: readonly string[], difference: GameReport['difference']): void {
    this.#progress.clear();
    for (const line of story) print(this.#terminal, `  ${line}`.trimEnd());
    const { paint } = this.#terminal;
    if (difference === null) {
      print(this.#terminal, `${file}: ${paint('ok', 'green')}`);
      return;
    }
    const { hand, event, expected, got } = difference;
    const place = paint(`hand ${hand}, event ${event}`, 'red');
    print(this.#terminal, `${file}: ${place}: expected ${expected}, got ${got}`);
  }

  #refuse({ file, bad }: GameReport): void {
    const { line, field, message } = bad!;
    this.#progress.clear();
    const place = [line > 0 ? `line ${line}` : '', field].filter((part) => part !== '').join(', ');
    printError(this.#terminal, `${file}: ${place}${place === '' ? '' : ': '}${message}`);
    this.#bad.push({ file, line, field, message });
  }

  /** The last line, and the exit status. */
  close(unreadable: readonly GameReport[]): number {
    for (const report of unreadable) this.#refuse(report);
    this.#progress.clear();
    const counts = { games: this.#games, hands: this.#hands, events: this.#events };
    if (this.#isJson) {
      const bad = this.#bad.length > 0 ? { bad: this.#bad } : {};
      printJson(this.#terminal, { ...counts, differ: this.#differ, ...bad });
    } else {
      const { games, hands, events } = counts;
      const words = `${games} games, ${hands} hands, ${events} events`;
      print(this.#terminal, `${words}, ${this.#differ.length} differ`);
    }
    if (this.#bad.length > 0) return 2;
    return this.#differ.length > 0 ? 1 : 0;
  }
}
