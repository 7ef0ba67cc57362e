// What others made: named with its licence, none that asks for more than that, none with a weakness that we know of.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foundIn } from '../audit/audit.mjs';
import { handedOn, KNOWN_LICENCES, thirdPartyText } from '../thirdParty.mjs';

const lockAt = (folder: string) => JSON.parse(readFileSync(`${folder}package-lock.json`, 'utf8'));

test('THIRD_PARTY.md is up to date: npm run licences writes it', () => {
  expect(readFileSync('THIRD_PARTY.md', 'utf8')).toBe(thirdPartyText());
});

test('every licence is one that we have decided on', () => {
  const unknown = handedOn().filter(({ licence }) => !KNOWN_LICENCES.has(licence));
  expect(unknown).toEqual([]);
});

test('no lockfile names a version that the list of advisories names', () => {
  for (const folder of ['', 'tools/mutate/', 'tools/fuzz/'])
    expect(foundIn(lockAt(folder))).toEqual([]);
});

test('a version with a weakness is found, the first without is not', () => {
  const lock = (version: string) => ({ packages: { 'a/node_modules/ws': { version } } });
  expect(foundIn(lock('8.17.0'))).toEqual([
    'ws 8.17.0: a request with many headers ends the server (GHSA-3h5v-q93c-6h6q; mended in 8.17.1)',
  ]);
  expect(foundIn(lock('8.17.1'))).toEqual([]);
  expect(foundIn(lock('7.4.5'))).toHaveLength(2);
  const renamed = { packages: { 'node_modules/other': { name: 'ws', version: '8.16.0' } } };
  expect(foundIn(renamed)).toHaveLength(1);
});
