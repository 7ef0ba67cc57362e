// Clock and tables. Players see all that happens at their own table; of others, and the public of all, only what is
// signed and not behind the curtain.

import type { AtTable, RoundAct, SheetAct, TableAct } from '../act.ts';
import type { Actor } from '../actor.ts';
import type { EventState } from '../state.ts';
import { roundOf, seatOf, tableOf } from '../who.ts';

export function shownOfRound(act: RoundAct): RoundAct {
  switch (act.type) {
    case 'start':
    case 'gong':
    case 'endRound':
      return { type: act.type, round: act.round };
    case 'pause':
      return { type: act.type, round: act.round, table: act.table, reason: '' };
    case 'resume':
      return { type: act.type, round: act.round, table: act.table };
    case 'extraTime': {
      const { type, round, table, seconds } = act;
      return { type, round, table, seconds, reason: '' };
    }
    case 'unstart':
      return { type: act.type, round: act.round, reason: '' };
  }
}

export function isOwnTable(
  state: EventState,
  round: number,
  table: number,
  { person }: Actor,
): boolean {
  const found = tableOf(state, round, table);
  return found !== undefined && person !== null && seatOf(state, found, person) !== null;
}

export const isBehindCurtain = ({ curtainFrom }: EventState, round: number): boolean =>
  curtainFrom !== null && round >= curtainFrom;

export function shownOfTable(state: EventState, act: TableAct, viewer: Actor): TableAct | null {
  const at = shownPlace(act.at);
  const isOwn = isOwnTable(state, at.round, at.table, viewer);
  if (!isOwn && roundOf(state, at.round)?.isPublic !== true) return null;
  switch (act.type) {
    case 'drawWinds':
      return { type: act.type, at, slots: act.slots };
    case 'setState':
      return { type: act.type, at, state: act.state };
    case 'allLast':
      return isOwn ? { type: act.type, at, deltas: act.deltas, slots: act.slots } : null;
    case 'missing':
      return { type: act.type, at, slot: act.slot };
    case 'arrived': {
      const { type, slot, seconds, isWaived } = act;
      const isHidden = !isOwn && isBehindCurtain(state, at.round);
      return isHidden ? null : { type, at, slot, seconds, isWaived, reason: '' };
    }
    case 'replace':
      return { type: act.type, at, slot: act.slot, person: act.person, reason: '' };
    case 'lend':
    case 'repay':
      return isOwn ? { type: act.type, at, slot: act.slot, points: act.points } : null;
  }
}

const shownPlace = ({ round, table, version }: AtTable): AtTable => ({ round, table, version });

export function shownOfSheet(
  state: EventState,
  act: SheetAct,
  viewer: Actor,
  seq: number,
): SheetAct | null {
  const at = shownPlace(act.at);
  const isOwn = isOwnTable(state, at.round, at.table, viewer);
  if (!isOwn && !isOpenToAll(state, act, seq)) return null;
  switch (act.type) {
    case 'enter': {
      const { slots, held, loans, sticks } = act.sheet;
      const sheet = { slots, held, loans, sticks };
      return { type: act.type, at, sheet, source: act.source };
    }
    case 'confirm':
      return { type: act.type, at, slot: act.slot, how: act.how };
    case 'sign':
      return { type: act.type, at };
    case 'sendBack':
    case 'reopen':
    case 'void':
      return { type: act.type, at, reason: isOwn ? act.reason : '' };
  }
}

/** The sheet that counts, with its signatures, or that none does: no drafts, nothing that was taken back. */
function isOpenToAll(state: EventState, { type, at }: SheetAct, seq: number): boolean {
  if (isBehindCurtain(state, at.round)) return false;
  const table = tableOf(state, at.round, at.table);
  if (type === 'void') return table?.stage === 'void';
  if (type === 'sendBack' || type === 'reopen' || table?.stage !== 'signed') return false;
  const since = table.sheet!.seq;
  return type === 'enter' ? seq === since : seq > since;
}
