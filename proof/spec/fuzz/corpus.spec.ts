// Every input that once reached something new, or broke something, again: each reader answers with a result or with a
// refusal that says what is wrong. `npm run fuzz` finds them.

import { expect, test } from 'vitest';
import { keptInputs } from './keeping.ts';
import { TARGETS } from './targets.ts';
import { beginnings, prepare, tryInput } from './trying.ts';

test.each(TARGETS)('$name answers all that was found', async (target) => {
  const prepared = prepare(target);
  const inputs = [...beginnings(prepared), ...keptInputs(target.name)];
  for (const input of inputs) {
    try {
      await tryInput(prepared, input);
    } catch (error) {
      const text = Buffer.from(input).toString('base64');
      throw new Error(`${text}: ${(error as Error).message}`, { cause: error });
    }
  }
  expect(inputs.length).toBeGreaterThan(0);
});
