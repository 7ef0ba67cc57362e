// How long functions are. What is measured is a function's own text: functions inside it are measured by themselves, so that a list
// of routes or methods is as long as what stands between them.

import ts from 'typescript';
import type { Source } from './sources.ts';

export const LONGEST = 60;

export interface LongFunction {
  readonly path: string;
  readonly name: string;
  readonly lines: number;
}

/** Of a component the script is read. */
const scriptOf = ({ path, text }: Source) =>
  path.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, one]) => one).join('\n')
    : text;

export function longFunctionsIn(source: Source): LongFunction[] {
  const text = scriptOf(source);
  if (text.split('\n').length <= LONGEST) return [];
  const file = ts.createSourceFile(source.path, text, ts.ScriptTarget.ES2022, false);
  const lineAt = (at: number) => file.getLineAndCharacterOfPosition(at).line;
  const long: LongFunction[] = [];
  /** Lines that the functions within a node take, but the one that each begins on. */
  const read = (node: ts.Node): number => {
    let inside = 0;
    ts.forEachChild(node, (child) => {
      inside += read(child);
    });
    if (!isFunction(node)) return inside;
    const span = lineAt(node.end) - lineAt(node.getStart(file)) + 1;
    const lines = span - inside;
    if (lines > LONGEST) long.push({ path: source.path, name: nameOf(node), lines });
    return span - 1;
  };
  read(file);
  return long;
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

const nameOf = ({ name }: ts.FunctionLikeDeclaration) =>
  name !== undefined && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))
    ? name.text
    : 'without a name';
