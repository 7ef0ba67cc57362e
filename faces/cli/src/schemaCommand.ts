// `hanchan schema`: the form of what the other commands print for programs, as JSON Schema. The files are made from the types of
// the sources (`npm run schemas`) and come with the package.

import { readdirSync, readFileSync } from 'node:fs';
import { nearest } from '@hanchan/rules';
import type { Command } from 'commander';
import { BadInput } from './badInput.ts';
import { print, type Terminal } from './terminal.ts';

const FOLDER = new URL('../schemas/', import.meta.url);

const HELP = `
What a version promises of these forms is in docs/versions.md: fields may be added, none goes or changes its meaning without a new major version.

Examples:
  hanchan schema
  hanchan schema score-batch > score-batch.json`;

export const schemaNames = (): string[] =>
  readdirSync(FOLDER)
    .map((file) => file.replace(/\.json$/, ''))
    .sort();

export function addSchemaCommand(program: Command, terminal: Terminal): void {
  program
    .command('schema')
    .summary('the form of a --json or --batch output, as JSON Schema')
    .description('Print the JSON Schema of what a command prints with --json or --batch.')
    .argument('[NAME]', 'which output, such as score or tournament-result; all names without it')
    .addHelpText('after', HELP)
    .action((name: string | undefined) => print(terminal, name ? schemaText(name) : listText()));
}

const listText = () => schemaNames().join('\n');

function schemaText(name: string): string {
  const names = schemaNames();
  if (!names.includes(name)) {
    const near = nearest(name, names);
    const hint = near === undefined ? '' : `; did you mean ${near}?`;
    throw new BadInput('NAME', `there is no output “${name}”${hint}\n  known: ${names.join(', ')}`);
  }
  return readFileSync(new URL(`${name}.json`, FOLDER), 'utf8').trimEnd();
}
