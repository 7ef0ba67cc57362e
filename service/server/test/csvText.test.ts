// Text for spreadsheets: whatever somebody is called, it is computed by none.

import { expect, test } from 'vitest';
import { csvLines, neverFormula } from '../src/http/csvText.ts';

test('no text is a formula, in full width neither; numbers are left alone', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
    expect(csvLines([[`${start}1+2`, -12.5, null]])).toBe(`\ufeff"'${start}1+2",-12.5,\r\n`);
  expect(neverFormula('Ada = Bo')).toBe('Ada = Bo');
});
