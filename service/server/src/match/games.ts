// Matches and their streams in storage: opening a new one, taking up an old one, closing it with its result.

import type { Random } from '@hanchan/bots';
import { newMatch, resultOf } from '@hanchan/game';
import { type TablePace, type TableProgress, timingsOf } from '@hanchan/protocol';
import { cite, earlierWords, type Ruleset, storedRules } from '@hanchan/rules';
import type { Storage, StoredEntry } from '@hanchan/storage';
import { SEATS } from '@hanchan/tiles';
import type { BeaconSource } from '../beacon/beaconSource.ts';
import type { BotPlayers } from '../bots/botPlayers.ts';
import { LostStream, lostTo } from '../nodes/lostStream.ts';
import { evenTime, type Pace, type Time } from '../time.ts';
import type { Listener } from './audience.ts';
import { Broadcast } from './broadcast.ts';
import type { OpenEntry, StoppedEntry, TableEntry, TimedEntry } from './entries.ts';
import { type Ledger, replay } from './ledger.ts';
import { LiveMatch } from './liveMatch.ts';
import type { MatchSetup } from './matchSetup.ts';
import { outsideTimes, PastDeals } from './outside.ts';
import { sharedRules } from './sharedRules.ts';
import { type Happened, type Past, Watchers } from './watchers.ts';

export const GAME_STREAM = 'game';

/** Only behind a delay; what was stored before hands could be opened keeps them closed. */
const opensHands = ({ openHands, watchDelayMs }: OpenEntry['settings']): boolean =>
  openHands === true && (watchDelayMs ?? 0) > 0;

/** A stored game whose rules this version does not know: a newer one wrote it. */
class UnreadableGame extends Error {
  override readonly name = 'UnreadableGame';
}

export interface GameHooks {
  readonly ruleset: Ruleset;
  /** As the table wants it now. */
  readonly pace: () => TablePace;
  readonly onChange: () => void;
  readonly onOver: () => void;
  readonly onBroken: (error: unknown) => void;
  /** A law of the table was broken; the match has ended, and the report is stored. */
  readonly onStopped: (report: StoppedEntry) => void;
}

export interface GameHandle {
  readonly match: LiveMatch;
  readonly ledger: Ledger;
  /** How long until those without a seat have seen all that has happened. */
  readonly behindMs: number;
  progress(isOutside: boolean): TableProgress;
  watch(listener: Listener): void;
  unwatch(listener: Listener): void;
  stop(): Promise<void>;
}

export interface Games {
  /** Stores what a match begins with. */
  create(id: string, open: OpenEntry): Promise<void>;
  /** The process named as gone had it last, where one is. */
  open(id: string, hooks: GameHooks, gone?: string): Promise<GameHandle>;
  finish(id: string, ledger: Ledger, times: { readonly startedAt: number }): Promise<void>;
  read(id: string): Promise<readonly TimedEntry[]>;
}

export interface GamesSetup {
  readonly storage: Storage;
  readonly time: Time;
  readonly pace: Pace;
  readonly random: Random;
  readonly bots: Pick<BotPlayers, 'decide'>;
  readonly beacon: BeaconSource;
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

  /** Whoever has the table has its game: another process that still holds it has lost the table. */
  async function take(id: string, gone?: string): Promise<{ head: number; epoch: number }> {
    const claim = await log.claim(GAME_STREAM, id, gone);
    if (claim.ok) return claim;
    const taken = await log.claim(GAME_STREAM, id, claim.heldBy);
    if (!taken.ok) throw lostTo(`the game ${id}`, { ...taken, heldBy: '' });
    return taken;
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
    async open(id, hooks, gone) {
      const claim = await take(id, gone);
      const broadcast = new Broadcast();
      const past: Happened[] = [];
      const ledger = replay(await read(id), (events, at) => {
        broadcast.add(events, true);
        past.push({ events, at });
      });
      if (ledger.length === 1) {
        const begun = { startedAt: ledger.lastAt, endedAt: null, shownAt: null, ledger: null };
        await storage.games.save(gameRow(id, ledger.open, begun));
      }
      return liveGame({
        ...setup,
        // Banks, the bell and the spectators' delay are differences of stamps.
        time: evenTime(time, ledger.lastAt),
        ledger,
        broadcast,
        past,
        hooks,
        append: appender(id, claim),
        read: async () => pastOf(await read(id)),
      });
    },
    async finish(id, ledger, { startedAt }) {
      const endedAt = ledger.lastAt;
      const { holders, settings } = ledger.open;
      const shownAt = endedAt + outsideTimes(settings, holders, pace).endMs;
      await storage.games.save(gameRow(id, ledger.open, { startedAt, ledger, endedAt, shownAt }));
    },
  };
}

export interface LiveSetup extends Omit<GamesSetup, 'storage' | 'onStored'> {
  readonly ledger: Ledger;
  readonly broadcast: Broadcast;
  /** What has happened before. */
  readonly past: readonly Happened[];
  readonly hooks: GameHooks;
  readonly append: MatchSetup['append'];
  /** Everything that has happened by now. */
  readonly read: () => Promise<Past>;
}

/** A match that goes on, with those who watch it. */
export function liveGame(setup: LiveSetup): GameHandle {
  const { ledger, broadcast, past, hooks, append, read, time, pace } = setup;
  const { holders, settings, table } = ledger.open;
  const isAlone = holders.filter(({ type }) => type === 'player').length === 1;
  const { delayMs, offerMs, endMs } = outsideTimes(settings, holders, pace);
  const deals = new PastDeals(delayMs);
  for (const { events, at } of past) deals.add(events, at);
  const news = new Set<() => void>();
  const announceLater = () => {
    const cancel = time.after(delayMs, () => {
      news.delete(cancel);
      hooks.onChange();
    });
    news.add(cancel);
  };
  const watchers = new Watchers({
    table,
    time,
    delayMs,
    offerMs,
    opensHands: opensHands(settings),
    read,
    dice: (deal) => ledger.dice(deal),
  });
  const match = new LiveMatch({
    table,
    ledger,
    broadcast,
    time,
    pace,
    timings: () => timingsOf(hooks.pace(), isAlone, pace),
    random: setup.random,
    bots: setup.bots,
    beacon: setup.beacon,
    cite: (rule, one) => cite(hooks.ruleset, rule, one),
    append,
    onStored({ at }, events) {
      watchers.add(events, at);
      if (deals.add(events, at)) announceLater();
    },
    onChange: hooks.onChange,
    onOver: hooks.onOver,
    onBroken: hooks.onBroken,
    onStopped: hooks.onStopped,
    onBotError: setup.onBotError,
  });
  return {
    match,
    ledger,
    get behindMs() {
      return Math.max(0, ledger.lastAt + endMs - time.now());
    },
    progress: (isOutside) => (isOutside ? deals.shownAt(time.now()) : match.progress),
    watch: (listener) => match.inTurn(() => watchers.admit(listener)),
    unwatch: (listener) => watchers.dismiss(listener),
    async stop() {
      watchers.stop();
      // What is still being written is news, too.
      await match.stop();
      for (const cancel of news) cancel();
    },
  };
}

function pastOf(entries: readonly TimedEntry[]): Past {
  const happened: Happened[] = [];
  const { open } = replay(entries, (events, at) => happened.push({ events, at }));
  const { assistance, claimOrder } = open.settings;
  return {
    openedAt: entries[0]!.at,
    start: newMatch(open.rules, { assistance, claimOrder }),
    happened,
  };
}

/** Rules are read as this version understands them, and shared between tables; everything else is as it was written. */
export function toEntry({ at, body }: StoredEntry): TimedEntry {
  const entry = JSON.parse(body) as TableEntry;
  if (entry.type !== 'open') return { at, entry };
  const rules = sharedRules(entry.rules);
  if (!rules.ok) throw new UnreadableGame(`rules.${rules.error.key}: ${rules.error.message}`);
  const written = earlierWords(entry.rules);
  const today = { ...entry, rules: rules.value };
  return { at, entry: written === null ? today : { ...today, written } };
}

/** What a game was stored as, in the words of this version. */
const toBody = (entry: TableEntry): string =>
  JSON.stringify(entry.type === 'open' ? { ...entry, rules: storedRules(entry.rules) } : entry);

interface Ending {
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** When those who had no seat may know how it ended. */
  readonly shownAt: number | null;
  readonly ledger: Ledger | null;
}

function gameRow(id: string, open: OpenEntry, { startedAt, endedAt, shownAt, ledger }: Ending) {
  const { holders, ruleset, table } = open;
  const match = ledger?.isCounted === true ? ledger.match : null;
  const result = match === null ? null : resultOf(match.scores, match.rules, match.penalties);
  return {
    id,
    table,
    ruleset: ruleset.id,
    data: JSON.stringify({ title: ruleset.title, result, shownAt }),
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
