// Hands and names shared by the chapters on play.

import { WDMC_2019 } from '@hanchan/rulesets';
import { WINDS } from '@hanchan/tiles';
import type { Setup, Table } from '../support/playTable.ts';

export const RULES = WDMC_2019.values;

/** Hands that call nothing and wait for nothing; together they leave the dragons free. */
export const IDLE = {
  E: '147m258p369s1234z',
  S: '258m369p147s1234z',
  W: '369m147p258s1234z',
  N: '147m369p258s1234z',
} as const;

/** Idle as well, but all alike: 147m, 369p, 147s and the winds are used up, all else is free for kans. */
const SAME = '147m369p147s1234z';
export const ALIKE = { E: SAME, S: SAME, W: SAME, N: SAME } as const;

/** Hands in tenpai that fit one set; nobody waits for a dragon. */
export const READY = {
  E: '123m456m789m12p99s',
  S: '123s456s789s12p99m',
  W: '234p567p678p45s11p',
  N: '345m345p345s67m88s',
} as const;

/** One discard each that keeps everybody from nagashi mangan. */
export const PLAIN_DISCARDS = { E: '5m', S: '5m', W: '5m', N: '5m' } as const;

/** The dealer has drawn the last live tile, a dragon; these players are in tenpai. */
export function lastDraw(ready: readonly ('E' | 'S' | 'W' | 'N')[], setup: Setup = {}): Setup {
  const hands = Object.fromEntries(
    (['E', 'S', 'W', 'N'] as const).map((wind) => [
      wind,
      ready.includes(wind) ? READY[wind] : IDLE[wind],
    ]),
  );
  return { hands, draws: '7z', live: 0, discards: PLAIN_DISCARDS, ...setup };
}

/** The deal at hand as the document names it: `South 2 Bonus 1`. */
export function handName({ match: { round, dealer, counters } }: Table): string {
  const name = { E: 'East', S: 'South', W: 'West', N: 'North' }[WINDS[round % 4]!];
  return `${name} ${dealer + 1}${counters > 0 ? ` Bonus ${counters}` : ''}`;
}

/** All simples, waiting for 2s and 5s. */
export const SIMPLES = '234m678m345p34s88p';

const QUIET = { draws: '2s', discards: PLAIN_DISCARDS, indicators: '6z', ura: '6z' } as const;

/** `E tsumo` wins 1,300 from each. */
export const EAST_DRAWS: Setup = { ...QUIET, hands: { ...ALIKE, E: SIMPLES } };

/** `E discards 2s`, `S ron` wins 2,000. */
export const SOUTH_WAITS: Setup = { ...QUIET, hands: { ...ALIKE, S: SIMPLES } };

export const eastWins = (table: Table) => table.deal(EAST_DRAWS).do('E tsumo');
export const southWins = (table: Table) => table.deal(SOUTH_WAITS).do('E discards 2s', 'S ron');
