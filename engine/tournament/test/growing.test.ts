// A log folded as it grows is the log folded whole, after every entry and for every viewer; and what was given out stays.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEAD, ORGANISER, PUBLIC, playerNo } from '../../../proof/spec/support/actors.ts';
import { aDesk } from '../../../proof/spec/support/eventDesk.ts';
import {
  ACT_TYPES,
  type Actor,
  apply,
  changesEarlierView,
  copyEvent,
  type Entry,
  type EventState,
  foldEvent,
  GrowingEvent,
  grown,
  redactEntry,
  redactLog,
} from '../src/index.ts';
import { anyTry, aReadyDesk, dice, EVERY_ACT } from './anything.ts';

/** What a device has heard of an event, as the server tells it: more, or everything anew. */
class Follower {
  readonly #viewer: Actor;
  readonly #grown = new GrowingEvent();
  told: readonly Entry[] = [];

  constructor(viewer: Actor) {
    this.#viewer = viewer;
  }

  hear(state: EventState, entries: readonly Entry[], isNew: boolean): EventState {
    // Over the network every entry is a new object.
    const next = redactEntry(state, entries.at(-1)!, this.#viewer);
    this.told = isNew
      ? structuredClone(redactLog(state, entries, this.#viewer))
      : [...this.told, ...structuredClone(next === null ? [] : [next])];
    return this.#grown.after(this.told);
  }
}

/** Of states that were given out, all but the one list that they share. */
const lasting = ({ done: _, ...rest }: EventState) => rest;

describe('a log that grows', () => {
  it('folds to the same state after every entry, whoever follows it', () => {
    let heard = 0;
    fc.assert(
      fc.property(dice, fc.nat(7), (throws, first) => {
        const desk = aReadyDesk();
        const followers = [ORGANISER, PUBLIC, playerNo(1)].map((viewer) => new Follower(viewer));
        for (const one of followers) one.hear(desk.state, desk.entries, true);
        for (const [i, thrown] of throws.entries()) {
          const [act, who] = anyTry(desk, thrown, i, first);
          const isNew = changesEarlierView(desk.state, act);
          desk.later(0, 20);
          if (desk.try(act, who) !== null) continue;
          heard++;
          for (const follower of followers) {
            const state = follower.hear(desk.state, desk.entries, isNew);
            expect(state).toEqual(foldEvent(follower.told));
          }
        }
      }),
      { numRuns: 12 },
    );
    expect(heard).toBeGreaterThan(300);
  });

  it('leaves what it gave out, and what stands on top of it, as they were', () => {
    fc.assert(
      fc.property(dice, fc.nat(7), (throws, first) => {
        const desk = aDesk({ isRehearsal: true });
        desk.seat(1, 2, 3);
        const growing = new GrowingEvent();
        let given = growing.after([...desk.entries]);
        for (const [i, thrown] of throws.entries()) {
          const [act, who] = anyTry(desk, thrown, i, first);
          desk.later(0, 20);
          if (desk.try(act, who) !== null) continue;
          const entry = desk.entries.at(-1)!;
          const before = structuredClone(given);
          // First it is done here only, as a phone does, and then the server tells it.
          const own = grown(given, [{ ...entry, by: playerNo(1) }]);
          expect(own.done.has(entry.id)).toBe(true);
          expect(given).toEqual(before);
          const wasOwn = structuredClone(own);
          const next = growing.after([...desk.entries]);
          expect(lasting(given)).toEqual(lasting(before));
          expect(own).toEqual(wasOwn);
          expect(next).toEqual(desk.state);
          given = next;
        }
      }),
      { numRuns: 6 },
    );
  });

  it('begins again with a log that was read anew, and with a shorter one', () => {
    const desk = aDesk();
    desk.start(1);
    const growing = new GrowingEvent();
    growing.after(desk.entries);
    const other = structuredClone(desk.entries).map((entry) => ({ ...entry, at: entry.at + 5 }));
    expect(growing.after(other)).toEqual(foldEvent(other));
    expect(growing.after(other.slice(0, 3))).toEqual(foldEvent(other.slice(0, 3)));
    expect(growing.after(other)).toEqual(foldEvent(other));
    expect(growing.after(other)).toBe(growing.after(other));
  });

  it('shares the tables at which nothing happened', () => {
    const desk = aDesk();
    desk.start(1);
    const growing = new GrowingEvent();
    const before = growing.after([...desk.entries]);
    desk.do({ type: 'setState', at: desk.at(1, 1), state: 'ended' });
    const after = growing.after([...desk.entries]);
    expect(after.rounds[0]!.tables[0]).not.toBe(before.rounds[0]!.tables[0]);
    expect(after.rounds[0]!.tables[1]).toBe(before.rounds[0]!.tables[1]);
    expect(after.people).toBe(before.people);
  });

  it('changes nothing of the state before, whatever is done', () => {
    const desk = aDesk();
    desk.start(1);
    let before = foldEvent(desk.entries);
    const log = [...desk.entries];
    for (const [i, act] of EVERY_ACT.entries()) {
      const entry: Entry = { seq: log.length + 1, id: `every-${i}`, at: i * 1_000, by: HEAD, act };
      const copy = structuredClone(before);
      log.push(entry);
      const after = grown(before, [entry]);
      expect(before, act.type).toEqual(copy);
      expect(after, act.type).toEqual(foldEvent(log));
      const own = copyEvent(before);
      expect(own).toEqual(copy);
      apply(own, entry);
      expect(before, act.type).toEqual(copy);
      before = after;
    }
    const done = new Set(
      [...desk.entries.map(({ act }) => act), ...EVERY_ACT].map(({ type }) => type),
    );
    const undone = ACT_TYPES.filter((type) => !done.has(type));
    expect(undone, 'each has an example in EVERY_ACT of anything.ts').toEqual([]);
  });
});
