// A sheet at the desk of an event whose winds are drawn at the table.

import { expect, test } from 'vitest';
import {
  choicesFor,
  deskDraftOf,
  deskSheetForm,
  NOBODY_YET,
  withChosen,
} from '../src/desk/deskSheetDraft.ts';
import { anEvent, inBlocks } from './deskEvent.ts';

test('makes up no winds: somebody says them', () => {
  const event = anEvent(8);
  event.act(inBlocks(8, 1));
  event.start(1);
  const table = event.state.rounds[0]!.tables[0]!;
  const draft = deskDraftOf(table, null, 'drawnAtTable');
  draft.held = ['30000', '30000', '30000', '30000'];
  expect(draft.slots).toEqual(Array(4).fill(NOBODY_YET));
  expect(deskSheetForm(draft, 30_000)).toBeNull();
  const [a, b, c, d] = table.seats;
  withChosen(draft, 0, c!, table);
  expect(choicesFor(draft.slots, 1, table.seats)).toEqual([a, b, d]);
  withChosen(draft, 1, a!, table);
  expect(deskSheetForm(draft, 30_000)).toBeNull();
  // The fourth has what is left; then anybody may change places.
  withChosen(draft, 2, d!, table);
  expect(deskSheetForm(draft, 30_000)).toMatchObject({ slots: [c, a, d, b] });
  expect(choicesFor(draft.slots, 0, table.seats)).toEqual([...table.seats]);
  withChosen(draft, 0, b!, table);
  expect(draft.slots).toEqual([b, a, d, c]);
  const drawn = { ...table, winds: [d, c, b, a] as never };
  expect(deskDraftOf(drawn, null, 'drawnAtTable').slots).toEqual([d, c, b, a]);
});
