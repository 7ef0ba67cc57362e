// A type of the sources as JSON Schema (draft 7): what a program in any language may expect of the JSON. Types that the sources
// have a name for become shared schemas; whatever has no name stands where it is used.

import ts from 'typescript';
import { propertiesOf } from './properties.mjs';

export class SchemaWriter {
  /** By name, in the order in which they were met. */
  schemas = {};
  #named = new Map();
  #checker;
  #place;
  #longestList;

  /** `place` is where named schemas will stand; a longer list of values than `longestList` is only said to be text. */
  constructor(checker, { place, longestList = Number.POSITIVE_INFINITY }) {
    this.#checker = checker;
    this.#place = place;
    this.#longestList = longestList;
  }

  schemaOf(type) {
    const name = nameOf(type);
    if (name === null) return this.#written(type);
    const known = this.#named.get(name);
    if (known !== undefined && known !== type) throw new Error(`two types are called ${name}`);
    if (known === undefined) {
      this.#named.set(name, type);
      // Reserved first: a type may hold itself.
      this.schemas[name] = {};
      const said = descriptionOf(type.aliasSymbol ?? type.symbol, this.#checker);
      this.schemas[name] = { ...said, ...this.#written(type) };
    }
    return { $ref: `${this.#place}${name}` };
  }

  #written(type) {
    const { flags } = type;
    if (flags & ts.TypeFlags.Union) return this.#union(type.types);
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: type.intrinsicName === 'true' };
    if (flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral))
      return { const: type.value };
    if (flags & ts.TypeFlags.TemplateLiteral) return { type: 'string' };
    if (flags & ts.TypeFlags.String) return { type: 'string' };
    if (flags & ts.TypeFlags.Number) return { type: 'number' };
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    // A number with a unit, like a kind: in JSON it is a number.
    const plain = type.types?.find(
      (one) => one.flags & (ts.TypeFlags.Number | ts.TypeFlags.String),
    );
    if (plain !== undefined) return this.#written(plain);
    if (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.#object(type);
    throw new Error(`no schema for the type ${this.#checker.typeToString(type)}`);
  }

  #union(types) {
    const given = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const texts = given.filter(({ flags }) => flags & ts.TypeFlags.StringLiteral);
    if (texts.length > this.#longestList) {
      const others = given.filter((type) => !texts.includes(type));
      const all = [{ type: 'string' }, ...others.map((type) => this.schemaOf(type))];
      return all.length === 1 ? all[0] : { anyOf: all };
    }
    const parts = given.map((type) => this.schemaOf(type));
    // In an order of their own: that of the compiler changes with what else it has read.
    const values = sorted(
      parts.flatMap((part) => part.enum ?? ('const' in part ? [part.const] : [])),
    );
    const rest = sorted(parts.filter((part) => !('const' in part || 'enum' in part)));
    const isBoolean = values.includes(true) && values.includes(false);
    const listed = isBoolean ? values.filter((value) => typeof value !== 'boolean') : values;
    const all = [
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...(listed.length === 1
        ? [{ const: listed[0] }]
        : listed.length > 1
          ? [{ enum: listed }]
          : []),
      ...rest,
    ];
    return all.length === 1 ? all[0] : { anyOf: all };
  }

  #object(type) {
    const checker = this.#checker;
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type).map((one) => this.schemaOf(one));
      return { type: 'array', items, minItems: items.length, maxItems: items.length };
    }
    if (checker.isArrayType(type)) {
      return { type: 'array', items: this.schemaOf(checker.getTypeArguments(type)[0]) };
    }
    const properties = {};
    const required = [];
    for (const symbol of propertiesOf(checker, type)) {
      const own = checker.getTypeOfSymbol(symbol);
      if (own.flags & ts.TypeFlags.Undefined) continue;
      const inner = this.schemaOf(checker.getNonOptionalType(own));
      const said = descriptionOf(symbol, checker);
      // Beside a reference nothing else is read.
      properties[symbol.name] =
        '$ref' in inner && said.description ? { ...said, allOf: [inner] } : { ...said, ...inner };
      const mayBeMissing =
        symbol.flags & ts.SymbolFlags.Optional ||
        own.types?.some(({ flags }) => flags & ts.TypeFlags.Undefined);
      if (!mayBeMissing) required.push(symbol.name);
    }
    const index = checker.getIndexInfosOfType(type)[0];
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 ? { properties } : {}),
      ...(required.length > 0 ? { required } : {}),
      ...(index ? { additionalProperties: this.schemaOf(index.type) } : {}),
    };
  }
}

const sorted = (list) => {
  const key = (one) =>
    typeof one === 'number' ? String(one).padStart(9, '0') : JSON.stringify(one);
  return [...list].sort((a, b) => (key(a) < key(b) ? -1 : 1));
};

/** As the sources call it; null where they do not, or where it is made from others, like `BySeat<number>`. */
function nameOf(type) {
  const symbol = type.aliasSymbol ?? (type.flags & ts.TypeFlags.Object ? type.symbol : undefined);
  const isMade = (type.aliasTypeArguments ?? type.typeArguments ?? []).length > 0;
  if (symbol === undefined || isMade || symbol.name.startsWith('__')) return null;
  const isPlain = type.flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral);
  const isOurs = symbol.declarations?.some(
    (one) =>
      !one.getSourceFile().hasNoDefaultLib &&
      !/node_modules\/(typescript|zod)/.test(one.getSourceFile().fileName),
  );
  return isPlain || !isOurs ? null : symbol.name;
}

function descriptionOf(symbol, checker) {
  const text = ts.displayPartsToString(symbol?.getDocumentationComment(checker) ?? []);
  return text === '' ? {} : { description: text.replace(/\s+/g, ' ') };
}
