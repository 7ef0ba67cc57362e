// The life of a report sheet: entered, confirmed by four, signed; sent back, reopened, void. No sheet is ever lost,
// and one that was signed counts until another is signed in its place.

import type { SheetAct } from '../act.ts';
import type { SheetForm } from '../sheetForm.ts';
import type { EventState, SheetState, TableState } from '../state.ts';
import { tableOf } from '../who.ts';
import type { Stamp } from './stamp.ts';

export function applySheet(state: EventState, act: SheetAct, stamp: Stamp): void {
  const { at, by } = stamp;
  const table = tableOf(state, act.at.round, act.at.table);
  if (!table) return;
  // Four phones may confirm at the same moment, each upon what it saw.
  const seen = act.type === 'confirm' ? Math.max(table.version, act.at.version) : act.at.version;
  table.version = seen + 1;
  const { sheet } = table;
  switch (act.type) {
    case 'enter':
      keepEarlier(table, 'entered anew', stamp);
      write(table, act.sheet, act.source, stamp);
      return;
    case 'confirm':
      if (!sheet) return;
      sheet.confirmed.set(act.slot, { how: act.how, by: by.name, at });
      if (sheet.confirmed.size === table.seats.length) table.stage = 'confirmed';
      return;
    case 'sendBack':
      keepEarlier(table, act.reason, stamp);
      table.sheet = null;
      table.stage = 'ended';
      return;
    case 'sign':
      if (act.sheet) write(table, act.sheet, 'typed', stamp);
      if (!table.sheet) return;
      table.sheet.signed = { by, at, seq: stamp.seq };
      table.stage = 'signed';
      table.reopened = null;
      return;
    case 'reopen':
      keepEarlier(table, act.reason, stamp);
      if (table.stage === 'void') table.replays++;
      else if (sheet) table.reopened = { sheet, reason: act.reason, by: by.name, at };
      // A table that was void is played again; a sheet that was signed is there to be corrected.
      table.sheet = sheet && !act.isBare ? unsigned(sheet, table.version) : null;
      table.stage = table.sheet ? 'entered' : 'playing';
      return;
    case 'void':
      keepEarlier(table, act.reason, stamp);
      table.sheet = null;
      table.reopened = null;
      table.stage = 'void';
  }
}

function write(
  table: TableState,
  form: SheetForm,
  source: SheetState['source'],
  { at, by, seq }: Stamp,
): void {
  const { version } = table;
  const entered = { seq, version, form, source, enteredBy: by, enteredAt: at };
  table.sheet = { ...entered, confirmed: new Map(), signed: null };
  table.winds = form.slots;
  table.stage = 'entered';
}

function keepEarlier(table: TableState, reason: string, { at, by }: Stamp): void {
  if (table.sheet) table.earlier.push({ sheet: table.sheet, reason, by: by.name, at });
}

const unsigned = (sheet: SheetState, version: number): SheetState => ({
  ...sheet,
  version,
  confirmed: new Map(),
  signed: null,
});
