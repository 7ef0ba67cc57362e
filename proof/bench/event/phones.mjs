// All phones of a hall in one process: each follows the event with its own key, and counts what it receives.

import { answerParent } from '../server/child.mjs';
import { listen } from './hall.mjs';

const told = { lines: 0, bytes: 0 };

async function follow({ hall, keys }) {
  for (const key of keys) {
    await listen(hall, key, (line) => {
      told.lines++;
      told.bytes += line.length;
    });
  }
  return keys.length;
}

answerParent({}, { follow, told: () => told });
