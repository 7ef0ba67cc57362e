// What the tests of chapter 12 share: the unassisted table, the penalties as they are counted, and the hands they need.

import { WRC_2022 } from '@hanchan/rulesets';
import { unassisted } from '../support/foulTable.ts';
import type { Setup } from '../support/playTable.ts';

export const RULES = WRC_2022.values;
export const START = [30_000, 30_000, 30_000, 30_000];
export const CHOMBO = { warnings: 0, tournamentPoints: 30, modifier: 0 };
export const WARNED = { warnings: 1, tournamentPoints: 0, modifier: 0 };
export const NOTHING = { warnings: 0, tournamentPoints: 0, modifier: 0 };

export const table = (setup: Setup = {}) => unassisted(RULES, setup);

/** Waits for 3p and 6p with pinfu. */
export const PINFU = '123m456m789s4566p';
/** Waits for 3m, 5m and 6m; a kan of 4m leaves only 5m. */
const FALSE_KAN = '4445m123p456p789s';

/** South in riichi has made a kan that changes the hand. */
export const afterFalseKan = (setup: Setup = {}) =>
  table({
    turn: 'S',
    riichi: ['S'],
    draws: '4m',
    ...setup,
    hands: { S: FALSE_KAN, ...setup.hands },
  }).do('S kan 4m');
