// How far hands are and how deals end, as measured in simulated games. Rulebooks are families by what they answer to a
// few options: a rulebook of one's own is taken for the measured one that it shares most of these answers with.

import type { RuleValues } from '@hanchan/rules';
import { type DealEnd, readEnds } from './dealEnds.ts';
import { MEASURED } from './measured/families.ts';

/** What is known of games under rules of one kind. */
export interface Family {
  /** Rows by melds, columns by three own discards each, then by shanten from 0: how many in a hundred. */
  readonly nearness: readonly (readonly (readonly number[])[])[];
  readonly ends: readonly DealEnd[];
  /** The game that the net has learned: its reading of hidden hands is to be trusted. */
  readonly isLearned: boolean;
}

/** What decides how hands develop and what they win, the weightiest first. */
const TRAITS = [
  { key: 'chi', weight: 8, of: (rules: RuleValues) => rules['calls.chi'] !== 'nobody' },
  { key: 'riichi', weight: 8, of: (rules: RuleValues) => rules['riichi.allowed'] },
  { key: 'yaku', weight: 8, of: (rules: RuleValues) => rules['win.yakuNeeded'] > 0 },
  { key: 'flat', weight: 8, of: (rules: RuleValues) => rules['score.model'] === 'flat' },
  { key: 'dora', weight: 4, of: (rules: RuleValues) => rules['dora.indicator'] },
  { key: 'reds', weight: 2, of: (rules: RuleValues) => rules['tiles.redFives'] !== 'none' },
  { key: 'noten', weight: 2, of: (rules: RuleValues) => rules['draw.notenTotal'] > 0 },
  {
    key: 'furiten',
    weight: 2,
    of: (rules: RuleValues) => rules['furiten.discard'] === 'everyWait',
  },
  {
    key: 'everyRon',
    weight: 1,
    of: (rules: RuleValues) => rules['win.multipleRon'] === 'everyone',
  },
  { key: 'roundUp', weight: 1, of: (rules: RuleValues) => rules['score.roundUpToMangan'] },
] as const;

/** The answers of a rulebook, one letter a trait. */
export const traitsOf = (rules: RuleValues): string =>
  TRAITS.map(({ of }) => (of(rules) ? 'y' : 'n')).join('');

const families = new Map<string, Family>();

/** The family of these rules. */
export function familyOf(rules: RuleValues): Family {
  const traits = traitsOf(rules);
  let family = families.get(traits);
  if (family === undefined) {
    family = readFamily(traits);
    families.set(traits, family);
  }
  return family;
}

function readFamily(traits: string): Family {
  const likeness = (other: string) =>
    TRAITS.reduce((sum, { weight }, i) => sum + (other[i] === traits[i] ? weight : 0), 0);
  const nearest = MEASURED.reduce((a, b) => (likeness(b.traits) > likeness(a.traits) ? b : a));
  return {
    nearness: readNearness(nearest.nearness),
    ends: readEnds(nearest.ends),
    isLearned: traits.startsWith('yyyn'),
  };
}

/** A line for each number of melds, the last for more; columns between bars. */
const readNearness = (text: string): Family['nearness'] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((row) => row.trim().split(' ').map(Number)));
