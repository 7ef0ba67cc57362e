// Shanten of concealed hands: the least of the standard form, seven pairs and thirteen orphans.

import { nearHands, oneSuitHands, quadHands, randomHands, TITLES, tilesOf } from '../hands.mjs';
import { oracleJudge } from '../judge.mjs';
import { oracleShanten, UNLIMITED } from '../oracle.mjs';
import { asIs, majiangHand, suitsOf } from '../peerForms.mjs';
import { hanchan, mahjongUtils, majiang, paiForge, tileEfficiency } from '../peerLibraries.mjs';
import { requirePeer } from '../setup.mjs';

export const name = 'shanten';
export const title =
  'Shanten (calls a second; conversion to the form of each library is not timed)';

export const sets = {
  random14: { title: '14 random tiles', isTimed: true, full: 100_000, quick: 10_000 },
  near14: { title: TITLES.near14, isTimed: true, full: 100_000, quick: 10_000 },
  oneSuit14: {
    title: '14 tiles of one suit, or honours',
    isTimed: true,
    full: 20_000,
    quick: 2_000,
  },
  random13: { title: '13 random tiles', isTimed: true, full: 50_000, quick: 5_000 },
  quads13: { title: TITLES.quads13, isTimed: false, full: 3_000, quick: 500 },
};

export function makeHands(effort) {
  const size = (set) => sets[set][effort];
  return {
    random14: randomHands(size('random14'), 101, 14),
    near14: nearHands(size('near14'), 102),
    oneSuit14: oneSuitHands(size('oneSuit14'), 103),
    random13: randomHands(size('random13'), 104, 13),
    quads13: quadHands(size('quads13'), 105),
  };
}

export const contestants = [
  hanchan(({ shanten }) => ({ run: (counts) => shanten(counts), read: asIs })),
  majiang(({ Shoupai, Util }) => ({
    prepare: (counts) => Shoupai.fromString(majiangHand(counts)),
    run: Util.xiangting,
    read: asIs,
  })),
  tileEfficiency((rules) => ({ run: (hand) => rules.calShanten(hand), read: asIs })),
  paiForge(({ calculateShanten }) => ({
    // It takes hands of 13 tiles only.
    prepare: (counts) => {
      const closed = tilesOf(counts);
      return closed.length === 13 ? { closed, exposed: [] } : null;
    },
    run: (hand) => calculateShanten(hand),
    read: (result) => result._unsafeUnwrap(),
  })),
  {
    name: 'syanten',
    npm: 'syanten',
    async load() {
      const syanten = requirePeer('syanten');
      return { prepare: suitsOf, run: (hand) => syanten(hand), read: asIs };
    },
  },
  {
    name: 'riichi-ts',
    npm: 'riichi-ts',
    async load() {
      const { shanten, shanten7, shanten13 } = requirePeer(
        './node_modules/riichi-ts/dist/shanten.js',
      );
      return {
        prepare: (counts) => Int8Array.from(counts),
        run: (hand) => Math.min(shanten(hand), orWorst(shanten7(hand)), orWorst(shanten13(hand))),
        read: asIs,
      };
    },
  },
  // It always works out the improving tiles too, and takes a second for a hand of one suit.
  mahjongUtils(({ shantenNum }) => shantenNum, { skips: ['oneSuit14'] }),
];

/** −2 says that the form is ruled out by the number of tiles. */
const orWorst = (shanten) => (shanten === -2 ? 99 : shanten);

export function judge(hands, ours) {
  return oracleJudge({
    hands,
    ours,
    isRight: (i) => oracleShanten(hands[i], ours[i]) === ours[i],
    explain: (i, theirs) => {
      if (theirs > ours[i]) return 'too high: nearest sets missed';
      const withFifth = oracleShanten(hands[i], theirs, UNLIMITED);
      return withFifth <= theirs ? 'counts on a fifth copy' : null;
    },
  });
}
