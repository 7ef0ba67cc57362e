// Options that only the page asks: what may be looked up, how the wall is opened, how long a score is kept.

import { createBot } from '@hanchan/bots';
import { view } from '@hanchan/game';
import { beginningOf, emptyStart } from '@hanchan/scorekeeping/score/startForm.ts';
import { mayConsult } from '@hanchan/table/felt/consulting.ts';
import { createPractice } from '@hanchan/table/local/practice.ts';
import { type Row, sight } from '../../../../proof/spec/support/liveness.ts';
import { Table } from '../../../../proof/spec/support/playTable.ts';

const CONSULTED = sight('help.duringDeal | wrc-2022 | false: closed | true: open', (rules) =>
  mayConsult(view(new Table(rules, { assistance: 'unassisted' }).match, 1)) ? 'open' : 'closed',
);

const DICE = sight(
  'wall.dice | wrc-2022 | 2: 2 dice | 3: 3 dice | 1: 1 dice | 0: 0 dice',
  (rules) => {
    const bot = createBot('beginner', null);
    if (!bot.ok) throw new Error('no bot');
    const start = {
      rules,
      assistance: 'guided',
      seed: '00c0ffee00c0ffee',
      bots: [bot.value, bot.value, bot.value],
      actions: [],
      pace: 'normal',
    } as const;
    const table = createPractice(start, { tell: () => undefined, later: () => () => undefined });
    return `${table.now().dice.length} dice`;
  },
);

const TIMED = sight('clock.minutes | wrc-2022 | 90: 90 | 60: 60 | 0: null', (rules) => {
  const changes = { 'clock.minutes': rules['clock.minutes'] };
  const form = { ...emptyStart(), names: ['A', 'B', 'C', 'D'], book: 'wrc-2022', changes };
  const begun = beginningOf(form, 0);
  const act = begun.ok ? begun.value.entries[0]!.act : null;
  return String(act?.type === 'begin' ? act.minutes : 'not begun');
});

export const PAGE_ROWS: readonly Row[] = [CONSULTED, DICE, TIMED];
