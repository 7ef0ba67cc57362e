// The expert beside the players of real games that its net never saw. A few games in every run; all 313 of them
// with HANCHAN_FULL=1.

import { expect, test } from 'vitest';
import { compare, loadExpert } from '../support/agreement.ts';
import { hasShared, sharedNote } from '../support/shared.ts';

const isFull = process.env['HANCHAN_FULL'] === '1';

test.skipIf(!hasShared)(
  `the expert agrees with the players of unseen games${sharedNote}`,
  async () => {
    const games = isFull ? 1_000 : 4;
    const found = await compare(loadExpert(), games);
    const share = (name: string) => found.by[name]!.same / found.by[name]!.choices;
    const usual = (name: string) => found.by[name]!.usual / found.by[name]!.choices;
    if (isFull) {
      console.log(found.games, 'games');
      for (const [name, { choices }] of Object.entries(found.by)) {
        console.log(name, choices, share(name).toFixed(4), 'base', usual(name).toFixed(4));
      }
      for (const { below, tiles, said, was } of found.danger) {
        console.log(below, tiles, (said / tiles).toFixed(4), (was / tiles).toFixed(4));
      }
    }
    // Four games leave a spread of more than a point.
    expect(share('discards')).toBeGreaterThan(isFull ? 0.74 : 0.72);
    expect(share('calls and passes')).toBeGreaterThan(usual('calls and passes'));
    expect(share('riichi')).toBeGreaterThan(Math.max(usual('riichi'), 1 - usual('riichi')));
    expect(share('wins')).toBeGreaterThan(0.97);
    for (const { tiles, said, was } of found.danger) {
      if (tiles < 300) continue;
      const spread = 4 * Math.sqrt((said / tiles) * (1 / tiles));
      expect(Math.abs(said - was) / tiles).toBeLessThan(0.3 * (said / tiles) + spread + 0.002);
    }
  },
  1_800_000,
);
