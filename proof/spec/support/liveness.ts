// Is an option alive? Rows of one option, two or more of its values, and the different things then seen;
// and which options the source of a package asks for.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  customise,
  isRuleKey,
  type RuleChanges,
  type RuleKey,
  type RuleValues,
  YAKU_IDS,
} from '@hanchan/rules';
import { findRuleset } from '@hanchan/rulesets';
import { checkWin, evaluate, score, type Value } from '@hanchan/score';
import { expect, test } from 'vitest';
import { makeWin } from './scoring.ts';
import { readWon, rowsOf } from './table.ts';

/** A value of the option, changes that must go with it, and what is then seen. */
export type Answer = readonly [value: unknown, also: RuleChanges, seen: string];

export interface Row {
  readonly key: RuleKey;
  /** Id of the ruleset that is changed; one of the answers is what it says already. */
  readonly base: string;
  /** What somebody at the table would notice. */
  readonly see: (rules: RuleValues) => string;
  readonly answers: readonly Answer[];
}

/** One test per row: under each value exactly what the row says, and never the same twice. */
export function changesSomething(rows: readonly Row[]): void {
  for (const { key, base, see, answers } of rows) {
    const seen = answers.map(([, , text]) => text);
    test(`${key} (${base}): ${seen.join(' | ')}`, () => {
      const ruleset = findRuleset(base)!;
      expect(answers.length).toBeGreaterThan(1);
      expect(new Set(seen).size, 'different results').toBe(answers.length);
      const values = answers.map(([value]) => value);
      expect(values, 'one is the ruleset as it is').toContainEqual(ruleset.values[key]);
      for (const [value, also, text] of answers) {
        const changed = customise(ruleset, { ...also, [key]: value });
        if (!changed.ok) throw new Error(changed.error.map(({ message }) => message).join('; '));
        expect(see(changed.value.values), JSON.stringify(value)).toBe(text);
      }
    });
  }
}

/** Rows of wins, `key [with other=value] | ruleset | hand | won | value [with …]: result | …`. */
export function winRows(text: string, prefix = ''): Row[] {
  return rowsOf(text).map(([name, base, hand, won, ...cells]): Row => {
    const [word, also] = name!.split(' with ') as [string, string?];
    const key = prefix + word;
    if (!isRuleKey(key)) throw new Error(`no option is called ${key}`);
    const answers = cells.map((cell) => readAnswer(key, cell, readChanges(also)));
    const areDeltasShown = answers.some(([, , seen]) => seen.startsWith('['));
    return { key, base: base!, see: seeWin(hand!, won!, areDeltasShown), answers };
  });
}

/** A row of something else than a win: `key [with other=value] | ruleset | value [with …]: what is seen | …`. */
export function sight(text: string, see: Row['see']): Row {
  const [[name, base, ...cells] = []] = rowsOf(text.replaceAll(/\n\s*\|/g, ' |'));
  const [key, also] = name!.split(' with ') as [string, string?];
  if (!isRuleKey(key)) throw new Error(`no option is called ${key}`);
  const answers = cells.map((cell) => readAnswer(key, cell, readChanges(also)));
  return { key, base: base!, see, answers };
}

function readAnswer(key: RuleKey, cell: string, also: RuleChanges): Answer {
  // The first colon that ends a value: a list or an object has others inside, what is seen may have more.
  const at = cell.search(/(?<=^[^{[]*|[}\]]( with [^:]*)?): /);
  if (at < 0) throw new Error(`no ": " in "${cell}"`);
  const [value, more] = cell.slice(0, at).split(' with ') as [string, string?];
  return [readValue(key, value), { ...also, ...readChanges(more) }, cell.slice(at + 2)];
}

/** `dora.kan=false and dora.kanUra=false` */
function readChanges(text: string | undefined): RuleChanges {
  if (text === undefined) return {};
  const changes = text.split(' and ').map((change) => {
    const [key, value] = change.split('=') as [string, string];
    return [key, readValue(key, value)];
  });
  return Object.fromEntries(changes) as RuleChanges;
}

/** JSON, a bare word for a text, and the short forms of yaku: 2/1, absent, mangan, 1 yakuman. */
function readValue(key: string, text: string): unknown {
  if (!key.startsWith('yaku.')) {
    return /^[a-z]\w*$/i.test(text) && text !== 'true' && text !== 'false'
      ? text
      : JSON.parse(text);
  }
  if (text === 'absent') return text;
  if (text === 'mangan') return { limit: 'mangan' };
  if (text.endsWith(' yakuman')) return { yakuman: Number.parseInt(text, 10) };
  const [han, open] = text.split('/').map(Number);
  return { han, open };
}

/** Both ways of scoring, which must agree, told in one line. */
function seeWin(hand: string, won: string, areDeltasShown: boolean) {
  const win = makeWin(hand, readWon(won));
  return (rules: RuleValues): string => {
    const problem = checkWin(win, rules)[0];
    if (problem !== undefined) return `refused ${problem.rule ?? problem.message}`;
    const full = score(win, rules);
    const fast = evaluate(win, rules);
    if (!full.ok) {
      expect(fast).toEqual({ ok: false, error: full.error.reason });
      return `refused ${full.error.reason}`;
    }
    const { reading, trace, rejected, ...value } = full.value;
    expect(fast).toEqual({ ok: true, value });
    return areDeltasShown ? `[${value.deltas.join(' ')}]` : inWords(value);
  };
}

function inWords({ han, fu, limit, points }: Value): string {
  const figures = [han === null ? '' : `${han} han ${fu} fu`, limit ?? '', String(points)];
  return figures.filter((text) => text !== '').join(' ');
}

/** The options that a package's source asks for, by name or, for yaku, one by one. */
export function keysRead(packageName: string): Set<string> {
  const folder = fileURLToPath(new URL(`../../../engine/${packageName}/src`, import.meta.url));
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const keys = [...source.matchAll(/rules\['([\w.]+)'\]/gi)].map(([, key]) => key!);
  const isEveryYaku = /rules\[`yaku\.\$\{[\w.]+\}`\]/i.test(source);
  return new Set([...keys, ...(isEveryYaku ? YAKU_IDS.map((id) => `yaku.${id}`) : [])]);
}
