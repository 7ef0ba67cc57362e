// Decisions whose answers were counted: in worlds that agree with all that the player knows, played to the end of the deal. Counting
// takes long, so the positions are data, made by a command; here a position becomes a moment at a table again.

import { randomFrom, shuffled } from '@hanchan/bots';
import type { Action, Match } from '@hanchan/game';
import { deal, legalActions, newMatch, play, seatsToAct } from '@hanchan/game';
import { hashOf, type RuleValues, redFivesOf } from '@hanchan/rules';
import { type BySeat, type Seat, tileSet } from '@hanchan/tiles';
import { codeOf } from '../paper.ts';
import { isSkill, type QuestionOf, type Skill } from './kinds.ts';

/** A mean, and half of its 95 % interval. */
export type Counted = readonly [mean: number, within: number];

/** What is counted: points of the deal, the place in the match, or how often it is dealt in at once. */
export type JudgedUnit = 'points' | 'places' | 'dealIn';

/** One answer, with its figures. */
export interface JudgedFigures {
  readonly is: Counted;
  /** Less those of the best, in the same worlds; of places more is worse. */
  readonly than: Counted;
  /** Shares of the worlds. */
  readonly win: number;
  readonly dealIn: number;
}

/** A position as a file keeps it. */
export interface StoredPosition {
  readonly about: Skill<'judgement'>;
  /** Of the wall. */
  readonly seed: number;
  readonly round: number;
  readonly dealer: Seat;
  readonly scores: readonly number[];
  /** Which of the legal actions was taken, one after the other, each as a digit to base 36. */
  readonly path: string;
  readonly worlds: number;
  readonly unit: JudgedUnit;
  /** The best first; `act` is its place among the legal actions. */
  readonly choices: readonly (JudgedFigures & { readonly act: number })[];
}

/** One answer to choose. */
export interface JudgedChoice extends JudgedFigures {
  readonly action: Action;
}

/** What would you do, where it has been counted? */
export interface JudgementQuestion extends QuestionOf<'judgement'> {
  readonly match: Match;
  readonly seat: Seat;
  readonly unit: JudgedUnit;
  readonly worlds: number;
  /** The best first. */
  readonly choices: readonly JudgedChoice[];
}

type Start = Pick<StoredPosition, 'seed' | 'round' | 'dealer' | 'scores'>;

/**
 * Positions were counted under exactly these values, whatever the rulebook is called; an option that came later and is
 * answered as every game before it meant changes nothing.
 */
export const judgedUnder = (rules: RuleValues): string => codeOf(hashOf(rules));

/** The deal as it begins. */
export function judgedStart(rules: RuleValues, { seed, round, dealer, scores }: Start): Match {
  const start = newMatch(rules, { round, dealer, scores: scores as unknown as BySeat<number> });
  const dealt = deal(start, shuffled(tileSet(redFivesOf(rules)), randomFrom(seed)));
  if (!dealt.ok) throw new Error(`not dealt: ${dealt.error.code}`);
  return dealt.value.match;
}

/** Null for a path that does not lead anywhere. */
function judgedMatch(rules: RuleValues, position: StoredPosition): Match | null {
  let match = judgedStart(rules, position);
  for (const digit of position.path) {
    const [seat] = seatsToAct(match);
    const action =
      seat === undefined ? undefined : legalActions(match, seat)[Number.parseInt(digit, 36)];
    const step = action === undefined ? null : play(match, action);
    if (step === null || !step.ok) return null;
    match = step.value.match;
  }
  return match;
}

/** The question of a position; null where these rules do not lead to it. */
export function judgementQuestion(
  rules: RuleValues,
  position: StoredPosition,
): JudgementQuestion | null {
  const match = judgedMatch(rules, position);
  const seat = match === null ? undefined : seatsToAct(match)[0];
  if (match === null || seat === undefined) return null;
  const legal = legalActions(match, seat);
  const { about, unit, worlds } = position;
  const choices = position.choices.flatMap(({ act, ...figures }): JudgedChoice[] => {
    const action = legal[act];
    return action === undefined ? [] : [{ ...figures, action }];
  });
  if (choices.length !== position.choices.length) return null;
  return { type: 'judgement', match, seat, unit, worlds, choices, skills: [about] };
}

const UNITS: readonly string[] = ['points', 'places', 'dealIn'] satisfies JudgedUnit[];
const FIELDS = 8;
const FIGURES = 7;

/** The positions that a text keeps for these rules; a line that cannot be read is left out. */
export function readPositions(text: string, rules: RuleValues): readonly StoredPosition[] {
  const lines = text.split('\n');
  const at = lines.indexOf(`under ${judgedUnder(rules)}`);
  if (at < 0) return [];
  const end = lines.findIndex((line, i) => i > at && line.startsWith('under '));
  return lines.slice(at + 1, end < 0 ? undefined : end).flatMap((line) => readPosition(line) ?? []);
}

function readPosition(line: string): StoredPosition | null {
  const fields = line.split(' ');
  const [about = '', seed, round, dealer, held = '', worlds, unit = '', path = ''] = fields;
  const [wall, number, seat, count] = [seed, round, dealer, worlds].map(Number);
  const scores = held.split(',').map(Number);
  const choices = fields.slice(FIELDS).map((text) => text.split(',').map(Number));
  const numbers = [wall, number, seat, count, ...scores, ...choices.flat()];
  if (!isSkill('judgement', about) || !UNITS.includes(unit)) return null;
  if (choices.length < 2 || choices.some((one) => one.length !== FIGURES)) return null;
  if (scores.length !== 4 || !numbers.every(Number.isFinite) || !/^[0-9a-z]*$/.test(path))
    return null;
  return {
    about: about as Skill<'judgement'>,
    seed: wall!,
    round: number!,
    dealer: seat as Seat,
    scores,
    path,
    worlds: count!,
    unit: unit as JudgedUnit,
    choices: choices.map(([act, is, isWithin, than, thanWithin, win, dealIn]) => ({
      act: act!,
      is: [is!, isWithin!],
      than: [than!, thanWithin!],
      win: win!,
      dealIn: dealIn!,
    })),
  };
}

/** As good as the best: the difference is within what counting can be wrong by. */
export const isJudgedRight = ({ than: [mean, within] }: JudgedFigures): boolean =>
  Math.abs(mean) <= within;
