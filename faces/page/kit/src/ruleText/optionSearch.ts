// Finding an option by its words in either language, or by a question that it answers.

import { optionIn } from '@hanchan/narrator/options';
import type { RuleKey } from '@hanchan/rules';
import { findAll } from './search.ts';

/** Every language's words for an option and for some of its values: where somebody looks for one. */
export function searchText(key: RuleKey, values: readonly unknown[]): string {
  const texts = ['en', 'ja'].map((language) => optionIn(language, key));
  return [key, ...texts.flatMap(({ question, words }) => [question, ...values.map(words)])].join(
    ' ',
  );
}

/** Best first. `text`: what is known of an option where it is looked for, its values among it. */
export const findOptions = (
  keys: readonly RuleKey[],
  wanted: string,
  text: (key: RuleKey) => string = (key) => searchText(key, []),
): RuleKey[] => findAll(keys, wanted, { text, rankIn: (key, { keys }) => keys.indexOf(key) });
