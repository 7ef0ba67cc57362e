// The rulings of every rulebook, apart from the values so that only those who show them load them.

import type { RuleKey } from '@hanchan/rules';
import { clausesOf } from './clauses.ts';
import { CLAUSE_TESTS, type ClauseTest } from './clauseTests.ts';
import { installedBook, installedBooks } from './installed.ts';
import { EMA_2008_RULINGS } from './made/ema-2008/rulings.ts';
import { GENERAL_RULINGS } from './made/general/rulings.ts';
import { USPML_FUNDAMENTALS_RULINGS } from './made/uspml-fundamentals/rulings.ts';
import { WDMC_2019_RULINGS } from './made/wdmc-2019/rulings.ts';
import { WRC_2022_RULINGS } from './made/wrc-2022/rulings.ts';
import type { Ruling } from './ruling.ts';

export { type Ruling, rulingsNamedIn } from './ruling.ts';
export { TRAPS } from './traps.ts';

/** By the rulebook whose document raised the question. Tenhou has no document; it follows rulings on others. */
export const RULINGS: Readonly<Record<string, readonly Ruling[]>> = {
  'wrc-2022': WRC_2022_RULINGS,
  'wdmc-2019': WDMC_2019_RULINGS,
  'ema-2008': EMA_2008_RULINGS,
  'uspml-fundamentals': USPML_FUNDAMENTALS_RULINGS,
  general: GENERAL_RULINGS,
};

/** A ruling with all that follows from its place: whom it concerns, where the document speaks, what holds it. */
export interface PlacedRuling extends Ruling {
  /** The first is the one whose document raised the question. */
  readonly rulebooks: readonly string[];
  /** Sections of its clauses, in their order. */
  readonly sections: readonly string[];
  readonly tests: readonly ClauseTest[];
}

function place(home: string, ruling: Ruling): PlacedRuling {
  const bearing = clausesOf(home).filter(({ id }) => ruling.clauses.includes(id));
  return {
    ...ruling,
    rulebooks: [home, ...(ruling.alsoFor ?? [])],
    sections: [...new Set(bearing.map(({ section }) => section))],
    tests: isCarriedOver(home, ruling) ? (CLAUSE_TESTS[ruling.id] ?? []) : [],
  };
}

/** Our tests hold our rulings; of an edition that was installed, those that it has not changed. */
function isCarriedOver(home: string, ruling: Ruling): boolean {
  const book = installedBook(home);
  if (book === undefined) return true;
  const { from = '' } = book.ruleset;
  if (!Object.hasOwn(RULINGS, from)) return false;
  const before = RULINGS[from]!.find(({ id }) => id === ruling.id);
  return before !== undefined && before.decision === ruling.decision;
}

const SHIPPED: readonly PlacedRuling[] = Object.entries(RULINGS).flatMap(([home, rulings]) =>
  rulings.map((ruling) => place(home, ruling)),
);

const placedIn = (id: string): readonly PlacedRuling[] =>
  installedBook(id)?.texts?.rulings.map((ruling) => place(id, ruling)) ?? [];

/** Those of a rulebook: its own first, then those on other documents that it follows. */
export function rulingsOf(rulesetId: string): readonly PlacedRuling[] {
  const isOwn = ({ rulebooks }: PlacedRuling) => rulebooks[0] === rulesetId;
  const found = SHIPPED.filter(({ rulebooks }) => rulebooks.includes(rulesetId));
  const own = [...found.filter(isOwn), ...placedIn(rulesetId)];
  return [...own, ...found.filter((one) => !isOwn(one))];
}

/** From which a value of a rulebook follows. */
export const rulingsOn = (rulesetId: string, key: RuleKey): readonly PlacedRuling[] =>
  rulingsOf(rulesetId).filter(({ options }) => options.includes(key));

/** By its id. An edition keeps the ids of the one before it; who asks for one by its id alone is given the earlier. */
export const findRuling = (id: string): PlacedRuling | undefined =>
  SHIPPED.find((ruling) => ruling.id === id) ??
  installedBooks()
    .flatMap(({ ruleset }) => placedIn(ruleset.id))
    .find((ruling) => ruling.id === id);
