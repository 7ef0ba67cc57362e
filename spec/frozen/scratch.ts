// The sources of a version that does not exist yet. It has an option more, which the engine reads and one book answers otherwise than
// every game before; it has lost one that nothing read; and its schema has a column and a table more.

export type Omission = 'since' | 'step';

type Change = readonly [from: string, to: string];

const OPTION = `choice('What does a counter add?', { old: 'as ever', new: '100 points more' })`;

const added = (without: Omission | null) =>
  `'scratch.counters': ${without === 'since' ? OPTION : `since(2, () => 'old', ${OPTION})`},`;

const STEP = `{
  name: 'tables have four players',
  to: 2,
  forward: ({ 'table.players': _, ...rest }) => rest,
  back: (stored) => ({ ...stored, 'table.players': 4 }),
}`;

const CHANGES = (without: Omission | null): Readonly<Record<string, readonly Change[]>> => ({
  'packages/rules/src/vocabulary.ts': [['VOCABULARY: number = 1', 'VOCABULARY: number = 2']],
  'packages/rules/src/options/table.ts': [
    ['import { choice, flag, number }', 'import { choice, flag, number, since }'],
    ["'table.players': number(", `${added(without)}\n  // `],
  ],
  'packages/rules/src/steps.ts': [
    ['STEPS: readonly Step[] = []', `STEPS: readonly Step[] = [${without === 'step' ? '' : STEP}]`],
  ],
  'packages/rules/src/ruleset.ts': [
    [
      'for (const key of RULE_KEYS) {',
      `const counters = about.id === 'ema-2008' ? 'new' : 'old';
       cited = { ...cited, 'scratch.counters': ourChoice(counters, 'scratch') };
       for (const key of RULE_KEYS) {`,
    ],
  ],
  'packages/score/src/payments.ts': [
    [
      "win.counters * rules['payment.counter']",
      // Whoever brings rules that were not read has no such answer, and gets no number.
      "win.counters * (rules['payment.counter'] + { old: 0, new: 100 }[rules['scratch.counters']])",
    ],
  ],
  'packages/tournament/src/sheet.ts': [
    [
      "const net = final[wind] - rules['ranking.returnPoints'];",
      "const net = final[wind] - rules['ranking.returnPoints'] - { old: 0, new: 100 }[rules['scratch.counters']];",
    ],
  ],
  'packages/storage/src/migrations.ts': [
    [
      "'0001-first': first,",
      `'0001-first': first,
       '0002-scratch': {
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
  'packages/storage/src/games.ts': [['id: game.id,', 'id: game.scratch,']],
  'packages/storage/src/backup/form.ts': [
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
