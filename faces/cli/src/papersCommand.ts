// `hanchan tournament papers`: everything that an event prints and hands in, from its archive, without a server.

import { join } from 'node:path';
import { RULESETS } from '@hanchan/rulesets';
import { foulListOf } from '@hanchan/rulesets/fouls';
import type { Command } from 'commander';
import { BadInput } from './badInput.ts';
import { openArchive } from './eventArchive.ts';
import { makeFolder, writeOut } from './namedFile.ts';
import { LANGUAGES, oneOf, SIZES } from './paperArguments.ts';
import { loadPapers } from './parts.ts';
import { print, printError, type Terminal } from './terminal.ts';

const HELP = `
Writes results (CSV, XLSX, JSON, PDF), the EMA workbook, seating, sheets of every round, badges, certificates, schedule and
the penalties of the rulebook. Tables for programs (CSV, XLSX, JSON) are in English in every language. An archive holds no keys: the passes that open players' own
pages are printed by the server.

Example:
  hanchan tournament papers spring-open.event.jsonl --out papers --url https://hanchan.example/events/ID`;

interface PapersArguments {
  readonly out: string;
  readonly url?: string;
  readonly top?: string;
  readonly lang: string;
  readonly size: string;
}

export function addPapersCommand(tournament: Command, terminal: Terminal): void {
  tournament
    .command('papers')
    .summary('print everything from the archive of an event')
    .description('Write every paper of an event, from its archive, into a folder.')
    .argument('<ARCHIVE>', 'the archive of an event')
    .requiredOption('--out <DIR>', 'folder to write into; created if missing')
    .option('--url <URL>', 'address of the event, for the codes on badges and report sheets')
    .option('--top <N>', 'how many certificates', '4')
    .option('--lang <LANG>', `language of what is printed: ${LANGUAGES.join(', ')}`, 'en')
    .option('--size <SIZE>', `size of the page: ${SIZES.join(', ')}`, 'a4')
    .addHelpText('after', HELP)
    .action((file: string, args: PapersArguments) => writePapers(file, args, terminal));
}

async function writePapers(
  file: string,
  { out, url, top, lang, size }: PapersArguments,
  terminal: Terminal,
): Promise<void> {
  const certificates = Number(top);
  if (!Number.isInteger(certificates) || certificates < 1) {
    throw new BadInput('--top', `a whole number from 1 on, not ${JSON.stringify(top)}`);
  }
  if (url !== undefined && !URL.canParse(url)) {
    throw new BadInput('--url', `${JSON.stringify(url)} is not a web address`);
  }
  const language = oneOf('--lang', LANGUAGES, lang);
  const pageSize = oneOf('--size', SIZES, size);
  const { state, checksum } = openArchive(file);
  // Fonts and PDF are loaded by whoever prints.
  const { makePaper, namesFor, paperSource, unprintableNames } =
    await loadPapers('tournament papers');
  const source = paperSource({
    state,
    language,
    size: pageSize,
    url: url?.replace(/\/+$/, '') ?? null,
    books: RULESETS,
    foulsOf: foulListOf,
    checksum: () => checksum,
    passes: new Map(),
  });
  makeFolder('--out', out);
  const names = namesFor(source);
  for (const name of names) {
    const made = await makePaper(source, name, { top: certificates });
    writeOut('--out', join(out, name), made!.body);
  }
  print(terminal, `${names.length} papers in ${out}`);
  const unprinted = unprintableNames(source);
  if (unprinted.length > 0) {
    const all = unprinted.join(', ');
    printError(
      terminal,
      `no font has these names, so they print as 〓: ${all}; give them in another script`,
    );
  }
}
