// Whatever the engine, the bots and the protocol can name has a sentence at the table, in every language, and the
// table asks for none that is missing.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REASON_CODES } from '@hanchan/bots';
import {
  ACTION_TYPES,
  type Action,
  DRAW_REASONS,
  deal,
  FOULS,
  foulIn,
  ILLEGAL_CODES,
  type Match,
  newMatch,
} from '@hanchan/game';
import { PHRASES } from '@hanchan/protocol';
import { OPTIONS, type RuleValues } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { tileSet } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { flat, type Words } from '../../../../proof/spec/support/flatWords.ts';
import { reasonKey } from '../src/felt/reasonKey.ts';
import { en } from '../src/felt/words/en.ts';
import { enFouls } from '../src/felt/words/enFouls.ts';
import { enPlay } from '../src/felt/words/enPlay.ts';
import { ja } from '../src/felt/words/ja.ts';
import { jaFouls } from '../src/felt/words/jaFouls.ts';
import { jaPlay } from '../src/felt/words/jaPlay.ts';

const english: Words = { ...en, ...enPlay, ...enFouls };
const japanese: Words = { ...ja, ...jaPlay, ...jaFouls };

const known = flat(english);
const namesIn = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();
/** A key with a count stands in several forms. */
const isKnown = (key: string) =>
  known.has(key) || known.has(`${key}_other`) || known.has(`${key}_ordinal_other`);

describe.each<[string, readonly string[]]>([
  ['foul', FOULS],
  ['draw', DRAW_REASONS],
  ['reason', REASON_CODES],
  ['phrase', PHRASES],

  ['consequence', OPTIONS['foul.falseWin'].answers ?? []],
])('%s', (area, names) => {
  test.each(names)('%s has its words', (name) => {
    expect(isKnown(`${area}.${name}`)).toBe(true);
  });
});

test.each(FOULS)('%s has reasons', (foul) => {
  expect([...known.keys()].some((key) => key.startsWith(`because.${foul}.`))).toBe(true);
});

test('the Japanese sentences have the same places for names and numbers', () => {
  const other = flat(japanese);
  const differing = [...known].filter(([key, text]) => {
    const places = namesIn(text).join();
    return namesIn(other.get(key) ?? '').join() !== places && !key.startsWith('label.');
  });
  expect(differing.map(([key]) => key)).toEqual([]);
});

test('every key that stands in the source is known', () => {
  const folder = join(import.meta.dirname, '../src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  const asked = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/'table\.([\w.]+)'/g)].map(
      ([, key]) => key!,
    ),
  );
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter((key) => !isKnown(key))).toEqual([]);
});

/** A table where everything that can be a foul is one, in each phase that tells fouls apart. */
function foulTables(): Match[] {
  const judged = Object.fromEntries(FOULS.map((foul) => [`foul.${foul}`, 'warning']));
  const rules: RuleValues = { ...WRC_2022.values, ...judged };
  const dealt = deal(newMatch(rules, { assistance: 'unassisted' }), tileSet(0));
  if (!dealt.ok) throw new Error(dealt.error.code);
  const { match } = dealt.value;
  const during = (phase: object) => ({ ...match, deal: { ...match.deal!, phase } }) as Match;
  const offer = { by: 'discard', from: 1, tile: 0 };
  return [
    match,
    during({ type: 'claims', offer, waiting: [0] }),
    during({ type: 'declarations', waiting: [0] }),
  ];
}

/** What a call is refused for, read from the engine: a call is a foul whatever its reason. */
const CALL_CODES = ['calls', 'claims'].flatMap((file) => {
  const path = join(import.meta.dirname, `../../../../engine/game/src/${file}.ts`);
  return [...readFileSync(path, 'utf8').matchAll(/illegal\('(\w+)'/g)].map(([, code]) => code!);
});

const CALLS: readonly Action['type'][] = ['chi', 'pon', 'calledKan'];

/** Each foul with each code that makes an act one. */
const reasons = ILLEGAL_CODES.flatMap((code) =>
  foulTables().flatMap((match) =>
    ACTION_TYPES.flatMap((type) => {
      if (CALLS.includes(type) && !CALL_CODES.includes(code)) return [];
      const act = { type, seat: 0, tile: 0, own: [], fromDraw: true, riichi: true };
      const foul = foulIn(match, act as unknown as Action, { code, rule: null });
      return foul === null ? [] : [{ foul, because: { code, rule: null } }];
    }),
  ),
);

test.each(reasons)('$foul has words for $because.code', (reason) => {
  expect(isKnown(`because.${reasonKey(reason)}`)).toBe(true);
});

test('every foul is among them; a meld is looked at later, and by its tiles', () => {
  const met = new Set<string>([...reasons.map(({ foul }) => foul), 'invalidGroup']);
  expect([...met].sort()).toEqual([...FOULS].sort());
});
