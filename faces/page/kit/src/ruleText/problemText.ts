// What is wrong with own rules, as the page of the moment speaks.

import type { Conflict, RuleKey } from '@hanchan/rules';
import { currentLanguage } from '../words/text.svelte.ts';
import { conflictIn, type RuleSentence, wrongIn } from './problemWords.ts';

export const conflictText = (conflict: Conflict): RuleSentence =>
  conflictIn(currentLanguage(), conflict);
export const wrongText = (key: RuleKey, why: string): RuleSentence =>
  wrongIn(currentLanguage(), key, why);
