// Why a win is worth what it is, line by line of its trace. The trace says what was decided and in which case; here a
// sentence is chosen.

import type { RuleKey, RuleValues, YakuId } from '@hanchan/rules';
import type {
  Limit,
  NoScore,
  RejectedReading,
  Score,
  TraceLine,
  Value,
  Win,
  Withheld,
} from '@hanchan/score';
import { isHonour, isTerminalOrHonour, kindOf } from '@hanchan/tiles';
import { type Bonus, message } from './message.ts';
import { hanFuPhrase, limitOfPhrase, limitPhrase, waitPhrase } from './phrases.ts';

/** A win, what it came to, and by which rules. */
export interface ScoredWin {
  readonly win: Win;
  readonly score: Score;
  readonly rules: RuleValues;
}

const yakuOf = (rule: RuleKey): YakuId | null =>
  rule.startsWith('yaku.') ? (rule.slice('yaku.'.length) as YakuId) : null;

/** What a line says, without its amount; null for one that moves points: `payMessage` tells those. */
export function lineMessage(line: TraceLine, scored: ScoredWin) {
  const { rule, effect } = line;
  if ('pays' in effect || 'takes' in effect) return null;
  if ('fu' in effect) return fuMessage(line);
  if ('fuRounded' in effect) return message('line.rounded', { fu: fuBefore(scored.score) });
  if ('base' in effect) return baseMessage(scored);
  if ('withheld' in effect) return withheldMessage(rule, effect.withheld);
  const yaku = yakuOf(rule);
  if (yaku !== null) return yakuMessage(yaku, line);
  return 'limit' in effect ? limitMessage(rule, effect.limit, scored) : bonusMessage(rule);
}

function yakuMessage(yaku: YakuId, { effect }: TraceLine) {
  const name = { yakuTitle: yaku } as const;
  if ('limit' in effect) return message('line.flat', { name });
  if ('closedOnly' in effect) return message('line.closedOnly', { name });
  return 'suppressedBy' in effect
    ? message('line.contained', { name, in: { yaku: effect.suppressedBy } })
    : message('line.yaku', { name });
}

/** Which dora a rule is about. */
export function bonusOf(rule: RuleKey): Bonus {
  if (rule === 'dora.ura' || rule === 'dora.kanUra') return 'ura';
  return rule === 'tiles.redFives' ? 'red' : 'dora';
}

const bonusMessage = (rule: RuleKey) => message('line.bonus', { name: { bonus: bonusOf(rule) } });

function withheldMessage(rule: RuleKey, withheld: Withheld) {
  if (rule === 'win.ronTriplet') return message('withheld.triplet');
  switch (withheld) {
    case 'wait':
    case 'fu':
    case 'red':
    case 'yakuman':
      return message(`withheld.${withheld}`);
    default:
      return message('withheld.yaku', { name: { yakuTitle: withheld } });
  }
}

/** By the case that the trace tells: which pair, which wait, which set and how it was made. */
function fuMessage({ rule, case: one, evidence }: TraceLine) {
  switch (rule) {
    case 'fu.wait':
      return message('fu.wait', { wait: waitPhrase(one!.wait!) });
    case 'fu.valuePair':
      return message(`fu.pair.${one!.pair!}`);
    case 'fu.triplet': {
      const group = { group: one!.set! } as const;
      return message(`fu.set.${one!.made!}`, { group, of: tilesPhrase(kindOf(evidence[0]!)) });
    }
    case 'fu.base':
    case 'fu.sevenPairs':
    case 'fu.closedRon':
    case 'fu.selfDraw':
    case 'fu.doubleWindPair':
    case 'fu.openPinfu':
      return message(rule);
    default:
      throw new RangeError(`no fu come from ${rule}`);
  }
}

function tilesPhrase(kind: number) {
  const what = isHonour(kind) ? 'honours' : isTerminalOrHonour(kind) ? 'terminals' : 'simples';
  return message(`of.${what}`);
}

const fuBefore = ({ trace }: Score): number =>
  trace.reduce((sum, { effect }) => sum + ('fu' in effect ? effect.fu : 0), 0);

function limitMessage(rule: RuleKey, limit: Limit, { score, rules }: ScoredWin) {
  const han = score.han!;
  const size = hanFuPhrase(han, score.fu!);
  if (rule === 'score.roundUpToMangan') return message('value.roundedUp', { size });
  if (rule === 'score.countedYakuman') return message('value.counted', { han });
  return han >= rules['score.limits'].mangan
    ? message('value.reaches', { han, limit: limitPhrase(limit) })
    : message('value.reachesByFu', { size });
}

function baseMessage({ score, rules }: ScoredWin) {
  if (rules['score.model'] === 'flat') return sameMessage();
  const limit = limitOfPhrase(score);
  if (limit !== null) return message('value.baseOf', { limit });
  const han = score.han!;
  return message('value.base', { fu: score.fu!, power: superscript(han + 2), han });
}

/** Where a rulebook does not tell hands apart. */
export const sameMessage = () => message('value.same');

const superscript = (number: number): string =>
  String(number).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!);

/** A reader looks for the ura of a riichi, also when there are none; null where nobody does. */
export function missingUra({ win, score, rules }: ScoredWin) {
  const isLookedFor = win.ura.length > 0 && rules['dora.ura'] && score.han !== null;
  return isLookedFor && score.dora.ura === 0 ? message('line.noUra') : null;
}

/** Why a reading was not taken, beside what it would come to. */
export function rejectedMessage({ why, value }: RejectedReading, best: Value) {
  if (value === null)
    return message(why === 'tooFewYaku' ? 'reading.tooFewYaku' : 'reading.noYaku');
  const lost = best.points - value.points;
  const outcome = lost > 0 ? message('reading.less', { points: lost }) : message('reading.noMore');
  const own = yakuIn(value);
  const taken = yakuIn(best);
  const lacks = taken.filter((id) => !own.includes(id)).map((yaku) => ({ yaku }));
  const has = own.filter((id) => !taken.includes(id)).map((yaku) => ({ yaku }));
  if (lacks.length === 0)
    return has.length === 0 ? outcome : message('reading.with', { outcome, has });
  return has.length === 0
    ? message('reading.without', { outcome, lacks })
    : message('reading.withoutWith', { outcome, lacks, has });
}

/** Why a hand is no win. */
export const noWinMessage = ({ reason }: Pick<NoScore, 'reason'>) => message(`noWin.${reason}`);

/** What an open hand would have if it were closed; null for a line of something else. */
export function closedMessage({ rule, effect }: TraceLine) {
  const yaku = 'closedOnly' in effect ? yakuOf(rule) : null;
  return yaku === null ? null : message('line.ifClosed', { name: { yaku } });
}

const yakuIn = ({ yaku, yakuman }: Value): YakuId[] => [...yaku, ...yakuman].map(({ id }) => id);

type Tellers =
  | typeof lineMessage
  | typeof missingUra
  | typeof rejectedMessage
  | typeof noWinMessage
  | typeof closedMessage;

/** Why a win is worth what it is. */
export type TraceMessage = Exclude<ReturnType<Tellers>, null>;
