// Where whoever looks at a game sat in it: as the game itself knows, as the server does, or by their name.

import type { GameSummary } from '@hanchan/protocol';
import type { Seat } from '@hanchan/tiles';

export const seatOfPlayer = ({ players }: Pick<GameSummary, 'players'>, id: string): Seat | null =>
  only(players.map(({ player }) => player === id));

/** Two of the same name: nobody knows which of them. */
export const seatOfName = (names: readonly string[], name: string): Seat | null =>
  only(names.map((one) => one.trim() === name.trim()));

function only(isHere: readonly boolean[]): Seat | null {
  const at = isHere.indexOf(true);
  return at < 0 || isHere.indexOf(true, at + 1) >= 0 ? null : (at as Seat);
}
