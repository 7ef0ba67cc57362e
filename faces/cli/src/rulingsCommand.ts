// `hanchan rules rulings`: how a rulebook is read where it leaves a question open, and what follows from it.

import type { Ruleset } from '@hanchan/rules';
import type { PlacedRuling } from '@hanchan/rulesets/rulings';
import type { Command } from 'commander';
import { BadInput } from './badInput.ts';
import { STATUS_WORDS, sectionText } from './citing.ts';
import { wrap } from './columns.ts';
import { count } from './handArgument.ts';
import { chooseRuleset, RULESET_IDS } from './rulesetArgument.ts';
import { print, printJson, type Terminal } from './terminal.ts';

interface RulingsArguments {
  readonly json?: boolean;
}

export function addRulingsCommand(rules: Command, terminal: Terminal): void {
  rules
    .command('rulings')
    .description(
      'List how we read a document where it is silent, unclear or contradicts itself; or show one ruling in full.',
    )
    .argument('<ID>', RULESET_IDS.join(', '))
    .argument('[RULING]', 'only this one, such as A-26')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  hanchan rules rulings wrc-2022 A-26')
    .action((id: string, wanted: string | undefined, args: RulingsArguments) =>
      showRulings(id, wanted, args, terminal),
    );
}

async function showRulings(
  id: string,
  wanted: string | undefined,
  args: RulingsArguments,
  terminal: Terminal,
): Promise<void> {
  const { base } = chooseRuleset(id, 'ID');
  // Loaded only here: they bring all clauses along.
  const { rulingsOf, findRuling } = await import('@hanchan/rulesets/rulings');
  const all = rulingsOf(base.id);
  const found = wanted === undefined ? all : all.filter((ruling) => ruling.id === wanted);
  if (wanted !== undefined && found.length === 0) {
    throw new BadInput('RULING', notThere(wanted, base, findRuling(wanted)));
  }
  if (args.json) {
    const rulings = found.map(({ alsoFor: _, ...ruling }) => ruling);
    printJson(terminal, { rules: base.id, document: base.document, rulings });
    return;
  }
  const lines = found.flatMap((ruling) =>
    wanted === undefined ? shortLines(ruling, terminal) : fullLines(ruling, terminal),
  );
  if (wanted === undefined) {
    lines.unshift(terminal.paint(base.document, 'bold'));
    lines.push(`${count(all.length, 'ruling')}; one in full: hanchan rules rulings ${base.id} ID`);
  }
  print(terminal, lines.join('\n'));
}

function notThere(wanted: string, { id }: Ruleset, elsewhere: PlacedRuling | undefined): string {
  if (elsewhere === undefined) return `there is no ruling “${wanted}”`;
  return `${wanted} is a ruling on ${elsewhere.rulebooks[0]}, which ${id} does not follow`;
}

const INDENT = '    ';

function shortLines({ id, question, decision, status }: PlacedRuling, terminal: Terminal) {
  const { paint, columns } = terminal;
  const under = (text: string) => `${INDENT}${wrap(text, columns - INDENT.length, INDENT)}`;
  const head = `${paint(id, 'bold')}  ${question}`;
  return [
    wrap(`${head} ${paint(`(${STATUS_WORDS[status]})`, 'dim')}`, columns, INDENT),
    under(decision),
  ];
}

function fullLines(ruling: PlacedRuling, { paint, columns }: Terminal): string[] {
  const rows: readonly (readonly [string, string])[] = [
    ['says', ruling.says],
    ['sections', ruling.sections.map(sectionText).join('; ')],
    ['clauses', ruling.clauses.join(', ')],
    ['decision', ruling.decision],
    ['reason', ruling.reason],
    ['status', STATUS_WORDS[ruling.status]],
    ['options', ruling.options.join(', ')],
    ['rulebooks', ruling.rulebooks.join(', ')],
    ['untested', ruling.untested ?? ''],
  ];
  const indent = ' '.repeat(LABEL_WIDTH + 2);
  const row = ([label, text]: readonly [string, string]) =>
    `  ${label.padEnd(LABEL_WIDTH)}${wrap(text, columns - indent.length, indent)}`;
  const tests = ruling.tests.map(({ file, name }) => row(['', `${file}: ${name}`]));
  return [
    wrap(`${paint(ruling.id, 'bold')}  ${ruling.question}`, columns, INDENT),
    ...rows.filter(([, text]) => text !== '').map(row),
    ...(tests.length === 0 ? [] : [`  ${count(tests.length, 'test')}`]),
    ...tests.map((line) => paint(line, 'dim')),
  ];
}

const LABEL_WIDTH = 'rulebooks'.length + 2;
