// `hanchan bot`: one of our bots as a program that speaks mjai over standard input and output.

import { MjaiBot } from '@hanchan/arena';
import { MjaiError, type MjaiEvent } from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import { findRuleset } from '@hanchan/rulesets';
import type { AddCommand } from './addCommand.ts';
import { BadInput } from './badInput.ts';
import { drained, LONGEST_LINE, lineGroups } from './batch.ts';
import { makeBot } from './botArgument.ts';
import { chooseRuleset } from './rulesetArgument.ts';
import { printError, type Terminal } from './terminal.ts';

interface BotFlags {
  readonly mjai?: true;
  readonly rules?: string;
  readonly seed: string;
  readonly explain?: true;
  readonly answer: string;
}

const DEFAULT_RULES = 'tenhou';
const NONE = '{"type":"none"}';

const HELP = `
One line in is one message, or a JSON list of messages of which the last may ask; one line out is the answer,
{"type":"none"} where there is nothing to do. A line that cannot be followed is told on standard error, with its
number and field, and answered with none.

Without --rules a game is played by the ruleset that its start_game names ("rules":{"ruleset":"wrc-2022"}), or by
${DEFAULT_RULES}. A whole game, one message a line:
  > {"type":"start_game","id":1}
  < {"type":"none"}
  > {"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"dora_marker":"2p", …}
  < {"type":"none"}
  > {"type":"tsumo","actor":1,"pai":"9s"}
  < {"type":"dahai","actor":1,"pai":"W","tsumogiri":false}`;

export const addBotCommand: AddCommand = (program, terminal, exit) => {
  program
    .command('bot')
    .summary('play as a program in somebody else’s arena')
    .description('Play as a program in somebody else’s arena.')
    .argument('<LEVEL>', 'beginner, club or expert, each also with :human')
    .option('--mjai', 'speak mjai, the only protocol')
    .option('--rules <ID>', 'a ruleset, or the path of a custom one, whatever start_game says')
    .option('--seed <N>', 'seed for the random choices', '1')
    .option('--explain', 'add the candidates and their reasons to each answer, as "meta"')
    .option('--answer <WHEN>', 'every: each line; asked: only where the bot can act', 'every')
    .addHelpText('after', HELP)
    .action(async (level: string, flags: BotFlags) => exit(await runBot(level, flags, terminal)));
};

async function runBot(level: string, flags: BotFlags, terminal: Terminal): Promise<number> {
  if (flags.answer !== 'every' && flags.answer !== 'asked') {
    throw new BadInput('--answer', `“${flags.answer}” is neither every nor asked`);
  }
  const bot = new MjaiBot(makeBot(level, 'LEVEL'), {
    seed: readSeed(flags.seed),
    rulesetFor: rulesetChooser(flags.rules),
    isExplained: flags.explain === true,
  });
  const reader = new LineReader(bot, terminal, flags.answer === 'every');
  for await (const lines of lineGroups(terminal.input)) {
    let out = '';
    for (const line of lines) out += reader.answer(line);
    if (out !== '' && !terminal.output.write(out)) await drained(terminal);
  }
  return 0;
}

function readSeed(text: string): number {
  const seed = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(seed)) return seed;
  throw new BadInput('--seed', `“${text}” is not a whole number from 0`);
}

function rulesetChooser(rules: string | undefined): (start: MjaiEvent) => Ruleset {
  const { ruleset } = chooseRuleset(rules ?? DEFAULT_RULES);
  if (rules !== undefined) return () => ruleset;
  return (start) => {
    const named = (start['rules'] as { ruleset?: unknown } | undefined)?.ruleset;
    return (typeof named === 'string' ? findRuleset(named) : undefined) ?? ruleset;
  };
}

/** Lines in, answers out; whatever is wrong with a line, the next is read. */
class LineReader {
  readonly #bot: MjaiBot;
  readonly #terminal: Terminal;
  readonly #isEvery: boolean;
  #line = 0;

  constructor(bot: MjaiBot, terminal: Terminal, isEvery: boolean) {
    this.#bot = bot;
    this.#terminal = terminal;
    this.#isEvery = isEvery;
  }

  answer(text: string): string {
    this.#line++;
    if (text.trim() === '') return '';
    const json = this.#parse(text);
    const isList = Array.isArray(json);
    let isHeard = true;
    for (const message of isList ? json : [json]) isHeard = this.#hear(message);
    const answer = isHeard ? this.#decide() : null;
    if (answer !== null) return `${JSON.stringify(answer)}\n`;
    return this.#isEvery || isList ? `${NONE}\n` : '';
  }

  #parse(text: string): unknown {
    if (text.length > LONGEST_LINE) {
      this.#printError(`a line has at most ${LONGEST_LINE} characters`);
      return [];
    }
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      this.#printError(`not JSON: ${(error as Error).message}`);
      return [];
    }
  }

  #hear(message: unknown): boolean {
    const { type } = (message ?? {}) as { type?: unknown };
    if (typeof type !== 'string') {
      this.#printError('type must be text: every message has one');
      return false;
    }
    return this.#guarded(() => {
      this.#bot.hear(message as MjaiEvent);
      return true;
    }, false);
  }

  #decide(): MjaiEvent | null {
    return this.#guarded(() => this.#bot.answer(), null);
  }

  /** A table that was heard wrongly may hold anything: the rest of the game must not end with it. */
  #guarded<T>(attempt: () => T, otherwise: T): T {
    try {
      return attempt();
    } catch (error) {
      const isTold = error instanceof MjaiError;
      const { message } = error as Error;
      this.#printError(isTold ? message : `this message could not be handled: ${message}`);
      return otherwise;
    }
  }

  #printError(message: string): void {
    printError(this.#terminal, `line ${this.#line}: ${message}`);
  }
}
