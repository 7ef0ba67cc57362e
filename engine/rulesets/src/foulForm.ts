// An offence with what most of them have in common filled in.

import type { ListedFoul } from '@hanchan/rules';

type Own = Pick<ListedFoul, 'id' | 'group' | 'title' | 'says' | 'steps'>;

/** What is not said of an offence is this. */
export const USUAL_FOUL: Omit<ListedFoul, keyof Own> = {
  section: '',
  clauses: [],
  rule: null,
  limit: null,
  repeats: 'event',
  effects: [],
  effectSources: {},
  words: [],
};

export const listed = (foul: Own & Partial<ListedFoul>): ListedFoul => ({ ...USUAL_FOUL, ...foul });
