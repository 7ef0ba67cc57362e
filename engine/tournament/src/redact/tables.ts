// Clock and tables. Players see all that happens at their own table; of others, and the public of all, only what is
// signed and not behind the curtain.

import type { AtTable, RoundAct, SheetAct, TableAct } from '../act.ts';
import type { Actor } from '../actor.ts';
import type { PersonId } from '../person.ts';
import type { SheetForm } from '../sheetForm.ts';
import type { EventState } from '../state.ts';
import { countedSheet } from '../tableResult.ts';
import { seatOf, slotOf, tableOf } from '../who.ts';
import { isSincePublication, publishedBy } from './stages.ts';

export function shownOfRound(state: EventState, act: RoundAct, seq: number): RoundAct {
  switch (act.type) {
    case 'start':
      return { type: act.type, round: act.round, ...publishedBy(state, act.round, seq) };
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

export const isOwnTable = (
  state: EventState,
  round: number,
  table: number,
  person: PersonId | null,
): boolean => person !== null && ownTables(state, person).has(placeName(round, table));

const placeName = (round: number, table: number) => `${round} ${table}`;

interface Own {
  readonly seq: number;
  readonly person: PersonId;
  readonly places: ReadonlySet<string>;
}

/** Of the viewer last asked for: a whole log is redacted for one viewer after the other. */
const lastAsked = new WeakMap<EventState, Own>();

function ownTables(state: EventState, person: PersonId): ReadonlySet<string> {
  const before = lastAsked.get(state);
  if (before?.person === person && before.seq === state.seq) return before.places;
  const places = new Set<string>();
  for (const { number, tables } of state.rounds) {
    const slot = slotOf(state, person, number);
    for (const table of tables) {
      const isNear = table.replaced.size > 0 || (slot !== null && table.seats.includes(slot));
      if (isNear && seatOf(state, table, person) !== null) {
        places.add(placeName(number, table.number));
      }
    }
  }
  lastAsked.set(state, { seq: state.seq, person, places });
  return places;
}

export const isBehindCurtain = ({ curtainFrom }: EventState, round: number): boolean =>
  curtainFrom !== null && round >= curtainFrom;

export function shownOfTable(
  state: EventState,
  act: TableAct,
  viewer: Actor,
  seq: number,
): TableAct | null {
  const at = shownPlace(act.at);
  if (!isSincePublication(state, at.round, seq)) return null;
  const isOwn = isOwnTable(state, at.round, at.table, viewer.person);
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
  if (!isOwnTable(state, at.round, at.table, viewer.person)) return openToAll(state, act, seq);
  switch (act.type) {
    case 'enter':
      return { type: act.type, at, sheet: shownForm(act.sheet), source: act.source };
    case 'confirm':
      return { type: act.type, at, slot: act.slot, how: act.how };
    case 'sign':
      return { type: act.type, at };
    case 'sendBack':
    case 'reopen':
    case 'void':
      return { type: act.type, at, reason: act.reason };
  }
}

const shownForm = ({ slots, held, loans, sticks }: SheetForm): SheetForm => ({
  slots,
  held,
  loans,
  sticks,
});

/** No drafts and nothing that was taken back: the sheet that counts, told with its signature, or that none does. */
function openToAll(state: EventState, { type, at: place }: SheetAct, seq: number): SheetAct | null {
  const at = shownPlace(place);
  if (isBehindCurtain(state, at.round)) return null;
  if (type === 'void') return { type, at, reason: '' };
  if (type === 'reopen') return { type, at, reason: '', isBare: true };
  const table = tableOf(state, at.round, at.table);
  const sheet = table && countedSheet(table);
  if (type !== 'sign' || sheet?.signed?.seq !== seq) return null;
  return { type, at, sheet: shownForm(sheet.form) };
}
