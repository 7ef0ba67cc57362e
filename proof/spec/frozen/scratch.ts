// The sources of a version that does not exist yet. It has an option more, which the engine reads and one book answers otherwise than
// every game before; it has lost one that nobody used; and its schema has a column and a table more.

import { VOCABULARY } from '@hanchan/rules';

export type Omission = 'since' | 'step';

type Change = readonly [from: string, to: string];

const NEXT = VOCABULARY + 1;
export const SCHEMA = '9999-scratch';
export const ADDED = 'scratch.counters';
/** All rules that were ever stored say no, and where it is missing nobody says yes. */
export const REMOVED = 'draw.tenpaiNeedsYaku';

const OPTION = `choice('What does a counter add?', { old: 'as ever', new: '100 points more' })`;

const optionsOf = (without: Omission | null) => `
const { '${REMOVED}': removed, ...KEPT } = EVERY;
if (removed === undefined) throw new Error('${REMOVED} is gone already');
export const OPTIONS = {
  ...KEPT,
  '${ADDED}': ${without === 'since' ? OPTION : `since(${NEXT}, () => 'old', ${OPTION})`},
};
`;

const STEP = `{
  name: 'scratch',
  to: ${NEXT},
  forward: ({ '${REMOVED}': _, ...rest }) => rest,
  back: (stored) => ({ ...stored, '${REMOVED}': false }),
},`;

const CHANGES = (without: Omission | null): Readonly<Record<string, readonly Change[]>> => ({
  'engine/rules/src/vocabulary.ts': [
    [`VOCABULARY: number = ${VOCABULARY}`, `VOCABULARY: number = ${NEXT}`],
  ],
  'engine/rules/src/ruleset.ts': [
    ['export const OPTIONS = {', "import { choice, since } from './option.ts';\nconst EVERY = {"],
    ['export type RuleKey =', `${optionsOf(without)}export type RuleKey =`],
    [
      'for (const key of RULE_KEYS) {',
      `const counters = about.id === 'ema-2008' ? 'new' : 'old';
       cited = { ...cited, '${ADDED}': ourChoice(counters, 'scratch') };
       for (const key of RULE_KEYS) {`,
    ],
  ],
  // Behind the steps that there are.
  'engine/rules/src/steps.ts': without === 'step' ? [] : [['\n];', `\n${STEP}];`]],
  'engine/score/src/payments.ts': [
    [
      "win.counters * rules['payment.counter']",
      // Whoever brings rules that were not read has no such answer, and gets no number.
      `win.counters * (rules['payment.counter'] + { old: 0, new: 100 }[rules['${ADDED}']])`,
    ],
  ],
  'engine/tournament/src/sheet.ts': [
    [
      "const net = final[wind] - rules['ranking.returnPoints'];",
      `const net = final[wind] - rules['ranking.returnPoints'] - { old: 0, new: 100 }[rules['${ADDED}']];`,
    ],
  ],
  'service/storage/src/migrations.ts': [
    [
      "'0001-first': first,",
      `'0001-first': first,
       '${SCHEMA}': {
         async up(db: Db) {
           await db.schema.alterTable('games').addColumn('scratch', 'text').execute();
           await db.updateTable('games').set((eb) => ({ scratch: eb.ref('id') })).execute();
           await db.schema
             .createTable('scratch')
             .addColumn('id', 'text', (c) => c.primaryKey())
             .execute();
         },
       },`,
    ],
  ],
  // What the migration wrote is needed: a backup that did not go through it would show.
  'service/storage/src/games.ts': [['id: game.id,', 'id: game.scratch,']],
  'service/storage/src/backup/form.ts': [
    ["'started_at', 'ended_at'],", "'started_at', 'ended_at', 'scratch'],"],
  ],
});

/** Leaves out what brings old rules forward, where a test wants to see it fail. */
export function scratchPatch(without: Omission | null) {
  const changes = CHANGES(without);
  return (path: string, text: string): string => {
    let patched = text;
    for (const [from, to] of changes[path] ?? []) {
      if (!patched.includes(from)) throw new Error(`${path}: there is no ${from} to change`);
      patched = patched.replaceAll(from, to);
    }
    return patched;
  };
}
