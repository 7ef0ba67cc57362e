// What is the ruling? An incident from the offences that the rulebook lists, how often it happened before, and what it
// leads to. Where a document names none, the options of the engine's own fouls are asked.

import { pick, type Random, shuffled } from '@hanchan/bots';
import {
  FOUL_EFFECTS,
  type FoulEffect,
  type FoulList,
  type FoulOutcome,
  type ListedFoul,
  type Ruleset,
  type RuleValues,
  sourceOfStep,
  tilesWanted,
} from '@hanchan/rules';
import { TABLE_FOULS } from '@hanchan/rulesets/fouls';
import { WINDS, type Wind } from '@hanchan/tiles';
import {
  type Consequence,
  consequencesOf,
  deskRulesFor,
  outcomeOf,
  type Proposal,
  pointsOf,
} from '@hanchan/tournament';
import type { QuestionOf } from './kinds.ts';

/** What a referee would propose for it. */
type Proposed = Pick<Proposal, 'foul' | 'outcome' | 'source' | 'points' | 'time' | 'consequences'>;

/** An incident at a table, and what the rulebook makes of it. */
export interface RefereeQuestion extends QuestionOf<'referee'>, Proposed {
  readonly who: Wind;
  readonly round: Wind;
  /** The last deal on the clock is being played, and time is up. */
  readonly isTimeUp: boolean;
  /** Of an offence by number of tiles: how many. */
  readonly tiles: number;
  /** What may follow: true ones and others. */
  readonly offered: readonly FoulEffect[];
}

const SHOWN_TRUE = 4;
const SHOWN_ALL = 6;

/** What cannot be true together: each is the likeliest mistake for the other. */
const OPPOSITES: readonly (readonly [FoulEffect, FoulEffect])[] = [
  ['voidedByWin', 'countsWithWin'],
  ['redealAtDraw', 'drawStands'],
  ['overAtTimeUp', 'redealAtTimeUp'],
  ['offTournament', 'paidAtTable'],
  ['callVoid', 'callStands'],
  ['noScore', 'seatScore'],
  ['corrected', 'notCorrected'],
  ['placedBack', 'announced'],
];
const TIME_UP: readonly FoulEffect[] = ['overAtTimeUp', 'redealAtTimeUp'];

/** A rulebook, whole, with the offences of the book that it is or rests on. */
export interface JudgedBook {
  readonly ruleset: Ruleset;
  readonly fouls: FoulList;
}

/** Null where neither the document nor its options judge anything. */
export function refereeQuestion(book: JudgedBook, random: Random): RefereeQuestion | null {
  const rules = book.ruleset.values;
  const list = book.fouls;
  const fouls = foulsOf(book);
  if (fouls.length === 0) return null;
  const foul = pick(fouls, random);
  const time = 1 + (foul.steps.length > 1 ? Math.floor(random() * (foul.steps.length + 1)) : 0);
  const step = foul.steps[Math.min(time, foul.steps.length) - 1]!;
  const outcome = outcomeOf(foul, step, rules);
  const desk = deskRulesFor(rules);
  const consequences = consequencesOf(foul, list, outcome, rules, desk);
  const isTimeUp = outcome === 'chombo' && random() < 0.4;
  return {
    type: 'referee',
    foul,
    who: pick(WINDS, random),
    round: pick(WINDS.slice(0, 2), random),
    time,
    isTimeUp,
    tiles: tilesOf(foul, rules, random),
    outcome,
    source: sourceOfStep(foul, step),
    points: pointsOf(foul, step, outcome, rules, desk),
    offered: offeredOf(consequences, isTimeUp, random),
    consequences,
    skills: [foul.group],
  };
}

/**
 * The rulebook's own, and what else a table can see that an option decides. Where it is our choice that nothing comes
 * of it, there is nothing to know.
 */
function foulsOf({ ruleset, fouls: list }: JudgedBook): ListedFoul[] {
  const { values: rules, citations } = ruleset;
  const isJudged = (foul: ListedFoul) =>
    outcomeOf(foul, foul.steps[0]!, rules) !== 'nothing' ||
    citations[foul.rule!].status === 'stated';
  // Where no document speaks, and we chose, there is nothing to know either.
  const isOurs = ({ rule, clauses }: ListedFoul) =>
    clauses.length === 0 && rule === 'penalty.falseWin' && citations[rule].status === 'ourChoice';
  const own = list.fouls.filter((foul) => foul.id !== 'other' && !isOurs(foul));
  const isKnown = ({ rule, id }: ListedFoul) =>
    own.some((one) => one.id === id || (one.rule !== null && one.rule === rule));
  const more = TABLE_FOULS.fouls
    .filter((foul) => foul.rule?.startsWith('foul.') && foul.limit === null && !isKnown(foul))
    .filter(isJudged)
    .map(
      (foul): ListedFoul => ({
        ...foul,
        says: '',
        section: '',
        clauses: [],
        effects: [],
        effectSources: {},
      }),
    );
  // A riichi foul needs a riichi.
  return [...own, ...more].filter(({ group }) => group !== 'riichi' || rules['riichi.allowed']);
}

function tilesOf(foul: ListedFoul, rules: RuleValues, random: Random): number {
  const least = tilesWanted(foul, rules);
  if (least === null) return 0;
  // A few are few; of the others one more is as bad.
  return Math.max(1, least) + (foul.id === 'exposedFew' ? 0 : Math.floor(random() * 2));
}

function offeredOf(
  consequences: readonly Consequence[],
  isTimeUp: boolean,
  random: Random,
): FoulEffect[] {
  const right = consequences.map(({ id }) => id);
  // Where nothing is written down nobody can say what does not follow.
  if (right.length === 0) return [];
  const first = isTimeUp ? right.filter((id) => TIME_UP.includes(id)) : [];
  const rest = shuffled(
    right.filter((id) => !first.includes(id)),
    random,
  );
  const shown = [...first, ...rest].slice(0, SHOWN_TRUE);
  const isOpen = (id: FoulEffect) => !right.includes(id) && !shown.includes(id);
  const opposite = OPPOSITES.flatMap(([a, b]) => [
    ...(shown.includes(a) ? [b] : []),
    ...(shown.includes(b) ? [a] : []),
  ]).filter(isOpen);
  const others = shuffled(OPPOSITES.flat().filter(isOpen), random);
  const wrong = [...new Set([...opposite, ...others])].slice(0, SHOWN_ALL - shown.length);
  const all = [...shown, ...wrong];
  return (Object.keys(FOUL_EFFECTS) as FoulEffect[]).filter((id) => all.includes(id));
}

/** What somebody decides: the outcome, and what follows from it. */
export interface Ruling {
  readonly outcome: FoulOutcome | null;
  readonly effects: readonly FoulEffect[];
}

/** How a ruling compares with the rulebook. */
export interface RulingGrade {
  readonly isOutcomeRight: boolean;
  /** Of each that was offered, whether it was rightly named or left. */
  readonly marks: readonly boolean[];
  readonly isRight: boolean;
}

/** Right is a ruling with the right outcome and all that follows, no more and no less. */
export function gradeRuling(question: RefereeQuestion, { outcome, effects }: Ruling): RulingGrade {
  const right = question.consequences.map(({ id }) => id);
  const marks = question.offered.map((id) => right.includes(id) === effects.includes(id));
  const isOutcomeRight = outcome === question.outcome;
  return { isOutcomeRight, marks, isRight: isOutcomeRight && marks.every(Boolean) };
}
