// The words of the game that explain themselves: names, other names, examples in tiles, and the clause that speaks of them. What
// each means stands in `words`; GLOSSARY.md has the same names for who reads code.

import { PLAY_TERMS } from './playTerms.ts';
import { WIN_TERMS } from './winTerms.ts';

export const TERMS = { ...PLAY_TERMS, ...WIN_TERMS } as const;

export type TermId = keyof typeof TERMS;

export const TERM_IDS = Object.keys(TERMS) as readonly TermId[];

export const isTerm = (id: string | undefined): id is TermId =>
  id !== undefined && Object.hasOwn(TERMS, id);
