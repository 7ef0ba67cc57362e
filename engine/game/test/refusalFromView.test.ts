// What stands against an act, and what could be done, from nothing but a view.

import { WRC_2022 } from '@hanchan/rulesets';
import type { Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import type { Setup } from '../../../proof/spec/support/playTable.ts';
import { table } from '../../../proof/spec/wrc-2022/playing.ts';
import {
  type Action,
  foldView,
  legalActions,
  newMatch,
  obstacleFromView,
  possibleActions,
  possibleFromView,
  refusalFromView,
  type Viewer,
  view,
} from '../src/index.ts';

const unassisted = (setup: Setup = {}) => table({ assistance: 'unassisted', ...setup });
const tsumo = (seat: Seat): Action => ({ type: 'tsumo', seat });
const NOT_ASKED = { code: 'notAsked', rule: null };
const PLAIN = { E: '2m', S: '2m', W: '2m', N: '2m' };

describe('an act of the viewer', () => {
  const { match } = table({ hands: { E: '147m258p369s1234z' }, draws: '9p' });

  test('is free, or refused as the table would', () => {
    expect(refusalFromView(view(match, 0), legalActions(match, 0)[0]!)).toBe(null);
    expect(refusalFromView(view(match, 0), tsumo(0))).toMatchObject({ code: 'notComplete' });
    expect(refusalFromView(view(match, 1), tsumo(1))).toMatchObject({ code: 'notYourTurn' });
  });

  test('is nobody else’s, and a spectator has none', () => {
    expect(refusalFromView(view(match, 0), tsumo(1))).toEqual(NOT_ASKED);
    expect(refusalFromView(view(match, 'spectator'), tsumo(0))).toEqual(NOT_ASKED);
  });

  test('has to be one', () => {
    const none = { type: 'discard', seat: 0, tile: 40 } as unknown as Action;
    expect(refusalFromView(view(match, 0), none)).toMatchObject({ code: 'malformed' });
    expect(obstacleFromView(view(match, 0), none)).toMatchObject({ code: 'malformed' });
    const nothing = null as unknown as Action;
    expect(refusalFromView(view(match, 0), nothing)).toMatchObject({ code: 'malformed' });
  });

  test('waits until it is asked for', () => {
    const hands = { S: '123m456m789s4566p', W: '123m456m789p45s88s' };
    const setup = { hands, draws: '9p', live: 0, discards: PLAIN };
    const at = table(setup).do('E discards 9p').passAll();
    const tenpai = (seat: Seat): Action => ({ type: 'tenpai', seat });
    expect(refusalFromView(view(at.match, 1), tenpai(1))).toBe(null);
    expect(refusalFromView(view(at.match, 2), tenpai(2))).toMatchObject({ code: 'notAsked' });
  });

  test('waits behind a kan for the tile that replaces it', () => {
    const at = table({ hands: { W: '888s258m369p1123z' }, draws: '8s' }).do('E discards 8s');
    const before = view(at.match, 2);
    at.do('W kan 8s8s8s');
    const called = foldView(before, at.last('called'));
    const discard: Action = { type: 'discard', seat: 2, tile: 1, fromDraw: false, riichi: false };
    expect(refusalFromView(called, discard)).toEqual(NOT_ASKED);
    expect(refusalFromView(view(at.match, 2), discard)).toBe(null);
  });

  test('comes before the first deal and after a deal to nothing', () => {
    const early = view(newMatch(WRC_2022.values), 0);
    expect(refusalFromView(early, tsumo(0))).toMatchObject({ code: 'noDealRunning' });
    expect(obstacleFromView(early, tsumo(0))).toMatchObject({ code: 'noDealRunning' });
    const won = table({ hands: { E: '123m456m789s4566p' }, draws: '3p' }).do('E tsumo');
    expect(refusalFromView(view(won.match, 0), tsumo(0))).toMatchObject({ code: 'noDealRunning' });
  });
});

describe('what keeps an act from being carried out', () => {
  test('at a guided table whatever the rules say against it', () => {
    const { match } = table({ hands: { E: '147m258p369s1234z' }, draws: '9p' });
    expect(obstacleFromView(view(match, 0), tsumo(0))).toMatchObject({ code: 'notComplete' });
    expect(obstacleFromView(view(match, 0), legalActions(match, 0)[0]!)).toBe(null);
  });

  test('at an unassisted one nothing, where it is a foul', () => {
    const { match } = unassisted({ hands: { E: '147m258p369s1234z' }, draws: '9p' });
    expect(obstacleFromView(view(match, 0), tsumo(0))).toBe(null);
    expect(obstacleFromView(view(match, 0), legalActions(match, 0)[0]!)).toBe(null);
    const pon: Action = { type: 'pon', seat: 0, own: [] };
    expect(obstacleFromView(view(match, 0), pon)).toMatchObject({ code: 'wrongPhase' });
  });

  test('whoever has answered is told what the rules say, foul or not', () => {
    const at = unassisted({ draws: '9p' }).do('E discards 9p').answer('S pass');
    const ron: Action = { type: 'ron', seat: 1 };
    expect(obstacleFromView(view(at.match, 1), ron)).toMatchObject({ code: 'notComplete' });
    expect(obstacleFromView(view(at.match, 2), { type: 'ron', seat: 2 })).toBe(null);
  });
});

describe('what the viewer could do', () => {
  const possible = (at: ReturnType<typeof table>, viewer: Viewer) =>
    possibleFromView(view(at.match, viewer));

  test('all that the table would take, fouls too', () => {
    const at = unassisted({ draws: '9p' });
    expect(possible(at, 0)).toEqual(possibleActions(at.match, 0));
    expect(possible(at, 0).length).toBeGreaterThan(legalActions(at.match, 0).length);
  });

  test('nothing for whoever is not asked, a spectator, or before the first deal', () => {
    expect(possible(table(), 1)).toEqual([]);
    expect(possible(table(), 'spectator')).toEqual([]);
    expect(possibleFromView(view(newMatch(WRC_2022.values), 0))).toEqual([]);
  });
});
