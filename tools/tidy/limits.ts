// The numbers and lists behind the architecture test, in one visible place.

const tiles = ['@hanchan/tiles'];
const hand = [...tiles, '@hanchan/hand'];
const rules = [...tiles, '@hanchan/rules'];
const score = [...hand, '@hanchan/rules', '@hanchan/score'];

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
  arena: [...score, '@hanchan/game', '@hanchan/records', '@hanchan/bots'],
  keeper: [...score, '@hanchan/game'],
  tournament: ['@hanchan/tiles', '@hanchan/rules', '@hanchan/game'],
  papers: ['@hanchan/rules', '@hanchan/tournament', 'pdfkit', 'uqr', 'write-excel-file'],
  cli: [
    ...score,
    '@hanchan/game',
    '@hanchan/records',
    '@hanchan/rulesets',
    '@hanchan/rulebooks',
    '@hanchan/bots',
    '@hanchan/arena',
    '@hanchan/tournament',
    '@hanchan/papers',
    '@hanchan/server',
    '@hanchan/storage',
    'commander',
  ],
  protocol: [
    '@hanchan/tiles',
    '@hanchan/rules',
    '@hanchan/game',
    '@hanchan/keeper',
    '@hanchan/tournament',
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
    '@hanchan/keeper',
    '@hanchan/tournament',
    '@hanchan/papers',
    '@hanchan/protocol',
    '@hanchan/storage',
    '@fastify/cookie',
    '@fastify/helmet',
    '@fastify/static',
    '@fastify/swagger',
    '@node-rs/argon2',
    'fastify',
    'fastify-type-provider-zod',
    'nodemailer',
    'pino',
    'prom-client',
    'ws',
    'zod',
  ],
  storage: ['kysely', 'libsql', 'pg'],
  web: [
    ...score,
    '@hanchan/game',
    '@hanchan/records',
    '@hanchan/rulesets',
    '@hanchan/bots',
    '@hanchan/arena',
    '@hanchan/keeper',
    '@hanchan/tournament',
    '@hanchan/protocol',
    'i18next',
    'svelte',
    'uqr',
  ],
};

/** Packages of which only files are read: fonts. */
export const READ_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  papers: ['@fontsource/noto-sans', '@fontsource/noto-sans-jp'],
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
  'arena',
  'keeper',
  'tournament',
];

/** Not the sixth, `tenhou`: that is also the id of a yaku, which the engine must know. */
export const RULESET_IDS: readonly string[] = [
  'wrc-2022',
  'wdmc-2019',
  'ema-2008',
  'uspml-fundamentals',
  'general',
];

/** Data tables may be long; anything else here needs a reason. */
export const LONG_FILES: readonly RegExp[] = [
  /rulesets\/src\/made\//,
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

/** Packages that still have circles of imports. */
export const WITH_CYCLES: readonly string[] = ['web'];

/** Packages that others install: what their READMEs name is for whoever does. */
export const PUBLISHED: readonly string[] = [...ENGINE, 'protocol', 'cli'];

/** Files that are loaded whole, by their path: `tools/books.mjs` bundles this one. */
export const LOADED_BY_PATH: readonly string[] = ['service/rulebooks/src/making.ts'];

/** Written by `npm run books` and `npm run clauses`, and read by whoever needs them. */
export const MADE = /rulesets\/src\/(made\/|clauseTests\.ts$)/;
