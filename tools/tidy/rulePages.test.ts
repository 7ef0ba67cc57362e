// docs/rules says what the sources say, and `hanchan rules where` finds its way through them.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_KEYS } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../../faces/cli/src/where/places.ts';
import { findReaders, sourceRoot } from '../../faces/cli/src/where/readers.ts';
import { rulebookPage } from '../../faces/cli/src/where/rulebookPage.ts';

const ROOT = sourceRoot()!;
const readers = findReaders(ROOT);

describe('docs/rules', () => {
  test.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
    '%s is as the sources say; else run `npm run clauses`',
    (id, ruleset) => {
      const path = join(ROOT, 'docs/rules', `${id}.md`);
      expect(existsSync(path)).toBe(true);
      expect(readFileSync(path, 'utf8') === rulebookPage(ruleset, readers)).toBe(true);
    },
  );
});

describe('the readers of an option', () => {
  test.each(RULE_KEYS)('%s is declared once, and its line names it', (key) => {
    const { declared, reads, names } = readers.get(key)!;
    expect(declared).not.toBeNull();
    for (const { file, line } of [declared!, ...reads, ...names]) {
      const text = readFileSync(join(ROOT, file), 'utf8').split('\n')[line - 1]!;
      expect(text).toMatch(/['`]/);
      expect(text.includes(key) || text.includes(`${key.split('.')[0]}.\${`)).toBe(true);
    }
  });

  test('a swap call is refused where its option is read', () => {
    const { reads } = readers.get('calls.swap')!;
    expect(reads.map(({ file }) => file)).toContain('engine/game/src/calls.ts');
  });
});

describe('from any of them to the others', () => {
  test('an option: its value in every rulebook, its clauses, rulings and tests', () => {
    const place = placeOf('calls.swap')!;
    expect(place.options[0]!.values).toHaveLength(RULESETS.length);
    expect(place.clauses.map(({ id }) => id)).toContain('wrc-8.3-02');
    expect(place.rulings.map(({ id }) => id)).toContain('A-22');
    expect(place.tests.map(({ file }) => file)).toContain(
      'proof/spec/wrc-2022/play-03-swap-and-last-tile.spec.ts',
    );
  });

  test.each(['8.3', '§8.3'])('a section, written %s', (asked) => {
    const place = placeOf(asked, 'wrc-2022')!;
    expect(place.kind).toBe('section');
    expect(new Set(place.clauses.map(({ section }) => section))).toEqual(new Set(['8.3']));
    expect(place.options.map(({ key }) => key)).toContain('calls.swap');
  });

  test('a clause and a ruling', () => {
    expect(placeOf('wrc-8.3-02')!.options.map(({ key }) => key)).toEqual(['calls.swap']);
    expect(placeOf('A-22')!.clauses.map(({ section }) => section)).toContain('8.3');
  });

  test('a word that names nothing', () => expect(placeOf('swap.calls')).toBeNull());
});
