// A browser after some weeks: two scores, rules of one's own, two practice tables, a trainer's progress. All of it is stored by
// the page's own code.

import { randomFrom } from '@hanchan/bots';
import { type Act, append, type Entry, type HandResult } from '@hanchan/keeper';
import type { RuleValues } from '@hanchan/rules';
import { type CustomRules, keepRules } from '../../../../faces/page/kit/src/books/customRules.ts';
import { rulesetOf } from '../../../../faces/page/kit/src/books/rulesetOf.ts';
import {
  type KeptTable,
  namePhone,
  saveKept,
} from '../../../../faces/page/kit/src/keptScores/keptScores.ts';
import {
  type KeptPractice,
  keepPractice,
} from '../../../../faces/page/kit/src/running/keptPractices.ts';
import {
  beginningOf,
  emptyStart,
  type StartForm,
} from '../../../../faces/page/scorekeeping/src/score/startForm.ts';
import {
  keepProgress,
  noProgress,
  recorded,
} from '../../../../faces/page/study/src/train/progress.ts';
import { createPractice } from '../../../../faces/page/table/src/local/practice.ts';
import { type Stored, withStorage } from '../reading/browser.ts';
import { randomBytes } from './crypto.ts';
import { botNamed } from './records.ts';

export interface Browser {
  readonly stored: Stored;
  /** The score that is shared, as the phone has it. */
  readonly shared: KeptTable;
}

export function madeBrowser(custom: CustomRules, at: number): Browser {
  const stored: Stored = {};
  const shared = withSameChance(() =>
    withStorage(stored, () => {
      namePhone('Phone 7A');
      const kept = sharedScore(at);
      saveKept(kept);
      saveKept(ownScore(custom, at));
      const keptRules = keepRules(custom);
      if (!keptRules.ok) throw new Error(keptRules.error);
      keepPractice(playedOn({ rules: 'ema-2008', seed: 'f0'.repeat(16), rounds: 1, at }));
      keepPractice(playedOn({ rules: custom, seed: 'e1'.repeat(16), rounds: null, at }));
      keepProgress(progressAt(at));
      return kept;
    }),
  );
  return { stored, shared };
}

/** What the page draws by lot is the same in every run. */
function withSameChance<T>(use: () => T): T {
  const { crypto } = globalThis;
  const value = {
    getRandomValues(array: Uint8Array) {
      array.set(randomBytes(array.length));
      return array;
    },
  };
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true });
  try {
    return use();
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  }
}

function begun(form: Partial<StartForm>, at: number): KeptTable {
  const made = beginningOf({ ...emptyStart(), ...form }, at);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** Writes one entry after the other; each has the name of its place. */
function written(table: KeptTable, acts: readonly Act[]): KeptTable {
  let { entries } = table;
  for (const act of acts) {
    const id = `e${entries.length}`;
    const entry: Entry = { id, by: 'Phone 7A', at: entries[0]!.at + entries.length * 60_000, act };
    const answer = append(entries, entry);
    if (answer.type !== 'added')
      throw new Error(`${JSON.stringify(act)}: ${JSON.stringify(answer)}`);
    entries = answer.entries;
  }
  return { ...table, entries };
}

const hand = (result: HandResult, ...riichi: (0 | 1 | 2 | 3)[]): Act => ({
  type: 'hand',
  hand: { riichi, result },
});

/** The server has part of it; the rest was written without network. */
function sharedScore(at: number): KeptTable {
  const table = written(begun({ names: ['Aoki', 'Berg', 'Costa', 'Dahl'] }, at), [
    hand({ type: 'ron', from: 0, wins: [{ seat: 1, worth: { han: 3, fu: 40 } }] }),
    { type: 'stick', seat: 2, isLaid: true, after: 'e1' },
    hand(
      {
        type: 'tsumo',
        win: {
          seat: 2,
          shown: { hand: '123m456p789s1122z', tile: '1z', indicators: '9m', ura: '4z' },
        },
      },
      2,
    ),
    hand({ type: 'exhausted', tenpai: [0, 3] }, 3),
    { type: 'ruling', ruling: { what: 'penalty', seat: 0, points: 5 }, note: 'late' },
    {
      type: 'correct',
      target: 'e1',
      reason: 'it was 4 han',
      act: hand({ type: 'ron', from: 0, wins: [{ seat: 1, worth: { han: 4, fu: 30 } }] }) as never,
    },
    hand({ type: 'chombo', by: [1] }),
    { type: 'bell', when: 'during' },
    { type: 'undo', target: 'e8' },
    hand({ type: 'tsumo', win: { seat: 3, worth: { limit: 'haneman' } } }, 3),
    { type: 'bell', when: 'between' },
  ]);
  const secrets = { write: 'ab'.repeat(16), read: 'cd'.repeat(16) };
  return { ...table, secrets, sent: 6, bottom: 2 };
}

/** Never sent anywhere, under rules of its own. */
function ownScore({ base, name, changes }: CustomRules, at: number): KeptTable {
  const form = { book: base, rulesName: name, changes: { ...changes }, clock: 'none' } as const;
  return written(begun({ ...form, names: ['東', '南', '西', '北'] }, at - 86_400_000), [
    hand({ type: 'ron', from: 3, wins: [{ seat: 0, worth: { yakuman: 1 } }] }),
    hand({ type: 'redeal' }),
    hand({ type: 'tsumo', win: { seat: 0, worth: { han: 1, fu: 30 } } }, 1),
    { type: 'end', note: 'the last train' },
  ]);
}

interface Wish extends Pick<KeptPractice, 'rules' | 'seed' | 'rounds'> {
  readonly at: number;
}

/** Some deals of a practice table, left before its end. */
function playedOn({ rules, seed, rounds, at }: Wish): KeptPractice {
  const book = rulesetOf(rules)!.values;
  const values: RuleValues = rounds === null ? book : { ...book, 'end.rounds': rounds };
  const bot = botNamed('beginner');
  const later = new Set<() => void>();
  const table = createPractice(
    {
      rules: values,
      assistance: 'guided',
      seed,
      bots: [bot, bot, bot],
      actions: [],
      pace: 'normal',
    },
    {
      tell() {},
      later(run) {
        later.add(run);
        return () => later.delete(run);
      },
    },
  );
  while (table.now().view.dealNumber < 3 || table.now().legal.length === 0) {
    const { view, legal } = table.now();
    if (view.phase === 'over') throw new Error('the practice table came to its end');
    if (view.phase === 'awaitingDeal') table.ready();
    else if (legal.length > 0) {
      table.act(bot.decide(view, legal, randomFrom(table.now().actions.length)).action);
    } else {
      const [run] = later;
      later.delete(run!);
      run!();
    }
  }
  const { actions, view } = table.now();
  table.stop();
  const { round, dealer, dealNumber } = view;
  return {
    rules,
    assistance: 'guided',
    rounds,
    level: 'beginner',
    pace: 'normal',
    seed,
    actions,
    startedAt: at,
    progress: { round, dealer, deal: dealNumber },
  };
}

function progressAt(at: number) {
  const tries = [
    ['waits', 'open', true],
    ['waits', 'open', true],
    ['waits', 'fifth', false],
    ['scoring', 'fuKan', false],
    ['scoring', 'limit', true],
    ['calls', 'mayWin', true],
  ] as const;
  return tries.reduce(
    (progress, [kind, skill, isRight], i) =>
      recorded(progress, kind, [{ skill, isRight }], at - i * 3_600_000),
    noProgress(),
  );
}
