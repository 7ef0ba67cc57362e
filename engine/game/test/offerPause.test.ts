// Between a tile on offer and what follows when nobody claims it, a table pauses.

import { describe, expect, test } from 'vitest';
import { table } from '../../../proof/spec/wrc-2022/playing.ts';
import { followsOffer, type GameEvent, isOffer, waitsForOffer } from '../src/index.ts';

const told = (...types: GameEvent['type'][]) => types.map((type) => ({ type }));

describe('what waits until an offered tile has lain there', () => {
  test('a discard and a declared kan are offers', () => {
    expect(isOffer({ type: 'discarded' })).toBe(true);
    expect(isOffer({ type: 'kanDeclared' })).toBe(true);
    expect(isOffer({ type: 'drew' })).toBe(false);
  });

  test('the next draw does, a call and a win do not', () => {
    expect(followsOffer({ type: 'drew' })).toBe(true);
    expect(followsOffer({ type: 'called' })).toBe(false);
    expect(followsOffer({ type: 'won' })).toBe(false);
  });

  test('a missed win waits with the draw behind it, so that it does not tell that all have answered', () => {
    const events = told('discarded', 'winMissed', 'winMissed', 'drew');
    expect([0, 1, 2, 3].map((at) => waitsForOffer(events, at))).toEqual([false, true, true, true]);
  });

  test('and is told at once with a call or a win, or when nothing follows', () => {
    expect(waitsForOffer(told('winMissed', 'called', 'drew'), 0)).toBe(false);
    expect(waitsForOffer(told('winMissed'), 0)).toBe(false);
    expect(waitsForOffer(told('drew'), 1)).toBe(false);
  });

  test('only what stands from there on counts', () => {
    expect(waitsForOffer(told('drew', 'discarded', 'called'), 2)).toBe(false);
  });

  test('at a table: the draw after a discard that nobody claims', () => {
    const { events } = table().do('E discards drawn').passAll();
    const at = events.findLastIndex(({ type }) => type === 'drew');
    expect(waitsForOffer(events, at)).toBe(true);
    expect(isOffer(events[at - 1]!)).toBe(true);
  });
});
