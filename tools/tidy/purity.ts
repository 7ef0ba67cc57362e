// What a file reaches for beyond its own package, found by resolving every name as the compiler does. The language itself is
// free, as long as the same input gives the same output; clock, chance, platform and network are not.

import ts from 'typescript';

/** Declared by the language, and yet not the same on every run or on every machine. */
const UNSTEADY = new Set([
  'Date',
  'Intl',
  'WeakRef',
  'FinalizationRegistry',
  'Atomics',
  'SharedArrayBuffer',
  // Code from text, which no law can read.
  'eval',
  'Function',
]);

/** Members of what is otherwise steady. */
const UNSTEADY_MEMBERS: Readonly<Record<string, ReadonlySet<string>>> = {
  Math: new Set(['random']),
};

/** Not of the language, and the same wherever it is there at all. */
const STEADY = new Set(['WebAssembly']);

/** Objects that hold other things: each member is judged, and the object itself is not to be passed around. */
const HOLDERS = new Set(['Math', 'globalThis']);

/** They follow the language of the machine unless they are told one. */
const BY_LOCALE = /^(toLocale\w*|localeCompare)$/;

/** A way back to `Function` from anything. */
const CONSTRUCTOR = 'constructor';

export interface Reach {
  readonly path: string;
  readonly line: number;
  /** `Date`, `Math.random`, `globalThis`, `import.meta`, … */
  readonly what: string;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  types: [],
  module: ts.ModuleKind.ESNext,
  // Every import is a name that resolves to the import itself; who may import what is another law.
  noResolve: true,
  noEmit: true,
};

/** One program for all files, for most of the time goes into the declarations of the language. */
export function reachesOf(texts: ReadonlyMap<string, string>): Reach[] {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile } = host;
  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? getSourceFile(path, version, ...rest)
      : ts.createSourceFile(path, text, version, true);
  };
  host.fileExists = (path) => texts.has(path) || ts.sys.fileExists(path);
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  const checker = program.getTypeChecker();
  return [...texts.keys()].flatMap((path) => {
    const file = program.getSourceFile(path)!;
    const found = new Reader(program, checker);
    found.read(file);
    return found.reaches.map(([node, what]) => ({
      path,
      line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      what,
    }));
  });
}

class Reader {
  readonly reaches: [ts.Node, string][] = [];
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(program: ts.Program, checker: ts.TypeChecker) {
    this.#program = program;
    this.#checker = checker;
  }

  read(node: ts.Node): void {
    if (isOnlyType(node)) return;
    if (isAmbient(node)) this.reaches.push([node, 'declare']);
    if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) {
      this.reaches.push([node, 'import.meta']);
    }
    if (isImportOfWhatever(node)) this.reaches.push([node, 'import()']);
    this.#readMember(node);
    if (ts.isIdentifier(node) && isReference(node)) this.#readName(node);
    ts.forEachChild(node, (child) => this.read(child));
  }

  #readMember(node: ts.Node): void {
    const name = memberName(node);
    if (name === CONSTRUCTOR) this.reaches.push([node, CONSTRUCTOR]);
    if (name !== undefined && BY_LOCALE.test(name) && !isToldLanguage(node)) {
      this.reaches.push([node, name]);
    }
  }

  #readName(node: ts.Identifier): void {
    if (!this.#isGlobal(node)) return;
    const name = node.text;
    if (!HOLDERS.has(name)) {
      if (!this.#isSteady(node, name)) this.reaches.push([node, name]);
      return;
    }
    const members = membersTaken(node);
    if (members === undefined) this.reaches.push([node, name]);
    for (const member of members ?? []) {
      const isSteady =
        name === 'globalThis' ? STEADY.has(member) : UNSTEADY_MEMBERS[name]?.has(member) === false;
      if (!isSteady) this.reaches.push([node, `${name}.${member}`]);
    }
  }

  #isSteady(node: ts.Identifier, name: string): boolean {
    return name === 'undefined' || (this.#isOfLanguage(node) && !UNSTEADY.has(name));
  }

  #declarationsOf(node: ts.Identifier): readonly ts.Declaration[] {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.#checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.#checker.getSymbolAtLocation(node);
    return symbol?.declarations ?? [];
  }

  /** Declared nowhere in the file. */
  #isGlobal(node: ts.Identifier): boolean {
    const file = node.getSourceFile();
    return !this.#declarationsOf(node).some((one) => one.getSourceFile() === file);
  }

  #isOfLanguage(node: ts.Identifier): boolean {
    const declarations = this.#declarationsOf(node);
    return (
      declarations.length > 0 &&
      declarations.every((one) => this.#program.isSourceFileDefaultLibrary(one.getSourceFile()))
    );
  }
}

/** Types are gone before anything runs. What a class extends is a value. */
function isOnlyType(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isExpressionWithTypeArguments(node)) {
    return ts.isHeritageClause(node.parent) && node.parent.token !== ts.SyntaxKind.ExtendsKeyword;
  }
  return ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
}

/** `declare const process: …` makes a name of the platform look like one of ours. */
const isAmbient = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);

const isImportOfWhatever = (node: ts.Node) =>
  ts.isCallExpression(node) &&
  node.expression.kind === ts.SyntaxKind.ImportKeyword &&
  !ts.isStringLiteral(node.arguments[0]!);

/** Not a name that is being given, nor one behind a dot. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return false;
  if (ts.isMetaProperty(parent)) return false;
  const named = parent as { name?: ts.Node };
  return named.name !== node || ts.isShorthandPropertyAssignment(parent);
}

function memberName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return node.argumentExpression.text;
  }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  return boundName(node);
}

function boundName({ propertyName, name }: ts.BindingElement): string | undefined {
  const taken = propertyName ?? name;
  return ts.isIdentifier(taken) || ts.isStringLiteral(taken) ? taken.text : undefined;
}

/** `1200.0.toLocaleString('en')` is the same everywhere. */
function isToldLanguage(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isCallExpression(parent) || parent.expression !== node) return false;
  const at = memberName(node) === 'localeCompare' ? 1 : 0;
  const told = parent.arguments[at];
  return told !== undefined && ts.isStringLiteral(told);
}

/** Which members of an object are used here; undefined where that cannot be seen. */
function membersTaken(node: ts.Identifier): string[] | undefined {
  let outer: ts.Node = node;
  while (
    ts.isAsExpression(outer.parent) ||
    ts.isParenthesizedExpression(outer.parent) ||
    ts.isSatisfiesExpression(outer.parent) ||
    ts.isNonNullExpression(outer.parent)
  ) {
    outer = outer.parent;
  }
  const { parent } = outer;
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) {
    const name = parent.expression === outer ? memberName(parent) : undefined;
    return name === undefined ? undefined : [name];
  }
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) {
    return undefined;
  }
  const names = parent.name.elements.map((one) =>
    one.dotDotDotToken === undefined ? boundName(one) : undefined,
  );
  return names.includes(undefined) ? undefined : (names as string[]);
}
