import type ts from 'typescript';

export class SchemaWriter {
  readonly schemas: Readonly<Record<string, object>>;
  constructor(checker: ts.TypeChecker, options: { place: string; longestList?: number });
  schemaOf(type: ts.Type): object;
}
