// What programs in other languages read is what the sources say: the commands that write it down were run after the last change.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentText, socketDocument } from '../../../tools/asyncapi/document.mjs';
import { makeSchemas } from '../../../tools/schemas/make.mjs';

test('service/protocol/asyncapi.json is up to date (npm run asyncapi)', () => {
  const written = readFileSync('service/protocol/asyncapi.json', 'utf8');
  const made = documentText(socketDocument());
  expect(written === made || made.split('\n').filter((line) => !written.includes(line))).toBe(true);
});

test('faces/cli/schemas are up to date (npm run schemas)', () => {
  const made = makeSchemas();
  const names = readdirSync('faces/cli/schemas').map((file) => file.replace(/\.json$/, ''));
  expect(names.sort()).toEqual(Object.keys(made).sort());
  const stale = names.filter((name) => {
    const written = JSON.parse(readFileSync(`faces/cli/schemas/${name}.json`, 'utf8')) as object;
    return JSON.stringify(written) !== JSON.stringify(made[name]);
  });
  expect(stale).toEqual([]);
});
