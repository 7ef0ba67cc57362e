// Made by proof/worlds/rate.mjs: what a decision of each bot costs, in hundredths of a usual win, by rulebook.

import type { MeasuredLevels } from './levels.ts';

/** One row for each rulebook there is. */
export const MEASURED_LEVELS: readonly MeasuredLevels[] = [
  // tenhou
  {
    traits: 'yyynyyyyyn',
    beginner: { games: 16, decisions: 2187, cost: 1.316, within: 0.416 },
    club: { games: 16, decisions: 2242, cost: 0.257, within: 0.221 },
    expert: { games: 16, decisions: 2320, cost: 0.015, within: 0.035 },
  },
  // wrc-2022
  {
    traits: 'yyynynyyny',
    beginner: { games: 16, decisions: 2551, cost: 1.49, within: 0.274 },
    club: { games: 16, decisions: 2534, cost: 0.45, within: 0.293 },
    expert: { games: 16, decisions: 2655, cost: 0.028, within: 0.022 },
  },
  // ema-2008
  {
    traits: 'yyynyyyyyn',
    beginner: { games: 16, decisions: 2858, cost: 1.355, within: 0.288 },
    club: { games: 16, decisions: 2673, cost: -0.067, within: 0.262 },
    expert: { games: 16, decisions: 3097, cost: -0.012, within: 0.026 },
  },
  // wdmc-2019
  {
    traits: 'yyynyyyyyn',
    beginner: { games: 16, decisions: 2503, cost: 1.176, within: 0.361 },
    club: { games: 16, decisions: 2270, cost: 0.21, within: 0.241 },
    expert: { games: 16, decisions: 2353, cost: 0.013, within: 0.038 },
  },
  // general
  {
    traits: 'yyynnnnnny',
    beginner: { games: 16, decisions: 2142, cost: 0.898, within: 0.286 },
    club: { games: 16, decisions: 2287, cost: 0.154, within: 0.211 },
    expert: { games: 16, decisions: 2301, cost: 0.003, within: 0.018 },
  },
  // uspml-fundamentals
  {
    traits: 'nnnynnnnnn',
    beginner: { games: 16, decisions: 994, cost: 1.451, within: 0.713 },
    club: { games: 16, decisions: 993, cost: 0.001, within: 0.38 },
    expert: { games: 16, decisions: 958, cost: 0.0, within: 0.0 },
  },
];
