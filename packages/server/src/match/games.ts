// Matches and their streams in storage: opening a new one, taking up an old one, closing it with its result.

import type { Bot, Random } from '@hanchan/bots';
import { resultOf } from '@hanchan/game';
import { type BotLevel, type TablePace, timingsOf } from '@hanchan/protocol';
import { cite, earlierWords, type Ruleset, readRules, storedRules } from '@hanchan/rules';
import type { Storage, StoredEntry } from '@hanchan/storage';
import { SEATS } from '@hanchan/tiles';
import { evenTime, type Pace, type Time } from '../time.ts';
import type { Listener } from './audience.ts';
import { Broadcast } from './broadcast.ts';
import type { OpenEntry, TableEntry, TimedEntry } from './entries.ts';
import { type Ledger, replay } from './ledger.ts';
import { LiveMatch } from './liveMatch.ts';
import { sharedValues } from './sharedRules.ts';
import { Watchers } from './watchers.ts';

export const GAME_STREAM = 'game';

/** Only behind a delay; what was stored before hands could be opened keeps them closed. */
const opensHands = ({ openHands, watchDelayMs }: OpenEntry['settings']): boolean =>
  openHands === true && (watchDelayMs ?? 0) > 0;

/** The stream belongs to another process now, or its end is not where we left it. */
export class LostStream extends Error {
  override readonly name = 'LostStream';
}

/** A stored game whose rules this version does not know: a newer one wrote it. */
export class UnreadableGame extends Error {
  override readonly name = 'UnreadableGame';
}

export interface GameHooks {
  readonly ruleset: Ruleset;
  /** As the table wants it now. */
  readonly pace: () => TablePace;
  readonly onChange: () => void;
  readonly onOver: () => void;
  readonly onCaughtUp: () => void;
  readonly onBroken: (error: unknown) => void;
}

export interface GameHandle {
  readonly match: LiveMatch;
  readonly ledger: Ledger;
  /** Watchers have not seen the end yet. */
  readonly isBehind: boolean;
  watch(listener: Listener): void;
  unwatch(listener: Listener): void;
  stop(): Promise<void>;
}

export interface Games {
  /** Stores what a match begins with. */
  create(id: string, open: OpenEntry): Promise<void>;
  open(id: string, hooks: GameHooks): Promise<GameHandle>;
  finish(id: string, ledger: Ledger, times: { readonly startedAt: number }): Promise<void>;
  read(id: string): Promise<readonly TimedEntry[]>;
}

export interface GamesSetup {
  readonly storage: Storage;
  readonly time: Time;
  readonly pace: Pace;
  readonly random: Random;
  readonly bot: (level: BotLevel) => Bot;
  readonly onBotError: (error: unknown) => void;
  /** An action is stored: for the metrics. */
  readonly onStored: (entry: TableEntry, ms: number) => void;
}

export function createGames(setup: GamesSetup): Games {
  const { storage, time, pace } = setup;
  const { log } = storage;

  async function read(id: string): Promise<readonly TimedEntry[]> {
    return (await log.read(GAME_STREAM, id)).map(toEntry);
  }

  async function take(id: string): Promise<{ head: number; epoch: number }> {
    const claim = await log.claim(GAME_STREAM, id);
    if (!claim.ok) throw new LostStream(`the game ${id} is running on ${claim.heldBy}`);
    return claim;
  }

  /** Appends behind `from`, one after the other. */
  function appender(id: string, { head, epoch }: { head: number; epoch: number }) {
    let from = head;
    return async ({ at, entry }: TimedEntry, isLast: boolean): Promise<void> => {
      const began = time.steady();
      const entries = [{ at, body: toBody(entry) }];
      const done = await log.append({ kind: GAME_STREAM, id, from, epoch, entries, isLast });
      if (!done.ok) throw new LostStream(`the game ${id} could not be written: ${done.reason}`);
      from = done.head;
      setup.onStored(entry, time.steady() - began);
    };
  }

  return {
    read,
    async create(id, open) {
      const append = appender(id, await take(id));
      await append({ at: time.now(), entry: open }, false);
    },
    async open(id, hooks) {
      const claim = await take(id);
      const broadcast = new Broadcast();
      const ledger = replay(await read(id), (events) => broadcast.add(events, true));
      if (ledger.length === 1) {
        const begun = { startedAt: ledger.lastAt, endedAt: null, ledger: null };
        await storage.games.save(gameRow(id, ledger.open, begun));
      }
      const { holders, settings } = ledger.open;
      // Banks, the bell and the spectators' delay are differences of stamps.
      const even = evenTime(time, ledger.lastAt);
      const isAlone = holders.filter(({ type }) => type === 'player').length === 1;
      // Behind the table at every pace.
      const slowest = timingsOf('slow', isAlone, pace).offerMs[1];
      const delayMs = (settings.watchDelayMs ?? 0) + slowest;
      const watchers = new Watchers({
        table: ledger.open.table,
        time: even,
        delayMs,
        opensHands: opensHands(ledger.open.settings),
        read: () => read(id),
        dice: (deal) => ledger.dice(deal),
        onCaughtUp: hooks.onCaughtUp,
      });
      const match = new LiveMatch({
        table: ledger.open.table,
        ledger,
        broadcast,
        time: even,
        pace,
        timings: () => timingsOf(hooks.pace(), isAlone, pace),
        random: setup.random,
        bot: setup.bot,
        cite: (rule, one) => cite(hooks.ruleset, rule, one),
        append: appender(id, claim),
        onStored: ({ at }, events) => watchers.add(events, at),
        onChange: hooks.onChange,
        onOver: hooks.onOver,
        onBroken: hooks.onBroken,
        onBotError: setup.onBotError,
      });
      return {
        match,
        ledger,
        get isBehind() {
          return even.now() < ledger.lastAt + delayMs;
        },
        watch: (listener) => match.inTurn(() => watchers.admit(listener)),
        unwatch: (listener) => watchers.dismiss(listener),
        async stop() {
          watchers.stop();
          await match.stop();
        },
      };
    },
    async finish(id, ledger, { startedAt }) {
      const endedAt = ledger.lastAt;
      await storage.games.save(gameRow(id, ledger.open, { startedAt, ledger, endedAt }));
    },
  };
}

/** Rules are read as this version understands them, and shared between tables; everything else is as it was written. */
export function toEntry({ at, body }: StoredEntry): TimedEntry {
  const entry = JSON.parse(body) as TableEntry;
  if (entry.type !== 'open') return { at, entry };
  const rules = readRules(entry.rules);
  if (!rules.ok) throw new UnreadableGame(`rules.${rules.error.key}: ${rules.error.message}`);
  const written = earlierWords(entry.rules);
  const today = { ...entry, rules: sharedValues(rules.value) };
  return { at, entry: written === null ? today : { ...today, written } };
}

/** What a game was stored as, in the words of this version. */
const toBody = (entry: TableEntry): string =>
  JSON.stringify(entry.type === 'open' ? { ...entry, rules: storedRules(entry.rules) } : entry);

interface Ending {
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly ledger: Ledger | null;
}

function gameRow(id: string, open: OpenEntry, { startedAt, endedAt, ledger }: Ending) {
  const { holders, ruleset, table } = open;
  const match = ledger === null || ledger.isAbandoned ? null : ledger.match;
  const result = match === null ? null : resultOf(match.scores, match.rules, match.penalties);
  return {
    id,
    table,
    ruleset: ruleset.id,
    data: JSON.stringify({ title: ruleset.title, result }),
    startedAt,
    endedAt,
    seats: SEATS.map((seat) => {
      const holder = holders[seat];
      return {
        seat,
        person: holder.type === 'player' ? holder.player : null,
        name: holder.name,
        bot: holder.type === 'bot' ? holder.level : null,
        points: result?.scores[seat] ?? null,
        place: result?.places[seat] ?? null,
        result: result?.tournament[seat] ?? null,
      };
    }),
  };
}
