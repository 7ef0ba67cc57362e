// The table before the first tile is drawn: points, seats, tiles, walls.

import { choice, flag, number } from '../option.ts';

export const TABLE_OPTIONS = {
  'table.startingPoints': number('How many points does each player start with?', {
    min: 0,
    max: 1_000_000,
    unit: 'points',
  }),
  'table.seating': choice('How are seats and the first dealer decided?', {
    drawWinds: 'wind tiles are drawn, directly or in the traditional way; East deals first',
    randomDealer: 'the first dealer is chosen at random',
  }),
  'table.loan': number('How much is lent to a player who runs out of points?', {
    min: 0,
    max: 1_000_000,
    unit: 'points',
    zero: 'nothing is lent; scores may go below zero',
  }),
  'tiles.redFives': choice('Are red fives in the set?', {
    none: 'no red fives',
    onePerSuit: 'three red fives, one in each suit; each is worth one han',
  }),
  'wall.build': choice('Where are tiles drawn from?', {
    walls: 'four walls of stacks two high, drawn in a fixed order',
    openPool: 'a face-down pool in the middle; the player picks any tile',
  }),
  'wall.dice': number('How many dice open the wall?', {
    min: 0,
    max: 3,
    unit: 'dice',
    zero: 'none',
  }),
  'wall.deadWall': number('How many tiles does the dead wall hold?', {
    min: 0,
    max: 14,
    unit: 'tiles',
    zero: 'there is no dead wall',
  }),
  'wall.refill': flag('Does a kan move a live tile into the dead wall?', {
    yes: 'the dead wall is kept full, so each kan shortens the live wall by one tile',
    no: 'the dead wall is not refilled',
  }),
};
