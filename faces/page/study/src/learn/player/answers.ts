// What the engine answers to the questions of the course. No answer stands in a lesson.

import { formsOf } from '@hanchan/examination';
import { isComplete, waits } from '@hanchan/hand';
import { type ExampleWin, scoreOf } from '@hanchan/kit/yakuList/exampleWin.ts';
import type { RuleValues } from '@hanchan/rules';
import { findRuleset } from '@hanchan/rulesets';
import { countTiles, doraOf, kindOf, parseHand, type Tile } from '@hanchan/tiles';
import { tilesNamed } from './deeds.ts';
import type { Arrangement, CourseBook, Option } from './lesson.ts';
import { playOut } from './run.ts';

export function bookValues(book: CourseBook): RuleValues {
  const ruleset = findRuleset(book);
  if (ruleset === undefined) throw new Error(`no rulebook ${book}`);
  return ruleset.values;
}

/** The places of the options that are so. */
export const rightPlaces = (
  options: readonly Option[],
  isSo: (option: Option) => boolean,
): readonly number[] => options.flatMap((option, i) => (isSo(option) ? [i] : []));

export const tileOptions = (text: string): readonly Option[] =>
  text
    .split(' ')
    .flatMap((part) => tilesNamed(part))
    .map((tile) => ({ tile: nameOf(tile) }));

const nameOf = (tile: Tile): string => {
  const kind = kindOf(tile);
  return `${(kind % 9) + 1}${'mpsz'[Math.floor(kind / 9)]}`;
};

export const YES_NO: readonly Option[] = [{ name: 'yes' }, { name: 'no' }];
export const yesIf = (isSo: boolean): readonly number[] => [isSo ? 0 : 1];

/** The tiles that complete a hand, by name. */
export function waitsIn(hand: string, book: CourseBook): readonly string[] {
  const parsed = parseHand(hand);
  if (!parsed.ok) throw new Error(`no hand: ${hand}`);
  return waits(parsed.value, formsOf(bookValues(book))).map(nameOf);
}

/** Whether these tiles are a set: with a pair and three sets of others they make a hand complete. */
export function isSet(text: string, book: CourseBook): boolean {
  const tiles = tilesNamed(text);
  const padding = ['111222m44p', '111222s44p', '777888s44p', '111222p44s'].map(tilesNamed);
  const others = padding.find((one) => !one.some((tile) => tiles.includes(tile)))!;
  const counts = countTiles([...tiles, ...others]);
  return tiles.length === 3 && isComplete(counts, 1, formsOf(bookValues(book)));
}

export const doraAfter = (indicator: string): string => nameOf(doraOf(tilesNamed(indicator)[0]!));

/** What a win is worth; null where it is none. */
export const winWorth = (win: ExampleWin, book: CourseBook) => scoreOf(win, bookValues(book));

/** How the scores stand after a deal, from the learner's seat on. */
export function scoresAfter(deal: Arrangement, book: CourseBook): readonly number[] {
  return playOut(deal, bookValues(book)).scores;
}
