// The log that is redacted as it grows is the whole log redacted now, for every viewer and whenever one asks.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HEAD, ORGANISER, PUBLIC, playerNo, staff } from '../../../proof/spec/support/actors.ts';
import { aDesk } from '../../../proof/spec/support/eventDesk.ts';
import { apply, type Entry, foldEvent, RedactedLog, redactLog } from '../src/index.ts';
import { anyTry, aReadyDesk, dice, EVERY_ACT } from './anything.ts';

const VIEWERS = [
  PUBLIC,
  staff('display'),
  ORGANISER,
  HEAD,
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(playerNo),
];

/** A running event, as a server has it: every entry is announced, carried out, and then in the log. */
function running(begun: readonly Entry[]) {
  const state = foldEvent(begun);
  const entries = [...begun];
  const told = new RedactedLog(state, entries);
  return {
    take(entry: Entry, isAsked: boolean) {
      told.invalidate(entry);
      apply(state, entry);
      // It is carried out before it is stored: whoever asks meanwhile is not told of it.
      if (isAsked) this.hold(2);
      entries.push(entry);
    },
    hold(every: number) {
      for (const [i, viewer] of VIEWERS.entries()) {
        if (i % every > 0) continue;
        expect(told.seenBy(viewer, 0)).toEqual(redactLog(state, entries, viewer));
        const from = Math.max(1, entries.length - 2);
        expect(told.seenBy(viewer, from)).toEqual(
          redactLog(state, entries.slice(from - 1), viewer),
        );
      }
    },
  };
}

it('reads the same after every act that there is', () => {
  const desk = aDesk();
  desk.start(1);
  const event = running(desk.entries);
  event.hold(1);
  for (const [i, act] of EVERY_ACT.entries()) {
    const seq = desk.entries.length + i + 1;
    event.take({ seq, id: `every-${i}`, at: i * 1_000, by: i % 3 ? HEAD : playerNo(1), act }, true);
    event.hold(1);
  }
});

it('reads the same whenever somebody asks, at any event', () => {
  let taken = 0;
  fc.assert(
    fc.property(dice, fc.nat(7), (throws, first) => {
      const desk = aReadyDesk();
      const event = running(desk.entries);
      for (const [i, thrown] of throws.entries()) {
        const [act, who] = anyTry(desk, thrown, i, first);
        desk.later(0, 20);
        if (desk.try(act, who) !== null) continue;
        taken++;
        event.take(desk.entries.at(-1)!, thrown[3] % 5 === 0);
        if (thrown[3] % 3 === 0) event.hold(1);
      }
      event.hold(1);
    }),
    { numRuns: 12 },
  );
  expect(taken).toBeGreaterThan(300);
});
