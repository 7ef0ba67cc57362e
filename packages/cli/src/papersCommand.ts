// `hanchan tournament papers`: everything that an event prints and hands in, from its archive, without a server.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaperSource } from '@hanchan/papers';
import { RULESETS } from '@hanchan/rulesets';
import { foulListOf } from '@hanchan/rulesets/fouls';
import type { Command } from 'commander';
import { BadInput } from './badInput.ts';
import { openArchive } from './eventArchive.ts';
import { print, type Terminal } from './terminal.ts';

const HELP = `
Writes results (CSV, XLSX, JSON, PDF), the EMA workbook, seating, sheets of every round, badges, certificates, schedule and
the penalties of the rulebook. An archive holds no keys: badges made here have no code; the server prints those.

Example:
  hanchan tournament papers spring-open.event.jsonl --out papers --url https://hanchan.example/events/ID`;

interface PapersArguments {
  readonly out: string;
  readonly url?: string;
  readonly top?: string;
}

export function addPapersCommand(tournament: Command, terminal: Terminal): void {
  tournament
    .command('papers')
    .summary('print everything from the archive of an event')
    .description('Write every paper of an event, from its archive, into a folder.')
    .argument('<ARCHIVE>', 'the archive of an event')
    .requiredOption('--out <DIR>', 'folder to write into; made where it is missing')
    .option('--url <URL>', 'address of the event, for the codes on report sheets')
    .option('--top <N>', 'how many certificates', '4')
    .addHelpText('after', HELP)
    .action((file: string, args: PapersArguments) => writePapers(file, args, terminal));
}

async function writePapers(
  file: string,
  { out, url, top }: PapersArguments,
  terminal: Terminal,
): Promise<void> {
  const certificates = Number(top);
  if (!Number.isInteger(certificates) || certificates < 1) {
    throw new BadInput('--top', `a whole number from 1 on, not ${JSON.stringify(top)}`);
  }
  if (url !== undefined && !URL.canParse(url)) {
    throw new BadInput('--url', `${JSON.stringify(url)} is no address`);
  }
  const { state, checksum } = openArchive(file);
  // Fonts and PDF are loaded by whoever prints.
  const { bookOf, makePaper, namesFor } = await import('@hanchan/papers');
  const { base, cite } = bookOf(state.settings.rules, RULESETS);
  const source: PaperSource = {
    state,
    url: url?.replace(/\/+$/, '') ?? null,
    cite,
    fouls: foulListOf(base.id),
    checksum: () => checksum,
    passes: new Map(),
  };
  mkdirSync(out, { recursive: true });
  const names = namesFor(source);
  for (const name of names) {
    const made = await makePaper(source, name, { top: certificates });
    writeFileSync(join(out, name), made!.body);
  }
  print(terminal, `${names.length} papers in ${out}`);
}
