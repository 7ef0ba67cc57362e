// Our library and the others as contestants: a suite says what it asks of one, and how the answer is read.

import { asIs, suitsOf, tileNames } from './peerForms.mjs';
import { requirePeer } from './setup.mjs';

/** Ours takes counts as they are, where a suite does not say otherwise. */
export const hanchan = (contest) => ({
  name: 'hanchan',
  load: async () => ({ prepare: asIs, ...contest(await import('@hanchan/hand')) }),
});

export const majiang = (contest) => ({
  name: 'majiang-core',
  npm: '@kobalab/majiang-core',
  load: async () => contest(requirePeer('@kobalab/majiang-core')),
});

export const tileEfficiency = (contest) => ({
  name: 'mahjong-tile-efficiency',
  npm: 'mahjong-tile-efficiency',
  async load() {
    const { RuleSet } = await import('./peers/node_modules/mahjong-tile-efficiency/index.js');
    return { prepare: suitsOf, ...contest(new RuleSet('Riichi')) };
  },
});

export const paiForge = (contest) => ({
  name: 'pai-forge',
  npm: '@pai-forge/riichi-mahjong',
  async load() {
    return contest(await import('./peers/node_modules/@pai-forge/riichi-mahjong/dist/index.js'));
  },
});

/** It answers all questions of a hand at once: a suite reads its own. */
export const mahjongUtils = (read, more = {}) => ({
  name: 'mahjong-utils-entry',
  npm: 'mahjong-utils-entry',
  ...more,
  async load() {
    const { call } = requirePeer('mahjong-utils-entry');
    return {
      prepare: (counts) => ({ tiles: tileNames(counts), furo: [], bestShantenOnly: true }),
      run: (hand) => call('shanten', hand),
      read: ({ data }) => read(data.shantenInfo),
    };
  },
});
