// Which question an address names: kind, rulebook, level, seed and number, so that a friend gets the same one.

import { seedOf } from '@hanchan/bots';
import {
  isLevel,
  isSkill,
  LEVELS,
  type Level,
  type Skill,
  type TrainKind,
} from '@hanchan/examination';
import { queryValues } from '@hanchan/kit/route/queryValues.ts';

export interface AskedQuestion {
  readonly kind: TrainKind;
  /** A rulebook's id, or own rules as a link holds them. */
  readonly rules: string;
  readonly level: Level;
  readonly seed: string;
  /** From 1 on. */
  readonly number: number;
  /** Only questions that try this. */
  readonly skill: Skill | null;
  /** A position of the player's own, kept in this browser: the first question, and others like it behind it. */
  readonly mistake: string | null;
  /** This number of the series comes back here, because it was answered wrong. */
  readonly again: number | null;
}

const SEED = /^[a-z0-9]{1,12}$/;
const MISTAKE = /^[0-9a-f]{12}$/;
const NUMBER_MAX = 9_999;

export function trainAddress(asked: AskedQuestion): string {
  const { kind, rules, level, seed, number, skill, mistake, again } = asked;
  const query = new URLSearchParams({ rules });
  if (LEVELS[kind].length > 1) query.set('level', level);
  if (skill !== null) query.set('skill', skill);
  if (mistake !== null) query.set('mistake', mistake);
  query.set('seed', seed);
  query.set('n', String(number));
  if (again !== null) query.set('again', String(again));
  return `/train/${kind}?${query}`;
}

export interface Read {
  readonly asked: AskedQuestion;
  /** The names in the address whose values could not be read. */
  readonly unread: readonly string[];
}

/** What is missing is taken from `usual`; what cannot be read is named as well. */
export function readAddress(kind: TrainKind, query: URLSearchParams, usual: AskedQuestion): Read {
  const { take, unread } = queryValues(query);
  const asked: AskedQuestion = {
    kind,
    rules: take('rules', usual.rules, (text) => text),
    level: take('level', usual.level, (text) => (isLevel(kind, text) ? text : null)),
    skill: take<Skill | null>('skill', null, (text) => (isSkill(kind, text) ? text : null)),
    seed: take('seed', usual.seed, (text) => (SEED.test(text) ? text : null)),
    number: take('n', 1, readNumber),
    mistake: take<string | null>('mistake', null, (text) => (MISTAKE.test(text) ? text : null)),
    again: take<number | null>('again', null, readNumber),
  };
  return { asked, unread };
}

function readNumber(text: string): number | null {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= NUMBER_MAX ? number : null;
}

/** Which of its series is asked. */
export const numberAsked = ({ number, again }: AskedQuestion): number => again ?? number;

/** The chance of one question: the same address gives the same numbers. */
export function seedOfQuestion({ kind, level, seed, number, skill, again }: AskedQuestion): number {
  const letters = [...`${kind} ${level} ${skill ?? ''} ${seed}`].map((letter) =>
    letter.charCodeAt(0),
  );
  return seedOf(again ?? number, ...letters);
}
