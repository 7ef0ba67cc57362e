// The life of a report sheet: entered, confirmed by four, signed; sent back, reopened, void. No sheet is ever lost.

import type { SheetAct } from '../act.ts';
import type { EventState, SheetState, TableState } from '../state.ts';
import { tableOf } from '../who.ts';
import type { Stamp } from './event.ts';

export function applySheet(state: EventState, act: SheetAct, { at, by, seq }: Stamp): void {
  const table = tableOf(state, act.at.round, act.at.table);
  if (!table) return;
  table.version = act.at.version + 1;
  const { sheet } = table;
  switch (act.type) {
    case 'enter':
      keepEarlier(table, 'entered anew', { at, by, seq });
      table.sheet = {
        seq,
        form: act.sheet,
        source: act.source,
        enteredBy: by,
        enteredAt: at,
        confirmed: new Map(),
        signed: null,
      };
      table.winds = act.sheet.slots;
      table.stage = 'entered';
      return;
    case 'confirm':
      if (!sheet) return;
      sheet.confirmed.set(act.slot, { how: act.how, by: by.name, at });
      if (sheet.confirmed.size === table.seats.length) table.stage = 'confirmed';
      return;
    case 'sendBack':
      keepEarlier(table, act.reason, { at, by, seq });
      table.sheet = null;
      table.stage = 'ended';
      return;
    case 'sign':
      if (!sheet) return;
      sheet.signed = { by, at };
      table.stage = 'signed';
      return;
    case 'reopen':
      keepEarlier(table, act.reason, { at, by, seq });
      // A table that was void is played again; a sheet that was signed is there to be corrected.
      table.stage = sheet ? 'entered' : 'playing';
      if (sheet) table.sheet = unsigned(sheet);
      return;
    case 'void':
      keepEarlier(table, act.reason, { at, by, seq });
      table.sheet = null;
      table.stage = 'void';
  }
}

function keepEarlier(table: TableState, reason: string, { at, by }: Stamp): void {
  if (table.sheet) table.earlier.push({ sheet: table.sheet, reason, by: by.name, at });
}

const unsigned = (sheet: SheetState): SheetState => ({
  ...sheet,
  confirmed: new Map(),
  signed: null,
});
