// What the sources say of each message: the comment that stands before it where the messages are listed.

import ts from 'typescript';

/** From the list that a schema is made of, or from the union of a type: by the `type` of the message. */
export function messageWords(declaration) {
  const words = {};
  for (const member of membersOf(declaration)) {
    const type = messageType(member);
    if (type === null)
      throw new Error(`a message without a type: ${member.getText().slice(0, 60)}`);
    const said = commentBefore(member);
    words[type] = said === null ? null : said.replace(/\.?$/, '.');
  }
  return words;
}

function membersOf(declaration) {
  if (ts.isTypeAliasDeclaration(declaration)) return unionOf(declaration).types;
  const list = declaration.initializer.arguments.find(ts.isArrayLiteralExpression);
  return list.elements;
}

const unionOf = ({ type }) => {
  if (!ts.isUnionTypeNode(type)) throw new Error('the messages are no union');
  return type;
};

/** `type: 'hello'` or `type: z.literal('hello')`. */
function messageType(node) {
  return /\btype: (?:z\.literal\()?'(\w+)'/.exec(node.getText())?.[1] ?? null;
}

/** The comment before a part of the sources, without its stars. */
function commentBefore(node) {
  const text = node.getSourceFile().text;
  const ranges = ts.getLeadingCommentRanges(text, node.pos) ?? [];
  const last = ranges.at(-1);
  if (last === undefined) return null;
  const comment = text.slice(last.pos, last.end);
  if (!comment.startsWith('/**')) return null;
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
