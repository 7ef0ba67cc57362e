// The files of a rulebook's folder as text: the schema named in the first line, so that editors know the form, and for
// every value the question that it answers.

import { isRuleKey, optionOf } from '@hanchan/rules';
import { Document, isCollection, isMap, isScalar, type Node, visit, YAMLSeq } from 'yaml';
import { PARTS, type Part } from './parts.ts';
import type { Parts } from './writeParts.ts';

const WIDTH = 110;
/** Lists of short words stand in one line. */
const FLOW_MAX = 90;

const ABOUT: Readonly<Record<Part, string>> = {
  rulebook: 'What the rulebook is called, and which edition of its document it is.',
  values: 'The answer to every question, and where in the document it stands.',
  clauses: 'What the document says, one thing at a time, in our words and in its order.',
  outside: 'Clauses that software does not hold, and why, or what stands in for them.',
  rulings:
    'How the document is read where it contradicts itself, can be read in two ways or says nothing.',
  fouls: 'What is an offence, what it costs the first time and the next, and what follows.',
  words: 'What the document calls things; what is left out has its common name.',
  examples: 'Hands with what they are worth: hanchan rules check scores each of them.',
};

/** Where the schemas lie, seen from the folder. */
export type SchemaAt = (part: Part) => string;

export function writeYamlFiles(parts: Parts, schemaAt: SchemaAt): ReadonlyMap<Part, string> {
  const written = PARTS.filter((part) => parts[part] !== undefined);
  return new Map(written.map((part) => [part, fileText(part, parts[part], schemaAt)]));
}

export const fileHead = (part: Part, schemaAt: SchemaAt): string =>
  `# yaml-language-server: $schema=${schemaAt(part)}\n# ${ABOUT[part]}\n\n`;

function fileText(part: Part, content: unknown, schemaAt: SchemaAt): string {
  return (
    fileHead(part, schemaAt) +
    (part === 'values' ? valuesText(content as object) : yamlText(content))
  );
}

function valuesText(values: object): string {
  let area = '';
  const entries = Object.entries(values).map(([key, answer]) => {
    const own = key.slice(0, key.indexOf('.'));
    const title = own === area ? '' : `${'# '.padEnd(20, '-')} ${own}\n\n`;
    area = own;
    const question = isRuleKey(key) ? `# ${optionOf(key).question}\n` : '';
    return `${title}${question}${yamlText({ [key]: answer })}`;
  });
  return entries.join('\n');
}

export function yamlText(content: unknown): string {
  const doc = new Document(content, { aliasDuplicateObjects: false });
  visit(doc, {
    Collection(_, node, path) {
      const parent = path.at(-1);
      const isShort = JSON.stringify(node.toJSON()).length <= FLOW_MAX;
      const isOfScalars = node.items.every((item) => isLeaf(item));
      if (isOfScalars && isShort && parent !== doc && path.length > 1) node.flow = true;
      if (
        node instanceof YAMLSeq &&
        !node.flow &&
        node.items.every((item) => isMap(item) && !item.flow && item.items.length > 3)
      ) {
        for (const [i, item] of node.items.entries()) if (i > 0) (item as Node).spaceBefore = true;
      }
    },
  });
  return doc.toString({ lineWidth: WIDTH, singleQuote: true, flowCollectionPadding: false });
}

function isLeaf(item: unknown): boolean {
  if (isScalar(item)) return true;
  const { value } = item as { value?: unknown };
  return value !== undefined && !isCollection(value);
}
