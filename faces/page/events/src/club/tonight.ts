// The tables of an evening as they stand now: who sits there, what they have so far, and how it ended.

import type { EveningView, GameView, NameView, PlayingView } from '@hanchan/club';
import { drawnResults, type EveningNow } from './evening.ts';

export interface TableNow {
  readonly game: number;
  readonly table: number;
  readonly four: readonly NameView[];
  readonly result: GameView | null;
  /** What the phone at the table has told; null where no score is kept, or nothing of it came. */
  readonly playing: PlayingView | null;
}

/** Every drawn table, the first game first. */
export function tablesNow(
  draws: EveningNow['draws'],
  { games, playing }: Pick<EveningView, 'games' | 'playing'>,
): readonly TableNow[] {
  const results = drawnResults(draws, games);
  return draws.flatMap(({ game, tables }) =>
    tables.map((four, i) => {
      const table = i + 1;
      const result = results.get(`${game}.${table}`) ?? null;
      const told = playing.find((one) => one.game === game && one.table === table) ?? null;
      return { game, table, four: result?.players ?? four, result, playing: result ? null : told };
    }),
  );
}

/** For the club's page: the tables of the game that was drawn last, and slow ones of those before it. */
export function tonightsTables(view: EveningView): readonly TableNow[] {
  const draws = [...view.draws].sort((a, b) => a.game - b.game);
  const last = draws.at(-1)?.game;
  return tablesNow(draws, view).filter(({ game, result }) => game === last || result === null);
}

const MINUTE = 60_000;
/** Longer than a hand takes. */
const SILENT_MS = 20 * MINUTE;

/** Nothing came for longer than a hand takes: what is shown may be old. */
export const isSilent = ({ toldAt, isOver }: PlayingView, now: number): boolean =>
  !isOver && now - toldAt > SILENT_MS;
