// What is wrong with own rules, in the language of the page: answers that do not go together, values that cannot be.

import { type Conflict, optionOf, type RuleKey } from '@hanchan/rules';
import { JA_CONFLICTS } from './jaConflicts.ts';

export interface RuleSentence {
  readonly lang: string;
  readonly text: string;
}

export function conflictIn(language: string, { keys, why }: Conflict): RuleSentence {
  const said = language === 'ja' ? JA_CONFLICTS[keys.join(' ')] : undefined;
  return said === undefined ? { lang: 'en', text: why } : { lang: language, text: said };
}

/** `why` is the rules' own sentence. */
export function wrongIn(language: string, key: RuleKey, why: string): RuleSentence {
  if (language !== 'ja') return { lang: 'en', text: why };
  const { shape } = optionOf(key);
  if (shape.type === 'number') {
    return { lang: 'ja', text: `${shape.min}から${shape.max}までの整数を入れてください` };
  }
  if (shape.type === 'uma') return { lang: 'ja', text: '四つの整数の合計を0にしてください' };
  return { lang: 'ja', text: '整数を入れてください' };
}
