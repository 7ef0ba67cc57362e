// `hanchan rules clauses`: every clause of a document, whether software holds it, and by which tests.

import type { Clause, ClauseState } from '@hanchan/rulesets/clauses';
import type { Command } from 'commander';
import { BadInput } from './badInput.ts';
import { sectionText } from './citing.ts';
import { wrap } from './columns.ts';
import { count } from './handArgument.ts';
import type { Ink } from './paint.ts';
import { chooseRuleset, RULESET_IDS } from './rulesetArgument.ts';
import { print, printJson, type Terminal } from './terminal.ts';

interface ClausesArguments {
  readonly json?: boolean;
  readonly kind?: string;
  readonly status?: string;
}

interface Entry {
  readonly clause: Clause;
  readonly state: ClauseState;
}

export function addClausesCommand(rules: Command, terminal: Terminal): void {
  rules
    .command('clauses')
    .description('List the clauses of a document: status, and the tests that hold each.')
    .argument('<ID>', RULESET_IDS.join(', '))
    .option('--kind <K>', 'only this kind: play, score, flow, tournament, referee, table')
    .option('--status <S>', 'only this status: tested, notSoftware, gap')
    .option('--json', 'one JSON document')
    .addHelpText('after', '\nExample:\n  hanchan rules clauses wrc-2022 --kind score --status gap')
    .action((id: string, args: ClausesArguments) => showClauses(id, args, terminal));
}

async function showClauses(id: string, args: ClausesArguments, terminal: Terminal): Promise<void> {
  const { base } = chooseRuleset(id, 'ID');
  // Loaded only here: the clauses are larger than everything else together.
  const { clausesOf, CLAUSE_KINDS, CLAUSE_STATUSES, clauseStatus } = await import(
    '@hanchan/rulesets/clauses'
  );
  requireOneOf('--kind', args.kind, CLAUSE_KINDS);
  requireOneOf('--status', args.status, CLAUSE_STATUSES);
  const entries = clausesOf(base.id)
    .map((clause): Entry => ({ clause, state: clauseStatus(base.id, clause) }))
    .filter(
      ({ clause, state }) =>
        (args.kind ?? clause.kind) === clause.kind &&
        (args.status ?? state.status) === state.status,
    );
  const counts: Record<string, number> = {};
  for (const status of CLAUSE_STATUSES) {
    counts[status] = entries.filter(({ state }) => state.status === status).length;
  }
  if (args.json) {
    const clauses = entries.map(({ clause, state }) => ({ ...clause, ...state }));
    printJson(terminal, { rules: base.id, document: base.document, counts, clauses });
    return;
  }
  const tally = Object.entries(counts).map(([status, number]) => `${number} ${status}`);
  print(
    terminal,
    [
      `${terminal.paint(base.document, 'bold')}`,
      ...entries.flatMap((entry) => entryLines(entry, terminal)),
      `${count(entries.length, 'clause')}: ${tally.join(', ')}`,
    ].join('\n'),
  );
}

function requireOneOf(argument: string, value: string | undefined, names: readonly string[]): void {
  if (value === undefined || names.includes(value)) return;
  throw new BadInput(argument, `“${value}” is not one of ${names.join(', ')}`);
}

const STATUS_INK: Readonly<Record<ClauseState['status'], Ink>> = {
  tested: 'green',
  notSoftware: 'dim',
  gap: 'yellow',
};

function entryLines({ clause, state }: Entry, { paint, columns }: Terminal): string[] {
  const { id, section, kind, says } = clause;
  const status = paint(state.status, STATUS_INK[state.status]);
  const indent = '    ';
  const under = (text: string) =>
    paint(`${indent}${wrap(text, columns - indent.length, indent)}`, 'dim');
  return [
    `${id}  ${sectionText(section)}  ${kind}  ${status}`,
    `${indent}${wrap(says, columns - indent.length, indent)}`,
    ...(state.reason === undefined ? [] : [under(state.reason)]),
    ...state.tests.map(({ file, name }) => under(`${file}: ${name}`)),
  ];
}
