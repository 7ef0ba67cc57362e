// Where the sources read an option: found in them by its name, so that it is never out of date.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRuleKey, RULE_KEYS, type RuleKey } from '@hanchan/rules';

export interface Line {
  /** From the root of the checkout. */
  readonly file: string;
  readonly line: number;
}

export interface Readers {
  /** The question and its answers. */
  readonly declared: Line | null;
  /** Asks for the value and acts by it. */
  readonly reads: readonly Line[];
  /** Only speaks of it: a refusal that cites it, a list of options. */
  readonly names: readonly Line[];
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const RULES = 'engine/rules/src/';
/** Where options are declared. */
const DECLARING = /^engine\/rules\/src\/(options\/|yaku\.ts)/;
const COMMENT = /^\s*(\/\/|\/?\*|<!--)/;
/** What says options in words, and the rulebooks, which answer them. */
const NOT_READING = /^engine\/(rules|rulesets)\/|\/(words|ruleText)\//;
const SOURCE = /\.(ts|svelte)$/;

/** `'calls.swap'`, or `` `yaku.${id}` ``, which stands for every option of the area. */
const NAME = /'(?<key>[a-z]+\.[A-Za-z_]+)'|`(?<area>[a-z]+\.)\$\{/g;

/** The root of the checkout that this program runs in; null where it was installed without its sources. */
export const sourceRoot = (): string | null => (existsSync(join(ROOT, RULES)) ? ROOT : null);

function sourcesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => SOURCE.test(path))
    .map((path) => `${folder}/${path}`)
    .sort();
}

/** Where packages stand; the page is a storey of its own, with a package for each of its rooms. */
const STOREYS = ['engine', 'service', 'faces', 'faces/page'];

const packageFolders = (root: string): string[] =>
  STOREYS.flatMap((storey) =>
    readdirSync(join(root, storey))
      .sort()
      .map((name) => `${storey}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'src'))),
  );

/** Every option with the lines that read it. */
export function findReaders(root: string): ReadonlyMap<RuleKey, Readers> {
  const found = new Map(
    RULE_KEYS.map((key) => [key, { declared: null as Line | null, reads: [], names: [] }]),
  ) as Map<RuleKey, { declared: Line | null; reads: Line[]; names: Line[] }>;
  const files = packageFolders(root).flatMap((folder) => sourcesUnder(root, `${folder}/src`));
  for (const file of files) {
    const isDeclaring = DECLARING.test(file);
    if (!isDeclaring && NOT_READING.test(file)) continue;
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    for (const [i, text] of lines.entries()) {
      if (COMMENT.test(text)) continue;
      for (const { key, isRead, isFirst } of namedIn(text)) {
        const at = { file, line: i + 1 };
        const own = found.get(key)!;
        if (!isDeclaring) (isRead ? own.reads : own.names).push(at);
        else if (isFirst) own.declared ??= at;
      }
    }
  }
  return found;
}

interface Named {
  readonly key: RuleKey;
  /** Between brackets, as a value is looked up. */
  readonly isRead: boolean;
  /** The first thing on its line, as where it is declared; a whole area is declared from a list. */
  readonly isFirst: boolean;
}

function namedIn(text: string): Named[] {
  return [...text.matchAll(NAME)].flatMap(({ 0: all, index, groups }) => {
    const isRead =
      text[index - 1] === '[' &&
      (groups!['area'] !== undefined || text[index + all.length] === ']');
    const isFirst = groups!['area'] !== undefined || text.slice(0, index).trim() === '';
    const { key = '', area } = groups!;
    const keys =
      area === undefined
        ? [key].filter(isRuleKey)
        : RULE_KEYS.filter((one) => one.startsWith(area));
    return keys.map((one) => ({ key: one, isRead, isFirst }));
  });
}
