// What the operator decides, read from the environment. A wrong value is named before anything starts.

import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { nameKey } from '@hanchan/storage';
import { isCodeSecret } from './http/oneTimeCode.ts';
import { pageProblem } from './http/pageFolder.ts';
import { bareName } from './limits/ownHosts.ts';
import { isRange, type TrustedProxies } from './limits/proxies.ts';
import type { Printer } from './papers/printer.ts';
import { NORMAL_PACE, type Pace, systemTime, type Time } from './time.ts';

export interface Limits {
  /** HTTP requests a minute from one address, and of these to sign in or register. */
  readonly requestsPerMinute: number;
  readonly signInsPerMinute: number;
  /** HTTP requests a minute in one session, or with one key of an event. */
  readonly requestsPerSession: number;
  /** Socket messages a second, with this many at once. */
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** Bad or excessive messages until the connection is closed. */
  readonly strikes: number;
  readonly connectionsPerPlayer: number;
  readonly connectionsPerAddress: number;
  /** Connections in all. */
  readonly connections: number;
  /** Requests from one address that have begun and are not yet whole. */
  readonly openRequestsPerAddress: number;
  /** How long the head of a request, and all of it, may take to arrive. */
  readonly headMs: number;
  readonly requestMs: number;
  /** Streams of events and waiting questions: from one address, and with one key. */
  readonly streamsPerAddress: number;
  readonly streamsPerKey: number;
  /** Events that one person may make in a day. */
  readonly eventsPerDay: number;
  /** New guests and new accounts from one address in a day. */
  readonly guestsPerDay: number;
  readonly accountsPerDay: number;
  /** Kept scores that are opened from one address in a day. */
  readonly keptPerDay: number;
  /** Of an archive that becomes an event. */
  readonly archiveBytes: number;
  /** How long clubs and circuits are worked out for one address in a minute. */
  readonly workMs: number;
}

/** So many bytes that nobody can foresee. */
export type RandomBytes = (size: number) => Buffer;

/** Who may make events: whoever has chosen a name, accounts, or the accounts that are named. */
const EVENTS_BY = ['anybody', 'accounts', 'invited'] as const;
export type EventsBy = (typeof EVENTS_BY)[number];

/** Whether people of one home are kept apart where strangers meet: not where the site itself is one room, such as a club's. */
const ONE_HOME = ['apart', 'together'] as const;

export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** `postgres://…`, or the path of an SQLite file. */
  readonly databaseUrl: string;
  /** Differs between the processes that share a database, and stays the same over a restart. */
  readonly node: string;
  /** The bus to the other processes that share the database; null: there are none. */
  readonly natsUrl: string | null;
  /** What stands before everything that is said on the bus: sites that share it keep apart. */
  readonly natsSite: string;
  /** How long a process that is told to stop still serves while it is not ready, so that a balancer notices; alone: not at all. */
  readonly drainMs: number;
  /** Whether a process with clearly more tables than others gives some away. */
  readonly spreadsTables: boolean;
  /** Where people reach the page; null: wherever the request came in. */
  readonly publicUrl: string | null;
  /** Folder of the built page; null: only the API is served. */
  readonly webDir: string | null;
  /** Opens `/metrics` to others than this machine; null: to nobody else. */
  readonly metricsToken: string | null;
  /** Lets others than this machine install rulebooks; null: nobody else. */
  readonly operatorToken: string | null;
  /** The secret of one-time codes that an operator shows beside the token; null: the token is enough. */
  readonly operatorTotp: string | null;
  /** The expert's weights; null: those that come with the bots. */
  readonly weightsFile: string | null;
  /** How many threads slow bots think in, at most; 0: they think on the thread of the tables. */
  readonly botThreads: number;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where values of a beacon for walls are asked for; null: tables have none. */
  readonly beaconUrl: string | null;
  /** What prints the papers of events; null: nothing does. */
  readonly printer: Printer | null;
  readonly logLevel: string;
  /** Names we answer to, beside that in `publicUrl`. */
  readonly hostNames: readonly string[];
  /** Proxies whose X-Forwarded-For is believed: how many there are, or their addresses. */
  readonly trustProxy: TrustedProxies;
  readonly eventsBy: EventsBy;
  readonly oneHome: (typeof ONE_HOME)[number];
  /** The accounts that are invited to, as `nameKey` writes them. */
  readonly organisers: readonly string[];
  /** So many days after an event contact data and notes to the staff are erased; null: never. */
  readonly contactsDays: number | null;
  readonly limits: Limits;
  readonly pace: Pace;
  readonly time: Time;
  /** As other machines count it: signs of life to other processes, and from those who are connected. */
  readonly networkTime: Time;
  /** Where every id, token and key comes from. */
  readonly randomBytes: RandomBytes;
  /** What the walls of a new table are made from, sealed before the first deal. */
  readonly newSecret: () => string;
}

export const DEFAULT_LIMITS: Limits = {
  // A club, or a hall, shares one address.
  requestsPerMinute: 1_200,
  signInsPerMinute: 60,
  messagesPerSecond: 20,
  messageBurst: 60,
  strikes: 20,
  connectionsPerPlayer: 8,
  connectionsPerAddress: 1_000,
  requestsPerSession: 600,
  connections: 20_000,
  openRequestsPerAddress: 100,
  headMs: 10_000,
  requestMs: 60_000,
  streamsPerAddress: 1_000,
  streamsPerKey: 16,
  eventsPerDay: 20,
  guestsPerDay: 300,
  accountsPerDay: 50,
  keptPerDay: 500,
  archiveBytes: 4 * 1_024 * 1_024,
  workMs: 20_000,
};

export const DEFAULT_CONFIG: ServerConfig = {
  port: 8_080,
  host: '0.0.0.0',
  databaseUrl: 'data/hanchan.db',
  node: 'main',
  natsUrl: null,
  natsSite: 'hanchan',
  drainMs: 2_000,
  spreadsTables: true,
  publicUrl: null,
  webDir: null,
  metricsToken: null,
  operatorToken: null,
  operatorTotp: null,
  weightsFile: null,
  // One core is left to the tables.
  botThreads: Math.max(1, availableParallelism() - 1),
  smtpUrl: null,
  mailFrom: 'Hanchan <hanchan@localhost>',
  beaconUrl: null,
  printer: null,
  logLevel: 'info',
  hostNames: [],
  trustProxy: 0,
  eventsBy: 'anybody',
  oneHome: 'apart',
  organisers: [],
  contactsDays: 90,
  limits: DEFAULT_LIMITS,
  pace: NORMAL_PACE,
  time: systemTime,
  networkTime: systemTime,
  randomBytes,
  newSecret: () => randomBytes(32).toString('hex'),
};

/** A value of the environment that cannot be used. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
  /** What it names does not answer, and may later: starting again can help. */
  readonly mayPass: boolean;

  constructor(message: string, { mayPass = false }: { readonly mayPass?: boolean } = {}) {
    super(message);
    this.mayPass = mayPass;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

export function configFrom(env: Environment): ServerConfig {
  const d = DEFAULT_CONFIG;
  return {
    ...d,
    port: wholeNumber(env, 'PORT', { min: 0, max: 65_535, otherwise: d.port }),
    host: env['HOST'] || d.host,
    databaseUrl: env['DATABASE_URL'] || `${env['DATA_DIR'] || 'data'}/hanchan.db`,
    ...busOf(env),
    drainMs: wholeNumber(env, 'DRAIN_MS', { min: 0, max: 60_000, otherwise: d.drainMs }),
    spreadsTables: oneOf(env, 'SPREAD_TABLES', ['on', 'off'], 'on') === 'on',
    publicUrl: urlOf(env, 'PUBLIC_URL', ['http:', 'https:']),
    webDir: pageFolder(env),
    metricsToken: env['METRICS_TOKEN'] || null,
    operatorToken: env['OPERATOR_TOKEN'] || null,
    operatorTotp: codeSecret(env),
    weightsFile: env['BOT_WEIGHTS'] || null,
    botThreads: wholeNumber(env, 'BOT_THREADS', { min: 0, max: 256, otherwise: d.botThreads }),
    smtpUrl: urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env['MAIL_FROM'] || d.mailFrom,
    beaconUrl: urlOf(env, 'BEACON_URL', ['http:', 'https:']),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, d.logLevel),
    hostNames: listOf(env, 'HOST_NAMES').map((name) => ownName(name)),
    trustProxy: proxiesOf(env),
    eventsBy: oneOf(env, 'EVENTS_BY', EVENTS_BY, d.eventsBy) as EventsBy,
    oneHome: oneOf(env, 'ONE_HOME', ONE_HOME, d.oneHome) as ServerConfig['oneHome'],
    organisers: listOf(env, 'ORGANISERS').map(nameKey),
    contactsDays: daysOf(env),
    limits: {
      ...DEFAULT_LIMITS,
      requestsPerMinute: limitOf(env, 'REQUESTS_PER_MINUTE', 'requestsPerMinute'),
      requestsPerSession: limitOf(env, 'REQUESTS_PER_SESSION', 'requestsPerSession'),
      streamsPerAddress: limitOf(env, 'STREAMS_PER_ADDRESS', 'streamsPerAddress'),
      eventsPerDay: limitOf(env, 'EVENTS_PER_DAY', 'eventsPerDay', 1e6),
      guestsPerDay: limitOf(env, 'GUESTS_PER_DAY', 'guestsPerDay'),
      accountsPerDay: limitOf(env, 'ACCOUNTS_PER_DAY', 'accountsPerDay'),
      archiveBytes:
        MEGABYTE *
        wholeNumber(env, 'ARCHIVE_MB', {
          min: 1,
          max: 64,
          otherwise: DEFAULT_LIMITS.archiveBytes / MEGABYTE,
        }),
      connectionsPerAddress: wholeNumber(env, 'CONNECTIONS_PER_ADDRESS', {
        min: 1,
        max: 1e9,
        otherwise: DEFAULT_LIMITS.connectionsPerAddress,
      }),
    },
  };
}

/** Processes that speak with each other have names that no other has, now or later: a restarted one is a new one. */
function busOf(env: Environment): Pick<ServerConfig, 'node' | 'natsUrl' | 'natsSite'> {
  const natsUrl = urlOf(env, 'NATS_URL', ['nats:', 'tls:']);
  const name = env['NODE_NAME'] || DEFAULT_CONFIG.node;
  const natsSite = env['NATS_SITE'] || DEFAULT_CONFIG.natsSite;
  for (const [key, value] of [
    ['NODE_NAME', name],
    ['NATS_SITE', natsSite],
  ])
    if (!/^[\w-]{1,64}$/.test(value!))
      throw new BadConfig(`${key} must be letters, digits, - and _, not "${value}"`);
  if (natsUrl === null) return { node: name, natsUrl, natsSite };
  if (!/^postgres(ql)?:/.test(env['DATABASE_URL'] ?? ''))
    throw new BadConfig(
      'NATS_URL needs a DATABASE_URL that several processes can share: postgres://…',
    );
  return { node: `${name}-${randomBytes(6).toString('hex')}`, natsUrl, natsSite };
}

/** `never`, or a number of days. */
function daysOf(env: Environment): number | null {
  if (env['CONTACTS_DAYS'] === 'never') return null;
  const otherwise = DEFAULT_CONFIG.contactsDays!;
  return wholeNumber(env, 'CONTACTS_DAYS', { min: 0, max: 36_500, otherwise });
}

const MEGABYTE = 1_024 * 1_024;
const MOST_HOPS = 10;

const listOf = (env: Environment, name: string): readonly string[] =>
  (env[name] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function ownName(name: string): string {
  if (/^[\w.-]+$/.test(name)) return bareName(name);
  throw new BadConfig(`HOST_NAMES must be names such as play.example.org, not "${name}"`);
}

function proxiesOf(env: Environment): TrustedProxies {
  const all = listOf(env, 'TRUST_PROXY');
  const [first = '0'] = all;
  if (all.length < 2 && /^\d+$/.test(first) && Number(first) <= MOST_HOPS) return Number(first);
  if (all.every(isRange)) return all;
  throw new BadConfig(
    `TRUST_PROXY must be the number of proxies in front of the server (0 to ${MOST_HOPS}), or their addresses such as 10.0.0.5,10.1.0.0/16, not "${env['TRUST_PROXY']}"`,
  );
}

/** The value is a secret, so it is not repeated. */
function codeSecret(env: Environment): string | null {
  const text = env['OPERATOR_TOTP'];
  if (text === undefined || text === '') return null;
  if (!isCodeSecret(text)) {
    throw new BadConfig('OPERATOR_TOTP must be at least 26 characters of base32 (A to Z, 2 to 7)');
  }
  if (env['OPERATOR_TOKEN']) return text;
  throw new BadConfig('OPERATOR_TOTP needs an OPERATOR_TOKEN beside it');
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** One of the limits, as usual where nothing is said. */
const limitOf = (env: Environment, name: string, limit: keyof Limits, max = 1e9): number =>
  wholeNumber(env, name, { min: 1, max, otherwise: DEFAULT_LIMITS[limit] });

function wholeNumber(
  env: Environment,
  name: string,
  { min, max, otherwise }: { min: number; max: number; otherwise: number },
): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new BadConfig(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}

function oneOf(
  env: Environment,
  name: string,
  words: readonly string[],
  otherwise: string,
): string {
  const text = env[name] || otherwise;
  if (words.includes(text)) return text;
  throw new BadConfig(`${name} must be ${words.join(', ')}, not "${text}"`);
}

function pageFolder(env: Environment): string | null {
  const folder = env['WEB_DIR'];
  if (folder === undefined || folder === '') return null;
  const problem = pageProblem(folder);
  if (problem === null) return folder;
  throw new BadConfig(`WEB_DIR: ${problem}`);
}

/** The value itself may hold a password, so it is not repeated. */
function urlOf(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new BadConfig(`${name} must be an address that begins with ${protocols.join('// or ')}//`);
}
