// Tonight's tables: each with what its phone has told, until its result is in.

import type { EveningView, GameView, NameView, PlayingView } from '@hanchan/club';
import { describe, expect, test } from 'vitest';
import { isSilent, tablesNow, tonightsTables } from '../src/club/tonight.ts';

const who = (member: string): NameView => ({
  member,
  name: member,
  isGuest: false,
  isErased: false,
});
const four = (...names: string[]) => names.map(who) as unknown as GameView['players'];
const A = four('a', 'b', 'c', 'd');
const B = four('e', 'f', 'g', 'h');
const draw = (game: number) => ({ game, tables: [A, B], sittingOut: [] });
const playing = (game: number, table: number) =>
  ({ game, table, toldAt: 0, isOver: false }) as unknown as PlayingView;
const result = (players: GameView['players'], playedAt: number) =>
  ({ id: `g${playedAt}`, players, playedAt, isVoid: false }) as unknown as GameView;
const view = (games: GameView[], told: PlayingView[]): EveningView =>
  ({ draws: [draw(2), draw(1)], games, playing: told }) as unknown as EveningView;

describe('tables of an evening', () => {
  test('show what was told, and nothing of it once the result is in', () => {
    const told = [playing(1, 1), playing(1, 2)];
    const now = tablesNow([draw(1)], { games: [result(A, 5)], playing: told });
    expect(now.map((one) => [one.table, one.result?.id, one.playing])).toEqual([
      [1, 'g5', null],
      [2, undefined, told[1]],
    ]);
  });

  test('on the club’s page are those of the last game, and slow ones before it', () => {
    const shown = tonightsTables(view([result(A, 5)], [playing(1, 2), playing(2, 1)]));
    expect(shown.map(({ game, table, playing: told }) => [game, table, told !== null])).toEqual([
      [1, 2, true],
      [2, 1, true],
      [2, 2, false],
    ]);
  });

  test('are silent when nothing came for longer than a hand takes', () => {
    const minutes = (count: number) => count * 60_000;
    expect(isSilent(playing(1, 1), minutes(19))).toBe(false);
    expect(isSilent(playing(1, 1), minutes(21))).toBe(true);
    expect(isSilent({ ...playing(1, 1), isOver: true }, minutes(21))).toBe(false);
  });
});
