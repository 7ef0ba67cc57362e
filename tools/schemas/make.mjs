// The JSON Schemas of what the command prints, from the types of its sources.

import ts from 'typescript';
import { ROOT } from '../setup.mjs';
import { programOf } from '../typeSchema/program.mjs';
import { byName } from '../typeSchema/properties.mjs';
import { SchemaWriter } from '../typeSchema/writer.mjs';
import { DOCUMENTS } from './documents.mjs';

const CLI = `${ROOT}faces/cli/`;

/** Options and yaku grow in number: a program that reads them must not rest on a list. */
const LONGEST_LIST = 40;

/** By name: the schema, as an object. */
export function makeSchemas() {
  const { program, checker } = programOf(CLI);
  return Object.fromEntries(
    Object.entries(DOCUMENTS).map(([name, places]) => {
      const writer = new SchemaWriter(checker, {
        place: '#/definitions/',
        longestList: LONGEST_LIST,
      });
      const forms = places.flatMap((place) =>
        typesAt(program.getSourceFile(`${CLI}src/${place.file}`), place, checker),
      );
      return [
        name,
        schemaOf(
          name,
          forms.map((type) => writer.schemaOf(type)),
          writer.schemas,
        ),
      ];
    }),
  );
}

function schemaOf(name, forms, definitions) {
  const all = forms.flatMap((form) => form.anyOf ?? [form]);
  if (all.length === 0) throw new Error(`nothing is printed for ${name}`);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: titleOf(name),
    ...(all.length === 1 ? all[0] : { anyOf: all }),
    ...(Object.keys(definitions).length > 0 ? { definitions: byName(definitions) } : {}),
  };
}

const titleOf = (name) =>
  name.endsWith('-batch')
    ? `A line of hanchan ${name.slice(0, -'-batch'.length)} --batch`
    : `hanchan ${name.replace('-', ' ')} --json`;

function typesAt(source, { name, kind }, checker) {
  const found = [];
  const visit = (node) => {
    if (node.name?.text === name) found.push(...typesOf(node, kind, checker));
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (found.length === 0) throw new Error(`${source.fileName} has no ${name} that is ${kind}`);
  return found;
}

function typesOf(node, kind, checker) {
  if (kind === 'typed')
    return ts.isInterfaceDeclaration(node) ? [checker.getTypeAtLocation(node)] : [];
  if (!ts.isFunctionLike(node)) return [];
  if (kind === 'printed') return printedIn(node).map((one) => checker.getTypeAtLocation(one));
  return [checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(node))];
}

function printedIn(body) {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText();
      if (called === 'printJson') found.push(node.arguments[1]);
      if (called === 'JSON.stringify') found.push(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}
