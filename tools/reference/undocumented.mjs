// Which exports of a package the reference would show without a word: found by the compiler, at every entry of the package.

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from '../setup.mjs';
import { programOf } from '../typeSchema/program.mjs';

/** `file name` of each, in order; what other packages declare is theirs to say. */
export function undocumentedIn(folder) {
  const own = `${ROOT}${folder}/`;
  const { exports } = JSON.parse(readFileSync(`${own}package.json`, 'utf8'));
  const entries = Object.values(exports)
    .map((entry) => entry['@hanchan/source'])
    .filter((file) => file !== undefined)
    .map((file) => `${own}${file.slice(2)}`);
  const { program, checker } = programOf(own, entries);
  const silent = entries.flatMap((file) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
      .filter((one) => !isNamedModule(one))
      .map((one) => (one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one))
      .filter((one) => one.getDocumentationComment(checker).length === 0)
      .map((one) => [one.declarations[0].getSourceFile().fileName, one.name])
      .filter(([where]) => where.startsWith(`${own}src/`))
      .map(([where, name]) => `${where.slice(own.length + 'src/'.length)} ${name}`),
  );
  return [...new Set(silent)].sort();
}

/** A whole module under a name, which says what it is where it is named: `export * as form`. */
const isNamedModule = ({ declarations: [first] }) =>
  first !== undefined &&
  ts.isNamespaceExport(first) &&
  ts.getJSDocCommentsAndTags(first.parent).length > 0;
