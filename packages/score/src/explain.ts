// Writes the trace of a scored reading. It decides nothing: everything it tells was decided before.

import type { Reading } from '@hanchan/hand';
import type { RuleKey, RuleValues } from '@hanchan/rules';
import { doraOf, isRedFive, SEATS, type Tile } from '@hanchan/tiles';
import { type Assessment, hasPlace } from './assess.ts';
import { Evidence, fuEvidence, wholeHand } from './evidence.ts';
import { countFu, newFuSheet } from './fu.ts';
import type { Bill, PaidWin, YakumanScored } from './payments.ts';
import { isClosedOnly, type Plan } from './plan.ts';
import { isMeldedByRon, type Shape } from './shape.ts';
import type { TraceLine } from './trace.ts';
import type { Value } from './value.ts';
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
  explainBase(scored.value, scored.shape.rules, lines);
  explainPayments(scored.shape.win, scored.value.yakuman, scored.bill, scored.shape.rules, lines);
  return lines;
}

function explainYaku({ shape, plan, reading, best, value }: Scored, lines: TraceLine[]): void {
  const evidence = new Evidence(reading, shape);
  for (const { id, han } of value.yaku) {
    const effect = han === null ? ({ limit: 'mangan' } as const) : { han };
    lines.push({ rule: `yaku.${id}`, effect, evidence: evidence.of(id) });
  }
  for (const { id, units } of value.yakuman) {
    lines.push({ rule: `yaku.${id}`, effect: { yakuman: units }, evidence: evidence.of(id) });
  }
  const found = value.yakuman.reduce((sum, { units }) => sum + units, 0);
  if (found > best.units) {
    lines.push({ rule: 'score.yakumanAddUp', effect: { withheld: 'yakuman' }, evidence: [] });
  }
  for (const at of plan.hiding) {
    if (!hasPlace(best, at) || best.isFlat) continue;
    for (const hidden of plan.yaku[at]!.hides) {
      const { id, row } = plan.yaku[hidden]!;
      if (!hasYaku(shape, row)) continue;
      const effect = { suppressedBy: plan.yaku[at]!.id };
      lines.push({ rule: `yaku.${id}`, effect, evidence: [] });
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
  const withhold = (
    rule: RuleKey,
    withheld: 'ippatsu' | 'haitei' | 'fu' | 'red',
    evidence: readonly Tile[] = [win.tile],
  ) => lines.push({ rule, effect: { withheld }, evidence });
  if (win.ippatsu && win.robbedKan && !rules['win.ippatsuOnRobbedKan']) {
    withhold('win.ippatsuOnRobbedKan', 'ippatsu');
  }
  if (win.lastTile && win.afterKan && !rules['win.haiteiOnReplacement']) {
    withhold('win.haiteiOnReplacement', 'haitei');
  }
  if (value.han === null) return;
  const hasPinfu = value.yaku.some(({ id }) => id === 'pinfu');
  if (shape.isSelfDraw && hasPinfu && !rules['fu.selfDrawWithPinfu']) {
    withhold('fu.selfDrawWithPinfu', 'fu');
  }
  if (rules['tiles.redFives'] === 'none' && shape.redFives > 0) {
    withhold('tiles.redFives', 'red', wholeHand(shape).filter(isRedFive));
  }
}

/** Yaku that an open hand would have if it were closed, and that come from its tiles or sets. */
export function closedOnlyYaku(shape: Shape, plan: Plan): TraceLine[] {
  if (shape.isClosed) return [];
  return plan.yaku
    .filter((yaku) => isClosedOnly(yaku) && hasYaku(shape, yaku.row))
    .map(({ id }) => ({ rule: `yaku.${id}`, effect: { closedOnly: true }, evidence: [] }));
}

function explainDora({ shape, value }: Scored, lines: TraceLine[]): void {
  const { win, owned } = shape;
  const { dora, ura, red } = value.dora;
  const explainPile = (pile: readonly Tile[], first: RuleKey, further: RuleKey) => {
    pile.forEach((indicator, i) => {
      const han = owned[doraOf(indicator)]!;
      const rule = i === 0 ? first : further;
      if (han > 0 && shape.rules[rule])
        lines.push({ rule, effect: { han }, evidence: [indicator] });
    });
  };
  if (dora > 0) explainPile(win.indicators, 'dora.indicator', 'dora.kan');
  if (ura > 0) explainPile(win.ura, 'dora.ura', 'dora.kanUra');
  if (red > 0) {
    const evidence = wholeHand(shape).filter(isRedFive);
    lines.push({ rule: 'tiles.redFives', effect: { han: red }, evidence });
  }
}

function explainFu({ shape, plan, best }: Scored, lines: TraceLine[]): void {
  const add = (rule: RuleKey, fu: number, evidence: readonly Tile[]) => {
    if (fu > 0) lines.push({ rule, effect: { fu }, evidence });
  };
  const fu = countFu(shape, hasPlace(best, plan.pinfu), newFuSheet());
  if (shape.form === 'sevenPairs') add('fu.sevenPairs', fu.base, []);
  else add('fu.base', fu.base, []);
  add('fu.selfDraw', fu.selfDraw, []);
  add('fu.closedRon', fu.closedRon, []);
  for (let i = 0; i < 4; i++) add('fu.triplet', fu.sets[i]!, fuEvidence(i, shape));
  if (isMeldedByRon(shape)) {
    const evidence = fuEvidence(shape.completed, shape);
    lines.push({ rule: 'win.ronTriplet', effect: { withheld: 'fu' }, evidence });
  }
  add(fu.isDoubleWind ? 'fu.doubleWindPair' : 'fu.valuePair', fu.pair, fuEvidence(-1, shape));
  add('fu.wait', fu.wait, fuEvidence(shape.completed, shape));
  add('fu.openPinfu', fu.openPinfu, []);
  if (fu.total !== best.fu) {
    lines.push({ rule: 'fu.roundTo', effect: { fuRounded: best.fu }, evidence: [] });
  }
}

type Worth = Pick<Value, 'limit' | 'han' | 'fu' | 'base'>;

export function explainBase(value: Worth, rules: RuleValues, lines: TraceLine[]): void {
  const { limit, base, han } = value;
  if (limit !== null && han !== null) {
    lines.push({ rule: limitRule(value, rules), effect: { limit }, evidence: [] });
  }
  lines.push({ rule: 'score.model', effect: { base }, evidence: [] });
}

/** Which option made it a limit hand. */
function limitRule({ limit, han, fu }: Worth, rules: RuleValues): RuleKey {
  if (limit === 'yakuman') return 'score.countedYakuman';
  const isByHan = han! >= rules['score.limits'].mangan;
  const isRounded = !isByHan && fu! * 2 ** (han! + 2) < 2_000;
  return isRounded ? 'score.roundUpToMangan' : 'score.limits';
}

export function explainPayments(
  win: PaidWin,
  yakuman: readonly YakumanScored[],
  bill: Bill,
  rules: RuleValues,
  lines: TraceLine[],
): void {
  const covered: readonly string[] = rules['liability.yaku'];
  const isFed = ({ yaku, seat }: { yaku: string; seat: number }) =>
    covered.includes(yaku) && seat !== win.winner && yakuman.some(({ id }) => id === yaku);
  const liable = new Set(win.liable.filter(isFed).map(({ seat }) => seat));
  for (const seat of SEATS) {
    const pays = bill.hand[seat];
    const rule = liable.has(seat) ? 'liability.yaku' : 'score.roundTo';
    if (pays > 0) lines.push({ rule, effect: { seat, pays }, evidence: [] });
  }
  for (const seat of SEATS) {
    const pays = bill.counters[seat];
    const isShared = liable.size > 0 && win.from !== null && !liable.has(win.from);
    const rule = isShared ? 'liability.counters' : 'payment.counter';
    if (pays > 0) lines.push({ rule, effect: { seat, pays }, evidence: [] });
  }
  const takes = win.deposits * rules['riichi.deposit'];
  const seat = win.winner;
  if (takes > 0) lines.push({ rule: 'riichi.deposit', effect: { seat, takes }, evidence: [] });
  if (win.pool > 0) {
    lines.push({ rule: 'draw.notenToPool', effect: { seat, takes: win.pool }, evidence: [] });
  }
}
