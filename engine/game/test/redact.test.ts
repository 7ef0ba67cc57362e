// What each viewer is told of an event that holds something hidden.

import { describe, expect, test } from 'vitest';
import { type GameEvent, redact, redactForEach, VIEWERS } from '../src/index.ts';

/** One by one; and all at once must come to the same. */
function told(event: GameEvent) {
  const each = VIEWERS.map((viewer) => redact(event, viewer));
  expect(redactForEach(event)).toEqual(each);
  return each;
}

describe('what is told', () => {
  test('a deal begins with the own hand only', () => {
    const open = {
      type: 'dealStarted',
      number: 1,
      round: 0,
      dealer: 0,
      counters: 0,
      deposits: 0,
      pool: 0,
      scores: [25_000, 25_000, 25_000, 25_000],
      indicators: [9],
    } as const;
    const seen = told({ ...open, hands: [[1], [2], [3], [4]] });
    expect(seen).toEqual([[1], [2], [3], [4], null].map((hand) => ({ ...open, hand })));
  });

  test('a drawn tile is known to whoever drew it', () => {
    const tiles = told({ type: 'drew', seat: 1, tile: 7, from: 'live' }).map(
      (event) => event?.type === 'drew' && event.tile,
    );
    expect(tiles).toEqual([null, 7, null, null, null]);
    expect(redact({ type: 'drew', seat: 1, tile: 7, from: 'live' }, 0)).toEqual({
      type: 'drew',
      seat: 1,
      tile: null,
      from: 'live',
    });
  });

  test('only those who are asked learn it, and not who else is', () => {
    const asked = { type: 'asked' };
    expect(told({ type: 'asked', seats: [0, 2] })).toEqual([asked, null, asked, null, null]);
  });

  test('an answer, and a completing tile let go, are their owner’s alone', () => {
    const answered: GameEvent = { type: 'answered', answer: { type: 'pass', seat: 3 } };
    expect(told(answered)).toEqual([null, null, null, answered, null]);
    const missed = { type: 'winMissed' };
    expect(told({ type: 'winMissed', seat: 0 })).toEqual([missed, null, null, null, null]);
  });

  test('tenpai is heard by all, noten by nobody else', () => {
    const tenpai: GameEvent = { type: 'declared', seat: 2, isTenpai: true };
    expect(told(tenpai)).toEqual(VIEWERS.map(() => tenpai));
    const noten: GameEvent = { type: 'declared', seat: 2, isTenpai: false };
    expect(told(noten)).toEqual([null, null, noten, null, null]);
  });

  test('why a win is none is told where the hand is shown, and else to its owner', () => {
    const because = { code: 'noYaku', rule: 'win.yakuNeeded' } as const;
    const open = {
      type: 'fouled',
      seat: 1,
      foul: 'falseWin',
      consequence: 'warning',
      rule: 'foul.falseWin',
    } as const;
    const hidden: GameEvent = { ...open, because };
    expect(told(hidden)).toEqual([open, hidden, open, open, open]);
    const shown: GameEvent = { ...hidden, hand: [1, 2], tile: 3 };
    expect(told(shown)).toEqual(VIEWERS.map(() => shown));
    const call: GameEvent = { ...open, foul: 'emptyCall', rule: 'foul.emptyCall', because };
    expect(told(call)).toEqual(VIEWERS.map(() => call));
  });

  test('what lies open is told as it is', () => {
    const events: GameEvent[] = [
      { type: 'discarded', seat: 0, tile: 5, fromDraw: true, riichi: false },
      { type: 'riichiAccepted', seat: 0 },
      { type: 'turnPassed', seat: 1 },
      { type: 'indicatorTurned', tile: 4 },
      { type: 'wallExhausted' },
      { type: 'lent', seat: 2, count: 1 },
      { type: 'ruled', ruling: { type: 'redeal' } },
      { type: 'handDied', seat: 3 },
      { type: 'clockStarted' },
      { type: 'bellRang', bell: 'lastDeal' },
      { type: 'matchEnded', scores: [1, 2, 3, 4], deposits: 0 },
    ];
    for (const event of events) expect(told(event)).toEqual(VIEWERS.map(() => event));
  });
});
