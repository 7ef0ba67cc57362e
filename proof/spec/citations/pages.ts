// What pages and papers cite in place, beside a figure or a question: read from their sources, so that a new one is
// judged too.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, FACTS, type Fact, isRuleKey, type RuleKey } from '@hanchan/rules';
import type { Occurring } from './occurring.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ROOMS = readdirSync(join(ROOT, 'faces/page'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => `faces/page/${name}`);

export const FACES = [...ROOMS, 'faces/cli', 'faces/papers', 'service/server'].map((folder) =>
  join(ROOT, folder, 'src'),
);

export interface CitedInPlace {
  readonly file: string;
  /** As it stands there: a rule, or what it is found by. */
  readonly rule: string;
  /** As it stands there; null: no case is told. */
  readonly when: string | null;
}

/** Chips on a page, and places looked up in code. */
const CHIP = /<\w*(?:Cite|Chip)\w*\s((?:[^<>]|=>)*?)\/>/g;
const LOOKED_UP = /\b(?:citation|cite)\((?:\w+(?:\.\w+)*, )?('[\w.]+')(?:, ([^()]+))?\)/g;

export function citedInPlace(): CitedInPlace[] {
  return FACES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:svelte|ts)$/.test(file))
      .flatMap((file) => citedIn(file, readFileSync(join(folder, file), 'utf8'))),
  );
}

function citedIn(file: string, text: string): CitedInPlace[] {
  const chips = [...text.matchAll(CHIP)].flatMap(([, inside]) => {
    const rule = attribute(inside!, 'rule');
    return rule === null ? [] : [{ file, rule, when: attribute(inside!, 'when') }];
  });
  const looked = [...text.matchAll(LOOKED_UP)].map(([, rule, when]) => ({
    file,
    rule: rule!.slice(1, -1),
    when: when ?? null,
  }));
  return [...chips, ...looked];
}

/** `name="text"`, `name={expression}` or `{name}`; null where it is not there. */
function attribute(inside: string, name: string): string | null {
  const text = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(inside);
  if (text !== null) return text[1]!;
  if (new RegExp(`(?:^|\\s)\\{${name}\\}`).test(inside)) return name;
  const start = new RegExp(`(?:^|\\s)${name}=\\{`).exec(inside);
  if (start === null) return null;
  const from = start.index + start[0].length;
  let depth = 1;
  let to = from;
  while (depth > 0 && to < inside.length) {
    if (inside[to] === '{') depth++;
    if (inside[to] === '}') depth--;
    to++;
  }
  return inside.slice(from, to - 1).trim();
}

/** `end.rounds`, and both of `isLate ? 'penalty.lateForfeit' : 'penalty.latePerMinute'`. */
const rulesIn = (named: string): RuleKey[] =>
  [named, ...[...named.matchAll(/'([\w.]+)'/g)].map(([, quoted]) => quoted!)].filter(isRuleKey);

/** `{ sum: 'sheet' }`, and both of `{ bell: isLate ? 'betweenDeals' : 'duringDeal' }`. */
function casesIn(when: string): Case[] {
  const facts = [...when.matchAll(/(\w+):((?:[^,{}]|\[.*?\])+)/g)].filter(([, fact]) =>
    Object.hasOwn(FACTS, fact!),
  );
  return facts.reduce<Case[]>(
    (cases, [, fact, expression]) => {
      const known: readonly string[] = FACTS[fact as Fact];
      const values = [...expression!.matchAll(/'(\w+)'/g)].flatMap(([, value]) =>
        known.includes(value!) ? [value!] : [],
      );
      return cases.flatMap((one) => values.map((value) => ({ ...one, [fact!]: value }) as Case));
    },
    [{}],
  );
}

export function seePages(cases: Occurring): void {
  for (const { file, rule: named, when } of citedInPlace()) {
    for (const rule of rulesIn(named)) {
      if (when === null) cases.see(file, { rule });
      else if (when.startsWith('{')) {
        for (const one of casesIn(when)) cases.see(file, { rule, case: one });
      }
    }
  }
}
