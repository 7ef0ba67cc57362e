// A YAML file as data, with the line of every part of it.

import { isNestedBeyond } from '@hanchan/tiles';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { DEEPEST, FILE_MAX } from './parts.ts';
import type { BookProblem, Path, Sheet } from './place.ts';

export function readYaml(
  file: string,
  text: string,
): { readonly sheet: Sheet } | { readonly problems: readonly BookProblem[] } {
  const wrong = (line: number | null, message: string) => ({
    problems: [{ file, line, field: '', message }],
  });
  if (text.length > FILE_MAX) return wrong(null, `is larger than ${FILE_MAX} bytes`);
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  // Only the first: the others mostly follow from it, and say nothing that helps.
  const [error] = [...doc.errors, ...doc.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (error !== undefined) {
    return wrong(lineAt(error.pos[0]), `is not YAML as it is read here: ${error.message}`);
  }
  let reference: number | null = null;
  visit(doc, {
    Node(_, node) {
      if (isAlias(node) || node.anchor !== undefined) reference ??= node.range?.[0] ?? 0;
    },
  });
  if (reference !== null) {
    return wrong(lineAt(reference), 'has a reference (& or *); write the value out instead');
  }
  const content: unknown = doc.toJS();
  if (isNestedBeyond(DEEPEST, content)) return wrong(null, 'is nested too deeply');
  const nodeAt = (path: Path) => walk(doc.contents, path);
  return {
    sheet: {
      file,
      content,
      lineOf: (path) => lineAt(nodeAt(path).offset),
      sourceOf: (path) => {
        const { node } = nodeAt(path);
        return isScalar(node) ? node.source : undefined;
      },
    },
  };
}

/** The node at the end of a path, and where its name or itself begins; as near as there is one. */
function walk(root: Node | null, path: Path): { node: unknown; offset: number } {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (pair === undefined) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[step as number];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return { node, offset };
}
