// One option of a rulebook with all there is to say: question, value, words, source.

import { type Citation, optionOf, type RuleKey, type Ruleset } from '@hanchan/rules';
import { STATUS_WORDS, sectionText } from './citing.ts';
import { UNBREAKABLE } from './columns.ts';
import { citationFields } from './scoreJson.ts';

export function optionFields(ruleset: Ruleset, key: RuleKey) {
  const value = ruleset.values[key];
  const { question, words } = optionOf(key);
  return {
    key,
    question,
    value,
    words: words(value),
    citation: citationFields(ruleset, key),
  };
}

/** In brackets behind a value; never broken over two lines. */
export function citedPlace(citation: Citation): string {
  return `(${placeOf(citation).replaceAll(' ', UNBREAKABLE)})`;
}

function placeOf({ status, section }: Citation): string {
  const place = sectionText(section);
  if (status === 'stated') return place;
  return section === '' ? STATUS_WORDS[status] : `${place}, ${STATUS_WORDS[status]}`;
}
