// Where a JSON document over many lines is broken: the reader of JSON says so in words of its own on every machine, and without a line.

interface Broken {
  readonly line: number;
  readonly message: string;
}

/** Where the document cannot go on, or what is still open at its end; null where neither can be told. */
export function whereBroken(text: string): Broken | null {
  const opened: number[] = [];
  let line = 1;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (letter === '\n') line++;
    if (isString) {
      if (letter < ' ') return { line, message: 'is not JSON: a text is not closed' };
      if (letter === '\\') at++;
      else if (letter === '"') isString = false;
    } else if (letter === '"') isString = true;
    else if (letter === '{' || letter === '[') opened.push(line);
    else if (letter === '}' || letter === ']') opened.pop();
    else if (letter < ' ' && !'\t\r\n'.includes(letter)) {
      return { line, message: 'is not JSON: no such character may stand there' };
    }
  }
  const last = opened.at(-1);
  if (last === undefined && !isString) return null;
  const what = isString ? 'a text is not closed' : `what line ${last} opens is not closed`;
  return { line, message: `is cut off: ${what}` };
}
