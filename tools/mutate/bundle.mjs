// All tests and the engine under them as one script. Each test file is set up only when it is asked for, and every evaluation
// of the script is a fresh engine: no table that one change filled is met by the next.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build } from 'esbuild';

const OWN = /^@hanchan\/([a-z]+)(?:\/([a-z]+))?$/;

/** Packages are taken from this very copy of the sources, which is the changed one; whatever is not ours stays outside. */
const ours = (root) => ({
  name: 'ours',
  setup(on) {
    on.onResolve({ filter: OWN }, ({ path }) => {
      const [, name, part = 'index'] = OWN.exec(path);
      return { path: join(root, 'packages', name, 'src', `${part}.ts`) };
    });
    on.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    );
    on.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return {
        contents: text
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
        loader: 'ts',
      };
    });
  },
});

/** `fresh()` gives, for every file, the function that sets it up; each call of `fresh` begins from nothing. */
export async function bundle(root, files, door) {
  const entry = files.map(
    (file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)})`,
  );
  const { outputFiles } = await build({
    stdin: {
      contents: `export const files = {${entry.join(',\n')}};`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'error',
    plugins: [ours(root)],
  });
  const source = `(function (require, module, exports) {${outputFiles[0].text}\n})`;
  const filename = join(root, 'bundled.cjs');
  const cachedData = new Script(source, { filename }).createCachedData();
  const script = new Script(source, { filename, cachedData });
  const own = createRequire(join(root, 'package.json'));
  const require = (name) => (name === 'vitest' ? door : own(name));
  return () => {
    const module = { exports: {} };
    script.runInThisContext()(require, module, module.exports);
    return module.exports.files;
  };
}
