// SHA-256 against the vectors of FIPS 180-4 and the platform's own.

import { createHash } from 'node:crypto';
import { sha256Hex } from '@hanchan/rules';
import { expect, it } from 'vitest';

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('vector %#', (text, digest) => {
  expect(sha256Hex(text)).toBe(digest);
});

it('agrees with the platform around every block boundary, also beyond ASCII', () => {
  for (const unit of ['x', 'é', '國', '🀄']) {
    for (let length = 0; length <= 130; length++) {
      const text = unit.repeat(length);
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  }
});
