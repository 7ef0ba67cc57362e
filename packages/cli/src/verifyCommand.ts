// `hanchan verify`: are the walls of a record the ones its seed gives, and was everything drawn from them?

import { readFileSync } from 'node:fs';
import { type FairReport, verifyWalls } from '@hanchan/records';
import type { Command } from 'commander';
import { BadInput } from './badInput.ts';
import { gamesIn, UnreadableGame } from './gameText.ts';
import { printError, type Terminal } from './terminal.ts';

const HELP = `
A record with fair walls carries a commitment in its header and the secret behind it once the match is over.
The secret must fit the commitment, every wall must be the one that follows from it, and every draw,
replacement and indicator is played again from these walls. docs/fair-walls.md describes the derivation.

Example:
  hanchan verify game.hanchan`;

export function addVerifyCommand(
  program: Command,
  terminal: Terminal,
  exit: (status: number) => void,
): void {
  program
    .command('verify')
    .summary('rebuild the walls of a record from its seed')
    .description('Rebuild every wall of a record from its revealed seed, and check every draw.')
    .argument('<RECORD...>', 'records with fair walls, also .gz')
    .option('--json', 'one JSON document')
    .addHelpText('after', HELP)
    .action((files: string[], args: { json?: boolean }) => exit(verify(files, args, terminal)));
}

function verify(files: readonly string[], args: { json?: boolean }, terminal: Terminal): number {
  const reports = files.map((file) => ({ file, report: verifyWalls(linesOfRecord(file)) }));
  const wrong = reports.filter(({ report }) => reasonIn(report) !== null).length;
  if (args.json) {
    const records = reports.map(({ file, report }) => ({
      file,
      ok: reasonIn(report) === null,
      walls: report.walls,
      hands: report.replay.hands,
      problem: reasonIn(report),
    }));
    terminal.output.write(`${JSON.stringify({ records, differ: wrong })}\n`);
    return wrong > 0 ? 1 : 0;
  }
  for (const { file, report } of reports) {
    const reason = reasonIn(report);
    if (reason === null)
      terminal.output.write(`${file}: ok, ${report.walls} walls follow from the seed\n`);
    else printError(terminal, `${file}: ${reason}`);
  }
  return wrong > 0 ? 1 : 0;
}

/** Why a record is not trusted; null when it is. */
function reasonIn({ problem, replay }: FairReport): string | null {
  if (problem !== null) return problem.message;
  if (replay.problem === null) return null;
  const { line, field, message } = replay.problem;
  return `line ${line}${field === '' ? '' : `, ${field}`}: ${message}`;
}

function linesOfRecord(file: string): readonly string[] {
  try {
    const [game] = gamesIn(file, readFileSync(file));
    if (game?.format === 'record') return game.lines;
    throw new BadInput('RECORD', `${file} is not a Hanchan record; only those carry a seed`);
  } catch (error) {
    if (error instanceof UnreadableGame) throw new BadInput('RECORD', `${file} ${error.message}`);
    if (error instanceof BadInput) throw error;
    throw new BadInput('RECORD', `${file} cannot be read: ${(error as Error).message}`);
  }
}
