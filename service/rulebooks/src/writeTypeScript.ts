// A rulebook as TypeScript modules, one for each part, so that a page loads only what it shows and the compiler holds every
// value against its option. The text is as short as what one would write by hand: it travels to browsers.

import { type CasePassage, type Citation, type ListedFoul, RULE_KEYS } from '@hanchan/rules';
import { type Rulebook, USUAL_FOUL } from '@hanchan/rulesets/forms';

/** `wrc-2022` → `WRC_2022`. */
const constantOf = (id: string): string => id.toUpperCase().replaceAll('-', '_');

const made = (id: string, file: string) =>
  `// Made from books/${id}/${file}.yaml by \`npm run books\`; do not edit.\n\n`;

const json = (value: unknown): string => JSON.stringify(value);
const call = (name: string, ...given: readonly unknown[]) =>
  `${name}(${given.map(json).join(', ')})`;

/** Name of the module → its text. */
export function writeModules(book: Rulebook): ReadonlyMap<string, string> {
  const { id } = book.ruleset;
  const name = constantOf(id);
  const parts: readonly (readonly [string, string])[] = [
    ['values', valuesModule(book, name)],
    ['clauses', listModule('Clause', '../../clause.ts', `${name}_CLAUSES`, book.clauses)],
    ['outside', outsideModule(book, name)],
    ['rulings', listModule('Ruling', '../../ruling.ts', `${name}_RULINGS`, book.rulings)],
    ['fouls', foulsModule(book, name)],
    ['words', wordsModule(book, name)],
  ];
  return new Map(parts.map(([file, text]) => [file, made(id, file) + text]));
}

function valuesModule({ ruleset }: Rulebook, name: string): string {
  const { values, citations, ...head } = ruleset;
  const lines = RULE_KEYS.map(
    (key) => `  ${json(key)}: ${citedText(values[key], citations[key])},\n`,
  );
  const used = WAYS.filter((way) => lines.some((line) => line.includes(`${way}(`)));
  const names = [...used, 'defineRuleset'].sort();
  return `import { ${names.join(', ')} } from '@hanchan/rules';

/** ${head.title}: ${head.document}. */
export const ${name} = defineRuleset(${json(head)}, {
${lines.join('')}});
`;
}

const WAYS = ['stated', 'inferred', 'ourChoice', 'byCase', 'says', 'implies', 'isSilent'] as const;

function citedText(value: unknown, { cases, ...citation }: Citation): string {
  const { status, section, clauses, reason } = citation;
  const plain =
    status === 'stated' && reason === undefined
      ? call('stated', value, section, ...clauses)
      : status === 'inferred'
        ? call('inferred', value, section, reason, ...clauses)
        : status === 'ourChoice' && section === ''
          ? call('ourChoice', value, reason, ...clauses)
          : json({ value, citation });
  if (cases === undefined) return plain;
  return `byCase(${[plain, ...cases.map(caseText)].join(', ')})`;
}

function caseText(passage: CasePassage): string {
  const { when, status, section, clauses, reason } = passage;
  if (status === 'stated' && reason === undefined) return call('says', when, section, ...clauses);
  if (status === 'inferred') return call('implies', when, section, reason, ...clauses);
  if (status === 'ourChoice' && section === '') return call('isSilent', when, reason, ...clauses);
  return json(passage);
}

function listModule(type: string, from: string, name: string, list: readonly unknown[]): string {
  const lines = list.map((one) => `  ${json(one)},\n`);
  return `import type { ${type} } from '${from}';

export const ${name}: readonly ${type}[] = [
${lines.join('')}];
`;
}

function outsideModule({ outside }: Rulebook, name: string): string {
  const lines = Object.entries(outside).map(([id, why]) => `  ${json(id)}: ${json(why)},\n`);
  return `export const ${name}_OUTSIDE: Readonly<Record<string, string>> = {
${lines.join('')}};
`;
}

function foulsModule({ ruleset, fouls: { fouls, after } }: Rulebook, name: string): string {
  const lines = fouls.map((foul) => `    listed(${json(foulText(foul))}),\n`);
  return `import type { FoulList } from '@hanchan/rules';
import { listed } from '../../foulForm.ts';

/** The offences of ${ruleset.title}, and what each costs. */
export const ${name}_FOULS: FoulList = {
  fouls: [
${lines.join('')}  ],
  after: ${json(after)},
};
`;
}

/** What most offences have in common is left out. */
function foulText(foul: ListedFoul): object {
  const usual: Readonly<Record<string, unknown>> = { ...USUAL_FOUL };
  return Object.fromEntries(
    Object.entries(foul).filter(([field, value]) => json(usual[field]) !== json(value)),
  );
}

function wordsModule({ words }: Rulebook, name: string): string {
  return `import type { RulebookWords } from '../../wordForm.ts';

export const ${name}_WORDS: RulebookWords = ${json(words)};
`;
}
