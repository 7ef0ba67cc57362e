// One deal as it was told: what it pays, line by line with the rule behind each, and how the table stands after it.

import {
  chomboCost,
  depositsAtEnd,
  notenPayments,
  type Outcome,
  type Sequel,
  sequelOf,
} from '@hanchan/game';
import { type Applied, type Case, FACTS, type RuleKey } from '@hanchan/rules';
import { scoreNagashi, type TraceLine, winnersFact } from '@hanchan/score';
import { type BySeat, bySeat, fail, ok, type Result, type Seat } from '@hanchan/tiles';
import { handProblem, numberDoubt, riichiDoubt } from './checkHand.ts';
import type { HandResult, PlayedHand } from './entry.ts';
import type { EntryProblem } from './problem.ts';
import { addPenalties, plus, sumOf, type TableState, withChips, withLoans } from './table.ts';
import { partsOf, settleWins, type WinLine } from './wins.ts';

/** One reason why points moved. */
export interface PaymentLine {
  readonly what:
    | 'riichi'
    | 'hand'
    | 'counters'
    | 'deposits'
    | 'pool'
    | 'noten'
    | 'notenPool'
    | 'nagashi'
    | 'chombo'
    | 'lastDeposits'
    | 'ruling';
  /** Null where no option speaks but a referee. */
  readonly rule: RuleKey | null;
  readonly case?: Case;
  readonly deltas: BySeat<number>;
  /** How many counters or deposits. */
  readonly count?: number;
  /** Whose win or foul it is. */
  readonly seat?: Seat;
}

/** What an entered hand pays and leads to. */
export interface HandOutcome {
  readonly wins: readonly WinLine[];
  readonly lines: readonly PaymentLine[];
  readonly deltas: BySeat<number>;
  /** Null where the deal is void and played again. */
  readonly sequel: Sequel | null;
  readonly table: TableState;
  /** Not impossible, but not as it should have been. */
  readonly doubt: EntryProblem | null;
}

/** What has been settled of a deal before the deal passes. */
interface Settled {
  readonly wins: readonly WinLine[];
  readonly lines: readonly PaymentLine[];
  readonly table: TableState;
  readonly outcome: Outcome | null;
}

/** Works out an entered hand, or says why it cannot have happened. */
export function playHand(before: TableState, hand: PlayedHand): Result<HandOutcome, EntryProblem> {
  const wrong = handProblem(before, hand);
  if (wrong !== null) return fail(wrong);
  // One more deal was left, and this is it.
  const table: TableState = {
    ...(isVoid(hand.result) ? before : withChips(before, hand.riichi)),
    bell: before.bell === 'oneMore' ? 'lastDeal' : before.bell,
  };
  const settled = settle(table, hand);
  if (!settled.ok) return settled;
  const { wins, lines, outcome } = settled.value;
  const sequel = outcome === null ? null : sequelOf(settled.value.table, outcome);
  const passed = passOn(settled.value.table, hand.result, sequel);
  const all = [...lines, ...lastDeposits(passed)];
  const deltas = sumOf(all.map((line) => line.deltas));
  const end = withLoans(closed(passed));
  const doubt = riichiDoubt(before, hand) ?? numberDoubt(before, hand, sequel);
  return ok({ wins, lines: all, deltas, sequel, table: end, doubt });
}

/** Deposits of a void deal go back, and what was lent for them with them. */
const isVoid = ({ type }: HandResult): boolean => type === 'chombo' || type === 'redeal';

function settle(table: TableState, hand: PlayedHand): Result<Settled, EntryProblem> {
  const { result, riichi } = hand;
  switch (result.type) {
    case 'ron':
    case 'tsumo':
      return settleWon(table, result, riichi);
    case 'chombo':
      // Deposits of a void deal go back to their owners.
      return ok({ wins: [], ...payChombos(table, result.by), outcome: null });
    case 'redeal':
      return ok({ wins: [], lines: [], table, outcome: null });
    default:
      return ok(settleDrawn(table, result, riichi));
  }
}

function layDeposits(table: TableState, riichi: readonly Seat[]) {
  const { rules } = table;
  const stake = rules['riichi.deposit'];
  const line: PaymentLine = {
    what: 'riichi',
    rule: 'riichi.deposit',
    case: { deposit: 'laid' },
    deltas: bySeat((seat) => (riichi.includes(seat) ? -stake : 0)),
    count: riichi.length,
  };
  const laid = { ...table, deposits: table.deposits + riichi.length };
  return { table: laid, lines: riichi.length === 0 ? [] : [line] };
}

function paid(table: TableState, lines: readonly PaymentLine[]): TableState {
  return { ...table, scores: plus(table.scores, sumOf(lines.map(({ deltas }) => deltas))) };
}

type Won = Extract<HandResult, { type: 'ron' | 'tsumo' }>;

function settleWon(
  table: TableState,
  result: Won,
  riichi: readonly Seat[],
): Result<Settled, EntryProblem> {
  const laid = layDeposits(table, riichi);
  const wins = settleWins(laid.table, result, riichi);
  if (!wins.ok) return wins;
  const lines = [...laid.lines, ...wins.value.flatMap((win) => winLines(win, table))];
  const taken = wins.value.reduce((sum, win) => sum + win.deposits, 0);
  const deposits = laid.table.deposits - taken;
  const after = paid({ ...laid.table, deposits, pool: 0 }, lines);
  const winners = wins.value.map(({ seat }) => seat);
  return ok({ wins: wins.value, lines, table: after, outcome: { type: 'won', winners } });
}

function winLines(win: WinLine, { rules }: TableState): PaymentLine[] {
  const { seat, counters, deposits, pool } = win;
  const parts = partsOf(win);
  const take = (points: number) => bySeat((other) => (other === seat ? points : 0));
  const how = win.from === null ? 'tsumo' : 'ron';
  const winners = winnersFact(win.winners);
  const lines: PaymentLine[] = [
    { what: 'hand', ...handRule(win), deltas: parts.hand, seat },
    {
      what: 'counters',
      ...counterRule(win),
      deltas: parts.counters,
      count: counters,
      seat,
    },
    {
      what: 'deposits',
      rule: 'payment.depositsTo',
      case: { how, winners },
      deltas: take(deposits * rules['riichi.deposit']),
      count: deposits,
      seat,
    },
    {
      what: 'pool',
      rule: 'draw.notenToPool',
      case: { pool: 'taken', how },
      deltas: take(pool),
      seat,
    },
  ];
  return lines.filter(({ what, deltas }) => what === 'hand' || deltas.some((n) => n !== 0));
}

/** The limit that a hand reached, or how a hand is valued. */
function handRule({ value }: WinLine): Applied<RuleKey> {
  const isLimit = ({ effect }: TraceLine) => 'limit' in effect || 'yakuman' in effect;
  return applied((value.trace.find(isLimit) ?? lineOf(value.trace, 'score.model'))!);
}

/** The counters as they were paid; where none were, as they would be. */
function counterRule({ value }: WinLine): Applied<RuleKey> {
  const line = lineOf(value.trace, 'payment.counter', 'liability.counters');
  return line === undefined ? { rule: 'payment.counter' } : applied(line);
}

const lineOf = (trace: readonly TraceLine[], ...rules: RuleKey[]) =>
  trace.find(({ rule }) => rules.includes(rule));

const applied = ({ rule, case: one }: TraceLine): Applied<RuleKey> =>
  one === undefined ? { rule } : { rule, case: one };

type Drawn = Extract<HandResult, { type: 'exhausted' | 'nagashi' | 'aborted' }>;

function settleDrawn(start: TableState, result: Drawn, riichi: readonly Seat[]): Settled {
  const offenders = result.type === 'aborted' ? [] : (result.chombo ?? []);
  const fouled = payChombos(start, offenders);
  const laid = layDeposits(fouled.table, riichi);
  const drawn = drawLines(laid.table, result);
  const pool = drawn.reduce(
    (sum, { what, deltas }) =>
      what === 'notenPool' ? sum - deltas.reduce((total, n) => total + n, 0) : sum,
    laid.table.pool,
  );
  const lines = [...laid.lines, ...drawn];
  const outcome: Outcome = {
    type: 'drawn',
    reason: result.type === 'aborted' ? result.reason : result.type,
    tenpai: result.type === 'aborted' ? [] : result.tenpai,
    nagashi: result.type === 'nagashi' ? result.by : [],
  };
  const table = paid({ ...laid.table, pool }, lines);
  return { wins: [], lines: [...fouled.lines, ...lines], table, outcome };
}

function drawLines({ rules, dealer, counters }: TableState, result: Drawn): PaymentLine[] {
  if (result.type === 'aborted') return [];
  if (result.type === 'nagashi') {
    const { deltas } = scoreNagashi(result.by, dealer, counters, rules)!;
    const winners = winnersFact(result.by.length);
    return [{ what: 'nagashi', rule: 'yaku.nagashi_mangan', case: { winners }, deltas }];
  }
  const isPool = rules['draw.notenToPool'] > 0;
  const deltas = notenPayments(result.tenpai, rules);
  if (isPool) {
    return [{ what: 'notenPool', rule: 'draw.notenToPool', case: { pool: 'paid' }, deltas }];
  }
  const tenpai = FACTS.tenpai[result.tenpai.length]!;
  return [{ what: 'noten', rule: 'draw.notenTotal', case: { tenpai }, deltas }];
}

/** What each offender's chombo costs, at the table and off it. */
export function payChombos(start: TableState, offenders: readonly Seat[]) {
  const lines: PaymentLine[] = [];
  let table = start;
  for (const seat of offenders) {
    const { deltas, penalties } = chomboCost(seat, table.dealer, table.rules);
    const offender = seat === table.dealer ? 'dealer' : 'other';
    lines.push({ what: 'chombo', rule: 'penalty.chombo', case: { offender }, deltas, seat });
    table = {
      ...table,
      scores: plus(table.scores, deltas),
      penalties: addPenalties(table.penalties, seat, penalties),
      chombos: bySeat((other) => table.chombos[other] + (other === seat ? 1 : 0)),
    };
  }
  return { table, lines };
}

function passOn(table: TableState, result: HandResult, sequel: Sequel | null): TableState {
  if (sequel === null) {
    const isLast = table.bell === 'lastDeal' && result.type === 'chombo';
    const isOver = isLast && table.rules['clock.chomboAfterBell'] === 'ends';
    return isOver ? { ...table, over: { rule: 'clock.chomboAfterBell' } } : table;
  }
  const { round, dealer, counters, endedBy } = sequel;
  return { ...table, round, dealer, counters, over: endedBy };
}

export function lastDeposits(table: TableState): PaymentLine[] {
  if (table.over === null) return [];
  const deltas = depositsAtEnd(table);
  const line: PaymentLine = {
    what: 'lastDeposits',
    rule: 'end.deposits',
    deltas,
    count: table.deposits,
  };
  return deltas.some((points) => points !== 0) ? [line] : [];
}

/** A table that is over hands out its deposits, where the rulebook says so. */
export function closed(table: TableState): TableState {
  if (table.over === null) return table;
  const [line] = lastDeposits(table);
  if (line === undefined) return table;
  return { ...table, scores: plus(table.scores, line.deltas), deposits: 0 };
}
