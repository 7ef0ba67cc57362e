import { expect, test } from 'vitest';
import { nearest } from '../src/index.ts';

test('the nearest name, or none where nothing is near', () => {
  const names = ['wrc-2022', 'ema-2008', 'tenhou'];
  expect(nearest('ema', names)).toBe('ema-2008');
  expect(nearest('tenho', names)).toBe('tenhou');
  expect(nearest('mahjong-soul', names)).toBeUndefined();
});
