// The games in a file's bytes: unpacked, and refused as a whole where one line cannot be read.

import { type BadGame, type GameText, readGames } from '@hanchan/records';
import { isGzip, unpacked } from './unpacking.ts';

export class UnreadableGame extends Error {
  readonly bad: BadGame;
  constructor(bad: BadGame) {
    super(bad.message);
    this.bad = bad;
  }
}

export function gamesIn(file: string, bytes: Uint8Array): readonly GameText[] {
  const { games, bad } = readGames(file, textOf(bytes));
  if (bad !== null) throw new UnreadableGame(bad);
  return games;
}

function textOf(bytes: Uint8Array): string {
  const isZipped = isGzip(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(isZipped ? unpacked(bytes) : bytes);
  } catch (error) {
    const what = isZipped ? 'cannot be unpacked' : 'is not text';
    throw new UnreadableGame({
      line: 0,
      field: '',
      message: `${what}: ${(error as Error).message}`,
    });
  }
}
