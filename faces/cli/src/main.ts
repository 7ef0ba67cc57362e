// The `hanchan` command: its parts put together, and what became of a run as an exit status.

import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import type { AddCommand } from './addCommand.ts';
import { addBackupCommands } from './backupCommand.ts';
import { BadInput } from './badInput.ts';
import { addBeaconCommand } from './beaconCommand.ts';
import { addBotCommand } from './botCommand.ts';
import { addBotsCommand } from './botsCommand.ts';
import { addCircuitCommand } from './circuitCommand.ts';
import { addClubCommand } from './clubCommand.ts';
import { addCompletionCommand } from './completionCommand.ts';
import { addConvertCommand } from './convertCommand.ts';
import { addExaminationCommand } from './examinationCommand.ts';
import { BAD_INPUT } from './exitStatus.ts';
import { addFiguresCommand } from './figuresCommand.ts';
import { addHandCommands } from './handCommands.ts';
import { addRatingsCommand } from './ratingsCommand.ts';
import { addRecountCommand } from './recountCommand.ts';
import { addReplayCommand } from './replayCommand.ts';
import { addReviewCommand } from './reviewCommand.ts';
import { addRulesCommand } from './rulesCommand.ts';
import { addSchemaCommand } from './schemaCommand.ts';
import { addScoreCommand } from './scoreCommand.ts';
import { addServeCommand } from './serveCommand.ts';
import { addSimulateCommand } from './simulateCommand.ts';
import { printError, type Terminal } from './terminal.ts';
import { addTournamentCommand } from './tournamentCommand.ts';
import { addVerifyCommand } from './verifyCommand.ts';

export { processTerminal } from './terminal.ts';

const EXAMPLES = `
Examples:
  hanchan score 234m234p2346788s --win 5s --rules wrc-2022 --riichi --tsumo --dora 7s
  hanchan waits 2345678p888s777z
  hanchan rules diff wrc-2022 ema-2008
  hanchan replay game.jsonl --verify
  hanchan simulate --rules wrc-2022 --games 100 --bots club,beginner

Each command has its own --help. Errors go to standard error.
Exit status: 0 fine, 1 a check failed (no win, a game that differs), 2 bad input.`;

/** Runs one command line (without the program's name) and answers its exit status. */
export async function main(argv: readonly string[], terminal: Terminal): Promise<number> {
  let status = 0;
  const program = buildProgram(terminal, (code) => {
    status = code;
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof BadInput) {
      printError(terminal, `${error.argument}: ${error.message}`);
      return BAD_INPUT;
    }
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_INPUT;
    throw error;
  }
}

/** In the order of the help. */
const COMMANDS: readonly AddCommand[] = [
  addScoreCommand,
  addHandCommands,
  addRulesCommand,
  addReplayCommand,
  addFiguresCommand,
  addReviewCommand,
  addConvertCommand,
  addVerifyCommand,
  addBeaconCommand,
  addBackupCommands,
  addCircuitCommand,
  addClubCommand,
  addRatingsCommand,
  addRecountCommand,
  addServeCommand,
  addSimulateCommand,
  addBotsCommand,
  addTournamentCommand,
  addExaminationCommand,
  addBotCommand,
  addSchemaCommand,
  addCompletionCommand,
];

function buildProgram(terminal: Terminal, exit: (status: number) => void): Command {
  const program = new Command('hanchan')
    .description(
      'Riichi mahjong by the book: score hands, compare rulebooks, replay and review games, run events, serve tables.',
    )
    .version(ownVersion())
    .configureOutput({
      writeOut: (text) => terminal.output.write(text),
      writeErr: (text) => terminal.errors.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'hanchan: ')),
      getOutHelpWidth: () => terminal.columns,
      getErrHelpWidth: () => terminal.columns,
    })
    .exitOverride()
    .addHelpText('after', EXAMPLES);
  for (const add of COMMANDS) add(program, terminal, exit);
  return program;
}

function ownVersion(): string {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
