// Written schemas are kept and compared to the letter, so they must not change with what the compiler read before.

import { writeFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { programOf } from '../../../tools/typeSchema/program.mjs';
import { SchemaWriter } from '../../../tools/typeSchema/writer.mjs';
import { temporaryFolder } from '../support/leftovers.ts';

const SOURCE = `
type Key = 'second' | 'first' | 'third';
interface Base { readonly low: number; readonly high: number }
interface Whole extends Base { readonly name: string; readonly own: Readonly<Record<Key, number>> }
export interface Shown extends Omit<Whole, 'high'> { readonly last: Readonly<Record<Key, Whole>> }
/** What another file may have named before. */
export type Early = 'third' | 'own' | 'low' | 'first' | 'name';
`;

/** The schemas of what is shown, by a compiler that has just begun or one that met `Early` first. */
function written(hasMetEarly: boolean): string {
  const folder = temporaryFolder();
  writeFileSync(
    `${folder}/tsconfig.json`,
    '{ "compilerOptions": { "strict": true, "types": [], "lib": ["es5"] } }',
  );
  writeFileSync(`${folder}/shown.ts`, SOURCE);
  const { program, checker } = programOf(`${folder}/`);
  const types = new Map(
    program
      .getSourceFile(`${folder}/shown.ts`)!
      .statements.filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
      .map((one) => [one.name.text, one] as const),
  );
  if (hasMetEarly) checker.getTypeAtLocation(types.get('Early')!);
  const writer = new SchemaWriter(checker, { place: '#/definitions/' });
  writer.schemaOf(checker.getTypeAtLocation(types.get('Shown')!));
  return JSON.stringify(writer.schemas, null, 1);
}

test('a schema is the same whatever the compiler met before', () => {
  const fresh = written(false);
  expect(written(true)).toBe(fresh);
  const { Shown, Whole } = JSON.parse(fresh);
  expect(Shown.required, 'as in the sources').toEqual(['last', 'name', 'own', 'low']);
  expect(Whole.required).toEqual(['name', 'own', 'low', 'high']);
  expect(Whole.properties.own.required, 'keys by name').toEqual(['first', 'second', 'third']);
});
