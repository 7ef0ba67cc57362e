// What a player is offered, what keys stand for, and what the page may do on its own.

import type { Action, SeatView } from '@hanchan/game';
import { layMeld } from '@hanchan/kit/tiles/meldShape.ts';
import { WRC_2022 } from '@hanchan/rulesets';
import { formatTiles, parseTiles, type Tile } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { automaticAction, NO_AUTOS } from '../src/felt/autoplay.ts';
import { choicesIn, discardOf } from '../src/felt/choices.ts';
import { arrangeHand } from '../src/felt/handOrder.ts';
import { choiceFor, keyOf } from '../src/felt/tableKeys.ts';
import { dealtView } from './dealt.ts';

const tiles = (text: string): readonly Tile[] => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};
const tile = (text: string): Tile => tiles(text)[0]!;

interface Scene {
  readonly hand: string;
  readonly drawn?: string;
  /** What the player at the left has discarded. */
  readonly offer?: string;
  readonly isInRiichi?: boolean;
  readonly assistance?: SeatView['assistance'];
}

/** Seat 0 looks; seat 3 sits at the left. */
function scene({ hand, drawn, offer, isInRiichi = false, assistance = 'guided' }: Scene): SeatView {
  const dealt = dealtView(WRC_2022.values);
  const base = dealt.deal!;
  const [me, right, across, left] = base.seats;
  return {
    ...dealt,
    assistance,
    deal: {
      ...base,
      turn: offer === undefined ? 0 : 3,
      phase:
        offer === undefined
          ? { type: 'turn' }
          : { type: 'claims', offer: { from: 3, tile: tile(offer), by: 'discard' } },
      isAsked: true,
      seats: [{ ...me, riichi: isInRiichi ? 'riichi' : 'none' }, right, across, left],
      own: { ...base.own!, hand: tiles(hand), drawn: drawn === undefined ? null : tile(drawn) },
    },
  };
}

const chi = (own: string): Action => ({ type: 'chi', seat: 0, own: tiles(own) });
const pon = (own: string): Action => ({ type: 'pon', seat: 0, own: tiles(own) });
const pass: Action = { type: 'pass', seat: 0 };
const ron: Action = { type: 'ron', seat: 0 };
const discard = (text: string, fromDraw = false, riichi = false): Action => ({
  type: 'discard',
  seat: 0,
  tile: tile(text),
  fromDraw,
  riichi,
});

describe('the call bar', () => {
  const seen = scene({ hand: '2346m46p5567788s', offer: '6s' });
  const legal = [ron, pon('66s'), chi('57s'), chi('78s'), pass];

  test('has one order: wins, pon, chi by shape, pass last', () => {
    const names = choicesIn(seen, [pass, ...legal.slice(0, -1)]).map(({ name }) => name);
    expect(names).toEqual(['ron', 'pon', 'chi', 'chi', 'pass']);
  });

  test('shows the meld that a call would make, the called tile turned towards its discarder', () => {
    const [, , shape] = choicesIn(seen, legal);
    expect(formatTiles(shape!.meld!.tiles)).toBe('567s');
    expect(layMeld(shape!.meld!)[0]).toMatchObject({ tile: tile('6s'), isSideways: true });
    expect(formatTiles(shape!.uses)).toBe('57s');
  });

  test('offers riichi once, whatever the number of tiles to do it with', () => {
    const turn = scene({ hand: '123456789m1122p', drawn: '3s' });
    const choices = choicesIn(turn, [discard('3s', true), discard('3s', true, true)]);
    expect(choices.map(({ name }) => name)).toEqual(['riichi']);
  });

  test('takes any tile of a pool by one button', () => {
    const pick = [0, 1, 2].map((slot): Action => ({ type: 'pick', seat: 0, slot }));
    expect(choicesIn(scene({ hand: '123m' }), pick)).toHaveLength(1);
  });

  test('shows the four tiles of your own kan', () => {
    const turn = scene({ hand: '5550m1234567p12s', drawn: '9s' });
    const kan: Action = { type: 'concealedKan', seat: 0, tile: tile('5m') };
    const [choice] = choicesIn(turn, [kan]);
    expect(choice!.meld!.type).toBe('concealedKan');
    expect(formatTiles(choice!.uses)).toBe('0555m');
  });
});

describe('keys', () => {
  const seen = scene({ hand: '2346m46p5567788s', offer: '6s' });
  const choices = choicesIn(seen, [ron, pon('66s'), chi('57s'), chi('78s'), pass]);

  test('every choice of a row has one of its own', () => {
    const keys = choices.map((choice) => keyOf(choice, choices));
    expect(keys).toEqual(['R', 'P', '1', '2', 'Esc']);
    for (const [i, key] of keys.entries()) {
      expect(choiceFor(key === 'Esc' ? 'Escape' : key.toLowerCase(), false, choices)).toBe(
        choices[i],
      );
    }
  });

  test('C is chi where there is only one', () => {
    expect(choiceFor('c', false, choices)).toBeUndefined();
    const one = choices.filter(({ name }, i) => name !== 'chi' || i === 2);
    expect(choiceFor('c', false, one)?.name).toBe('chi');
  });
});

describe('what is done automatically', () => {
  const offered = scene({ hand: '2346m46p5567788s', offer: '6s' });
  const all = { win: true, noCalls: true, discard: true };

  test('nothing, unless the player said so', () => {
    expect(automaticAction(offered, [ron, pass], NO_AUTOS)).toBeNull();
    expect(automaticAction(offered, [chi('57s'), pass], NO_AUTOS)).toBeNull();
  });

  test('“no calls” lets chi and pon go, never a win and never a kan', () => {
    const noCalls = { ...NO_AUTOS, noCalls: true };
    const kan: Action = { type: 'calledKan', seat: 0, own: tiles('666s') };
    expect(automaticAction(offered, [chi('57s'), pon('66s'), pass], noCalls)).toBe(pass);
    expect(automaticAction(offered, [ron, chi('57s'), pass], noCalls)).toBeNull();
    expect(automaticAction(offered, [kan, pon('66s'), pass], noCalls)).toBeNull();
  });

  test('“win” takes a win before anything else', () => {
    expect(automaticAction(offered, [chi('57s'), ron, pass], all)).toBe(ron);
  });

  test('“discard” discards what was drawn, but leaves wins, kans and nine terminals to the player', () => {
    const turn = scene({ hand: '123456789m1122p', drawn: '3s' });
    const drawn = discard('3s', true);
    const only = { ...NO_AUTOS, discard: true };
    expect(automaticAction(turn, [discard('1m'), drawn], only)).toBe(drawn);
    for (const other of ['tsumo', 'nineTerminals'] as const) {
      expect(automaticAction(turn, [{ type: other, seat: 0 }, drawn], only)).toBeNull();
    }
    const kan: Action = { type: 'concealedKan', seat: 0, tile: tile('1m') };
    expect(automaticAction(turn, [kan, drawn], only)).toBeNull();
  });

  test('in riichi the drawn tile goes by itself, unless there is a kan or a win', () => {
    const turn = scene({ hand: '123456789m1122p', drawn: '3s', isInRiichi: true });
    const drawn = discard('3s', true);
    expect(automaticAction(turn, [drawn], NO_AUTOS)).toBe(drawn);
    expect(automaticAction(turn, [{ type: 'tsumo', seat: 0 }, drawn], NO_AUTOS)).toBeNull();
  });

  test('nothing at all at an unassisted table', () => {
    const real = scene({ hand: '2346m46p5567788s', offer: '6s', assistance: 'unassisted' });
    expect(automaticAction(real, [ron, pass], all)).toBeNull();
  });
});

describe('the hand', () => {
  const own = (hand: string, drawn: string | null) => ({
    hand: tiles(hand),
    drawn: drawn === null ? null : tile(drawn),
  });
  const shown = (held: ReturnType<typeof arrangeHand>) =>
    held.map((one) => formatTiles([one.tile])).join(' ');

  test('stands sorted, the drawn tile apart at the end', () => {
    const held = arrangeHand([], own('39m11p', '2m'), true);
    expect(shown(held)).toBe('3m 9m 1p 1p 2m');
    expect(held.map(({ isDrawn }) => isDrawn)).toEqual([false, false, false, false, true]);
  });

  test('a tile keeps its id when it moves from the draw into the hand', () => {
    const before = arrangeHand([], own('39m11p', '2m'), true);
    const after = arrangeHand(before, own('239m1p', null), true);
    const drawn = before.find(({ isDrawn }) => isDrawn)!;
    expect(after[0]).toEqual({ id: drawn.id, tile: tile('2m'), isDrawn: false });
  });

  test('of two equal tiles the pressed one goes', () => {
    const before = arrangeHand([], own('39m11p', '2m'), true);
    const [, , first, second] = before;
    const after = arrangeHand(before, own('239m1p', null), true, first!.id);
    expect(after.map(({ id }) => id)).toContain(second!.id);
    expect(after.map(({ id }) => id)).not.toContain(first!.id);
  });

  test('unsorted, tiles stay where they are and a kept one goes to the right', () => {
    const before = arrangeHand([], own('39m11p', '2m'), true);
    const after = arrangeHand(before, own('239m1p', null), false);
    expect(shown(after)).toBe('3m 9m 1p 2m');
  });

  test('the discard that is sent is the one that was legal', () => {
    const legal = [discard('1m'), discard('1m', true)];
    expect(discardOf(legal, tile('1m'), true, false)).toBe(legal[1]);
    expect(discardOf(legal, tile('2m'), false, false)).toBeNull();
  });
});
