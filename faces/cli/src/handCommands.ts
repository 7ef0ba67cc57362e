// `hanchan shanten`, `waits` and `discards`: how far a hand is, what it waits for, what to throw.

import { discards, handShanten, handShantenForms, waits } from '@hanchan/hand';
import { allTiles, COPIES, countTiles, formatTile, type Hand } from '@hanchan/tiles';
import type { AddCommand } from './addCommand.ts';
import { BadInput } from './badInput.ts';
import { type Answer, runBatch } from './batch.ts';
import { alignRows } from './columns.ts';
import { count, parseWholeHand } from './handArgument.ts';
import type { Paint } from './paint.ts';
import { print, printJson, type Terminal } from './terminal.ts';
import { tilesText, tileText } from './tileText.ts';

interface HandCommand {
  readonly name: string;
  readonly summary: string;
  /** Tiles of a whole hand, a meld counting as three. */
  readonly sizes: readonly number[];
  readonly example: string;
  readonly answer: (hand: Hand) => object;
  readonly text: (hand: Hand, paint: Paint) => string;
}

const COMMANDS: readonly HandCommand[] = [
  {
    name: 'shanten',
    summary: 'how many exchanges a hand is away from tenpai (0 tenpai, -1 complete)',
    sizes: [13, 14],
    example: 'hanchan shanten 123m406p789s1122z',
    answer: shantenAnswer,
    text: shantenText,
  },
  {
    name: 'waits',
    summary: 'the tiles that complete a hand of 13',
    sizes: [13],
    example: "hanchan waits '2345678p888s[777z<]'",
    answer: waitsAnswer,
    text: waitsText,
  },
  {
    name: 'discards',
    summary: 'every discard from a hand of 14, best first, with the tiles that improve',
    sizes: [14],
    example: 'hanchan discards 123m406p789s11223z',
    answer: discardsAnswer,
    text: discardsText,
  },
];

export const addHandCommands: AddCommand = (program, terminal, exit) => {
  for (const command of COMMANDS) {
    const size = command.sizes.join(' or ');
    program
      .command(command.name)
      .summary(command.summary)
      .description(`Tells ${command.summary}.`)
      .argument(
        '[HAND]',
        `${size} tiles, melds in brackets behind; a meld counts as three, and sets left out count as melded`,
      )
      .option('--json', 'one JSON document')
      .option('--batch', 'one {"hand": "…"} per line of standard input, one JSON line out for each')
      .addHelpText('after', `\nExample:\n  ${command.example}`)
      .action(async (text: string | undefined, args: { json?: boolean; batch?: boolean }) => {
        exit(await runHandCommand(command, text, args, terminal));
      });
  }
};

async function runHandCommand(
  command: HandCommand,
  text: string | undefined,
  args: { readonly json?: boolean; readonly batch?: boolean },
  terminal: Terminal,
): Promise<number> {
  if (args.batch) {
    if (text !== undefined)
      throw new BadInput('HAND', 'not used with --batch: hands come as lines');
    return runBatch(terminal, (json) => answerHand(json, command));
  }
  if (text === undefined) throw new BadInput('HAND', 'missing: tiles such as 123m406p789s1122z');
  const hand = parseWholeHand(text, command.sizes);
  if (!hand.ok) throw new BadInput('HAND', hand.error.message);
  if (args.json) printJson(terminal, command.answer(hand.value));
  else print(terminal, command.text(hand.value, terminal.paint));
  return 0;
}

function answerHand(json: unknown, command: HandCommand): Answer {
  const text = (json as { hand?: unknown } | null)?.hand;
  if (typeof text !== 'string') {
    const message = 'a line is {"hand": "…"} with text such as "123m406p789s1122z"';
    return { error: { code: 'badField', message, field: 'hand' } };
  }
  const hand = parseWholeHand(text, command.sizes);
  if (!hand.ok) return { error: { ...hand.error, field: 'hand' } };
  return command.answer(hand.value);
}

/** The answer of `hanchan <name> --batch` to one parsed line. */
export function handAnswerer(name: string): (json: unknown) => Answer {
  const command = COMMANDS.find((one) => one.name === name)!;
  return (json) => answerHand(json, command);
}

function shantenAnswer(hand: Hand) {
  return { shanten: handShantenForms(hand) };
}

function waitsAnswer(hand: Hand) {
  return { waits: waits(hand).map(formatTile) };
}

function shantenWords(shanten: number): string {
  if (shanten < 0) return 'complete';
  return shanten === 0 ? 'tenpai' : `${shanten} from tenpai`;
}

function shantenText(hand: Hand): string {
  const { regular, chiitoi, kokushi, min } = handShantenForms(hand);
  const rows = [
    ['four sets and a pair', String(regular)],
    ['seven pairs', chiitoi === null ? 'not with melds' : String(chiitoi)],
    ['thirteen orphans', kokushi === null ? 'not with melds' : String(kokushi)],
  ];
  const lines = alignRows(rows, [{ align: 'left' }, { align: 'right' }]);
  return [`Shanten ${min}: ${shantenWords(min)}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

function waitsText(hand: Hand, paint: Paint): string {
  const kinds = waits(hand);
  if (kinds.length === 0) {
    const shanten = handShanten(hand);
    const why = shanten > 0 ? shantenWords(shanten) : 'every tile that would complete it is held';
    return `No waits: ${why}`;
  }
  const owned = countTiles(allTiles(hand));
  const left = kinds.map((kind) => COPIES - owned[kind]!);
  const total = left.reduce((sum, copies) => sum + copies, 0);
  const lines = kinds.map((kind, i) => `  ${tileText(kind, paint)}  ${left[i]} left`);
  return [`Waits on ${count(kinds.length, 'tile')}, ${total} left`, ...lines].join('\n');
}

function discardsAnswer(hand: Hand) {
  return {
    discards: discards(hand).map(({ tile, shanten, improving, count: total }) => ({
      tile: formatTile(tile),
      shanten,
      tiles: improving.map(({ kind }) => formatTile(kind)),
      count: total,
    })),
  };
}

function discardsText(hand: Hand, paint: Paint): string {
  const rows = discards(hand).map(({ tile, shanten, improving, count: total }) => [
    tileText(tile, paint),
    String(shanten),
    String(total),
    tilesText(
      improving.map(({ kind }) => kind),
      paint,
    ),
  ]);
  const head = ['discard', 'shanten', 'left', 'tiles that improve'].map((name) =>
    paint(name, 'bold'),
  );
  const columns = (['left', 'right', 'right', 'left'] as const).map((align) => ({ align }));
  return alignRows([head, ...rows], columns).join('\n');
}
