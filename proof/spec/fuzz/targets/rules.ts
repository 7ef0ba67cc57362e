// Rules from outside: a file of custom rules, a link that holds them, stored values, packed rulebooks and their YAML.

import { existsSync, readFileSync } from 'node:fs';
import {
  fileOf,
  findBook,
  LIBRARY,
  PARTS,
  type Part,
  readBook,
  readPack,
  readYaml,
  writePack,
} from '@hanchan/rulebooks';
import { readRules, sha256Hex, storedRules } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { choiceOf, refOf } from '../../../../faces/page/kit/src/books/customRules.ts';
import { readRulesFile, rulesetOf } from '../../../../faces/page/kit/src/books/rulesetOf.ts';
import { asOne, type Refused, type Target } from '../target.ts';

const CUSTOM = {
  base: 'wrc-2022',
  name: 'Club night',
  changes: {
    'riichi.deposit': 500,
    'ranking.uma': WRC_2022.values['ranking.uma'],
  },
};

/** The file, the link that holds the same, and the values as they are stored. */
export const rules: Target = {
  name: 'rules',
  samples: () => [
    { lines: [CUSTOM], write: asOne },
    { lines: [{ ...CUSTOM, vocabulary: 1 }], write: asOne },
    { lines: [storedRules(WRC_2022.values)], write: asOne },
    { lines: [WRC_2022.values], write: asOne },
  ],
  texts: () => [refOf(CUSTOM)],
  read(text) {
    if (text.startsWith('~')) return readLink(text);
    const file = readRulesFile(text);
    readLink(`~${Buffer.from(text).toString('base64url')}`);
    const stored = readRules(parsed(text));
    if (file.ok || stored.ok) return null;
    const [first] = file.error;
    return { field: first!.field + stored.error.key, message: stored.error.message };
  },
};

function readLink(text: string): Refused {
  const choice = choiceOf(text);
  if (choice === null) return { field: '', message: 'is no link of ours' };
  rulesetOf(choice);
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const LAKESIDE = 'proof/spec/rulebooks/lakeside-2026';

const lakeside = Object.fromEntries(
  PARTS.filter((part) => existsSync(`${LAKESIDE}/${fileOf(part)}`)).map((part) => [
    part,
    readFileSync(`${LAKESIDE}/${fileOf(part)}`, 'utf8'),
  ]),
) as Readonly<Record<Part, string>>;

function sheetsOf(texts: Readonly<Partial<Record<Part, string>>>) {
  const sheets: Partial<Record<Part, Parameters<typeof readBook>[0][Part]>> = {};
  for (const [part, text] of Object.entries(texts) as [Part, string][]) {
    const read = readYaml(fileOf(part), text);
    if (!('sheet' in read)) return read.problems;
    sheets[part] = read.sheet;
  }
  return sheets as Parameters<typeof readBook>[0];
}

const sound = sheetsOf(lakeside) as Parameters<typeof readBook>[0];

/** One file of a folder, the others as they should be; the first line says which: `# values`. */
export const yaml: Target = {
  name: 'yaml',
  texts: () => Object.entries(lakeside).map(([part, text]) => `# ${part}\n${text.slice(0, 3_000)}`),
  longest: 3_100,
  read(text) {
    const part = PARTS.find((one) => text.startsWith(`# ${one}\n`)) ?? 'values';
    const read = readYaml(fileOf(part), text);
    if (!('sheet' in read)) return read.problems[0]!;
    const book = readBook({ ...sound, [part]: read.sheet }, LIBRARY);
    return book.ok ? null : book.error[0]!;
  },
};

/** The hash is put right, so that what is packed is looked at. */
function withHash([text = 'null']: readonly string[]): string {
  const json = parsed(text) as { parts?: object; hash?: string } | null;
  if (typeof json?.parts !== 'object' || json.hash === undefined) return text;
  try {
    return JSON.stringify({ ...json, hash: sha256Hex(JSON.stringify(json.parts)) });
  } catch {
    return text;
  }
}

export const pack: Target = {
  name: 'pack',
  samples: () => {
    const book = readBook(sound, LIBRARY);
    if (!book.ok) throw new Error('the sample is not sound');
    return [
      { lines: [JSON.parse(writePack(book.value.book, book.value.examples))], write: withHash },
      { lines: [JSON.parse(writePack(findBook('tenhou')!))], write: withHash },
    ];
  },
  read(text) {
    const read = readPack(text);
    return read.ok ? null : read.error[0]!;
  },
};
