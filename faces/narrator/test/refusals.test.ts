// A code that the engine gives for several reasons is worded so that it is true of each of them.

import { expect, test } from 'vitest';
import { refused as english } from '../src/en/refusals.ts';
import { refused as japanese } from '../src/ja/refusals.ts';

test('nine terminals are refused by rulebooks without them, and by others once the first go-around is over', () => {
  expect(english['refused.nineTerminalsNotAllowed']).toMatch(/do not have this draw, or .* over/);
  expect(japanese['refused.nineTerminalsNotAllowed']).toMatch(/ルールにない.*第一巡/);
});

test('a call is refused by rulebooks that have it too, as a chi from across', () => {
  expect(english['refused.callNotAllowed']).not.toMatch(/do not have/);
  expect(japanese['refused.callNotAllowed']).not.toMatch(/ありません/);
});

test('for a last kan it is live tiles that are missing: the replacement lies in the dead wall', () => {
  expect(english['refused.kanNoLiveTile']).toMatch(/live tile/);
  expect(japanese['refused.kanNoLiveTile']).toMatch(/山/);
});
