// Which facts an option is told when it is applied: what a rulebook may tell cases apart by. Options that are not here
// have one case.

import type { Fact } from './cases.ts';
import type { RuleKey } from './ruleset.ts';

const OPTION_FACTS: Readonly<Partial<Record<RuleKey, readonly Fact[]>>> = {
  'table.startingPoints': ['sum'],
  'tiles.redFives': ['counts'],
  'dora.indicator': ['counts'],
  'dora.kan': ['counts'],
  'dora.ura': ['counts'],
  'dora.kanUra': ['counts'],
  'calls.swap': ['swap', 'declared'],
  'kan.added': ['turn'],
  'kan.concealed': ['turn'],
  'riichi.allowed': ['riichi'],
  'riichi.deposit': ['deposit', 'how', 'winners'],
  'win.yakuNeeded': ['how'],
  'win.ronTriplet': ['counts'],
  'nagashi.countsAs': ['winners'],
  'nagashi.several': ['winners'],
  'fu.base': ['how', 'hand'],
  'fu.selfDraw': ['drawn'],
  'fu.valuePair': ['pair'],
  'fu.wait': ['wait'],
  'fu.roundTo': ['winner', 'how'],
  'fu.triplet': ['set', 'made', 'tiles'],
  'score.model': ['limit', 'winner', 'how'],
  'score.limits': ['limit', 'winner', 'how'],
  'score.roundTo': ['limit', 'winner', 'how', 'payer', 'written'],
  'payment.counter': ['how', 'winners'],
  'payment.depositsTo': ['how', 'winners'],
  'liability.yaku': ['how', 'yakuman', 'liable'],
  'liability.counters': ['how', 'yakuman'],
  'draw.notenTotal': ['tenpai'],
  'draw.notenToPool': ['pool', 'how'],
  'draw.mayHideTenpai': ['said'],
  'draw.abortive': ['aborted'],
  'dealer.staysOn': ['ended', 'winners'],
  'ranking.uma': ['above'],
  'ranking.ties': ['tied'],
  'ranking.tournamentTies': ['tieBreak'],
  'penalty.chombo': ['offender', 'cost'],
  'penalty.lateForfeit': ['keeps'],
  'clock.minutes': ['time'],
  'clock.bellBetweenDeals': ['bell'],
  'foul.falseWin': ['fault'],
  'foul.notenRiichi': ['fault'],
  'foul.emptyCall': ['declared'],
  'foul.deadHandDeclaration': ['declared'],
  'foul.swapDiscard': ['swap'],
  'foul.exposedTiles': ['exposed', 'verdict'],
  'foul.exposedWall': ['verdict'],
  'yaku.nagashi_mangan': ['winners'],
  'yaku.seat_wind': ['counts', 'wind'],
  'yaku.round_wind': ['counts', 'wind'],
};

/** The facts that this option is told. */
export const factsOf = (rule: RuleKey): readonly Fact[] =>
  OPTION_FACTS[rule] ?? (rule.startsWith('yaku.') ? ['counts'] : []);
