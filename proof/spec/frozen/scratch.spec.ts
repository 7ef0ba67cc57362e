// A version that does not exist yet: it has one option more and one less, and another schema. It reads everything that earlier
// versions stored as they did, and what it writes itself is refused by this one with its number.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replayRecord } from '@hanchan/records';
import { VOCABULARY } from '@hanchan/rules';
import { openStorage, restore } from '@hanchan/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withBundle } from '../../../tools/bundle.mjs';
import { startPostgres, type TestPostgres } from '../../../tools/postgres.mjs';
import { temporaryFolder } from '../support/leftovers.ts';
import { canonicalText } from './reading/canonical.ts';
import { jsonIn, textIn, versionsIn } from './reading/forms.ts';
import type { Answer } from './reading/main.ts';
import { type Place, placesOf } from './reading/places.ts';
import { ADDED, type Omission, REMOVED, SCHEMA, scratchPatch } from './scratch.ts';

/** As long as a test may take: a busy machine takes its time. */
const HOOK_MS = 120_000;
const HERE = fileURLToPath(new URL('.', import.meta.url));

interface Expected {
  readonly forms: object;
  readonly served: object;
}

/** Bundles the reader with the scratch sources and runs it. */
function runScratch(
  folder: string,
  work: string,
  places: readonly Place[],
  without: Omission | null = null,
): Promise<{ readonly answer: Answer | null; readonly errors: string }> {
  const patch = scratchPatch(without);
  const entry = join(HERE, 'reading/main.ts');
  return withBundle(
    entry,
    async (file) => {
      const args = [file, folder, work, JSON.stringify(places)];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      let [output, errors] = ['', ''];
      child.stdout.on('data', (data) => {
        output += data;
      });
      child.stderr.on('data', (data) => {
        errors += data;
      });
      const [status] = await once(child, 'close');
      return { answer: status === 0 ? (JSON.parse(output) as Answer) : null, errors };
    },
    { patch },
  );
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
}, HOOK_MS);
afterAll(() => postgres.stop(), HOOK_MS);

describe.each(versionsIn(HERE))('what %s stored', (version) => {
  const folder = join(HERE, version);
  const expected = jsonIn<Expected>(folder, 'expected.json');
  const work = temporaryFolder();
  let places: readonly Place[];
  let answer: Answer;

  beforeAll(async () => {
    places = await placesOf(folder, work, (name) => postgres.url(`${name}_${version}`));
    const ran = await runScratch(folder, work, places);
    expect(ran.errors).toBe('');
    answer = ran.answer!;
  }, HOOK_MS);

  test('reads the same in records, exports, rules, browser and event', () => {
    expect(answer.forms).toBe(canonicalText(expected.forms));
  });

  test('reads the same on every database and from every backup', () => {
    const texts = Object.entries(answer.served);
    expect(texts.map(([name]) => name)).toEqual(places.map(({ name }) => name));
    for (const [name, text] of texts) expect(text, name).toBe(canonicalText(expected.served));
  });

  test('and is newer than we are afterwards: records, databases and backups are refused by name', async () => {
    const record = readFileSync(join(work, 'record.jsonl'), 'utf8');
    const { problem } = replayRecord(record.split('\n'));
    expect(problem).toMatchObject({
      code: 'otherVersion',
      line: 1,
      field: 'rules.vocabulary',
      message: `the rules were written in vocabulary ${VOCABULARY + 1}, by a newer version; this one knows ${VOCABULARY}`,
    });
    const own = join(work, 'own.db');
    await expect(restore(own, join(work, 'backup.gz'))).rejects.toThrow(SCHEMA);
    for (const { url, name } of places) {
      await expect(openStorage({ url }), name).rejects.toThrow(
        `the database was written by a newer version: this one does not know its schema ${SCHEMA}`,
      );
    }
  });

  test.each<[Omission, string]>([
    ['since', ADDED],
    ['step', REMOVED],
  ])('does not read without the %s that brings it forward', async (without, named) => {
    const { answer: none, errors } = await runScratch(folder, temporaryFolder(), [], without);
    expect(none).toBeNull();
    expect(errors).toContain(named);
  });
});

test('a record of another form is refused with its version', () => {
  const [header, ...rest] = textIn(join(HERE, '0.1'), 'record.guided.jsonl.gz').split('\n');
  const newer = JSON.stringify({ ...JSON.parse(header!), hanchan: 2 });
  expect(replayRecord([newer, ...rest]).problem).toMatchObject({
    code: 'otherVersion',
    line: 1,
    field: 'hanchan',
    message: expect.stringContaining('version 2 of the form'),
  });
});
