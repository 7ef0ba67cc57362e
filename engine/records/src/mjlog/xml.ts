// The little of XML that mjlog is written in: elements with attributes, one after the other, within one root.

import { quoted } from '@hanchan/tiles';
import { LogError } from '../logRead.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Counted from 1, the root among them. */
  readonly number: number;
  readonly line: number;
}

const placeOf = ({ name, number, line }: Omit<XmlElement, 'attributes'>) => ({
  line,
  field: `element ${number} <${name}>`,
});

/** What is wrong with an element, or with one of its attributes. */
export function elementError(element: XmlElement, attribute: string, message: string): LogError {
  const { line, field } = placeOf(element);
  return new LogError({ line, field: attribute === '' ? field : `${field} ${attribute}` }, message);
}

/** Passed over: the declaration, comments, the end of an element. */
const PASSED = /\s*(?:<\?[^>]*\?>|<!--(?:[^-]|-(?!-))*-->|<\/[A-Za-z]\w*\s*>|<![A-Z][^>]*>)/y;
const BEGIN = /\s*<([A-Za-z]\w*)/y;
const ATTRIBUTE = /\s+([A-Za-z]\w*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const END = /\s*\/?>/y;
const REST = /\s*$/y;

/** Every element in order. Where the text ends within one, or holds something else, that is thrown. */
export function* xmlElements(text: string): Generator<XmlElement> {
  let at = 0;
  let line = 1;
  let number = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return null;
    for (const letter of found[0]) if (letter === '\n') line++;
    at = pattern.lastIndex;
    return found;
  };
  while (next(REST) === null) {
    if (next(PASSED) !== null) continue;
    const begin = next(BEGIN);
    if (begin === null) {
      const field = number === 0 ? '' : `behind element ${number}`;
      throw new LogError({ line, field }, `is not XML: ${quoted(text.slice(at, at + 40))}`);
    }
    const name = begin[1]!;
    number++;
    const attributes = new Map<string, string>();
    const place = { name, number, line };
    for (let one = next(ATTRIBUTE); one !== null; one = next(ATTRIBUTE)) {
      const [, key, double, single = ''] = one;
      if (attributes.has(key!)) throw new LogError(placeOf(place), `has ${key} twice`);
      attributes.set(key!, unescaped(double ?? single));
    }
    if (next(END) === null) throw new LogError(placeOf(place), 'is cut off or damaged');
    yield { ...place, attributes };
  }
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
]);

const unescaped = (text: string) =>
  text.includes('&') ? text.replace(/&\w+;/g, (entity) => ENTITIES.get(entity) ?? entity) : text;
