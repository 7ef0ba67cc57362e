// A table at which the same happens for ever, for tests that kill, lose and repeat: its sheet is entered, confirmed once and
// sent back.

import type { ActRequest } from '@hanchan/protocol';

type Four = [number, number, number, number];

export function* endlessSheets(table: number): Generator<ActRequest> {
  const first = 4 * (table - 1) + 1;
  const slots: Four = [first, first + 1, first + 2, first + 3];
  let version = 0;
  const at = () => ({ round: 1, table, version: version++ });
  for (let turn = 0; ; turn++) {
    const won = 100 * (turn % 200);
    const held: Four = [30_000 + won, 30_000 - won, 30_000, 30_000];
    const sheet = { slots, held, loans: [0, 0, 0, 0] as Four, sticks: 0 };
    yield { type: 'enter', at: at(), sheet, source: 'typed' };
    yield { type: 'confirm', at: at(), slot: first, how: 'paper' };
    yield { type: 'sendBack', at: at(), reason: `turn ${turn}` };
  }
}
