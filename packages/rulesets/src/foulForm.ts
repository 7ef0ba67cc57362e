// An offence with what most of them have in common filled in.

import type { ListedFoul } from '@hanchan/rules';

type Own = Pick<ListedFoul, 'id' | 'group' | 'title' | 'says' | 'steps'>;

export const listed = (foul: Own & Partial<ListedFoul>): ListedFoul => ({
  section: '',
  clauses: [],
  rule: null,
  limit: null,
  repeats: 'event',
  effects: [],
  effectSources: {},
  words: [],
  ...foul,
});
