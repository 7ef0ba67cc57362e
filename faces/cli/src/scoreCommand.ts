// `hanchan score`: one hand explained, or a stream of wins in figures.

import { score, type Win } from '@hanchan/score';
import { type Command, Option } from 'commander';
import type { AddCommand } from './addCommand.ts';
import { BadInput } from './badInput.ts';
import { runBatch } from './batch.ts';
import { chooseRuleset, RULESET_IDS } from './rulesetArgument.ts';
import { answerWin, noScoreDocument, scoreDocument } from './scoreJson.ts';
import { noScoreText, scoreText } from './scoreText.ts';
import { print, printError, printJson, type Terminal } from './terminal.ts';
import { readWinArguments, type WinArguments } from './winArguments.ts';
import { wordChoice, wordsFor } from './words.ts';

interface ScoreArguments extends WinArguments {
  readonly rules?: string;
  readonly json?: boolean;
  readonly batch?: boolean;
  readonly words: string;
}

const EXAMPLES = `
Examples:
  hanchan score 234m234p2346788s --win 5s --rules wrc-2022 --riichi --tsumo --dora 7s
  hanchan score '234m23p55789s[777z<]' --win 4p --rules tenhou --seat E --dora 4s
  hanchan score --batch --rules tenhou < wins.jsonl

HAND is written 123m406p789s1122z (0 is a red five; 1-4z E S W N, 5z white, 6z green, 7z red),
melds behind it: [123m<] chi from the left, [555p^] pon from across, [5555p] concealed kan,
[5555p<] called kan, [5555p+<] added kan. Quote it: the shell reads < and > otherwise.
Exit status: 0 a win, 1 no win, 2 bad input.`;

const repeated = (text: string, list: readonly string[]) => [...list, text];

export const addScoreCommand: AddCommand = (program, terminal, exit) => {
  program
    .command('score')
    .summary('what a win is worth, line by line, with the section of the rulebook')
    .description('Score a win: yaku, fu, limit and payments, each with the section it rests on.')
    .argument('[HAND]', 'concealed tiles and melds, without the winning tile')
    .option('--win <TILE>', 'the winning tile, given apart from HAND')
    .option('--rules <ID>', `${RULESET_IDS.join(', ')}, or the path of a custom ruleset`)
    .option('--tsumo', 'self-drawn')
    .option('--ron', 'won on a discard (the default)')
    .option('--seat <WIND>', 'seat wind of the winner: E, S, W or N', 'S')
    .option('--round <WIND>', 'round wind', 'E')
    .option('--from <WIND>', 'who discarded, by seat wind (matters only with --pao)')
    .option('--dora <TILES>', 'dora indicators as turned, such as 4p or 4p7z')
    .option('--ura <TILES>', 'the indicators under them, for a riichi winner')
    .option('--riichi', 'in riichi')
    .option('--double-riichi', 'in double riichi')
    .option('--ippatsu', 'within one turn of riichi')
    .option('--rinshan', 'on the replacement tile of a kan')
    .option('--chankan', 'by robbing a kan')
    .option('--haitei', 'on the last tile of the wall')
    .option('--houtei', 'on the last discard')
    .option('--first-turn', 'in the unbroken first turn (tenhou, chiihou, renhou)')
    .option('--mixed-in', 'with the winning tile not kept apart, so that the wait is unknown')
    .option('--honba <N>', 'counters on the table', '0')
    .option('--sticks <N>', 'riichi sticks on the table', '0')
    .option('--pool <N>', 'points in the common pool, where the rulebook has one', '0')
    .addOption(
      new Option('--pao <YAKU=WIND>', 'who fed a yakuman, such as daisangen=W; may be repeated')
        .argParser(repeated)
        .default([], 'nobody'),
    )
    .option('--words <CHOICE>', 'names of calls and yaku: plain, rulebook or japanese', 'plain')
    .option('--json', 'one JSON document')
    .option('--batch', 'one win as JSON per line of standard input, one JSON line out for each')
    .addHelpText('after', EXAMPLES)
    .action(async (hand: string | undefined, args: ScoreArguments, command: Command) => {
      exit(args.batch ? await batch(hand, args, command, terminal) : one(hand, args, terminal));
    });
};

function rulesetOf(args: ScoreArguments) {
  if (args.rules === undefined) {
    throw new BadInput('--rules', `missing; one of ${RULESET_IDS.join(', ')}, or a file`);
  }
  return chooseRuleset(args.rules).ruleset;
}

function batch(
  hand: string | undefined,
  args: ScoreArguments,
  command: Command,
  terminal: Terminal,
): Promise<number> {
  if (hand !== undefined) throw new BadInput('HAND', 'not used with --batch: wins come as lines');
  for (const { long, attribute } of command.options.map((option) => ({
    long: option.long,
    attribute: option.attributeName(),
  }))) {
    if (['rules', 'json', 'batch'].includes(attribute)) continue;
    if (command.getOptionValueSource(attribute) !== 'cli') continue;
    throw new BadInput(`${long}`, 'not used with --batch: each line says it for itself');
  }
  const { values } = rulesetOf(args);
  return runBatch(terminal, (json) => answerWin(json, values));
}

function one(hand: string | undefined, args: ScoreArguments, terminal: Terminal): number {
  if (hand === undefined) {
    throw new BadInput(
      'HAND',
      'missing: the tiles without the winning one, such as 123m406p789s11z',
    );
  }
  const ruleset = rulesetOf(args);
  const win: Win = readWinArguments(hand, args, ruleset);
  const scored = score(win, ruleset.values);
  const { paint, columns } = terminal;
  const words = wordsFor(wordChoice(args.words), ruleset);
  const page = { ruleset, paint, words, columns, isDiscarderNamed: args.from !== undefined };
  if (scored.ok) {
    if (args.json) printJson(terminal, scoreDocument(scored.value, win, ruleset));
    else print(terminal, scoreText(scored.value, win, page));
    return 0;
  }
  if (args.json) printJson(terminal, noScoreDocument(scored.error, win, ruleset));
  else print(terminal, noScoreText(scored.error, win, page));
  printError(terminal, `no win under ${ruleset.title} (${scored.error.reason})`);
  return 1;
}
