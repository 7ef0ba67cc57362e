// Made by proof/worlds/rate.mjs: what a decision of each bot costs, in hundredths of a usual win, by rulebook.

import type { MeasuredLevels } from './levels.ts';

/** One row for each rulebook there is. */
export const MEASURED_LEVELS: readonly MeasuredLevels[] = [
  {
    traits: 'yyynyyyyyn',
    beginner: { games: 9, decisions: 1177, cost: 1.182, within: 0.515 },
    club: { games: 10, decisions: 1369, cost: 0.226, within: 0.305 },
    expert: { games: 9, decisions: 1168, cost: 0.033, within: 0.068 },
  },
  {
    traits: 'yyynynyyny',
    beginner: { games: 9, decisions: 1297, cost: 1.367, within: 0.323 },
    club: { games: 10, decisions: 1518, cost: 0.301, within: 0.282 },
    expert: { games: 9, decisions: 1414, cost: 0.031, within: 0.031 },
  },
  {
    traits: 'yyynyyyyyn',
    beginner: { games: 9, decisions: 1601, cost: 1.201, within: 0.334 },
    club: { games: 10, decisions: 1674, cost: 0.054, within: 0.29 },
    expert: { games: 9, decisions: 1606, cost: -0.003, within: 0.02 },
  },
  {
    traits: 'yyynyyyyyn',
    beginner: { games: 9, decisions: 1318, cost: 0.946, within: 0.404 },
    club: { games: 10, decisions: 1358, cost: 0.139, within: 0.316 },
    expert: { games: 9, decisions: 1218, cost: 0.028, within: 0.063 },
  },
  {
    traits: 'yyynnnnnny',
    beginner: { games: 9, decisions: 1206, cost: 0.974, within: 0.383 },
    club: { games: 10, decisions: 1392, cost: 0.029, within: 0.238 },
    expert: { games: 9, decisions: 1290, cost: 0.015, within: 0.027 },
  },
  {
    traits: 'nnnynnnnnn',
    beginner: { games: 9, decisions: 567, cost: 1.787, within: 1.107 },
    club: { games: 10, decisions: 601, cost: -0.069, within: 0.592 },
    expert: { games: 9, decisions: 562, cost: 0.0, within: 0.0 },
  },
];
