// Who can be named in a correction of a game: members who are there, and the four who sat there, whatever became of them.

import type { GameView, MemberRow, NameView } from '@hanchan/club';

export function seatable(
  members: readonly MemberRow[],
  { players }: Pick<GameView, 'players'>,
): readonly NameView[] {
  const here = members.filter(({ hasLeft }) => !hasLeft);
  const gone = players.filter(({ member }) => !here.some((one) => one.member === member));
  return [...here, ...gone];
}
