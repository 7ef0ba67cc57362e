// Made by proof/worlds/rate.mjs: what a decision of each bot costs, in hundredths of a usual win, by rulebook.

import type { MeasuredLevels } from './levels.ts';

/** One row for each rulebook there is. */
export const MEASURED_LEVELS: readonly MeasuredLevels[] = [
  {
    traits: 'yyynyyyyyn',
    beginner: { games: 53, decisions: 7558, cost: 1.333, within: 0.205 },
    club: { games: 54, decisions: 7750, cost: 0.27, within: 0.124 },
    expert: { games: 53, decisions: 7732, cost: 0.005, within: 0.014 },
  },
  {
    traits: 'yyynynyyny',
    beginner: { games: 53, decisions: 9122, cost: 1.39, within: 0.208 },
    club: { games: 54, decisions: 9602, cost: 0.369, within: 0.119 },
    expert: { games: 53, decisions: 9659, cost: 0.01, within: 0.015 },
  },
  {
    traits: 'yyynyyyyyn',
    beginner: { games: 53, decisions: 8946, cost: 1.291, within: 0.169 },
    club: { games: 54, decisions: 9435, cost: 0.092, within: 0.114 },
    expert: { games: 53, decisions: 9608, cost: -0.004, within: 0.012 },
  },
  {
    traits: 'yyynyyyyyn',
    beginner: { games: 53, decisions: 8541, cost: 1.265, within: 0.2 },
    club: { games: 54, decisions: 8783, cost: 0.229, within: 0.115 },
    expert: { games: 53, decisions: 8679, cost: -0.003, within: 0.014 },
  },
  {
    traits: 'yyynnnnnny',
    beginner: { games: 53, decisions: 7468, cost: 1.111, within: 0.197 },
    club: { games: 54, decisions: 7808, cost: 0.209, within: 0.124 },
    expert: { games: 53, decisions: 7727, cost: -0.003, within: 0.019 },
  },
  {
    traits: 'nnnynnnnnn',
    beginner: { games: 53, decisions: 3282, cost: 0.904, within: 0.381 },
    club: { games: 54, decisions: 3456, cost: 0.178, within: 0.19 },
    expert: { games: 53, decisions: 3226, cost: 0.0, within: 0.0 },
  },
];
