// The table of a step: a wall in which everything lies where the lesson says, and the rest as a die that always falls alike
// has thrown it.

import { randomFrom, shuffled } from '@hanchan/bots';
import { deal, type Match, newMatch } from '@hanchan/game';
import { type RuleValues, redFivesOf } from '@hanchan/rules';
import { givenWall, type Seat, type Tile, WINDS } from '@hanchan/tiles';
import { tilesNamed } from './deeds.ts';
import type { Arrangement } from './lesson.ts';

const SEED = 20_22;

/** Tiles one by one, `.` for any. */
function drawnTiles(text: string): readonly (Tile | null)[] {
  const names = text.split(/\s+/).filter((name) => name !== '');
  return names.flatMap((name): readonly (Tile | null)[] =>
    /^\.+$/.test(name) ? [...name].map(() => null) : tilesNamed(name),
  );
}

function arrangedWall(asked: Arrangement, dealer: Seat, rules: RuleValues): Tile[] {
  const texts = { ...asked.others, [asked.wind]: asked.hand };
  const given = {
    hands: Object.fromEntries(
      Object.entries(texts).map(([wind, text]) => [wind, tilesNamed(text)]),
    ),
    draws: drawnTiles(asked.live),
    replacements: tilesNamed(asked.replacements ?? ''),
    indicators: tilesNamed(asked.indicators ?? ''),
    ura: tilesNamed(asked.ura ?? ''),
  };
  const redFives = redFivesOf(rules);
  return givenWall(dealer, redFives, given, (rest) => shuffled(rest, randomFrom(SEED)));
}

/** The deal as it begins. Everybody is asked about every discard, as at a real table. */
export function layOut(asked: Arrangement, rules: RuleValues): { match: Match; seat: Seat } {
  const start = newMatch(rules, { ...asked.start, assistance: 'unassisted' });
  const dealt = deal(start, arrangedWall(asked, start.dealer, rules));
  if (!dealt.ok) throw new Error(`not dealt: ${dealt.error.code}`);
  const seat = ((start.dealer + WINDS.indexOf(asked.wind)) % 4) as Seat;
  return { match: dealt.value.match, seat };
}
