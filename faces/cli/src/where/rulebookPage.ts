// A rulebook as a page of the documentation: section by section what the document says, the options and rulings that
// rest on it, the sources that read them and the tests that hold it.

import { optionOf, RULE_KEYS, type RuleKey, type Ruleset } from '@hanchan/rules';
import { CLAUSES, type Clause, clauseStatus } from '@hanchan/rulesets/clauses';
import { type PlacedRuling, rulingsOf } from '@hanchan/rulesets/rulings';
import { STATUS_WORDS, sectionText } from '../citing.ts';
import { optionsOn, passagesOf } from './places.ts';
import type { Readers } from './readers.ts';

/** From docs/rules to the root. */
const UP = '../../';

type AllReaders = ReadonlyMap<RuleKey, Readers>;

/** The same for the same sources: it names files, not their lines, which move with every edit. */
export function rulebookPage(ruleset: Ruleset, readers: AllReaders): string {
  const clauses = CLAUSES[ruleset.id] ?? [];
  const rulings = rulingsOf(ruleset.id);
  const lines = [
    `# ${ruleset.title}`,
    '',
    `${ruleset.document}, section by section: what it says in our words, the options and rulings that rest on it,`,
    'the sources that read them and the tests that hold it. Written by `npm run clauses`; do not edit. One of them with every',
    'rulebook and line: `npm run hanchan -- rules where calls.swap`.',
    ...sectionsOf(clauses).flatMap(([section, own]) => [
      '',
      `## ${sectionText(section)}`,
      '',
      ...own.flatMap((clause) => clauseLines(clause, ruleset, rulings)),
    ]),
    '',
    '## Options',
    '',
    '| Option | Value | Where | Read by |',
    '| --- | --- | --- | --- |',
    ...RULE_KEYS.map((key) => optionRow(key, ruleset, readers.get(key)!)),
    ...(rulings.length === 0 ? [] : ['', '## Rulings', '']),
    ...rulings.flatMap(rulingLines),
  ];
  return `${lines.join('\n')}\n`;
}

function sectionsOf(clauses: readonly Clause[]): readonly (readonly [string, readonly Clause[]])[] {
  const sections = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const own = sections.get(clause.section) ?? [];
    sections.set(clause.section, [...own, clause]);
  }
  return [...sections];
}

const anchor = (id: string) => `<a id="${id}"></a>`;
const linked = (file: string) => `[${file}](${UP}${file})`;
const code = (text: string) => `\`${text}\``;
const filesOf = (places: readonly { readonly file: string }[]) => [
  ...new Set(places.map(({ file }) => file)),
];

function clauseLines(
  clause: Clause,
  ruleset: Ruleset,
  rulings: readonly PlacedRuling[],
): readonly string[] {
  const { tests, reason } = clauseStatus(ruleset.id, clause);
  const options = optionsOn(ruleset.id, new Set([clause.id]));
  const decided = rulings.filter((ruling) => ruling.clauses.includes(clause.id));
  const valued = (key: RuleKey) => `${code(key)} ${optionOf(key).words(ruleset.values[key])}`;
  return [
    `- ${anchor(clause.id)}**${clause.id}** ${clause.says}`,
    ...(options.length === 0 ? [] : [`  - ${options.map(valued).join('; ')}`]),
    ...(decided.length === 0
      ? []
      : [`  - ${decided.map(({ id }) => `[${id}](#${id})`).join(', ')}`]),
    ...(tests.length === 0 ? [] : [`  - ${filesOf(tests).map(linked).join(', ')}`]),
    ...(reason === undefined ? [] : [`  - Not for software: ${reason}`]),
  ];
}

function optionRow(key: RuleKey, ruleset: Ruleset, { reads, names }: Readers): string {
  const [citation, ...cases] = passagesOf(ruleset, key);
  const sections = new Set([citation!, ...cases].map(({ section }) => section));
  const place = [...sections].filter((one) => one !== '').map(sectionText);
  if (citation!.status !== 'stated') place.push(STATUS_WORDS[citation!.status]);
  const files = filesOf(reads.length === 0 ? names : reads);
  const words = optionOf(key).words(ruleset.values[key]);
  return `| ${code(key)} | ${cell(words)} | ${cell(place.join('; '))} | ${files.map(linked).join(' ')} |`;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function rulingLines(ruling: PlacedRuling): readonly string[] {
  const { id, question, decision, reason, options, tests } = ruling;
  return [
    `- ${anchor(id)}**${id}** ${question} ${decision} ${reason}`,
    ...(options.length === 0 ? [] : [`  - ${options.map(code).join(', ')}`]),
    ...(tests.length === 0 ? [] : [`  - ${filesOf(tests).map(linked).join(', ')}`]),
  ];
}
