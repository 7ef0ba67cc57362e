// The numbers and lists behind the architecture test, in one visible place.

const tiles = ['@hanchan/tiles'];
const hand = [...tiles, '@hanchan/hand'];
const rules = [...tiles, '@hanchan/rules'];
const score = [...hand, '@hanchan/rules', '@hanchan/score'];

/** Of what the page is told and what it plays by, which any room may ask. */
const asked = [...score, '@hanchan/rulesets', '@hanchan/game', '@hanchan/protocol', 'svelte'];

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
  kit: [...asked, '@hanchan/keeper', 'i18next'],
  table: [...toTheLeftOf('table'), ...asked, '@hanchan/records', '@hanchan/bots'],
  study: [
    ...toTheLeftOf('study'),
    ...asked,
    '@hanchan/records',
    '@hanchan/bots',
    '@hanchan/arena',
    '@hanchan/tournament',
  ],
  events: [...toTheLeftOf('events'), ...asked, '@hanchan/keeper', '@hanchan/tournament', 'uqr'],
  scorekeeping: [...toTheLeftOf('scorekeeping'), ...asked, '@hanchan/keeper', 'uqr'],
  app: [...toTheLeftOf('app'), ...asked],
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
