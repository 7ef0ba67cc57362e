// A whole rulebook from its parts: each part read for itself, then what they say of each other.

import {
  type Citation,
  conflictsInDraft,
  isRuleKey,
  optionOf,
  RULE_KEYS,
  type RuleKey,
  type Ruleset,
  type RuleValues,
  VOCABULARY,
} from '@hanchan/rules';
import { type Rulebook, rulingsNamedIn, SILENT_FOULS } from '@hanchan/rulesets/forms';
import { fail, ok, type Result } from '@hanchan/tiles';
import { carriedOver, ofEdition, refuseUnlisted } from './edition.ts';
import { type Example, readExamples, tryExamples } from './examplesPart.ts';
import { readFouls } from './foulsPart.ts';
import { type BookHead, readHead } from './headPart.ts';
import type { Library } from './library.ts';
import { fileOf, type Part } from './parts.ts';
import { type BookProblem, Place, type Sheet } from './place.ts';
import {
  NO_WORDS,
  type Placed,
  readClauses,
  readOutside,
  readRulings,
  readWords,
} from './textParts.ts';
import { inTodaysWords, type OneAnswer } from './todaysWords.ts';
import { type Answer, readAnswers } from './valuesPart.ts';

export interface ReadBook {
  readonly book: Rulebook;
  readonly examples: readonly Example[];
}

export type Sheets = Partial<Readonly<Record<Part, Sheet>>>;

/**
 * A folder of an edition holds what is different; what was packed is whole, whatever it rests on. What was installed has been
 * checked: an engine that scores one of its examples otherwise since then must not take the book from its games.
 */
export type Origin = 'folder' | 'pack' | 'installed';

export function readBook(
  sheets: Sheets,
  library: Library,
  origin: Origin = 'folder',
): Result<ReadBook, readonly BookProblem[]> {
  const problems: BookProblem[] = [];
  const place = (part: Part) => {
    const sheet = sheets[part];
    return sheet === undefined ? undefined : new Place(sheet, problems);
  };
  const missing = (part: Part) =>
    problems.push({ file: fileOf(part), line: null, field: '', message: 'the file is missing' });
  const headPlace = place('rulebook');
  if (headPlace === undefined) {
    missing('rulebook');
    return fail(problems);
  }
  const head = readHead(headPlace);
  if (head === undefined) return fail(problems);
  const base =
    head.from === null || origin !== 'folder' ? null : ofEdition(head, head.from, library);
  if (base === undefined) return fail(problems);

  const valuesPlace = place('values');
  if (valuesPlace === undefined) missing('values');
  const isOfToday = head.vocabulary === VOCABULARY;
  const answers = valuesPlace === undefined ? new Map() : readAnswers(valuesPlace, isOfToday);
  const clauses = listed(place('clauses'), readClauses);
  const outside = listed(place('outside'), readOutside);
  const rulings = listed(place('rulings'), readRulings);
  const foulsPlace = place('fouls');
  const ownFouls = foulsPlace === undefined ? null : readFouls(foulsPlace);
  const wordsPlace = place('words');
  const words = wordsPlace === undefined ? NO_WORDS : readWords(wordsPlace);
  const examples = listed(place('examples'), readExamples);

  const values =
    valuesPlace === undefined
      ? undefined
      : answered({ head, answers, base, library, place: valuesPlace });
  if (values === undefined) return fail(problems);
  const book = carriedOver(base, head, {
    ruleset: rulesetOf(head, values),
    words,
    fouls: ownFouls ?? base?.fouls ?? SILENT_FOULS,
    clauses: clauses.map(({ one }) => one),
    outside: Object.fromEntries(outside.map(({ one }) => one)),
    rulings: rulings.map(({ one }) => one),
    changes: head.changes,
  });
  if (base !== null) refuseUnlisted(book, base, headPlace.at('changes'));
  if (origin !== 'installed') {
    refuseLoose(book, library, { answers, outside, rulings, foulsPlace, examples, headPlace });
    if (problems.length === 0) tryExamples(examples, book.ruleset.values);
  }
  return problems.length === 0 ? ok({ book, examples }) : fail(problems);
}

const listed = <T>(place: Place | undefined, read: (place: Place) => readonly T[]): readonly T[] =>
  place === undefined ? [] : read(place);

type Answered = ReadonlyMap<RuleKey, OneAnswer>;

function rulesetOf(
  { vocabulary: _, from, changes: __, silent: ___, ...about }: BookHead,
  answers: Answered,
): Ruleset {
  const entry = <T>(pick: (key: RuleKey) => T) =>
    Object.fromEntries(RULE_KEYS.map((key) => [key, pick(key)]));
  return {
    ...about,
    ...(from === null ? {} : { from: from.value as string }),
    values: entry((key) => answers.get(key)!.value) as unknown as RuleValues,
    citations: entry((key) => answers.get(key)!.citation) as Ruleset['citations'],
  };
}

interface Answering {
  readonly head: BookHead;
  readonly answers: ReadonlyMap<string, Answer>;
  readonly base: Rulebook | null;
  readonly library: Library;
  readonly place: Place;
}

/** One answer for every question: the book's own, that of the edition before, or whatever its silence is filled from. */
function answered({ head, answers, base, library, place }: Answering): Answered | undefined {
  const filler = head.silent === null ? null : fillerOf(head.silent, library);
  if (filler === undefined) return undefined;
  const rest = base?.ruleset ?? filler;
  const own = inTodaysWords({ vocabulary: head.vocabulary, answers, rest, place });
  if (own === undefined) return undefined;
  const all = new Map<RuleKey, OneAnswer>();
  for (const key of RULE_KEYS) {
    const answer = own.get(key);
    if (answer !== undefined) all.set(key, answer);
    else if (rest !== null) {
      all.set(key, { value: rest.values[key], citation: rest.citations[key] });
    } else if (!isStated(place.value, key)) {
      place.fault(`${key} has no answer`, optionOf(key).question);
    }
  }
  if (all.size < RULE_KEYS.length) return undefined;
  const values = Object.fromEntries([...all].map(([key, { value }]) => [key, value]));
  for (const { keys, why } of conflictsInDraft(values as unknown as RuleValues)) {
    const at = keys.map((key) => answers.get(key)?.place).find((one) => one !== undefined);
    (at ?? place).fault(`${keys.join(' and ')} contradict each other: ${why}`);
  }
  return all;
}

/** An answer that cannot be read has been named by its own fault. */
const isStated = (answers: unknown, key: RuleKey): boolean =>
  typeof answers === 'object' && answers !== null && key in answers;

/** The book that silence is filled from, every answer as our choice. */
function fillerOf(
  { as, reason }: NonNullable<BookHead['silent']>,
  { findBook }: Library,
): Ruleset | undefined {
  const id = as.text();
  const book = id === undefined ? undefined : findBook(id);
  if (book === undefined) return as.fault(`there is no rulebook “${id}”`);
  const citation: Citation = { status: 'ourChoice', section: '', clauses: [], reason };
  const citations = Object.fromEntries(RULE_KEYS.map((key) => [key, citation]));
  return { ...book.ruleset, citations: citations as Ruleset['citations'] };
}

interface Loose {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly outside: readonly Placed<readonly [string, string]>[];
  readonly rulings: readonly Placed<{ readonly clauses: readonly string[] }>[];
  readonly foulsPlace: Place | undefined;
  readonly examples: readonly Example[];
  readonly headPlace: Place;
}

/** Notes what refers to a clause or a ruling that is not there, and what is stated without one. */
function refuseLoose(book: Rulebook, { hasRuling }: Library, loose: Loose): void {
  const known = new Set(book.clauses.map(({ id }) => id));
  const wantClauses = (place: Place, ids: readonly string[]) => {
    for (const id of ids) {
      if (!known.has(id)) place.fault(`names the clause ${id}, which is not in clauses.yaml`);
    }
  };
  const own = new Set(book.rulings.map(({ id }) => id));
  // One book may follow a ruling on another.
  const isRuling = (id: string) => own.has(id) || hasRuling(id);
  for (const [key, { place, citation }] of loose.answers) {
    const passages = [citation, ...(citation.cases ?? [])];
    // One that is gone since then has nothing to be asked.
    const question = isRuleKey(key) ? optionOf(key).question : undefined;
    for (const { status, clauses, reason = '' } of passages) {
      wantClauses(place, clauses);
      if (status === 'stated' && clauses.length === 0 && known.size > 0) {
        place.fault('is stated, but names no clause that states it', question);
      }
      for (const id of rulingsNamedIn(reason)) {
        if (!isRuling(id)) place.fault(`names the ruling ${id}, which is not in rulings.yaml`);
      }
    }
  }
  for (const { place, one } of loose.outside) wantClauses(place, [one[0]]);
  for (const { place, one } of loose.rulings) wantClauses(place, one.clauses);
  for (const { place, clauses } of loose.examples) wantClauses(place, clauses);
  if (loose.foulsPlace !== undefined) wantFoulClauses(book, loose.foulsPlace, wantClauses);
  for (const { clauses } of book.changes) wantClauses(loose.headPlace.at('changes'), clauses);
}

function wantFoulClauses(
  { fouls: { fouls, after } }: Rulebook,
  place: Place,
  want: (place: Place, ids: readonly string[]) => void,
): void {
  for (const [i, foul] of fouls.entries()) {
    const sources = [
      ...foul.steps.map(({ source }) => source),
      ...Object.values(foul.effectSources),
    ];
    want(
      place.at('fouls').at(i),
      [foul, ...sources].flatMap((one) => one?.clauses ?? []),
    );
  }
  const following = Object.values(after).flat();
  if (following.length > 0)
    want(
      place.at('after'),
      following.flatMap(({ clauses }) => clauses),
    );
}
