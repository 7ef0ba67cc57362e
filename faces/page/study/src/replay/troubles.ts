// What is wrong with a game, each thing once.

import { type BadGame, type Film, type FilmDifference, UNREADABLE_DEAL } from '@hanchan/records';

/** The differences beside what could not be read, which is told with a place of its own. */
export function otherDifferences(
  { differences, source }: Pick<Film, 'differences' | 'source'>,
  bad: BadGame | null,
): readonly FilmDifference[] {
  if (bad === null) return differences;
  const { format } = source;
  if (format === 'mjlog' || format === 'majsoul') {
    const unread = differences.find(({ got }) => got === UNREADABLE_DEAL);
    return differences.filter((difference) => difference !== unread);
  }
  const isSame = ({ hand, event }: FilmDifference) =>
    format === 'tenhou6' ? bad.field.startsWith(`log[${hand - 1}]`) : event === bad.line;
  return differences.filter((difference) => !isSame(difference));
}
