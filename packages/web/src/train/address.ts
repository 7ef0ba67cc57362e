// Which question an address names: kind, rulebook, level, seed and number, so that a friend gets the same one.

import { seedOf } from '@hanchan/bots';
import { isLevel, isSkill, LEVELS, type Level, type Skill, type TrainKind } from './kinds.ts';

export interface Asked {
  readonly kind: TrainKind;
  /** A rulebook's id, or own rules as a link holds them. */
  readonly rules: string;
  readonly level: Level;
  readonly seed: string;
  /** From 1 on. */
  readonly number: number;
  /** Only questions that try this. */
  readonly skill: Skill | null;
}

const SEED = /^[a-z0-9]{1,12}$/;
const NUMBER_MAX = 9_999;

export function addressOf({ kind, rules, level, seed, number, skill }: Asked): string {
  const query = new URLSearchParams({ rules });
  if (LEVELS[kind].length > 1) query.set('level', level);
  if (skill !== null) query.set('skill', skill);
  query.set('seed', seed);
  query.set('n', String(number));
  return `/train/${kind}?${query}`;
}

export interface Read {
  readonly asked: Asked;
  /** The names in the address whose values could not be read. */
  readonly unread: readonly string[];
}

/** What is missing is taken from `usual`; what cannot be read is named as well. */
export function readAddress(kind: TrainKind, query: URLSearchParams, usual: Asked): Read {
  const unread: string[] = [];
  const take = <T>(name: string, otherwise: T, read: (text: string) => T | null): T => {
    const text = query.get(name);
    if (text === null) return otherwise;
    const value = read(text);
    if (value === null) unread.push(name);
    return value ?? otherwise;
  };
  const asked: Asked = {
    kind,
    rules: take('rules', usual.rules, (text) => text),
    level: take('level', usual.level, (text) => (isLevel(kind, text) ? text : null)),
    skill: take<Skill | null>('skill', null, (text) => (isSkill(kind, text) ? text : null)),
    seed: take('seed', usual.seed, (text) => (SEED.test(text) ? text : null)),
    number: take('n', 1, readNumber),
  };
  return { asked, unread };
}

function readNumber(text: string): number | null {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= NUMBER_MAX ? number : null;
}

/** The chance of one question: the same address gives the same numbers. */
export function seedOfQuestion({ kind, level, seed, number, skill }: Asked): number {
  const letters = [...`${kind} ${level} ${skill ?? ''} ${seed}`].map((letter) =>
    letter.charCodeAt(0),
  );
  return seedOf(number, ...letters);
}
