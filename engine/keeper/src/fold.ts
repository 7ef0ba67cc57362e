// A log folded into the table it tells of. First it is settled which entries hold, what each says now and in which
// order; then they are played from the beginning. So a hand corrected late is a hand entered right at first.

import { isLastDeal, moreChips, pointsPenalty } from '@hanchan/game';
import { seatsOf } from '@hanchan/rules';
import type { BySeat, Seat } from '@hanchan/tiles';
import { type Begin, type Entry, isTableAct, type KeptRuling, type TableAct } from './entry.ts';
import {
  closed,
  type HandOutcome,
  lastDeposits,
  type PaymentLine,
  payChombos,
  playHand,
} from './playHand.ts';
import { type EntryProblem, problem } from './problem.ts';
import { beginToday } from './rules.ts';
import { sticksOf } from './sticks.ts';
import {
  addPenalties,
  NO_POINTS,
  newTable,
  plus,
  sumOf,
  type TableState,
  withLoans,
} from './table.ts';

/** A line of the table's story: what an entry says now, and what came of it. */
export interface KeptLine {
  /** The entry that first said it. */
  readonly id: string;
  readonly act: TableAct;
  /** Every entry that made, changed or removed it, the first one first. */
  readonly history: readonly Entry[];
  readonly isRemoved: boolean;
  /** Counted from 1 among the deals that stand; null for anything else. */
  readonly number: number | null;
  readonly before: TableState;
  readonly after: TableState;
  readonly lines: readonly PaymentLine[];
  readonly deltas: BySeat<number>;
  readonly hand: HandOutcome | null;
  /** Why it does not count; null when it does. */
  readonly problem: EntryProblem | null;
  /** Counted, but somebody should look at it. */
  readonly doubt: EntryProblem | null;
}

/** What a log comes to. */
export interface Kept {
  readonly begin: Begin;
  readonly table: TableState;
  readonly lines: readonly KeptLine[];
  /** The next deal may be the last. */
  readonly isAllLast: boolean;
  /** The last deal that counts; null before the first. */
  readonly lastHand: string | null;
  /** Whose stick lies on the table in the deal that is played now. */
  readonly sticks: readonly Seat[];
  /** What `undo` and `redo` would name; null when there is nothing. */
  readonly undoable: string | null;
  readonly redoable: string | null;
}

interface Slot {
  readonly id: string;
  act: TableAct;
  readonly history: Entry[];
  isRemoved: boolean;
}

/** Which entries hold, once what was undone is left out. */
function standing(entries: readonly Entry[]): { active: Entry[]; undone: Entry[] } {
  const active: Entry[] = [];
  let undone: Entry[] = [];
  for (const entry of entries) {
    const { act } = entry;
    if (act.type === 'begin' || act.type === 'aside' || act.type === 'stick') continue;
    if (act.type === 'undo') {
      const last = active.pop();
      if (last !== undefined) undone.push(last);
    } else if (act.type === 'redo') {
      const last = undone.pop();
      if (last !== undefined) active.push(last);
    } else {
      active.push(entry);
      undone = [];
    }
  }
  return { active, undone };
}

function slotsOf(active: readonly Entry[]): Slot[] {
  const slots: Slot[] = [];
  const find = (id: string) => slots.find((slot) => slot.id === id);
  for (const entry of active) {
    const { id, act } = entry;
    switch (act.type) {
      case 'correct': {
        const slot = find(act.target);
        if (slot === undefined) break;
        slot.act = act.act;
        slot.isRemoved = false;
        slot.history.push(entry);
        break;
      }
      case 'remove': {
        const slot = find(act.target);
        if (slot === undefined) break;
        slot.isRemoved = true;
        slot.history.push(entry);
        break;
      }
      case 'insert': {
        const at = slots.findIndex((slot) => slot.id === act.before);
        const slot = { id, act: act.act, history: [entry], isRemoved: false };
        slots.splice(at < 0 ? slots.length : at, 0, slot);
        break;
      }
      case 'begin':
      case 'undo':
      case 'redo':
      case 'aside':
      case 'stick':
        break;
      default:
        slots.push({ id, act, history: [entry], isRemoved: false });
    }
  }
  return slots;
}

interface Folded {
  readonly size: number;
  readonly kept: Kept | null;
}

/** What a log was folded to, as long as somebody holds it: a log never changes, it is followed by a longer one. */
const folded = new WeakMap<readonly Entry[], Folded>();

function remember(entries: readonly Entry[], kept: Kept | null): Kept | null {
  folded.set(entries, { size: entries.length, kept });
  return kept;
}

/** Null while the log has no beginning that this version can read. */
export function foldLog(entries: readonly Entry[]): Kept | null {
  const known = folded.get(entries);
  return known?.size === entries.length ? known.kept : remember(entries, foldWhole(entries));
}

/** The same as folding the longer log. What is said behind everything else is played there; what changes it, anew. */
export function foldMore(before: Kept | null, longer: readonly Entry[]): Kept | null {
  const entry = longer.at(-1);
  return remember(
    longer,
    (before && entry && playedBehind(before, entry, longer)) ?? foldWhole(longer),
  );
}

function playedBehind(kept: Kept, entry: Entry, entries: readonly Entry[]): Kept | null {
  const { id, act } = entry;
  if (act.type === 'stick') return { ...kept, sticks: sticksOf(entries, kept.lastHand) };
  if (!isTableAct(act)) return null;
  const number = kept.lines.findLast((line) => line.number !== null)?.number ?? 0;
  const slot = { id, act, history: [entry], isRemoved: false };
  const line = play(kept.table, slot, number + 1);
  return stand(kept.begin, [...kept.lines, line], entries, { undoable: id, redoable: null });
}

function foldWhole(entries: readonly Entry[]): Kept | null {
  const first = entries[0]?.act;
  if (first?.type !== 'begin') return null;
  const begin = beginToday(first);
  if (begin === null) return null;
  const { active, undone } = standing(entries);
  let table = newTable(begin.rules);
  let number = 0;
  const lines = slotsOf(active).map((slot): KeptLine => {
    const line = play(table, slot, number + 1);
    table = line.after;
    if (line.number !== null) number = line.number;
    return line;
  });
  const undoable = active.at(-1)?.id ?? null;
  return stand(begin, lines, entries, { undoable, redoable: undone.at(-1)?.id ?? null });
}

function stand(
  begin: Begin,
  lines: readonly KeptLine[],
  entries: readonly Entry[],
  turns: Pick<Kept, 'undoable' | 'redoable'>,
): Kept {
  const table = lines.at(-1)?.after ?? newTable(begin.rules);
  const lastHand = lines.findLast((line) => line.number !== null)?.id ?? null;
  const isRung = table.bell === 'lastDeal' || table.bell === 'oneMore';
  return {
    begin,
    table,
    lines,
    isAllLast: table.over === null && (isRung || isLastDeal(table)),
    lastHand,
    sticks: sticksOf(entries, lastHand),
    ...turns,
  };
}

interface Played {
  readonly table: TableState;
  readonly lines: readonly PaymentLine[];
  readonly hand: HandOutcome | null;
}

function play(before: TableState, slot: Slot, number: number): KeptLine {
  const { id, act, history, isRemoved } = slot;
  const idle = { lines: [], deltas: NO_POINTS, hand: null, doubt: null, number: null };
  const about = { id, act, history, isRemoved, before };
  if (isRemoved) return { ...about, ...idle, after: before, problem: null };
  const played = playAct(before, act);
  if ('code' in played) return { ...about, ...idle, after: before, problem: played };
  const { table, lines, hand } = played;
  return {
    ...about,
    number: hand === null ? null : number,
    after: table,
    lines,
    deltas: sumOf(lines.map(({ deltas }) => deltas)),
    hand,
    problem: null,
    doubt: hand?.doubt ?? null,
  };
}

/** What an act makes of the table, or why it cannot be. */
export function playAct(table: TableState, act: TableAct): Played | EntryProblem {
  switch (act.type) {
    case 'hand': {
      const played = playHand(table, act.hand);
      if (!played.ok) return played.error;
      return { table: played.value.table, lines: played.value.lines, hand: played.value };
    }
    case 'bell':
      return ring(table, act.when);
    case 'ruling':
      return rule(table, act.ruling);
    case 'loan':
      return lend(table, act);
    case 'end':
      if (table.over !== null) return problem('matchOver', 'end', 'the match is over already');
      return end(table, { rule: null });
  }
}

function end(table: TableState, by: TableState['over']): Played {
  const over = { ...table, over: by };
  return { table: closed(over), lines: lastDeposits(over), hand: null };
}

function ring(table: TableState, when: 'during' | 'between'): Played | EntryProblem {
  if (table.over !== null) return problem('matchOver', 'bell', 'the match is over already');
  if (table.bell !== 'silent') return problem('bellTwice', 'bell', 'the bell has rung already');
  if (when === 'during') return { table: { ...table, bell: 'lastDeal' }, lines: [], hand: null };
  if (table.rules['clock.bellBetweenDeals'] === 'ends') {
    return end(table, { rule: 'clock.bellBetweenDeals', case: { bell: 'betweenDeals' } });
  }
  return { table: { ...table, bell: 'oneMore' }, lines: [], hand: null };
}

const isPoints = (points: number) => Number.isInteger(points) && Math.abs(points) <= 1_000_000;

function rule(table: TableState, ruling: KeptRuling): Played | EntryProblem {
  const { rules, penalties } = table;
  const done = (next: TableState, lines: readonly PaymentLine[] = []): Played => ({
    table: withLoans(next),
    lines,
    hand: null,
  });
  switch (ruling.what) {
    case 'move': {
      const { deltas } = ruling;
      if (!deltas.every(isPoints) || deltas.reduce((sum, n) => sum + n, 0) !== 0) {
        return problem('badAmount', 'deltas', 'what one player gets, another pays');
      }
      const line: PaymentLine = { what: 'ruling', rule: null, deltas };
      return done({ ...table, scores: plus(table.scores, deltas) }, [line]);
    }
    case 'chombo': {
      if (rules['penalty.chombo'].type === 'none') {
        return problem('noChombo', 'seat', 'there is no chombo in this rulebook', 'penalty.chombo');
      }
      const fouled = payChombos(table, [ruling.seat]);
      return done(fouled.table, fouled.lines);
    }
    case 'penalty': {
      const { seat, points } = ruling;
      if (!isPoints(points) || points < 1) {
        return problem('badAmount', 'points', 'must be a whole number of thousands, 1 or more');
      }
      return done({
        ...table,
        penalties: addPenalties(penalties, seat, pointsPenalty(points, rules)),
      });
    }
    case 'warning': {
      const one = { warnings: 1, tournamentPoints: 0, modifier: 0 };
      return done({ ...table, penalties: addPenalties(penalties, ruling.seat, one) });
    }
  }
}

function lend(
  table: TableState,
  { seat, count, of }: Extract<TableAct, { type: 'loan' }>,
): Played | EntryProblem {
  const rule = of === 'riichi' ? 'riichi.loan' : 'table.loan';
  if (table.rules[rule] === 0) {
    return problem('noLoans', 'seat', 'nothing is lent in this rulebook', rule);
  }
  const pile = of === 'riichi' ? 'chips' : 'lent';
  const held = moreChips(table[pile], seat, count);
  const given: TableState = { ...table, [pile]: held };
  const after = withLoans(given);
  // What is owed below zero stays lent.
  const isOwed = seatsOf(table.rules).some((other) => after.lent[other] !== given.lent[other]);
  if (isOwed || held[seat] < 0) {
    return problem('badAmount', 'count', 'this much is not lent, or is still owed', rule);
  }
  return { table: after, lines: [], hand: null };
}
