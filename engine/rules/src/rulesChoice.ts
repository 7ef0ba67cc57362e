// The rules that somebody asks for: a rulebook by its id, or one with changes. The changes are read against the options
// themselves by `customise`.

import { form } from '@hanchan/tiles';

const { anyOf, byName, exactText, optional, record, text, whole } = form;

/** The form of a choice of rules. */
export const RULES_CHOICE = anyOf(
  exactText(1, 64),
  record({
    base: exactText(1, 64),
    name: text(1, 80),
    changes: byName(64),
    /** Of the options in the changes; this version's own where it is not told. */
    vocabulary: optional(whole(1)),
  }),
);
/** A rulebook by its id, or one with changes. */
export type RulesChoice = form.Kept<typeof RULES_CHOICE>;
