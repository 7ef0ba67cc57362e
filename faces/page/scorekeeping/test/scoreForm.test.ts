// The form of a deal: what taps say, what is still open, and that a recorded deal comes back into it unchanged.

import { newTable, type PlayedHand, playHand } from '@hanchan/keeper';
import { EMA_2008, RULESETS, TENHOU, USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import type { Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_HAND,
  type HandDraft,
  isWhole,
  leftOf,
  openMoments,
  shownOf,
  type Target,
  tap,
  toggleMoment,
  winningLast,
} from '../src/handEntry/handDraft.ts';
import {
  changeWay,
  EMPTY_FORM,
  formOfHand,
  type HandForm,
  handOf,
  tapSeat,
  winnerOf,
  withDead,
  withKind,
  withRiichi,
  withSticks,
  withWinner,
} from '../src/score/handForm.ts';
import { fuKeys, hanKeys, unitKeys } from '../src/score/worthKeys.ts';

const wrc = newTable(WRC_2022.values);
const taps = (form: HandForm, seats: readonly Seat[], rules = WRC_2022.values) =>
  seats.reduce((next, seat) => tapSeat(next, seat, rules), form);
const missingIn = (form: HandForm, table = wrc) => {
  const answer = handOf(form, table);
  return 'missing' in answer ? answer.missing : null;
};

describe('taps on seats', () => {
  test('the first is the winner, the second the discarder, a third changes the discarder', () => {
    const form = taps(EMPTY_FORM, [2, 1]);
    expect([form.winners, form.from]).toEqual([[2], 1]);
    expect(taps(form, [3]).from).toBe(3);
    expect(taps(form, [1]).from).toBeNull();
    expect(taps(form, [2]).winners).toEqual([]);
  });

  test('where several win, a third is a winner too', () => {
    const form = taps(EMPTY_FORM, [2, 1, 3], TENHOU.values);
    expect([form.winners, form.from]).toEqual([[2, 3], 1]);
  });

  test('at a draw they say tenpai, and riichi says it too', () => {
    const form = withRiichi(taps(withKind(EMPTY_FORM, 'draw'), [0, 3, 0]), 1);
    expect(handOf(form, wrc)).toEqual({
      hand: { riichi: [1], result: { type: 'exhausted', tenpai: [1, 3] } },
    });
  });

  test('a stick tapped by mistake makes nobody tenpai', () => {
    const mistaken = withRiichi(withRiichi(EMPTY_FORM, 1), 1);
    expect([mistaken.riichi, mistaken.tenpai]).toEqual([[], []]);
    const seen = withRiichi(withRiichi(withKind(EMPTY_FORM, 'draw'), 1), 1);
    expect(seen.tenpai).toEqual([1]);
  });

  test('the sticks of other phones lie here too, and a player may still be found noten', () => {
    const form = withSticks(withKind(EMPTY_FORM, 'draw'), [1, 2]);
    expect([form.riichi, form.tenpai]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const noten = taps(form, [2]);
    expect(withSticks(noten, [1, 2]).tenpai).toEqual([1]);
    expect(withSticks(noten, []).riichi).toEqual([]);
  });

  test('a dead hand is neither tenpai nor a winner', () => {
    const riichi = withKind(withRiichi(EMPTY_FORM, 1), 'draw');
    expect(handOf(withDead(riichi, 1), wrc)).toEqual({
      hand: { riichi: [1], dead: [1], result: { type: 'exhausted', tenpai: [] } },
    });
    expect(withDead(taps(EMPTY_FORM, [2, 1]), 2).winners).toEqual([]);
    expect(withDead(withDead(riichi, 1), 1).dead).toEqual([]);
  });

  test('what is open is asked for in order', () => {
    expect(missingIn(EMPTY_FORM)).toBe('winner');
    expect(missingIn(taps(EMPTY_FORM, [2]))).toBe('discarder');
    const named = taps(EMPTY_FORM, [2, 1]);
    expect(missingIn(named)).toBe('worth');
    expect(missingIn(withWinner(named, 2, { worth: { han: 3 } }))).toBe('worth');
    expect(missingIn(withWinner(named, 2, { worth: { han: 3, fu: 40 } }))).toBeNull();
    expect(missingIn(withWinner(named, 2, { worth: { limit: 'haneman' } }))).toBeNull();
    expect(missingIn(changeWay(named, 2))).toBe('tiles');
    expect(missingIn(withKind(EMPTY_FORM, 'chombo'))).toBe('offender');
    expect(missingIn({ ...withKind(EMPTY_FORM, 'draw'), draw: 'nagashi' })).toBe('nagashi');
  });

  test('who was blamed for a void deal is not blamed at a draw', () => {
    const form = withKind(taps(withKind(EMPTY_FORM, 'chombo'), [3]), 'draw');
    expect(handOf(form, wrc)).toEqual({
      hand: { riichi: [], result: { type: 'exhausted', tenpai: [] } },
    });
  });

  test('tiles survive a look at han and fu, and the second winner has the same indicators', () => {
    const dealt = { ...EMPTY_HAND, tiles: [1, 2, 3], indicators: [4], ura: [5] };
    const two = taps(EMPTY_FORM, [2, 1, 3], TENHOU.values);
    const told = withWinner(changeWay(two, 2), 2, { tiles: dealt });
    expect(winnerOf(changeWay(changeWay(told, 2), 2), 2).tiles).toEqual(dealt);
    const other = (form: HandForm) => winnerOf(changeWay(form, 3), 3).tiles;
    expect(other(told)).toEqual({ ...EMPTY_HAND, indicators: [4] });
    expect(other(withRiichi(told, 3)).ura).toEqual([5]);
  });

  test('who answered for a yakuman does not answer for what it is corrected to', () => {
    const liable = { yaku: 'daisangen', seat: 3 } as const;
    const named = withWinner(taps(EMPTY_FORM, [2, 1]), 2, { worth: { yakuman: 1 }, liable });
    const winsOf = (form: HandForm) => {
      const answer = handOf(form, wrc);
      return 'hand' in answer && answer.hand.result.type === 'ron' ? answer.hand.result.wins : [];
    };
    expect(winsOf(named)[0]?.liable).toEqual([liable]);
    expect(winsOf(withWinner(named, 2, { worth: { limit: 'mangan' } }))[0]).toEqual({
      seat: 2,
      worth: { limit: 'mangan' },
    });
  });

  test('where every hand is worth the same there is nothing more to say', () => {
    const table = newTable(USPML_FUNDAMENTALS.values);
    const answer = handOf(taps(EMPTY_FORM, [2, 1], USPML_FUNDAMENTALS.values), table);
    expect('hand' in answer && playHand(table, answer.hand).ok).toBe(true);
  });
});

const HANDS: readonly PlayedHand[] = [
  { riichi: [1], result: { type: 'ron', from: 0, wins: [{ seat: 1, worth: { han: 3, fu: 40 } }] } },
  {
    riichi: [],
    dead: [2],
    result: { type: 'tsumo', win: { seat: 0, worth: { limit: 'baiman' } } },
  },
  {
    riichi: [],
    result: {
      type: 'tsumo',
      win: { seat: 3, worth: { yakuman: 1 }, liable: [{ yaku: 'daisangen', seat: 1 }] },
    },
  },
  {
    riichi: [3],
    result: {
      type: 'tsumo',
      win: {
        seat: 3,
        shown: {
          hand: '234m567p2346788s',
          tile: '5s',
          indicators: '1z',
          ura: '9m',
          ippatsu: true,
        },
      },
    },
  },
  {
    riichi: [],
    result: {
      type: 'ron',
      from: 2,
      wins: [{ seat: 3, shown: { hand: '2345m[555z<][5555p][123s<]', tile: '5m' } }],
    },
  },
  { riichi: [0], result: { type: 'exhausted', tenpai: [0, 2] } },
  { riichi: [], result: { type: 'nagashi', by: [2], tenpai: [] } },
  { riichi: [], result: { type: 'aborted', reason: 'nineTerminals' } },
  { riichi: [1], result: { type: 'chombo', by: [1, 2] } },
];

test.each(HANDS)('a recorded deal comes back into the form: %j', (hand) => {
  expect(handOf(formOfHand(hand), newTable(EMA_2008.values))).toEqual({ hand });
});

describe.each(RULESETS.map(({ id, values }) => [id, values] as const))('keys of %s', (_, rules) => {
  test('every key gives a hand that can be', () => {
    const table = newTable(rules);
    for (const { worth } of hanKeys(rules)) {
      for (const isSelfDraw of [true, false]) {
        const fus = 'han' in worth ? fuKeys(worth.han, isSelfDraw, rules) : [undefined];
        for (const fu of fus) {
          const told = 'han' in worth ? { han: worth.han, fu } : worth;
          const win = { seat: 1, worth: told } as const;
          const result = isSelfDraw
            ? ({ type: 'tsumo', win } as const)
            : ({ type: 'ron', from: 0, wins: [win] } as const);
          expect(playHand(table, { riichi: [], result })).toMatchObject({ ok: true });
        }
      }
    }
    expect(hanKeys(rules).length > 0).toBe(rules['score.model'] === 'hanAndFu');
  });
});

test('keys follow the limits of the rulebook', () => {
  const labels = hanKeys(WRC_2022.values).map(({ label }) => label);
  expect(labels).toEqual(['1', '2', '3', '4', '5', '6–7', '8–10', '11+', '']);
  expect(fuKeys(1, false, WRC_2022.values)).not.toContain(25);
  expect(fuKeys(2, false, WRC_2022.values)).toContain(25);
  expect(fuKeys(2, true, WRC_2022.values)).toContain(20);
  expect(fuKeys(2, false, WRC_2022.values)).not.toContain(20);
  expect(unitKeys(TENHOU.values)).toEqual([1, 2, 3, 4]);
});

describe('a hand by tiles', () => {
  const enter = (draft: HandDraft, target: Target, ...tiles: number[]) =>
    tiles.reduce((next, tile) => tap(next, target, tile, false) ?? next, draft);

  test('the last tile is the one that won, until another is chosen', () => {
    const draft = enter(EMPTY_HAND, 'hand', 1, 2, 3, 13, 14, 15, 19, 20, 21, 23, 24, 25, 25, 22);
    expect(isWhole(draft)).toBe(true);
    expect(shownOf(draft)).toEqual({ hand: '234m567p2346788s', tile: '5s' });
    expect(shownOf(winningLast(draft, 0))!.tile).toBe('2m');
    expect(tap(draft, 'hand', 5, false)).toBeNull();
  });

  test('melds take their tiles out of the hand and out of the set', () => {
    const melded = enter(enter(EMPTY_HAND, 'pon', 31), 'concealedKan', 0);
    expect(leftOf(melded, 31, false)).toBe(1);
    expect(leftOf(melded, 0, false)).toBe(0);
    expect(tap(melded, 'chi', 7, false)).toBeNull();
    expect(tap(melded, 'chi', 27, false)).toBeNull();
    const full = enter(melded, 'hand', 9, 10, 11, 12, 13, 14, 33, 33);
    expect(shownOf(full)!.hand).toBe('123456p7z[555z<][1111m]');
  });

  test('a red five is one of the four', () => {
    const red = 35;
    const draft = tap(EMPTY_HAND, 'hand', red, true)!;
    expect(leftOf(draft, red, true)).toBe(0);
    expect(leftOf(draft, 13, true)).toBe(3);
    expect(leftOf(EMPTY_HAND, 13, true)).toBe(3);
    expect(leftOf(EMPTY_HAND, 13, false)).toBe(4);
  });

  test('only what could have been is asked', () => {
    const at = (isSelfDraw: boolean, isRiichi: boolean, { values: rules } = WRC_2022) =>
      openMoments({ isSelfDraw, isRiichi, draft: EMPTY_HAND, rules });
    expect(at(false, true)).toEqual(['doubleRiichi', 'ippatsu', 'robbedKan', 'lastTile']);
    expect(at(true, false)).toEqual(['lastTile', 'firstTurn', 'mixedIn']);
    // Where nothing comes of it, nobody is asked whether the winning tile was kept apart.
    expect(at(true, false, TENHOU)).not.toContain('mixedIn');
    // A first tile off somebody's discard is worth nothing at Tenhou, and nothing of all this under USPML.
    expect(at(false, false)).toContain('firstTurn');
    expect(at(false, false, TENHOU)).toEqual(['robbedKan', 'lastTile']);
    expect(at(true, false, USPML_FUNDAMENTALS)).toEqual([]);
    const draft = toggleMoment(
      enter(EMPTY_HAND, 'hand', ...[0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 4]),
      'ippatsu',
    );
    expect(shownOf(draft, at(true, true))!.ippatsu).toBe(true);
    expect(shownOf(draft, at(true, false))!.ippatsu).toBeUndefined();
  });
});
