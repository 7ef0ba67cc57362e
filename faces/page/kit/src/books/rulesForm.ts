// The part of a form that says which rules, and the choice that it becomes.

import type { RulesChoice } from '@hanchan/protocol';
import { bookNamed } from './rulebooks.ts';

export interface RulesForm {
  book: string;
  /** Changes of the book; empty for the book as it is. */
  changes: Record<string, unknown>;
  rulesName: string;
  /** Of the options in the changes, where an earlier version wrote them. */
  vocabulary?: number | undefined;
}

export const formRules = (rules: RulesChoice): RulesForm =>
  typeof rules === 'string'
    ? { book: rules, changes: {}, rulesName: '', vocabulary: undefined }
    : {
        book: rules.base,
        changes: { ...rules.changes },
        rulesName: rules.name,
        vocabulary: rules.vocabulary,
      };

export function rulesOf({ book, changes, rulesName, vocabulary }: RulesForm): RulesChoice {
  const count = Object.keys(changes).length;
  if (count === 0) return book;
  const title = bookNamed(book)?.title ?? book;
  const name = rulesName.trim() || `${title} + ${count}`;
  const rules = { base: book, name, changes };
  return vocabulary === undefined ? rules : { ...rules, vocabulary };
}
