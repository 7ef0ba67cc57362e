// Everything that earlier versions stored is read by this one, and means what it meant to them, to the byte.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRules } from '@hanchan/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../tools/postgres.mjs';
import { temporaryFolder } from '../support/leftovers.ts';
import { canonicalText } from './reading/canonical.ts';
import { jsonIn, textIn, versionsIn } from './reading/forms.ts';
import { type Place, placesOf, placeText } from './reading/places.ts';
import { formFigures } from './reading/read.ts';

/** As long as a test may take: a busy machine takes its time. */
const HOOK_MS = 120_000;
const HERE = fileURLToPath(new URL('.', import.meta.url));

interface Expected {
  readonly forms: Readonly<Record<string, object>>;
  readonly served: object;
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
}, HOOK_MS);
afterAll(() => postgres.stop(), HOOK_MS);

test('there are versions to read', () => {
  expect(versionsIn(HERE)).toContain('0.1');
});

describe.each(versionsIn(HERE))('%s', (version) => {
  const folder = join(HERE, version);
  const expected = jsonIn<Expected>(folder, 'expected.json');

  test('what it expected is written as it was', () => {
    expect(canonicalText(expected)).toBe(textIn(folder, 'expected.json'));
  });

  test('options that it did not have say what its games meant', () => {
    const [opening = ''] = textIn(folder, 'record.guided.jsonl.gz').split('\n');
    const read = readRules(JSON.parse(opening).rules);
    const missing = read.ok ? null : read.error.key;
    expect(missing, 'declare it with since(…), in engine/rules/src').toBeNull();
  });

  test('records, exports, rules, browser and event', () => {
    const figures = formFigures(folder) as Expected['forms'];
    expect(Object.keys(figures).sort()).toEqual(Object.keys(expected.forms).sort());
    for (const [form, figure] of Object.entries(figures)) {
      expect(canonicalText(figure), form).toBe(canonicalText(expected.forms[form]));
    }
  });

  test('a server on every database and on every backup', async () => {
    const named = (name: string) => postgres.url(`${name}_${version}`);
    const places: readonly Place[] = await placesOf(folder, temporaryFolder(), named);
    for (const place of places) {
      expect(await placeText(folder, place), place.name).toBe(canonicalText(expected.served));
    }
  });
});
