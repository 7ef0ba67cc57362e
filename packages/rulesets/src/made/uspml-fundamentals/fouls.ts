// Made from books/uspml-fundamentals/fouls.yaml by `npm run books`; do not edit.

import type { FoulList } from '@hanchan/rules';
import { listed } from '../../foulForm.ts';

export const USPML_FUNDAMENTALS_FOULS: FoulList = {
  fouls: [
    listed({"id":"falseWin","group":"calls","title":"False win","says":"The hand is shown so that the others can check it, but nothing is said about one that is not complete.","clauses":["uspml-victory-02","uspml-ron-02"],"rule":"penalty.falseWin","steps":[{"outcome":"warning"}],"words":["victory","ron","mistake"]}),
    listed({"id":"other","group":"conduct","title":"Anything else","says":"The document names no offences: the referee decides.","steps":[{"outcome":"discretion"}],"effects":["bySeverity"],"words":["conduct","phone","cheating","late","obstruction"]}),
  ],
  after: {},
};
