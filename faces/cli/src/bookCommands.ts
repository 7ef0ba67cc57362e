// `hanchan rules new`, `pack`, `install` and `remove`: from an empty folder to a rulebook that a server plays by.

import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BOOK_ID, findBook, newFolder, type ReadBook, writePack } from '@hanchan/rulebooks';
import { hashOf } from '@hanchan/rules';
import { findRuleset } from '@hanchan/rulesets';
import type { Command } from 'commander';
import { BadInput } from './badInput.ts';
import { bookInFolder, bookInPack, bookProblemLines } from './bookFile.ts';
import { makeFolder, writeOut } from './namedFile.ts';
import { chooseRuleset, readJson } from './rulesetArgument.ts';
import { print, printJson, type Terminal } from './terminal.ts';

interface NewArguments {
  readonly from: string;
  readonly dir?: string;
  readonly edition?: string;
}

interface PackArguments {
  readonly out?: string;
  readonly json?: boolean;
}

interface ServerArguments {
  readonly server: string;
  readonly token?: string;
  readonly code?: string;
  readonly replace?: boolean;
}

export function addBookCommands(rules: Command, terminal: Terminal): void {
  rules
    .command('new')
    .description('Begin a rulebook of your own: a folder with every question that it answers.')
    .argument('<ID>', 'its id, such as club-2026')
    .requiredOption('--from <ID>', 'the rulebook whose answers stand beside the questions')
    .option(
      '--edition <E>',
      'a further edition of that rulebook: the folder holds what is different',
    )
    .option('--dir <DIR>', 'where the folder is made (./ID)')
    .addHelpText('after', '\nExample:\n  hanchan rules new club-2026 --from wrc-2022')
    .action((id: string, args: NewArguments) => begin(id, args, terminal));
  rules
    .command('pack')
    .description('Check the folder of a rulebook and pack it into one file that servers install.')
    .argument('<DIR>', 'the folder')
    .option('--out <FILE>', 'where to (./ID.rulebook.json)')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  hanchan rules pack club-2026')
    .action((folder: string, args: PackArguments) => pack(folder, args, terminal));
  rules
    .command('install')
    .description('Install a packed rulebook, or a folder, on a running server.')
    .argument('<FILE>', 'a packed rulebook, or the folder of one')
    .requiredOption('--server <URL>', 'the address of the server')
    .option('--token <T>', 'what the server has as OPERATOR_TOKEN; or set it here under that name')
    .option('--code <C>', 'the one-time code, where the server has an OPERATOR_TOTP')
    .option('--replace', 'even where a book with other values is installed under the id')
    .addHelpText(
      'after',
      '\nExample:\n  hanchan rules install club-2026.rulebook.json --server http://localhost:8080',
    )
    .action((path: string, args: ServerArguments) => install(path, args, terminal));
  rules
    .command('remove')
    .description(
      'Take a rulebook off a server: no new game is played by it; its games stay readable.',
    )
    .argument('<ID>', 'its id')
    .requiredOption('--server <URL>', 'the address of the server')
    .option('--token <T>', 'what the server has as OPERATOR_TOKEN; or set it here under that name')
    .option('--code <C>', 'the one-time code, where the server has an OPERATOR_TOTP')
    .addHelpText(
      'after',
      '\nExample:\n  hanchan rules remove club-2026 --server http://localhost:8080',
    )
    .action((id: string, args: ServerArguments) => remove(id, args, terminal));
}

function begin(id: string, { from, dir = id, edition }: NewArguments, terminal: Terminal): void {
  if (!BOOK_ID.test(id) || id.length > 48 || id.startsWith('custom-')) {
    throw new BadInput(
      'ID',
      `“${id}” must be lower-case words with dashes between, such as club-2026`,
    );
  }
  if (findRuleset(id) !== undefined) throw new BadInput('ID', `there is a rulebook ${id} already`);
  const base = findBook(chooseRuleset(from, '--from').base.id)!;
  if (entriesOf(dir).length > 0) throw new BadInput('--dir', `${dir} is there and not empty`);
  for (const [path, text] of newFolder(id, base, edition)) {
    makeFolder('--dir', dirname(join(dir, path)));
    writeOut('--dir', join(dir, path), text);
  }
  const next = edition === undefined ? 'Answer the questions in values.yaml' : 'List the changes';
  print(terminal, `${dir}: begun. ${next}, then: hanchan rules check ${dir}`);
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A rulebook that is without fault, from its folder or from the file that it was packed into. */
function soundBook(path: string, argument: string): ReadBook {
  const read = bookInFolder(path) ?? bookInPack(readJson(path, argument));
  if (read === null) {
    throw new BadInput(argument, `${path} is not a packed rulebook; hanchan rules pack makes one`);
  }
  if (!read.ok) throw new BadInput(argument, bookProblemLines(read.error, path));
  return read.value;
}

function pack(folder: string, args: PackArguments, terminal: Terminal): void {
  const { book, examples } = soundBook(folder, 'DIR');
  const { id, title, values } = book.ruleset;
  const out = args.out ?? `${id}.rulebook.json`;
  const text = writePack(book, examples);
  writeOut('--out', out, text);
  const hash = hashOf(values);
  if (args.json) printJson(terminal, { ok: true, id, title, file: out, bytes: text.length, hash });
  else
    print(
      terminal,
      `${out}: ${title} (${id}), ${Math.ceil(text.length / 1_024)} KB, values ${hash}`,
    );
}

async function install(path: string, args: ServerArguments, terminal: Terminal): Promise<void> {
  const { book, examples } = soundBook(path, 'FILE');
  const query = args.replace ? '?replace=true' : '';
  const answer = await ask(args, `/api/rulebooks${query}`, 'PUT', writePack(book, examples));
  print(terminal, `${answer['title']} (${answer['id']}) is installed at ${args.server}`);
}

async function remove(id: string, args: ServerArguments, terminal: Terminal): Promise<void> {
  const answer = await ask(args, `/api/rulebooks/${encodeURIComponent(id)}`, 'DELETE');
  print(
    terminal,
    `${answer['title']} (${id}) is no longer offered at ${args.server}; its games stay readable`,
  );
}

async function ask(
  { server, code, token = process.env['OPERATOR_TOKEN'] }: ServerArguments,
  path: string,
  method: 'PUT' | 'DELETE',
  body?: string,
): Promise<Record<string, unknown>> {
  if (!/^https?:\/\//.test(server) || !URL.canParse(path, server)) {
    const whole = /^[\w.-]+(:\d+)?(\/|$)/.test(server)
      ? `http://${server}`
      : 'http://localhost:8080';
    throw new BadInput('--server', `“${server}” is not a whole address, such as ${whole}`);
  }
  let response: Response;
  try {
    response = await fetch(new URL(path, server), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(code === undefined ? {} : { 'x-operator-code': code }),
      },
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    throw new BadInput('--server', `nobody answers at ${server}`);
  }
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (response.ok) return answer;
  throw new BadInput('--server', `refused: ${answer['message'] ?? `status ${response.status}`}`);
}
