// What is wrong with a game, each thing once.

import type { BadGame, Film, FilmDifference } from '@hanchan/records';

/** The differences beside what could not be read, which is told with a place of its own. */
export function otherDifferences(
  { differences, source }: Pick<Film, 'differences' | 'source'>,
  bad: BadGame | null,
): readonly FilmDifference[] {
  if (bad === null) return differences;
  const isSame = ({ hand, event }: FilmDifference) =>
    source.format === 'tenhou6' ? bad.field.startsWith(`log[${hand - 1}]`) : event === bad.line;
  return differences.filter((difference) => !isSame(difference));
}
