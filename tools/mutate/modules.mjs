// The engine and its tests as modules that this process loads itself. A change asks for a fresh load of the modules that reach
// its file: no table that one change filled is met by the next. All others, the larger part, are loaded once for all changes.
// Only the change itself is in what is run: asking at every step which of thousands is on makes a file many times slower.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { transformSync } from 'esbuild';
import { folderOf } from '../places.mjs';

/** `@hanchan/rules`, `@hanchan/rulesets/clauses`, and a file of a room: `@hanchan/kit/books/rulesForm.ts`. */
const OWN = /^@hanchan\/([a-z]+)(?:\/(.+?))?(?:\.ts)?$/;
const REQUIRE = /\brequire\("([^"]+)"\)/g;

export class Modules {
  #root;
  #plainRoot;
  #outside;
  #sources = new Map();
  #changed = new Set();
  #reaching = new Map();
  #shared = new Map();

  /**
   * Of the files below `root`, which stand without changes below `plainRoot`. Whatever is not ours is required as usual, but
   * `vitest`, for which `door` stands.
   */
  constructor(root, plainRoot, door) {
    const require = createRequire(join(root, 'package.json'));
    this.#root = root;
    this.#plainRoot = plainRoot;
    this.#outside = (name) => (name === 'vitest' ? door : require(name));
  }

  /** Reads files and all that they import, so that it is known what reaches what. */
  add(files) {
    for (const file of files) this.#sourceOf(join(this.#root, file));
  }

  /** Those of the files that reach one with Stryker's changes in it: no others can notice one. */
  reachingChanges(files) {
    const reaching = [...this.#changed].map((path) => this.#reachingTo(path));
    return files.filter((file) => reaching.some((paths) => paths.has(join(this.#root, file))));
  }

  /**
   * `load` gives the exports of a file; `run` does what stands in it, every time, as a test file has to be run. Of all changes
   * only the one with this `id` in the changed file is there, or, where none is named, every one of every file.
   */
  afresh(changed, id) {
    const reaching = changed === undefined ? undefined : this.#reachingTo(changed);
    const own = new Map();
    const load = (path) => {
      const loaded = reaching === undefined || reaching.has(path) ? own : this.#shared;
      return (loaded.get(path) ?? run(path, loaded)).exports;
    };
    const withChange =
      changed === undefined
        ? undefined
        : compiled(withOnly(id, readFileSync(changed, 'utf8')), changed);
    const run = (path, loaded) => {
      const { script, plain, imports } = this.#sourceOf(path);
      const taken = changed === undefined ? script : path === changed ? withChange.script : plain;
      return this.#run(path, { script: taken, imports }, loaded, load);
    };
    return {
      load: (file) => load(join(this.#root, file)),
      run: (file) => void run(join(this.#root, file), new Map()),
    };
  }

  #run(path, { script, imports }, loaded, load) {
    const module = { exports: {} };
    loaded.set(path, module);
    const require = (name) => {
      const imported = imports.get(name);
      return imported === undefined ? this.#outside(name) : load(imported);
    };
    script.runInThisContext()(require, module, module.exports);
    return module;
  }

  #sourceOf(path) {
    const known = this.#sources.get(path);
    if (known !== undefined) return known;
    const text = readFileSync(path, 'utf8');
    const isChanged = text.includes('stryMutAct_');
    if (isChanged) this.#changed.add(path);
    const { code, script } = compiled(text, path);
    const plain = isChanged ? compiled(this.#plainTextOf(path), path).script : script;
    const names = [...code.matchAll(REQUIRE)].map(([, name]) => name);
    const imports = new Map(
      names.flatMap((name) => {
        const imported = this.#pathOf(name, path);
        return imported === undefined ? [] : [[name, imported]];
      }),
    );
    const source = { script, plain, imports };
    this.#sources.set(path, source);
    for (const imported of imports.values()) this.#sourceOf(imported);
    return source;
  }

  #plainTextOf(path) {
    return readFileSync(join(this.#plainRoot, relative(this.#root, path)), 'utf8');
  }

  /** Packages are taken from this very copy of the sources, which is the changed one. */
  #pathOf(name, importer) {
    if (name.startsWith('.')) return join(dirname(importer), name);
    const [, own, part = 'index'] = OWN.exec(name) ?? [];
    return own === undefined ? undefined : join(this.#root, folderOf(own), 'src', `${part}.ts`);
  }

  #reachingTo(path) {
    let reaching = this.#reaching.get(path);
    if (reaching === undefined) {
      reaching = new Set([path]);
      // What is added while it is walked through is walked through as well.
      for (const one of reaching)
        for (const [importer, { imports }] of this.#sources)
          if ([...imports.values()].includes(one)) reaching.add(importer);
      this.#reaching.set(path, reaching);
    }
    return reaching;
  }
}

/** How Stryker's copy of a file asks whether a change is on, and counts that it was passed. */
const ASKED = /\bstryMutAct_\w+\("(\d+)"\)/g;
const COUNTED = /\bstryCov_\w+\("[^)]*"\)/g;

const withOnly = (id, text) =>
  text.replace(ASKED, (asked, other) => (other === id ? asked : 'false')).replace(COUNTED, '0');

function compiled(text, path) {
  const { code } = transformSync(text, {
    loader: LOADERS[extname(path)],
    format: 'cjs',
    target: 'node20',
    supported: { 'dynamic-import': false },
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(path).href),
      'import.meta.dirname': JSON.stringify(dirname(path)),
    },
  });
  const script = new Script(`(function (require, module, exports) {${code}\n})`, {
    filename: path,
  });
  return { code, script };
}

const LOADERS = { '.ts': 'ts', '.mjs': 'js', '.js': 'js', '.json': 'json' };
