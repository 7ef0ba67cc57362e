// `hanchan rules where`: from an option, a clause, a section or a ruling to all that belongs to it: what each document
// says, the lines that read it, and the tests.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleKey } from '@hanchan/rules';
import type { ClauseTest } from '@hanchan/rulesets/clauses';
import type { Command } from 'commander';
import { BadInput } from '../badInput.ts';
import { STATUS_WORDS, sectionText } from '../citing.ts';
import { wrap } from '../columns.ts';
import { chooseRuleset } from '../rulesetArgument.ts';
import { print, printJson, type Terminal } from '../terminal.ts';
import type { Place, PlacedOption, PlacedValue } from './places.ts';
import { findReaders, type Line, type Readers, sourceRoot } from './readers.ts';

interface WhereArguments {
  readonly rules?: string;
  readonly json?: boolean;
}

export function addWhereCommand(rules: Command, terminal: Terminal): void {
  rules
    .command('where')
    .description(
      'Show all that belongs to an option, a clause, a section or a ruling: the value in every rulebook, the lines of the sources that read it, and the tests.',
    )
    .argument('<WORD...>', 'such as calls.swap, wrc-8.3-01, 8.3, A-26')
    .option('--rules <ID>', 'a section only of this rulebook')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  hanchan rules where calls.swap')
    .action((words: string[], args: WhereArguments) => showPlace(words.join(' '), args, terminal));
}

async function showPlace(asked: string, args: WhereArguments, terminal: Terminal): Promise<void> {
  const only = args.rules === undefined ? undefined : chooseRuleset(args.rules).base.id;
  // Loaded only here: clauses and rulings are larger than everything else together.
  const { nearWord, placeOf } = await import('./places.ts');
  const place = placeOf(asked, only);
  if (place === null) {
    const near = nearWord(asked);
    const hint = near === undefined ? '' : `; did you mean ${near}?`;
    throw new BadInput('WORD', `no option, clause, section or ruling is called “${asked}”${hint}`);
  }
  const root = sourceRoot();
  const readers = root === null ? null : findReaders(root);
  if (args.json) printJson(terminal, placeFields(place, root, readers));
  else print(terminal, placeLines(place, root, readers, terminal).join('\n'));
}

type AllReaders = ReadonlyMap<RuleKey, Readers> | null;

function placeFields(place: Place, root: string | null, readers: AllReaders) {
  const { asked, kind } = place;
  return {
    asked,
    kind,
    options: place.options.map((option) => ({ ...option, ...readers?.get(option.key) })),
    clauses: place.clauses,
    rulings: place.rulings.map(({ id, question, decision, rulebooks }) => ({
      id,
      question,
      decision,
      rulebooks,
    })),
    tests: place.tests.map((test) => ({ ...test, line: lineOfTest(test, root) })),
  };
}

const INDENT = '  ';
const BOOK_WIDTH = 'uspml-fundamentals'.length + 2;

function placeLines(
  { options, clauses, rulings, tests }: Place,
  root: string | null,
  readers: AllReaders,
  terminal: Terminal,
): string[] {
  const { paint, columns } = terminal;
  const line = (text: string) => `${INDENT}${wrap(text, columns - 4, '    ')}`;
  const titled = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [paint(title, 'bold'), ...lines];
  const said = clauses.map(({ id, section, says }) =>
    line(`${id}  ${sectionText(section)}  ${says}`),
  );
  const decided = rulings.map(({ id, question, decision }) =>
    line(`${id}  ${question} ${decision}`),
  );
  const held = tests.map((test) => {
    const at = lineOfTest(test, root);
    return line(`${test.file}${at === null ? '' : `:${at}`}  ${test.name}`);
  });
  return [
    ...options.flatMap((option) => optionLines(option, readers, terminal)),
    ...titled('Clauses', said),
    ...titled('Rulings', decided),
    ...titled('Tests', held),
    ...(root === null
      ? [paint('The sources are not here, so no line of them is named.', 'dim')]
      : []),
  ];
}

function optionLines(option: PlacedOption, readers: AllReaders, terminal: Terminal): string[] {
  const { paint, columns } = terminal;
  const own = readers?.get(option.key);
  const under = ' '.repeat(BOOK_WIDTH + 4);
  const value = (one: PlacedValue) => {
    const text = `${one.words} (${placeText(one)})  ${one.clauses.join(', ')}`.trimEnd();
    return `${INDENT}${one.rules.padEnd(BOOK_WIDTH)}${wrap(text, columns - under.length, under)}`;
  };
  const lines = (title: string, list: readonly Line[]) =>
    list.map(({ file, line }) => `${INDENT}${title.padEnd(BOOK_WIDTH)}${file}:${line}`);
  return [
    wrap(`${paint(option.key, 'bold')}  ${option.question}`, columns, '    '),
    ...option.values.map(value),
    ...lines('declared', own?.declared ? [own.declared] : []),
    ...lines('read', own?.reads ?? []),
    ...lines('named', own?.names ?? []),
  ];
}

function placeText({ status, sections }: PlacedValue): string {
  const place = sections.map(sectionText).join('; ');
  if (status === 'stated') return place;
  return place === '' ? STATUS_WORDS[status] : `${place}, ${STATUS_WORDS[status]}`;
}

/** Where its name stands in its file; null where the name is put together there. */
function lineOfTest({ file, name }: ClauseTest, root: string | null): number | null {
  if (root === null || !existsSync(join(root, file))) return null;
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const at = lines.findIndex((text) => text.includes(name));
  return at === -1 ? null : at + 1;
}
