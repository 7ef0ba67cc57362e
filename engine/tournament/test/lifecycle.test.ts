// Random events: whatever is tried in whatever order, what is carried out keeps the laws of an event.

import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PUBLIC, playerNo } from '../../../proof/spec/support/actors.ts';
import { aDesk, aPerson, type Desk } from '../../../proof/spec/support/eventDesk.ts';
import {
  changesEarlierView,
  type EventState,
  foldEvent,
  readArchive,
  redactEntry,
  redactLog,
  sheetMissing,
  sitterOf,
  standingsOf,
  writeArchive,
} from '../src/index.ts';
import { dice, nextTry } from './anything.ts';

function holdLaws(desk: Desk): void {
  const { state } = desk;
  for (const { tables, startedAt } of state.rounds) {
    const seats = tables.flatMap((table) => table.seats);
    expect(new Set(seats).size).toBe(seats.length);
    const sitters = tables.flatMap((table) =>
      table.seats.map((slot) => sitterOf(state, table, slot)),
    );
    const known = sitters.filter((person) => person !== null);
    if (startedAt !== null) {
      expect(known).toHaveLength(sitters.length);
      expect(new Set(known).size).toBe(known.length);
    }
    for (const { stage, sheet, seats: four } of tables) {
      if (stage === 'signed') {
        expect(sheet?.signed).not.toBeNull();
        expect(sheet?.confirmed.size).toBe(4);
        expect(sheetMissing(sheet!.form, state.settings.rules.values)).toBe(0);
        expect([...sheet!.form.slots].sort()).toEqual([...four].sort());
      } else expect(sheet?.signed ?? null).toBeNull();
      if (startedAt === null) expect(stage).toBe('seated');
    }
  }
}

describe('an event in which anything is tried', () => {
  it.each([
    ['WRC 2022', WRC_2022.values],
    ['WDMC 2019', WDMC_2019.values],
  ])('keeps its laws under %s', (_, values) => {
    let carriedOut = 0;
    let signed = 0;
    fc.assert(
      fc.property(dice, fc.nat(7), (throws, first) => {
        const desk = aDesk({ values });
        desk.do({ type: 'enrol', people: [aPerson('p9', { kind: 'fillIn' })] });
        desk.seat(1, 2, 3);
        let told = redactLog(desk.state, desk.entries, PUBLIC);
        for (const [i, thrown] of throws.entries()) {
          const versions = desk.state.rounds.flatMap(({ tables }) =>
            tables.map(({ version }) => version),
          );
          const before = desk.state.seq;
          desk.later(0, 20);
          const [act, who] = nextTry(desk, thrown, first + i);
          const isNew = changesEarlierView(desk.state, act);
          const refusal = desk.try(act, who);
          expect(desk.state.seq).toBe(refusal ? before : before + 1);
          if (refusal) {
            expect(refusal.field).not.toBe('');
            expect(refusal.message).toMatch(/\.$/);
          } else {
            carriedOut++;
            const next = redactEntry(desk.state, desk.entries.at(-1)!, PUBLIC);
            told = isNew ? redactLog(desk.state, desk.entries, PUBLIC) : told.concat(next ?? []);
            holdLaws(desk);
          }
          const after = desk.state.rounds.flatMap(({ tables }) =>
            tables.map(({ version }) => version),
          );
          expect(after.every((version, at) => version >= versions[at]!)).toBe(true);
        }
        signed += desk.entries.filter(({ act }) => act.type === 'sign').length;
        const folded = foldEvent(desk.entries);
        expect(folded).toEqual(desk.state);
        expect(foldEvent([...desk.entries, ...desk.entries])).toEqual(folded);
        expect(foldEvent(JSON.parse(JSON.stringify(desk.entries)))).toEqual(folded);
        const read = readArchive(writeArchive(desk.entries));
        expect(read.ok && read.value).toEqual(desk.entries);
        // Whoever followed the event from the start sees what one sees who comes now.
        const fresh = foldEvent(redactLog(desk.state, desk.entries, PUBLIC));
        const followed = foldEvent(told);
        expect(standingsOf(followed)).toEqual(standingsOf(fresh));
        expect(followed.people).toEqual(fresh.people);
        // But for what a sheet that was taken back left behind.
        const tablesOf = ({ rounds }: EventState) =>
          rounds.map(({ tables }) =>
            tables.map((table) => ({ ...table, winds: null, earlier: [] })),
          );
        expect(tablesOf(followed)).toEqual(tablesOf(fresh));
        foldEvent(redactLog(desk.state, desk.entries, playerNo(1)));
      }),
      { numRuns: 25, seed: 7 },
    );
    // The tries are no use if nothing gets through.
    expect(carriedOut).toBeGreaterThan(600);
    expect(signed).toBeGreaterThan(20);
  });
});
