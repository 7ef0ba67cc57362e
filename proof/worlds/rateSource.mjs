// What was measured for the rating, as the source of the engine.

/** Cost a decision with the half width of its 95 % interval: matches are clusters. */
export function rateOf(seats) {
  const groups = seats.filter(({ decisions }) => decisions > 0);
  const n = groups.length;
  const decisions = groups.reduce((sum, one) => sum + one.decisions, 0);
  const cost = groups.reduce((sum, one) => sum + one.cost, 0) / decisions;
  const squares = groups.reduce((sum, one) => sum + (one.cost - cost * one.decisions) ** 2, 0);
  const within = (1.96 * Math.sqrt((squares * n) / (n - 1))) / decisions;
  return { games: n, decisions, cost, within };
}

const figure = ({ games, decisions, cost, within }) =>
  `{ games: ${games}, decisions: ${decisions}, cost: ${cost.toFixed(3)}, within: ${within.toFixed(3)} }`;

export function measuredSource(books, levels) {
  const parts = books.map(({ traits, matches }) => {
    const rows = levels.map((level) => {
      const seats = matches.flat().filter((seat) => seat.level === level);
      return `    ${level}: ${figure(rateOf(seats))},`;
    });
    return `  {\n    traits: '${traits}',\n${rows.join('\n')}\n  },`;
  });
  return `// Made by proof/worlds/rate.mjs: what a decision of each bot costs, in hundredths of a usual win, by rulebook.

import type { MeasuredLevels } from './levels.ts';

/** One row for each rulebook there is. */
export const MEASURED_LEVELS: readonly MeasuredLevels[] = [\n${parts.join('\n')}\n];\n`;
}
