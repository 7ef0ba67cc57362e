// `hanchan verify`: are the walls of a record the ones its seed gives, and was everything drawn from them? And are they the
// ones that whoever asks was shown before the match?

import { webcrypto } from 'node:crypto';
import {
  type FairNote,
  type FairReport,
  forgedRound,
  type NoteFault,
  noteProblem,
  verifyWalls,
} from '@hanchan/records';
import type { AddCommand } from './addCommand.ts';
import { BadInput } from './badInput.ts';
import { askedAgain } from './beaconAsking.ts';
import { gamesIn, UnreadableGame } from './gameText.ts';
import { bytesOf } from './namedFile.ts';
import { printError, type Terminal } from './terminal.ts';

const HELP = `
A record with fair walls carries a commitment in its header and the secret behind it once the match is over.
The secret must fit the commitment, every word its promise and every value of a beacon its signature; every wall must be the one
that follows from them, and every draw, replacement and indicator is played again from these walls.
A record that is consistent may still be another one than yours: --seal, --word and --beacon-key compare it with what you
noted before the match. docs/fair-walls.md describes the derivation, and what is proved by what.

Examples:
  hanchan verify game.hanchan
  hanchan verify game.hanchan --seal 20580c53… --word 'what I wrote' --beacon https://beacon.example.org`;

interface Options {
  readonly json?: boolean;
  readonly seal?: string;
  readonly word?: string;
  readonly beaconKey?: string;
  readonly beacon?: string;
}

export const addVerifyCommand: AddCommand = (program, terminal, exit) => {
  program
    .command('verify')
    .summary('rebuild the walls of a record from its seed')
    .description('Rebuild every wall of a record from its revealed seed, and check every draw.')
    .argument('<RECORD...>', 'records with fair walls, also .gz')
    .option('--seal <HEX>', 'the seal that was shown before the match')
    .option('--word <TEXT>', 'a word that must be among those in the walls')
    .option('--beacon-key <HEX>', 'the public key of the beacon')
    .option('--beacon <URL>', 'compare the values with what this beacon publishes')
    .option('--json', 'one JSON document')
    .addHelpText('after', HELP)
    .action(async (files: string[], args: Options) => exit(await verify(files, args, terminal)));
};

interface Checked {
  readonly file: string;
  readonly report: FairReport;
  /** Why it is not trusted; null when it is. */
  readonly reason: string | null;
}

async function verify(
  files: readonly string[],
  args: Options,
  terminal: Terminal,
): Promise<number> {
  const checked: Checked[] = [];
  for (const file of files) {
    const report = verifyWalls(linesOfRecord(file));
    checked.push({ file, report, reason: await reasonIn(report, args) });
  }
  const wrong = checked.filter(({ reason }) => reason !== null).length;
  if (args.json) {
    const records = checked.map(jsonOf);
    terminal.output.write(`${JSON.stringify({ records, differ: wrong })}\n`);
    return wrong > 0 ? 1 : 0;
  }
  for (const { file, report, reason } of checked) {
    if (reason !== null) printError(terminal, `${file}: ${reason}`);
    else terminal.output.write(`${file}: ${['ok', ...sayings(report)].join(', ')}\n`);
  }
  return wrong > 0 ? 1 : 0;
}

function jsonOf({ file, report, reason }: Checked) {
  const { walls, replay, fair, withheld, beacon, draws } = report;
  return {
    file,
    ok: reason === null,
    walls,
    hands: replay.hands,
    problem: reason,
    words: fair?.words ?? null,
    withheld,
    beacon:
      beacon === null
        ? null
        : {
            ...beacon.chain,
            each: beacon.each,
            draws: draws.map(({ deal, draw }) => ({ deal, ...draw })),
          },
  };
}

/** What goes into the line of a record that is trusted. */
function sayings({ walls, fair, withheld, beacon, draws }: FairReport): string[] {
  const promised = fair?.pledges?.filter((pledge) => pledge !== null).length ?? 0;
  const given = fair?.words.filter((word) => word !== '').length ?? 0;
  const missing = draws.flatMap(({ deal, draw }) => (draw.value === null ? [deal] : []));
  return [
    `${walls} walls follow from the seed`,
    ...(given === 0 ? [] : [`words of ${given}${promised === 0 ? '' : `, ${promised} promised`}`]),
    ...(withheld.length === 0 ? [] : [`${withheld.length} promised and never told`]),
    ...(beacon === null
      ? []
      : [`beacon ${beacon.chain.source} in ${draws.length - missing.length} of ${draws.length}`]),
    ...(missing.length === 0 ? [] : [`without it: deal ${missing.join(', ')}`]),
  ];
}

const NOTED: Readonly<Record<NoteFault, string>> = {
  otherSeal: 'the seal is another one',
  otherWord: 'the word is not among those in the walls',
  otherPledges: 'the promises are other ones',
  otherWords: 'the words are other ones',
  otherBeacon: 'the key of the beacon is another one',
  otherRound: 'another round of the beacon was used',
  lateRound: 'a round of the beacon was named after its time',
};

async function reasonIn(report: FairReport, args: Options): Promise<string | null> {
  const { problem, replay } = report;
  if (problem !== null) return problem.message;
  if (replay.problem !== null) {
    const { line, field, message } = replay.problem;
    return `line ${line}${field === '' ? '' : `, ${field}`}: ${message}`;
  }
  const forged = await forgedRound(report.signatures, webcrypto.subtle);
  if (forged !== null) return `round ${forged} of the beacon is not signed by its key`;
  const fault = noteProblem(report, noteIn(args));
  if (fault !== null) return NOTED[fault];
  return args.beacon === undefined ? null : askedAgain(report.draws, args.beacon);
}

const noteIn = ({ seal, word, beaconKey }: Options): FairNote => ({
  ...(seal === undefined ? {} : { commitment: seal.toLowerCase() }),
  ...(word === undefined ? {} : { word }),
  ...(beaconKey === undefined ? {} : { beaconKey: beaconKey.toLowerCase() }),
});

function linesOfRecord(file: string): readonly string[] {
  try {
    const [game] = gamesIn(file, bytesOf(file, 'RECORD'));
    if (game?.format === 'record') return game.lines;
    throw new BadInput('RECORD', `${file} is not a Hanchan record; only those carry a seed`);
  } catch (error) {
    if (error instanceof UnreadableGame) throw new BadInput('RECORD', `${file} ${error.message}`);
    if (error instanceof BadInput) throw error;
    throw new BadInput('RECORD', `${file} cannot be read: ${(error as Error).message}`);
  }
}
