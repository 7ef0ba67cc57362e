// The numbers and lists behind the architecture test, in one visible place.

const tiles = ['@hanchan/tiles'];
const hand = [...tiles, '@hanchan/hand'];
const rules = [...tiles, '@hanchan/rules'];
const score = [...hand, '@hanchan/rules', '@hanchan/score'];

/** Of what the page is told and what it plays by, which any room may ask. */
const asked = [
  ...score,
  '@hanchan/rulesets',
  '@hanchan/game',
  '@hanchan/narrator',
  '@hanchan/protocol',
  'svelte',
];

/** The rooms of the page, each with those to its left: kit ← table ← study, events, scorekeeping ← app. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  table: ['kit'],
  study: ['kit', 'table'],
  events: ['kit', 'table'],
  scorekeeping: ['kit', 'table'],
  app: ['kit', 'table', 'study', 'events', 'scorekeeping'],
};
const toTheLeftOf = (room: string) => ROOMS[room]!.map((name) => `@hanchan/${name}`);

/** What each package may import: only from its left. Outside the engine Node's own modules come on top. */
export const ALLOWED_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  tiles: [],
  hand: tiles,
  rules: tiles,
  rulesets: rules,
  score: [...hand, '@hanchan/rules'],
  rulebooks: [...rules, '@hanchan/rulesets', '@hanchan/score', 'yaml'],
  game: score,
  records: [...score, '@hanchan/game'],
  bots: [...score, '@hanchan/game'],
  worlds: [...hand, '@hanchan/rules', '@hanchan/game', '@hanchan/bots'],
  arena: [...score, '@hanchan/game', '@hanchan/records', '@hanchan/bots', '@hanchan/worlds'],
  keeper: [...score, '@hanchan/game'],
  tournament: ['@hanchan/tiles', '@hanchan/rules', '@hanchan/game'],
  club: [...score, '@hanchan/game', '@hanchan/tournament'],
  examination: [
    ...score,
    '@hanchan/rulesets',
    '@hanchan/game',
    '@hanchan/bots',
    '@hanchan/tournament',
  ],
  narrator: [
    ...score,
    '@hanchan/rulesets',
    '@hanchan/game',
    '@hanchan/bots',
    '@hanchan/keeper',
    '@hanchan/tournament',
    '@hanchan/examination',
  ],
  papers: [
    '@hanchan/tiles',
    '@hanchan/rules',
    '@hanchan/tournament',
    '@hanchan/examination',
    '@hanchan/narrator',
    'pdfkit',
    'uqr',
    'write-excel-file',
  ],
  cli: [
    ...score,
    '@hanchan/game',
    '@hanchan/records',
    '@hanchan/rulesets',
    '@hanchan/rulebooks',
    '@hanchan/bots',
    '@hanchan/worlds',
    '@hanchan/arena',
    '@hanchan/tournament',
    '@hanchan/examination',
    '@hanchan/narrator',
    '@hanchan/papers',
    '@hanchan/server',
    '@hanchan/storage',
    'commander',
    'hyparquet-writer',
  ],
  protocol: [
    '@hanchan/tiles',
    '@hanchan/rules',
    '@hanchan/game',
    '@hanchan/keeper',
    '@hanchan/tournament',
    '@hanchan/club',
    'zod',
  ],
  server: [
    '@hanchan/tiles',
    '@hanchan/rules',
    '@hanchan/rulesets',
    '@hanchan/rulebooks',
    '@hanchan/game',
    '@hanchan/records',
    '@hanchan/bots',
    '@hanchan/arena',
    '@hanchan/keeper',
    '@hanchan/tournament',
    '@hanchan/club',
    '@hanchan/examination',
    '@hanchan/protocol',
    '@hanchan/storage',
    '@fastify/cookie',
    '@fastify/helmet',
    '@fastify/static',
    '@fastify/swagger',
    '@nats-io/transport-node',
    '@node-rs/argon2',
    'fastify',
    'fastify-type-provider-zod',
    'nodemailer',
    'openskill',
    'pino',
    'prom-client',
    'ws',
    'zod',
  ],
  storage: ['kysely', 'libsql', 'pg'],
  kit: [...asked, '@hanchan/keeper', 'i18next', 'uqr'],
  table: [
    ...toTheLeftOf('table'),
    ...asked,
    '@hanchan/records',
    '@hanchan/bots',
    '@hanchan/worlds',
  ],
  study: [
    ...toTheLeftOf('study'),
    ...asked,
    '@hanchan/records',
    '@hanchan/bots',
    '@hanchan/worlds',
    '@hanchan/arena',
    '@hanchan/examination',
  ],
  events: [
    ...toTheLeftOf('events'),
    ...asked,
    '@hanchan/keeper',
    '@hanchan/tournament',
    '@hanchan/club',
  ],
  scorekeeping: [...toTheLeftOf('scorekeeping'), ...asked, '@hanchan/keeper'],
  app: [...toTheLeftOf('app'), ...asked],
};

/** From the top down: a package imports from its own storey and from those above. */
export const STOREYS: readonly string[] = ['engine', 'service', 'faces'];

/** Imports that lead back up, each with its reason in ARCHITECTURE.md. */
export const UPWARDS: readonly string[] = [];

/** Packages of which only files are read: fonts. */
export const READ_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  papers: [
    '@fontsource/nanum-gothic',
    '@fontsource/noto-sans',
    '@fontsource/noto-sans-arabic',
    '@fontsource/noto-sans-hebrew',
    '@fontsource/noto-sans-jp',
    '@fontsource/noto-sans-thai',
  ],
};

/** Packages that run anywhere and decide rules. */
export const ENGINE: readonly string[] = [
  'tiles',
  'hand',
  'rules',
  'rulesets',
  'score',
  'game',
  'records',
  'bots',
  'worlds',
  'arena',
  'keeper',
  'tournament',
  'club',
  'examination',
];

/** Not the sixth, `tenhou`: that is also the id of a yaku, which the engine must know. */
export const RULESET_IDS: readonly string[] = [
  'wrc-2022',
  'wdmc-2019',
  'ema-2008',
  'uspml-fundamentals',
  'general',
];

/** Data may be long: rulebooks as modules, and the list of tests by clause. */
export const LONG_FILES: readonly RegExp[] = [
  /rulesets\/src\/made\//,
  /protocol\/src\/references\/made\.ts$/,
  /rulesets\/src\/clauseTests\.ts$/,
];

/** What files outside the packages, or beside their sources, may import from other such places. */
export const LEANS_ON: Readonly<Record<string, readonly string[]>> = {
  sources: [],
  tests: ['proof/spec', 'proof/bench', 'tools'],
  'proof/spec': ['proof/training', 'tools'],
  'proof/bench': ['tools'],
  'proof/training': [],
  tools: ['proof/bench'],
};

/** Packages that others install: what their READMEs name is for whoever does. */
export const PUBLISHED: readonly string[] = [...ENGINE, 'protocol', 'narrator', 'cli'];

/** Files that are loaded whole, by their path: `tools/books.mjs` bundles this one. */
export const LOADED_BY_PATH: readonly string[] = [
  'service/rulebooks/src/making.ts',
  'faces/cli/src/batch.ts',
];

/** Written by `npm run books` and `npm run clauses`, and read by whoever needs them. */
export const MADE = /rulesets\/src\/(made\/|clauseTests\.ts$)/;

/** Lines of the engine with a four or a three in them that is not the number of players, each with what it is. */
export const MADE_OF_FOUR: Readonly<Record<string, string>> = {
  'engine/rules/src/nearest.ts: const mostEdits = (wanted: string) => Math.max(2, wanted.length / 3);':
    'a third of the letters',
  'engine/game/src/ownKans.ts: const kan = concealedKanMeld([kind, kind, kind, kind]);':
    'the tiles of a kan',
  'engine/bots/src/nearer.ts: const [m, p, s, z] = at as [number, number, number, number];':
    'suits',
  'engine/bots/src/planList.ts: type BySuit<T> = readonly [T, T, T, T];': 'suits',
  'engine/arena/src/report/plots.ts: const step = niceStep((most - least || Math.abs(most) || 1) / 3);':
    'three steps of an axis',
  'engine/arena/src/report/plots.ts: const step = niceStep(most / 3);': 'three steps of an axis',
  'engine/tournament/src/refusal/settings.ts: const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);':
    'leap years',
  'engine/tournament/src/seating/fields.ts: return { size, add, times, factors: size === 4 ? [0, 1, 2, 3] : [0, 1, 2, 3, 4] };':
    'the elements of a field',
  "engine/tournament/src/sheetWarnings.ts: const veryHigh = (rules: RuleValues) => Math.round((rules['table.startingPoints'] * 10) / 3);":
    '100,000 for 30,000',
};
