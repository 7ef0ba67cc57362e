// The description of the socket is what the sources say: `npm run asyncapi` was run after the last change.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentText, socketDocument } from '../../../tools/asyncapi/document.mjs';

test('service/protocol/asyncapi.json is up to date (npm run asyncapi)', () => {
  const written = readFileSync('service/protocol/asyncapi.json', 'utf8');
  const made = documentText(socketDocument());
  expect(written === made || made.split('\n').filter((line) => !written.includes(line))).toBe(true);
});
