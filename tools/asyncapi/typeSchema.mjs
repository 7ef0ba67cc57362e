// A type of the sources as JSON Schema: what a program in any language may expect of the JSON. Types that the sources export by
// a name become shared schemas; whatever has no name stands where it is used.

import ts from 'typescript';

/** Compiles the package around `file`, and answers the schemas of its exported types. */
export function typeReader(file, tsconfig) {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, tsconfig.replace(/[^/]+$/, ''));
  const program = ts.createProgram([file], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const exported = new Map(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(source))
      .map((symbol) => [symbol.name, aliased(checker, symbol)]),
  );
  const writer = new SchemaWriter(checker);
  return {
    schemas: writer.schemas,
    schemaOf: (name) => writer.schemaOf(checker.getDeclaredTypeOfSymbol(exported.get(name))),
    declarationOf: (name) => exported.get(name).declarations[0],
  };
}

const aliased = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

class SchemaWriter {
  /** By name, in the order in which they were met. */
  schemas = {};
  #checker;

  constructor(checker) {
    this.#checker = checker;
  }

  schemaOf(type) {
    const name = nameOf(type);
    if (name === null) return this.#written(type);
    if (!(name in this.schemas)) {
      // Reserved first: a type may hold itself.
      this.schemas[name] = {};
      const said = descriptionOf(type.aliasSymbol ?? type.symbol, this.#checker);
      this.schemas[name] = { ...said, ...this.#written(type) };
    }
    return { $ref: `#/components/schemas/${name}` };
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
    const parts = given.map((type) => this.schemaOf(type));
    const values = parts.filter((part) => 'const' in part).map((part) => part.const);
    const rest = parts.filter((part) => !('const' in part));
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
    for (const symbol of checker.getPropertiesOfType(type)) {
      const inner = this.schemaOf(checker.getNonOptionalType(checker.getTypeOfSymbol(symbol)));
      const said = descriptionOf(symbol, checker);
      // Beside a reference nothing else is read.
      properties[symbol.name] =
        '$ref' in inner && said.description ? { ...said, allOf: [inner] } : { ...said, ...inner };
      if (!(symbol.flags & ts.SymbolFlags.Optional)) required.push(symbol.name);
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

/** The comment before a part of the sources, without its stars. */
export function commentBefore(node) {
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
