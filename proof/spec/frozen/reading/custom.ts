// A custom ruleset in the forms in which it travels: a file, a word in a link.

import { hashOf, type Ruleset } from '@hanchan/rules';
import {
  bookFrom,
  readRulesFile,
  rulesetOf,
} from '../../../../faces/page/kit/src/books/rulesetOf.ts';
import { textIn } from './forms.ts';

export function customIn(folder: string): Ruleset {
  const file = readRulesFile(textIn(folder, 'custom.json'));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return rulesetOf(file.value)!;
}

/** Its identity stands for all of its values. */
export function rulesFigures({ id, title, values }: Ruleset, base: string): object {
  return { id, title, base, hash: hashOf(values), points: values['table.startingPoints'] };
}

export function customFigures(folder: string): object {
  const link = bookFrom(textIn(folder, 'custom.link.txt').trim());
  if (!link.ok) throw new Error(JSON.stringify(link.error));
  const { ruleset, base } = link.value;
  return {
    file: rulesFigures(customIn(folder), base.id),
    link: rulesFigures(ruleset, base.id),
  };
}
