// Made from books/general/fouls.yaml by `npm run books`; do not edit.

import type { FoulList } from '@hanchan/rules';
import { listed } from '../../foulForm.ts';

export const GENERAL_FOULS: FoulList = {
  fouls: [
    listed({"id":"falseWinHidden","group":"calls","title":"False win, hand not shown","says":"The document names no offences; this is what the rules of the table make of it.","rule":"penalty.falseWin","steps":[{"outcome":"warning"}],"words":["ron","tsumo","mistake","cancel"]}),
    listed({"id":"other","group":"conduct","title":"Anything else","says":"The document names no offences: the referee decides.","steps":[{"outcome":"discretion"}],"effects":["bySeverity"],"words":["conduct","phone","cheating","late","obstruction"]}),
  ],
  after: {},
};
