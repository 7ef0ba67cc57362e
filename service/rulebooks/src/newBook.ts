// A folder to begin with: every question that a rulebook answers, what may be answered, and what another book answers.

import { type OptionShape, optionOf, RULE_KEYS, type RuleKey, VOCABULARY } from '@hanchan/rules';
import type { Rulebook } from '@hanchan/rulesets/forms';
import { BOOK_FORMAT, fileOf, PARTS, type Part } from './parts.ts';
import { schemaOf } from './schema.ts';
import { fileHead, type SchemaAt, yamlText } from './writeYaml.ts';

const SCHEMA_FOLDER = 'schema';

/** In the folder itself, so that an editor needs nothing else. */
const schemaInside: SchemaAt = (part) => `${SCHEMA_FOLDER}/${part}.json`;

/** The schemas, by their path in the folder. */
const schemaFiles = (): ReadonlyMap<string, string> =>
  new Map(
    PARTS.map((part) => [schemaInside(part), `${JSON.stringify(schemaOf(part), null, 2)}\n`]),
  );

/** Path → text. A new edition holds only what is different; everything else is still to be answered. */
export function newFolder(
  id: string,
  base: Rulebook,
  edition?: string,
): ReadonlyMap<string, string> {
  const texts: Partial<Record<Part, string>> =
    edition === undefined
      ? { rulebook: ownHead(id, base), values: questions(base), ...BEGINNINGS }
      : { rulebook: editionHead(id, base, edition), values: CHANGED };
  const files = Object.entries(texts).map(
    ([part, text]) => [fileOf(part as Part), fileHead(part as Part, schemaInside) + text] as const,
  );
  return new Map([...files, ...schemaFiles()]);
}

function ownHead(id: string, { ruleset }: Rulebook): string {
  const family = id.replace(/-.*/, '');
  const head = yamlText({
    format: BOOK_FORMAT,
    vocabulary: VOCABULARY,
    id,
    title: id.toUpperCase().replaceAll('-', ' '),
    short: family.toUpperCase().slice(0, 16),
    document: 'The full name of the document',
    family,
    edition: '1',
  });
  return `${head}
# Where the document says nothing at all, questions may be left out of values.yaml; they are then answered as another
# rulebook does, and shown as our choice for this reason.
# silent:
#   as: ${ruleset.id}
#   reason: The document is silent; as in ${ruleset.title}.
`;
}

function editionHead(id: string, { ruleset }: Rulebook, edition: string): string {
  const { title, short, document, family } = ruleset;
  const head = yamlText({
    format: BOOK_FORMAT,
    vocabulary: VOCABULARY,
    id,
    title: title.replace(ruleset.edition, edition),
    short,
    document: document.replace(ruleset.edition, edition),
    family,
    edition,
    from: ruleset.id,
  });
  return `${head}
# Every difference from ${title}, with the sections in which it stands; each option and clause that differs is listed.
# secondHand says where a change is known from, as long as the document itself is not in hand.
changes: []
`;
}

const CHANGED = `# Only the options that this edition answers otherwise, such as
# calls.swap:
#   value: allowed
#   support: stated
#   section: 8.3
#   clauses: [ … ]
{}
`;

const BEGINNINGS: Partial<Record<Part, string>> = {
  clauses: `# - id: club-3.2-01
#   section: 3.2
#   kind: play            # play, score, flow, tournament, referee, table
#   says: A sequence may be called only from the player before.
[]
`,
  words: `# calls: { chi: chow }
# yaku: { tanyao: All simples }
{}
`,
  examples: `# - name: Tanyao and pinfu by ron
#   hand: 234m456p22678s67s
#   win: 8s
#   gives: { yaku: [ pinfu, tanyao ], han: 2, fu: 30, points: 2000 }
[]
`,
};

function questions(base: Rulebook): string {
  let area = '';
  return RULE_KEYS.map((key) => {
    const own = key.slice(0, key.indexOf('.'));
    const title = own === area ? '' : `${'# '.padEnd(20, '-')} ${own}\n\n`;
    area = own;
    return title + questionOf(base, key);
  }).join('\n');
}

function questionOf({ ruleset }: Rulebook, key: RuleKey): string {
  const { question, words, shape } = optionOf(key);
  const { section } = ruleset.citations[key];
  const there = `${ruleset.title}: ${words(ruleset.values[key])}${section === '' ? '' : ` (${section})`}`;
  const lines = [question, ...answersOf(shape), there].map((line) => `# ${line}`);
  const answer = yamlText({ value: ruleset.values[key] }).trimEnd().replace(/^/gm, '  ');
  return `${lines.join('\n')}\n${key}:\n${answer}\n  support:\n  section:\n  clauses: []\n`;
}

/** What may be answered, in words. */
function answersOf(shape: OptionShape): readonly string[] {
  switch (shape.type) {
    case 'choice':
    case 'several':
    case 'ranked':
      return Object.entries(shape.answers).map(([name, words]) => `  ${name}: ${words}`);
    case 'number':
      return [`  a whole number from ${shape.min} to ${shape.max}`];
    case 'numbers':
      return Object.entries(shape.names).map(([name, words]) => `  ${name}: ${words}`);
    case 'flag':
      return ['  true or false'];
    case 'yaku':
      return [
        '  absent, { han: 1, open: 1 } (open 0: closed only), { limit: mangan } or { yakuman: 1 }',
      ];
    case 'uma':
      return ['  { type: none }, { type: fixed, places: [ … ] } or { type: floating, … }'];
    case 'chombo':
      return [
        '  { type: none }, or tournamentPoints (amount), scoreModifier (points), payment (nonDealerShare)',
      ];
  }
}
