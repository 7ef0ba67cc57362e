// Options that nobody asks as long as others are answered in a certain way. Their answers are kept and do no harm; whoever makes
// rules is told that changing them changes nothing.

import { canonical } from './canonical.ts';
import type { RuleChanges } from './customise.ts';
import type { RuleKey, RuleValues } from './ruleset.ts';

/** Options that have nothing to decide, and because of which answers. */
export interface Idle {
  readonly keys: readonly RuleKey[];
  /** All of these answers together. */
  readonly when: RuleChanges;
}

const idle = (when: RuleChanges, ...keys: RuleKey[]): Idle => ({ when, keys });

/** Which answers leave which options nothing to decide. */
export const IDLE: readonly Idle[] = [
  idle({ 'dora.kan': false }, 'dora.kanReveal'),
  idle({ 'calls.chi': 'nobody' }, 'calls.precedence'),
  idle({ 'kan.perDeal': 0 }, 'wall.refill', 'dora.kanReveal'),
  idle({ 'kan.concealed': false }, 'riichi.concealedKan'),
  idle(
    { 'riichi.allowed': false },
    'riichi.needsDeposit',
    'riichi.loan',
    'riichi.liveTiles',
    'riichi.whileFuriten',
    'yaku.double_riichi',
    'yaku.ippatsu',
  ),
  idle({ 'riichi.deposit': 0 }, 'riichi.needsDeposit', 'riichi.loan'),
  idle({ 'riichi.needsDeposit': true }, 'riichi.loan'),
  idle({ 'furiten.missed': 'never', 'furiten.missedInRiichi': 'never' }, 'furiten.missedTile'),
  idle(
    { 'score.model': 'flat' },
    'fu.base',
    'fu.closedRon',
    'fu.selfDraw',
    'fu.selfDrawWithPinfu',
    'fu.selfDrawOnReplacement',
    'fu.openPinfu',
    'fu.sevenPairs',
    'fu.wait',
    'fu.valuePair',
    'fu.doubleWindPair',
    'fu.triplet',
    'fu.roundTo',
    'score.limits',
    'score.countedYakuman',
    'score.roundUpToMangan',
  ),
  idle({ 'win.multipleRon': 'headBump' }, 'payment.countersTo', 'payment.depositsTo'),
  idle({ 'payment.counter': 0 }, 'liability.counters'),
  idle({ 'liability.yaku': [] }, 'liability.scope', 'liability.counters'),
  idle(
    { 'yaku.nagashi_mangan': 'absent' },
    'nagashi.closedOnly',
    'nagashi.countsAs',
    'nagashi.several',
  ),
  idle({ 'yaku.ryuuiisou': 'absent' }, 'win.allGreenNeedsDragon'),
  idle({ 'yaku.chiihou': 'absent' }, 'win.earthBrokenBy'),
  idle({ 'yaku.ippatsu': 'absent' }, 'win.ippatsuOnRobbedKan'),
  idle({ 'draw.reveal': 'none' }, 'draw.mayHideTenpai'),
  idle({ 'draw.abortive': [] }, 'draw.abortiveDealer'),
  idle({ 'win.yakuNeeded': 0 }, 'draw.tenpaiNeedsYaku'),
  idle({ 'end.extension': 'none', 'end.dealerLeads': 'never' }, 'end.target'),
  idle({ 'penalty.lateForfeitAfter': 0 }, 'penalty.lateForfeit'),
];

/** Why an option has no effect under these rules: the answers that keep it from one; null where it has. */
export function idleBecause(rules: RuleValues, key: RuleKey): RuleChanges | null {
  const isMet = ({ when }: Idle) =>
    (Object.keys(when) as RuleKey[]).every(
      (other) => canonical(when[other]) === canonical(rules[other]),
    );
  return IDLE.find((one) => one.keys.includes(key) && isMet(one))?.when ?? null;
}
