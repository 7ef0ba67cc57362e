// What a process still has to tell when it leaves the bus must not take it down: open answers would be cut.

import { expect, test } from 'vitest';
import { startNats } from '../../../../tools/nats.mjs';
import { natsBus } from '../../src/nodes/natsBus.ts';

test('a bus that is being left takes what is still told, and tells nobody', async () => {
  const nats = await startNats();
  try {
    const setup = { url: nats.url, site: 'closing', onTrouble: () => {} };
    const bus = await natsBus({ ...setup, node: 'leaving' });
    bus.listen({ answer: async () => '', hear() {}, hearAll() {}, onBack() {} });
    let isLeft = false;
    const left = bus.close().then(() => {
      isLeft = true;
    });
    // At each moment of the way out.
    while (!isLeft) {
      expect(() => bus.tellAll('late')).not.toThrow();
      expect(() => bus.tell('other', 'late')).not.toThrow();
      await new Promise(setImmediate);
    }
    await left;
    expect(() => bus.tellAll('later')).not.toThrow();
  } finally {
    await nats.stop();
  }
});
