// Which tiles complete a hand of thirteen?

import { kindOfName, nameOf, ORPHANS, quadHands, TITLES, tenpaiHands, tilesOf } from '../hands.mjs';
import { oracleJudge } from '../judge.mjs';
import { COPIES, oracleWaits } from '../oracle.mjs';
import { kindOfMajiang, majiangHand, suitsOf } from '../peerForms.mjs';
import { hanchan, mahjongUtils, majiang, paiForge, tileEfficiency } from '../peerLibraries.mjs';
import { requirePeer } from '../setup.mjs';

export const name = 'waits';
export const title = 'Waits (calls a second; conversion to the form of each library is not timed)';

export const sets = {
  tenpai13: { title: '13 tiles that wait', isTimed: true, full: 20_000, quick: 3_000 },
  quads13: { title: TITLES.quads13, isTimed: false, full: 2_000, quick: 300 },
};

export function makeHands(effort) {
  return {
    tenpai13: tenpaiHands(sets.tenpai13[effort], 301),
    quads13: quadHands(sets.quads13[effort], 302),
  };
}

/** Answers are compared as text: `3p 6p`. */
const inOrder = (kinds) =>
  [...new Set(kinds)]
    .sort((a, b) => a - b)
    .map(nameOf)
    .join(' ');
const ifTenpai = (shanten, kinds) => (shanten === 0 ? inOrder(kinds) : '');

export const contestants = [
  hanchan(({ waitsOf }) => ({ run: (counts) => waitsOf(counts), read: inOrder })),
  majiang(({ Shoupai, Util }) => ({
    prepare: (counts) => Shoupai.fromString(majiangHand(counts)),
    run: (hand) => Util.tingpai(hand),
    read: (found, hand) => ifTenpai(Util.xiangting(hand), found.map(kindOfMajiang)),
  })),
  tileEfficiency((rules) => ({
    run: (hand) => rules.calUkeire(hand),
    read: ({ shanten, ukeire }) => ifTenpai(shanten, Object.keys(ukeire).map(kindOfName)),
  })),
  paiForge(({ calculateShanten, getUkeire }) => ({
    prepare: (counts) => ({ closed: tilesOf(counts), exposed: [] }),
    run: (hand) => getUkeire(hand),
    read: (kinds, hand) => ifTenpai(calculateShanten(hand)._unsafeUnwrap(), kinds),
  })),
  {
    name: 'syanten',
    npm: 'syanten',
    async load() {
      const { hairi } = requirePeer('syanten');
      return {
        prepare: suitsOf,
        run: (hand) => [hairi(hand), hairi(hand, true)],
        read: (forms) =>
          inOrder(
            forms.flatMap(({ now, wait }) => (now === 0 ? Object.keys(wait).map(kindOfName) : [])),
          ),
      };
    },
  },
  mahjongUtils(({ shantenNum, advance }) => ifTenpai(shantenNum, advance.map(kindOfName))),
];

export function judge(hands, ours) {
  return oracleJudge({
    hands,
    ours,
    isRight: (i) => inOrder(oracleWaits(hands[i])) === ours[i],
    explain: (i, theirs, library) => {
      if (library === 'pai-forge' && isSpecialForm(hands[i])) return 'knows the standard form only';
      const mine = ours[i].split(' ');
      const more = theirs.split(' ').filter((tile) => !mine.includes(tile));
      if (more.length === 0) return 'waits missed';
      const isFifth = more.every((tile) => hands[i][kindOfName(tile)] === COPIES);
      return isFifth ? 'waits on a fifth copy' : null;
    },
  });
}

function isSpecialForm(counts) {
  const pairs = counts.filter((copies) => copies === 2).length;
  return pairs === 6 || ORPHANS.filter((kind) => counts[kind] > 0).length >= 12;
}
