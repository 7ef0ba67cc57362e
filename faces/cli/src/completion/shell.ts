// What the scripts for bash and zsh have in common: both choose by the words that stand before.

import type { Place } from './tree.ts';

export const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Every place that a word leads to, as a pattern of `case`. */
export const stepsTo = (places: readonly Place[]): string =>
  places
    .filter(({ path }) => path !== '')
    .map(({ path }) => quoted(path))
    .join('|');

/** A line of `case` for each option that takes a value. */
export const afterOptions = (
  places: readonly Place[],
  line: (before: string, values: readonly string[]) => string,
): string[] =>
  places.flatMap(({ path, options }) =>
    options
      .filter(({ values }) => values !== null)
      .map(({ word, values }) => line(quoted(`${path} ${word}`), values!)),
  );
