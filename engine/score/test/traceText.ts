// A trace as lines that a test can hold.

import { formatTiles } from '@hanchan/tiles';
import type { TraceLine } from '../src/index.ts';

/** `rule (case) effect tiles`, as far as a line has them. */
export function told(line: TraceLine): string {
  const { rule, effect, evidence } = line;
  const facts = 'case' in line ? `(${Object.values(line.case!).join(' ')})` : '';
  const parts = [rule, facts, Object.entries(effect).flat().join(' '), formatTiles(evidence)];
  return parts.filter((part) => part !== '').join(' ');
}

export const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
