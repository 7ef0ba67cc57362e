// Whom a player is compared with: the bot that was measured under the same rules, and strong people as far as their games are known.

import type { MeasureId } from '@hanchan/arena';
import { arePlain } from '@hanchan/kit/figures/plainPoints.ts';
import { BOT_REFERENCES, type Measurement, STRONG_PLAYERS } from '@hanchan/protocol';
import { findRuleset } from '@hanchan/rulesets';

export interface Others {
  /** Null where no bot was measured. */
  readonly bot: {
    readonly level: string;
    readonly matches: number;
    of(id: MeasureId): Measurement | null;
  } | null;
  /** Null where the rulebook plays another game: points by the score, no yaku. */
  readonly strong: { readonly hands: number; of(id: MeasureId): Measurement | null } | null;
  /** Strong players were seen under other rules. */
  readonly isElsewhere: boolean;
}

const LEVEL = 'club';

export function othersFor(book: string): Others {
  const bot = BOT_REFERENCES.find((one) => one.book === book)?.players[LEVEL] ?? null;
  const strong = STRONG_PLAYERS.players['strong']!;
  const rules = findRuleset(book)?.values;
  const isOther = rules !== undefined && arePlain(rules['table.startingPoints']);
  return {
    bot:
      bot === null
        ? null
        : { level: LEVEL, matches: bot.matches, of: (id) => bot.figures[id] ?? null },
    // Each hand was counted for all four who played it.
    strong: isOther ? null : { hands: strong.deals / 4, of: (id) => strong.figures[id] ?? null },
    isElsewhere: book !== STRONG_PLAYERS.book,
  };
}
