// Positions as the page keeps them: a line for each, short enough to be loaded by a phone. `readPositions` of the examination reads them.

const figures = ({ act, is, than, win, dealIn }) => [act, ...is, ...than, win, dealIn].join(',');

const line = ({ about, seed, round, dealer, scores, path, worlds, unit, choices }) =>
  [about, seed, round, dealer, scores.join(','), worlds, unit, path, ...choices.map(figures)].join(
    ' ',
  );

/** The module that the page loads. */
export function positionsModule({ seed, each, books }) {
  const text = books.map(({ under, positions }) =>
    [`under ${under}`, ...positions.map(line)].join('\n'),
  );
  return `// Made by \`node proof/positions/make.mjs --seed ${seed} --each ${each}\`; never edited by hand. Under the code of the rules: what a position
// is about, its wall, round, dealer, scores, worlds, unit and path, and each answer with its figures, the best first.

export const POSITIONS = \`
${text.join('\n')}
\`;
`;
}
