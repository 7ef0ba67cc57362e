// Writes the trace of a scored reading. It decides nothing: everything in it was decided before.

import type { Reading } from '@hanchan/hand';
import { type Applied, type Case, type RuleKey, type RuleValues, seatsOf } from '@hanchan/rules';
import { doraOf, isRedFive, type Seat, type Tile } from '@hanchan/tiles';
import {
  baseFuCase,
  howFact,
  pairCase,
  paymentCase,
  setCase,
  tableCase,
  valueCase,
  waitCase,
  winnerFact,
  yakuCase,
} from './applied.ts';
import { type Assessment, hasPlace } from './assess.ts';
import { Evidence, fuEvidence, wholeHand } from './evidence.ts';
import { countFu, newFuSheet } from './fu.ts';
import type { Limit } from './limits.ts';
import type { Bill, YakumanScored } from './payments.ts';
import { isClosedOnly, type Plan } from './plan.ts';
import { isMeldedByRon, type Shape } from './shape.ts';
import type { TraceLine } from './trace.ts';
import type { Value } from './value.ts';
import type { PaidWin } from './win.ts';
import { hasYaku } from './yaku/all.ts';

export interface Scored {
  readonly shape: Shape;
  readonly plan: Plan;
  readonly reading: Reading;
  readonly best: Assessment;
  readonly value: Value;
  readonly bill: Bill;
}

/** `scored.shape` must hold the reading. */
export function explain(scored: Scored): TraceLine[] {
  const lines: TraceLine[] = [];
  explainYaku(scored, lines);
  explainHeldBack(scored, lines);
  if (scored.value.han !== null) {
    explainDora(scored, lines);
    explainFu(scored, lines);
  }
  const { value, bill, best, shape } = scored;
  const { win, rules } = shape;
  const applied = valueCase(value, win, rules);
  explainBase(value, applied, rules, lines);
  const billed = { win, applied, yakuman: value.yakuman, units: best.units, bill };
  explainPayments(billed, rules, lines);
  return lines;
}

function explainYaku({ shape, plan, reading, best, value }: Scored, lines: TraceLine[]): void {
  const evidence = new Evidence(reading, shape);
  for (const { id, han } of value.yaku) {
    const effect = han === null ? ({ limit: 'mangan' } as const) : { han };
    const applied = yakuCase(id, 'yes', shape);
    lines.push({ rule: `yaku.${id}`, case: applied, effect, evidence: evidence.of(id) });
  }
  for (const { id, units } of value.yakuman) {
    const effect = { yakuman: units };
    const applied = yakuCase(id, 'yes', shape);
    lines.push({ rule: `yaku.${id}`, case: applied, effect, evidence: evidence.of(id) });
  }
  const found = value.yakuman.reduce((sum, { units }) => sum + units, 0);
  if (found > best.units) {
    lines.push({ rule: 'score.yakumanAddUp', effect: { withheld: 'yakuman' }, evidence: [] });
  }
  for (const at of plan.hiding) {
    if (!hasPlace(best, at) || best.isFlat) continue;
    for (const hidden of plan.yaku[at]!.hides) {
      const { id } = plan.yaku[hidden]!;
      const effect = { suppressedBy: plan.yaku[at]!.id };
      const applied = yakuCase(id, 'contained', shape);
      lines.push({ rule: `yaku.${id}`, case: applied, effect, evidence: [] });
    }
  }
}

/** What the hand has in its tiles or its moment, and this rulebook does not give it. */
function explainHeldBack(scored: Scored, lines: TraceLine[]): void {
  const { shape, value, best } = scored;
  const { win, rules } = shape;
  if (best.units === 0) {
    for (const line of closedOnlyYaku(shape, scored.plan)) lines.push(line);
  }
  const withhold = (rule: RuleKey, withheld: 'ippatsu' | 'renhou' | 'haitei' | 'fu' | 'wait') =>
    lines.push({ rule, effect: { withheld }, evidence: [win.tile] });
  if (win.ippatsu && win.robbedKan && !rules['win.ippatsuOnRobbedKan']) {
    withhold('win.ippatsuOnRobbedKan', 'ippatsu');
  }
  const isMan = win.firstTurn && win.robbedKan && rules['yaku.renhou'] !== 'absent';
  if (isMan && !rules['win.manOnRobbedKan']) withhold('win.manOnRobbedKan', 'renhou');
  if (!shape.hasWait) withhold('win.tileNotApart', 'wait');
  if (win.lastTile && win.afterKan && !rules['win.haiteiOnReplacement']) {
    withhold('win.haiteiOnReplacement', 'haitei');
  }
  if (value.han === null) return;
  const hasPinfu = value.yaku.some(({ id }) => id === 'pinfu');
  if (shape.isSelfDraw && hasPinfu && !rules['fu.selfDrawWithPinfu']) {
    withhold('fu.selfDrawWithPinfu', 'fu');
  }
  if (rules['tiles.redFives'] === 'none' && shape.redFives > 0) {
    const evidence = wholeHand(shape).filter(isRedFive);
    const effect = { withheld: 'red' } as const;
    lines.push({ rule: 'tiles.redFives', case: { counts: 'no' }, effect, evidence });
  }
}

/** Yaku that an open hand would have if it were closed, and that come from its tiles or sets. */
export function closedOnlyYaku(shape: Shape, plan: Plan): TraceLine[] {
  if (shape.isClosed) return [];
  return plan.yaku
    .filter((yaku) => isClosedOnly(yaku) && hasYaku(shape, yaku.row))
    .map(({ id }) => ({
      rule: `yaku.${id}`,
      case: yakuCase(id, 'closedOnly', shape),
      effect: { closedOnly: true },
      evidence: [],
    }));
}

function explainDora({ shape, value }: Scored, lines: TraceLine[]): void {
  const { win, owned } = shape;
  const { ura, red } = value.dora;
  const explainPile = (pile: readonly Tile[], first: RuleKey, further: RuleKey) => {
    pile.forEach((indicator, i) => {
      const han = owned[doraOf(indicator)]!;
      const rule = i === 0 ? first : further;
      if (han > 0 && shape.rules[rule])
        lines.push({ rule, case: { counts: 'yes' }, effect: { han }, evidence: [indicator] });
    });
  };
  explainPile(win.indicators, 'dora.indicator', 'dora.kan');
  if (ura > 0) explainPile(win.ura, 'dora.ura', 'dora.kanUra');
  if (red > 0) {
    const evidence = wholeHand(shape).filter(isRedFive);
    const effect = { han: red };
    lines.push({ rule: 'tiles.redFives', case: { counts: 'yes' }, effect, evidence });
  }
}

function explainFu({ shape, plan, best }: Scored, lines: TraceLine[]): void {
  const add = (rule: RuleKey, fu: number, evidence: readonly Tile[], applied?: Case) => {
    if (fu === 0) return;
    const line = { rule, effect: { fu }, evidence };
    lines.push(applied === undefined ? line : { ...line, case: applied });
  };
  const fu = countFu(shape, hasPlace(best, plan.pinfu), newFuSheet());
  if (shape.form === 'sevenPairs') add('fu.sevenPairs', fu.base, []);
  else add('fu.base', fu.base, [], baseFuCase(shape));
  const drawn = shape.win.afterKan ? 'replacement' : 'live';
  add('fu.selfDraw', fu.selfDraw, [], { drawn });
  add('fu.closedRon', fu.closedRon, []);
  for (let i = 0; i < 4; i++) {
    add('fu.triplet', fu.sets[i]!, fuEvidence(i, shape), setCase(shape, i));
  }
  if (isMeldedByRon(shape)) {
    const evidence = fuEvidence(shape.completed, shape);
    const effect = { withheld: 'fu' } as const;
    lines.push({ rule: 'win.ronTriplet', case: { counts: 'no' }, effect, evidence });
  }
  if (fu.isDoubleWind) add('fu.doubleWindPair', fu.pair, fuEvidence(-1, shape));
  else add('fu.valuePair', fu.pair, fuEvidence(-1, shape), pairCase(shape));
  add('fu.wait', fu.wait, fuEvidence(shape.completed, shape), waitCase(shape.wait));
  add('fu.openPinfu', fu.openPinfu, []);
  if (fu.total !== best.fu) {
    const applied: Case = { winner: winnerFact(shape.win), how: howFact(shape.win) };
    const effect = { fuRounded: best.fu };
    lines.push({ rule: 'fu.roundTo', case: applied, effect, evidence: [] });
  }
}

type Worth = Pick<Value, 'limit' | 'han' | 'fu' | 'base'>;

/** `applied` is the value's case. */
export function explainBase(
  value: Worth,
  applied: Case,
  rules: RuleValues,
  lines: TraceLine[],
): void {
  const { limit, base, han } = value;
  if (limit !== null && han !== null) lines.push(limitLine(value, limit, applied, rules));
  lines.push({ rule: 'score.model', case: applied, effect: { base }, evidence: [] });
}

function limitLine(value: Worth, limit: Limit, applied: Case, rules: RuleValues): TraceLine {
  const rule = limitRule(value, rules);
  const line: TraceLine = { rule, effect: { limit }, evidence: [] };
  return rule === 'score.limits' ? { ...line, case: applied } : line;
}

/** Which option made it a limit hand. */
function limitRule({ limit, han, fu }: Worth, rules: RuleValues): RuleKey {
  if (limit === 'yakuman') return 'score.countedYakuman';
  const isByHan = han! >= rules['score.limits'].mangan;
  const isRounded = !isByHan && fu! * 2 ** (han! + 2) < 2_000;
  return isRounded ? 'score.roundUpToMangan' : 'score.limits';
}

/** What a hand was found to be, as far as payments rest on it. */
export interface Billed {
  readonly win: PaidWin;
  /** The value's case. */
  readonly applied: Case;
  /** Those that somebody may answer for. */
  readonly yakuman: readonly YakumanScored[];
  /** All that are paid. */
  readonly units: number;
  readonly bill: Bill;
}

export function explainPayments(billed: Billed, rules: RuleValues, lines: TraceLine[]): void {
  const { win, bill } = billed;
  const fed = fedIn(billed, rules);
  for (const seat of seatsOf(rules)) {
    const pays = bill.hand[seat];
    if (pays === 0) continue;
    lines.push({ ...handPayment(billed, fed, seat), effect: { seat, pays }, evidence: [] });
  }
  for (const seat of seatsOf(rules)) {
    const pays = bill.counters[seat];
    const counter: Applied<RuleKey> =
      fed === null
        ? { rule: 'payment.counter', case: tableCase(win) }
        : { rule: 'liability.counters', case: fed.case };
    if (pays > 0) lines.push({ ...counter, effect: { seat, pays }, evidence: [] });
  }
  const takes = win.deposits * rules['riichi.deposit'];
  const seat = win.winner;
  if (takes > 0) {
    const applied: Case = { deposit: 'taken', ...tableCase(win) };
    lines.push({ rule: 'riichi.deposit', case: applied, effect: { seat, takes }, evidence: [] });
  }
  if (win.pool > 0) {
    const applied: Case = { pool: 'taken', how: howFact(win) };
    const effect = { seat, takes: win.pool };
    lines.push({ rule: 'draw.notenToPool', case: applied, effect, evidence: [] });
  }
}

/** Who answers for a yakuman of the hand, and whether there are more than those. */
interface Fed {
  readonly feeders: ReadonlySet<number>;
  readonly case: Case;
}

function fedIn({ win, yakuman, units }: Billed, rules: RuleValues): Fed | null {
  const covered: readonly string[] = rules['liability.yaku'];
  const fed = win.liable.filter(
    ({ yaku, seat }) =>
      covered.includes(yaku) && seat !== win.winner && yakuman.some(({ id }) => id === yaku),
  );
  if (fed.length === 0) return null;
  const [first] = yakuman.filter(({ id }) => id === fed[0]!.yaku);
  const isOne = fed.length === 1 && units === first!.units;
  return {
    feeders: new Set(fed.map(({ seat }) => seat)),
    case: { how: howFact(win), yakuman: isOne ? 'one' : 'several' },
  };
}

/** A share of a fed yakuman, or what such a hand always pays. */
function handPayment({ win, applied }: Billed, fed: Fed | null, seat: Seat): Applied<RuleKey> {
  if (fed !== null && (fed.feeders.has(seat) || win.from === seat)) {
    const liable = fed.feeders.has(seat) ? 'feeder' : 'discarder';
    return { rule: 'liability.yaku', case: { ...fed.case, liable } };
  }
  return { rule: 'score.roundTo', case: paymentCase(applied, seat, win) };
}
