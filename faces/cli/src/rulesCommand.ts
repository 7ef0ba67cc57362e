// `hanchan rules`: which rulebooks there are, what each says on every option, and where they differ.

import {
  type CitationStatus,
  diff,
  hashOf,
  idleBecause,
  optionOf,
  RULE_KEYS,
  type RuleKey,
  type Ruleset,
} from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import type { AddCommand } from './addCommand.ts';
import { BadInput } from './badInput.ts';
import { addBookCommands } from './bookCommands.ts';
import { type BookRead, bookProblemLines } from './bookFile.ts';
import { addClausesCommand } from './clausesCommand.ts';
import { alignRows, wrap } from './columns.ts';
import { count } from './handArgument.ts';
import { citedPlace, optionFields } from './optionText.ts';
import {
  bookAt,
  chooseRuleset,
  problemLines,
  RULESET_IDS,
  readCustomRuleset,
} from './rulesetArgument.ts';
import { addRulingsCommand } from './rulingsCommand.ts';
import { print, printJson, type Terminal } from './terminal.ts';
import { addWhereCommand } from './where/whereCommand.ts';

interface JsonArgument {
  readonly json?: boolean;
}

const IDS = `${RULESET_IDS.join(', ')}, or the path of custom rules, a rulebook's folder or a packed one`;

export const addRulesCommand: AddCommand = (program, terminal, exit) => {
  const rules = program
    .command('rules')
    .summary(
      'the rulebooks: list, show, compare, write and install your own, list clauses and rulings, find where a rule is',
    )
    .description('The rulebooks as data: every option with its value, its meaning and its source.')
    .addHelpText('after', '\nExample:\n  hanchan rules diff wrc-2022 ema-2008');
  rules
    .command('list')
    .description('List the rulebooks that ship with Hanchan.')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  hanchan rules list')
    .action((args: JsonArgument) => list(args, terminal));
  rules
    .command('show')
    .description('Show every option of a rulebook: value, meaning, section.')
    .argument('<ID>', IDS)
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  hanchan rules show wrc-2022')
    .action((id: string, args: JsonArgument) => show(id, args, terminal));
  rules
    .command('diff')
    .description('Show every option on which two rulebooks differ.')
    .argument('<A>', IDS)
    .argument('<B>', 'the other one')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  hanchan rules diff wrc-2022 ema-2008')
    .action((a: string, b: string, args: JsonArgument) => compare(a, b, args, terminal));
  rules
    .command('check')
    .description(
      'Check custom rules ({"base":"wrc-2022","name":"…","changes":{…}}), or the folder or packed file of a rulebook.',
    )
    .argument('<FILE>', 'a JSON file, or a folder')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  hanchan rules check club.json')
    .action((file: string, args: JsonArgument) => exit(check(file, args, terminal)));
  addBookCommands(rules, terminal);
  addClausesCommand(rules, terminal);
  addRulingsCommand(rules, terminal);
  addWhereCommand(rules, terminal);
};

function list(args: JsonArgument, terminal: Terminal): void {
  if (args.json) {
    const fields = RULESETS.map((one) => headFields(one));
    printJson(terminal, { rulesets: fields });
    return;
  }
  const rows = RULESETS.map(({ id, title, document }) => [
    terminal.paint(id, 'bold'),
    title,
    document,
  ]);
  const left = { align: 'left' } as const;
  print(terminal, alignRows(rows, [left, left, left]).join('\n'));
}

function headFields({ id, title, document, family, edition, values }: Ruleset) {
  return { id, title, document, family, edition, hash: hashOf(values) };
}

async function show(id: string, args: JsonArgument, terminal: Terminal): Promise<void> {
  const { ruleset, base } = chooseRuleset(id, 'ID');
  // Loaded only here: the rulings bring all clauses along.
  const { rulingsOn } = await import('@hanchan/rulesets/rulings');
  const optionsShown = RULE_KEYS.map((key): ShownOption => {
    const fields = optionFields(ruleset, key);
    const deciding = isDecided(fields.citation.status) ? rulingsOn(base.id, key) : [];
    return { ...fields, rulings: deciding.map((ruling) => ruling.id) };
  });
  if (args.json) {
    printJson(terminal, { ...headFields(ruleset), options: optionsShown });
    return;
  }
  const { paint } = terminal;
  const lines = [
    `${paint(ruleset.title, 'bold')} (${ruleset.id})`,
    ruleset.document,
    paint(`values ${hashOf(ruleset.values)}`, 'dim'),
  ];
  let area = '';
  for (const option of optionsShown) {
    const own = option.key.slice(0, option.key.indexOf('.'));
    if (own !== area) lines.push('', paint(own.toUpperCase(), 'bold'));
    area = own;
    lines.push(...optionLines(option, terminal));
  }
  print(terminal, lines.join('\n'));
}

type ShownOption = ReturnType<typeof optionFields> & {
  /** Rulings from which the value follows. */
  readonly rulings: readonly string[];
};

/** What the document says outright needs no ruling, nor does what custom rules say instead. */
const isDecided = (status: CitationStatus) => status === 'ourChoice' || status === 'inferred';

/** Value, section and rulings beside the key; the question under it, and the reason where the book is silent. */
function optionLines(option: ShownOption, { paint, columns }: Terminal): string[] {
  const { key, words, question, citation, rulings } = option;
  const room = columns - KEY_WIDTH - 2;
  const indent = ' '.repeat(KEY_WIDTH + 2);
  const by = rulings.length === 0 ? '' : ` [${rulings.join(', ')}]`;
  const value = wrap(`${words} ${citedPlace(citation)}${by}`, room, indent);
  const lines = [`  ${key.padEnd(KEY_WIDTH)}${value}`];
  lines.push(paint(`${indent}${wrap(question, room, indent)}`, 'dim'));
  if (citation.status !== 'stated' && citation.reason !== undefined) {
    lines.push(paint(`${indent}${wrap(`· ${citation.reason}`, room, indent)}`, 'dim'));
  }
  return lines;
}

const KEY_WIDTH = Math.max(...RULE_KEYS.map((key) => key.length)) + 2;

function compare(a: string, b: string, args: JsonArgument, terminal: Terminal): void {
  const left = chooseRuleset(a, 'A').ruleset;
  const right = chooseRuleset(b, 'B').ruleset;
  const differences = diff(left, right);
  if (args.json) {
    const fields = differences.map(({ key }) => {
      const { question, ...own } = optionFields(left, key);
      const { value, words, citation } = optionFields(right, key);
      const ours = { value: own.value, words: own.words, citation: own.citation };
      return { key, question, a: ours, b: { value, words, citation } };
    });
    printJson(terminal, { a: headFields(left), b: headFields(right), differences: fields });
    return;
  }
  print(terminal, differenceLines(left, right, terminal).join('\n'));
}

/** Two editions have the same clause ids: the rulebook's own stands before each. */
const clausesOf = ({ id }: Ruleset, { clauses }: { readonly clauses: readonly string[] }) =>
  clauses.length === 0 ? '' : ` [${clauses.map((clause) => `${id}:${clause}`).join(', ')}]`;

function differenceLines(a: Ruleset, b: Ruleset, { paint, columns }: Terminal): string[] {
  const differences = diff(a, b);
  const areEditions = a.family === b.family && a.edition !== b.edition;
  const width = Math.max(a.title.length, b.title.length) + 2;
  const indent = ' '.repeat(width + 2);
  const side = (ruleset: Ruleset, key: RuleKey) => {
    const { words, citation } = optionFields(ruleset, key);
    const text = `${words} ${citedPlace(citation)}${areEditions ? clausesOf(ruleset, citation) : ''}`;
    return `  ${ruleset.title.padEnd(width)}${wrap(text, columns - width - 2, indent)}`;
  };
  const lines = differences.flatMap(({ key }) => [
    `${paint(key, 'bold')}  ${paint(optionOf(key).question, 'dim')}`,
    side(a, key),
    side(b, key),
  ]);
  const same = RULE_KEYS.length - differences.length;
  const verb = differences.length === 1 ? 'differs' : 'differ';
  return [...lines, `${count(differences.length, 'option')} ${verb}, ${same} are the same`];
}

function check(file: string, args: JsonArgument, terminal: Terminal): number {
  const written = bookAt(file, 'FILE');
  if (written !== null) return checkBook(file, written, args, terminal);
  const { base, parsed } = readCustomRuleset(file, 'FILE');
  if (!parsed.ok) {
    if (args.json) printJson(terminal, { ok: false, problems: parsed.error });
    throw new BadInput('FILE', `${file}: ${problemLines(parsed.error)}`);
  }
  const ruleset = parsed.value;
  if (args.json) {
    const differences = diff(base!, ruleset);
    const idle = differences.filter(({ key }) => idleBecause(ruleset.values, key) !== null);
    const fields = { differences, withoutEffect: idle.map(({ key }) => key) };
    printJson(terminal, { ok: true, base: base!.id, ...headFields(ruleset), ...fields });
    return 0;
  }
  const { paint } = terminal;
  const head = [
    `${paint(ruleset.title, 'bold')}: valid`,
    `  base  ${base!.title} (${base!.id})`,
    `  id    ${ruleset.id}`,
    `  hash  ${hashOf(ruleset.values)}`,
    '',
  ];
  const differences = differenceLines(base!, ruleset, terminal);
  print(terminal, [...head, ...differences, ...idleLines(base!, ruleset)].join('\n'));
  return 0;
}

/** Changes that change nothing, as long as another answer stays as it is. */
function idleLines(base: Ruleset, { values, ...rest }: Ruleset): string[] {
  return diff(base, { values, ...rest }).flatMap(({ key }) => {
    const because = idleBecause(values, key);
    if (because === null) return [];
    const others = Object.entries(because) as [RuleKey, unknown][];
    const said = others.map(([other, value]) => `${other} (${optionOf(other).words(value)})`);
    return [`${key} has no effect because of ${said.join(' and ')}`];
  });
}

/** A rulebook that is being written is expected to have problems: they are findings, not bad input. */
function checkBook(path: string, read: BookRead, args: JsonArgument, terminal: Terminal): number {
  if (!read.ok) {
    if (args.json) printJson(terminal, { ok: false, problems: read.error });
    else print(terminal, `${path}: ${bookProblemLines(read.error, path)}`);
    return 1;
  }
  const { ruleset, clauses, rulings, fouls } = read.value.book;
  const found = {
    clauses: clauses.length,
    rulings: rulings.length,
    fouls: fouls.fouls.length,
    examples: read.value.examples.length,
  };
  if (args.json) {
    printJson(terminal, { ok: true, ...headFields(ruleset), ...found });
    return 0;
  }
  const tally = Object.entries(found).map(([what, number]) => `${number} ${what}`);
  const lines = [
    `${terminal.paint(ruleset.title, 'bold')}: valid`,
    `  id    ${ruleset.id}, family ${ruleset.family}, edition ${ruleset.edition}`,
    `  hash  ${hashOf(ruleset.values)}`,
    `  ${RULE_KEYS.length} questions answered, ${tally.join(', ')}`,
  ];
  print(terminal, lines.join('\n'));
  return 0;
}
