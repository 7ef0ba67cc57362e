// Every rulebook that ships with the project, as cited values.

import type { Ruleset } from '@hanchan/rules';
import { installedBook, installedBooks } from './installed.ts';
import { EMA_2008 } from './made/ema-2008/values.ts';
import { GENERAL } from './made/general/values.ts';
import { TENHOU } from './made/tenhou/values.ts';
import { USPML_FUNDAMENTALS } from './made/uspml-fundamentals/values.ts';
import { WDMC_2019 } from './made/wdmc-2019/values.ts';
import { WRC_2022 } from './made/wrc-2022/values.ts';

export { deskOf, deskProposed } from './eventDesk.ts';
export {
  forgetBook,
  type InstalledBook,
  installBook,
  installedBook,
  installedBooks,
} from './installed.ts';
export type { BookInPlay, BookTexts, EditionChange, Rulebook } from './rulebook.ts';
export { rulingsNamedIn } from './ruling.ts';
export * from './words.ts';
export { EMA_2008, GENERAL, TENHOU, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 };

/** Those that ship. */
export const RULESETS: readonly Ruleset[] = [
  WRC_2022,
  WDMC_2019,
  EMA_2008,
  USPML_FUNDAMENTALS,
  GENERAL,
  TENHOU,
];

/** Those that new games may be played by: the shipped ones, then the installed ones. */
export const offeredRulesets = (): readonly Ruleset[] => [
  ...RULESETS,
  ...installedBooks()
    .filter(({ isOffered }) => isOffered)
    .map(({ ruleset }) => ruleset),
];

/** A shipped rulebook or an installed one, offered or not: what was played by it can be read. */
export function findRuleset(id: string): Ruleset | undefined {
  return RULESETS.find((ruleset) => ruleset.id === id) ?? installedBook(id)?.ruleset;
}
