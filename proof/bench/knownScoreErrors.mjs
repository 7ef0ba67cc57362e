// Errors of other libraries that we know and can name. What is not named here is counted as unexplained.

import { TENHOU } from '@hanchan/rulesets';
import { score } from '@hanchan/score';

/** For each library: what it gets wrong, and whether that can be what happened here. */
const KNOWN = {
  riichi: [
    ['no fu for an edge wait', ({ wait, fewerFu }) => wait === 'edge' && fewerFu],
    ['fu for a wait in a called set', ({ isOpen, moreFu }) => isOpen && moreFu],
    [
      'no ippatsu on the last discard',
      ({ has, fewerHan }) => has('ippatsu') && has('houtei') && fewerHan,
    ],
  ],
  'riichi-ts': [['ryanpeikou missed', ({ has, fewerHan }) => has('ryanpeikou') && fewerHan]],
  'mahjong-utils-entry': [
    [
      'iipeikou or ryanpeikou missed',
      ({ has, fewerHan }) => (has('iipeikou') || has('ryanpeikou')) && fewerHan,
    ],
    ['a triplet by ron as concealed', ({ wait, moreFu }) => wait === 'twoPairs' && moreFu],
    [
      'three-suit triplets, one of them a pair',
      ({ moreHan, reading }) => moreHan && isPairTheThird(reading),
    ],
  ],
  'pai-forge': [
    [
      'no seat or round wind',
      ({ has, fewerHan }) => (has('seat_wind') || has('round_wind')) && fewerHan,
    ],
    ['pinfu missed', ({ has, fewerHan }) => has('pinfu') && fewerHan],
    [
      'no tanyao in seven pairs',
      ({ has, fewerHan }) => has('chiitoitsu') && has('tanyao') && fewerHan,
    ],
    ['sanankou missed', ({ has, fewerHan }) => has('sanankou') && fewerHan],
    ['four kans refused', ({ has, theirs }) => has('suukantsu') && theirs.points === 0],
    ['rule: double yakuman', ({ yakuman, ours, theirs }) => yakuman && theirs.points > ours.points],
    [
      'rule: at most two yakuman',
      ({ yakuman, ours, theirs }) => yakuman > 1 && theirs.points < ours.points,
    ],
    [
      'rule: 2 fu for a double wind pair',
      ({ isDoubleWindPair, fewerFu }) => isDoubleWindPair && fewerFu,
    ],
  ],
};

/** The name of a known error that fits, or null. */
export function knownScoreError(library, win, ours, theirs) {
  const scored = score(win, TENHOU.values);
  const reading = scored.ok ? scored.value.reading : null;
  const facts = {
    ours,
    theirs,
    reading,
    has: (yaku) => ours.yaku?.includes(yaku) ?? false,
    yakuman: scored.ok ? scored.value.yakuman.length : 0,
    wait: reading?.wait,
    isDoubleWindPair: reading?.pair === 27 + win.winner && 'ESWN'[win.winner] === win.roundWind,
    isOpen: win.hand.melds.some(({ type }) => type !== 'concealedKan'),
    fewerHan: theirs.han < ours.han,
    moreHan: theirs.han > ours.han,
    fewerFu: theirs.han === ours.han && theirs.fu < ours.fu,
    moreFu: theirs.han === ours.han && theirs.fu > ours.fu,
  };
  const known = KNOWN[library]?.find(([, fits]) => fits(facts))?.[0];
  return known ?? (isRejectedReading(scored, theirs) ? 'took a reading worth less' : null);
}

/** Whether the library scored the same tiles in a way that pays less, or not at all. */
function isRejectedReading(scored, theirs) {
  if (!scored.ok) return false;
  return scored.value.rejected.some(({ value }) => (value?.points ?? 0) === theirs.points);
}

/** Triplets of one rank in two suits, and the pair of that rank in the third. */
function isPairTheThird(reading) {
  if (reading === null || reading.pair >= 27) return false;
  const isAlike = ({ type, kind }) =>
    type !== 'sequence' && kind < 27 && kind % 9 === reading.pair % 9;
  return reading.groups.filter(isAlike).length === 2;
}
