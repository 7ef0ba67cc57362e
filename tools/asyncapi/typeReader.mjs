// The types that a package exports, by name: their schemas, and where they are declared.

import ts from 'typescript';
import { programOf } from '../typeSchema/program.mjs';
import { SchemaWriter } from '../typeSchema/writer.mjs';

export function typeReader(folder) {
  const file = `${folder}src/index.ts`;
  const { program, checker } = programOf(folder, [file]);
  const exported = new Map(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
      .map((symbol) => [symbol.name, aliased(checker, symbol)]),
  );
  const writer = new SchemaWriter(checker, { place: '#/components/schemas/' });
  return {
    schemas: writer.schemas,
    schemaOf: (name) => writer.schemaOf(checker.getDeclaredTypeOfSymbol(exported.get(name))),
    declarationOf: (name) => exported.get(name).declarations[0],
  };
}

const aliased = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
