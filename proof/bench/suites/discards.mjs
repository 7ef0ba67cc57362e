// What to discard from fourteen tiles: the shanten that each discard leaves, and the tiles that improve it.

import { kindOfName, nameOf, nearHands, TITLES, tilesOf } from '../hands.mjs';
import { oracleJudge } from '../judge.mjs';
import { COPIES, oracleShanten, UNLIMITED } from '../oracle.mjs';
import { kindOfMajiang, majiangHand } from '../peerForms.mjs';
import { hanchan, mahjongUtils, majiang, tileEfficiency } from '../peerLibraries.mjs';

export const name = 'discards';
export const title = 'Discards with improving tiles (hands a second; conversion is not timed)';

export const sets = {
  near14: { title: TITLES.near14, isTimed: true, full: 5_000, quick: 1_000 },
};

export function makeHands(effort) {
  const isComplete = (counts) => oracleShanten(counts, 0) < 0;
  return { near14: nearHands(sets.near14[effort], 401).filter((counts) => !isComplete(counts)) };
}

/** The discards that keep the hand nearest, each with its count of improving tiles: `3p:8 7z:12`. */
const inOrder = (choices) =>
  choices
    .sort(([a], [b]) => a - b)
    .map(([kind, count]) => `${nameOf(kind)}:${count}`)
    .join(' ');

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

export const contestants = [
  hanchan(({ discards }) => ({
    prepare: (counts) => ({ concealed: tilesOf(counts), melds: [] }),
    run: (hand) => discards(hand),
    read: (choices) => {
      const nearest = choices.filter(({ shanten }) => shanten === choices[0].shanten);
      return inOrder(nearest.map(({ tile, count }) => [tile, count]));
    },
  })),
  majiang(({ Game, rule, Shoupai, Util }) => {
    const rules = rule();
    // It has no such function; this is how its own player looks for a discard.
    const lookAt = (hand, tile) => {
      const left = hand.clone().dapai(tile);
      return { tile, shanten: Util.xiangting(left), improving: Util.tingpai(left), left };
    };
    const remaining = (left, tile) => COPIES - left._bingpai[tile[0]][tile[1]];
    return {
      prepare: (counts) => Shoupai.fromString(majiangHand(counts)),
      run: (hand) => Game.get_dapai(rules, hand).map((tile) => lookAt(hand, tile)),
      read: (choices) => {
        const least = Math.min(...choices.map(({ shanten }) => shanten));
        const nearest = new Map();
        for (const { tile, shanten, improving, left } of choices) {
          if (shanten > least) continue;
          nearest.set(kindOfMajiang(tile), sum(improving.map((one) => remaining(left, one))));
        }
        return inOrder([...nearest]);
      },
    };
  }),
  tileEfficiency((rules) => ({
    run: (hand) => rules.calUkeire(hand),
    read: ({ normalDiscard }) =>
      inOrder(
        Object.entries(normalDiscard).map(([tile, improving]) => [
          kindOfName(tile),
          sum(Object.values(improving)),
        ]),
      ),
  })),
  mahjongUtils(({ shantenNum, discardToAdvance }) => {
    const nearest = Object.entries(discardToAdvance).filter(
      ([, after]) => after.shantenNum === shantenNum,
    );
    return inOrder(nearest.map(([tile, { advanceNum }]) => [kindOfName(tile), advanceNum]));
  }),
];

/** The same question by brute force: every discard, then every draw. */
function oracleDiscards(counts, copies = COPIES) {
  const now = oracleShanten(counts, 8, copies);
  const choices = [];
  for (let kind = 0; kind < counts.length; kind++) {
    if (counts[kind] === 0) continue;
    const left = Uint8Array.from(counts);
    left[kind]--;
    if (oracleShanten(left, now, copies) > now) continue;
    choices.push([kind, improvingCount(left, now, copies)]);
  }
  return inOrder(choices);
}

function improvingCount(left, now, copies) {
  let count = 0;
  for (let kind = 0; kind < left.length; kind++) {
    if (left[kind] >= COPIES) continue;
    left[kind]++;
    if (oracleShanten(left, now, copies) < now) count += COPIES + 1 - left[kind];
    left[kind]--;
  }
  return count;
}

export function judge(hands, ours) {
  return oracleJudge({
    hands,
    ours,
    sample: 20,
    most: 80,
    isRight: (i) => oracleDiscards(hands[i]) === ours[i],
    explain: (i, theirs, library) => {
      if (oracleDiscards(hands[i], UNLIMITED) === theirs) return 'counts on a fifth copy';
      return library === 'mahjong-tile-efficiency' ? 'nearest sets missed, as in shanten' : null;
    },
  });
}
