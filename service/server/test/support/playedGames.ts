// Whole games as a server stores them, without a server: played by beginners at once.

import { createBot, randomFrom } from '@hanchan/bots';
import { legalActions, seatsToAct, view } from '@hanchan/game';
import { storedRules } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import type { Storage } from '@hanchan/storage';
import type { BySeat } from '@hanchan/tiles';
import { Counting } from '../../src/figures/counting.ts';
import type { OpenEntry, SeatHolder, TableEntry, TimedEntry } from '../../src/match/entries.ts';
import { createGames, GAME_STREAM, toEntry } from '../../src/match/games.ts';
import { Ledger } from '../../src/match/ledger.ts';
import { NORMAL_PACE, systemTime } from '../../src/time.ts';
import { NO_BEACON } from './noBeacon.ts';

export const person = (
  player: string,
  isGuest = false,
  name = player === '' ? 'Former player' : `Player ${player}`,
): SeatHolder => ({ type: 'player', player, name, isGuest });

export const bot = (level: 'beginner' | 'club'): SeatHolder => ({
  type: 'bot',
  level,
  name: 'Aoi',
});

/** A public table with a clock, East only: short, and rated. */
export function opening(
  holders: readonly SeatHolder[],
  changes: Partial<OpenEntry['settings']> = {},
  secret = 'secret of the walls',
): OpenEntry {
  return {
    type: 'open',
    table: 'table',
    ruleset: { id: WRC_2022.id, title: WRC_2022.title },
    choice: WRC_2022.id,
    rules: { ...WRC_2022.values, 'end.rounds': 1 },
    settings: {
      rules: WRC_2022.id,
      rounds: 1,
      clock: { moveMs: 5_000, bankMs: 20_000 },
      bellMinutes: null,
      assistance: 'guided',
      claimOrder: 'together',
      visibility: 'public',
      watchDelayMs: 0,
      openHands: false,
      chat: 'all',
      pace: 'normal',
      walls: 'words',
      ...changes,
    },
    holders: holders as unknown as BySeat<SeatHolder>,
    secret,
    words: ['', '', '', ''],
  };
}

const beginner = () => {
  const made = createBot('beginner', null);
  if (!made.ok) throw new Error(made.error.detail);
  return made.value;
};

/** Played to its end; from the deal named on a bot plays for the seats that are left. */
export function playedEntries(
  open: OpenEntry,
  { at = 1_700_000_000_000, seed = 1, left = [] as readonly number[] } = {},
): readonly TimedEntry[] {
  const random = randomFrom(seed);
  const chooser = beginner();
  const ledger = new Ledger(open, at);
  const entries: TimedEntry[] = [{ at, entry: open }];
  const put = (entry: TableEntry) => {
    const timed = { at: at + entries.length, entry };
    const done = ledger.try(entry);
    if (!done.ok) throw new Error(done.error.code);
    ledger.take(timed, done.value);
    entries.push(timed);
  };
  while (!ledger.isOver) {
    if (ledger.match.phase === 'awaitingDeal') {
      put({ type: 'deal' });
      continue;
    }
    const seat = seatsToAct(ledger.match)[0]!;
    const legal = legalActions(ledger.match, seat);
    const { action } = chooser.decide(view(ledger.match, seat), legal, random);
    const by = open.holders[seat].type === 'bot' || left.includes(seat) ? 'bot' : 'player';
    put({ type: 'act', action, id: null, by, ms: 0, bank: 0 });
  }
  return entries;
}

const bodyOf = (entry: TableEntry): string =>
  JSON.stringify(entry.type === 'open' ? { ...entry, rules: storedRules(entry.rules) } : entry);

/** As a server leaves it that has not counted it yet. */
export async function storeGame(
  storage: Storage,
  id: string,
  entries: readonly TimedEntry[],
): Promise<void> {
  const nobody = async () => {
    throw new Error('nobody is asked');
  };
  const time = systemTime;
  const games = createGames({
    storage,
    time,
    pace: NORMAL_PACE,
    random: () => 0,
    bots: { decide: nobody },
    beacon: NO_BEACON,
    onBotError: () => {},
    onStored: () => {},
  });
  const claim = await storage.log.claim(GAME_STREAM, id);
  if (!claim.ok) throw new Error('the game is held');
  const written = await storage.log.append({
    kind: GAME_STREAM,
    id,
    from: claim.head,
    epoch: claim.epoch,
    entries: entries.map(({ at, entry }) => ({ at, body: bodyOf(entry) })),
    isLast: true,
  });
  if (!written.ok) throw new Error(written.reason);
  const [first] = entries;
  const ledger = new Ledger(first!.entry as OpenEntry, first!.at);
  for (const timed of entries.slice(1)) {
    const done = ledger.try(timed.entry);
    if (!done.ok) throw new Error(done.error.code);
    ledger.take(timed, done.value);
  }
  await games.finish(id, ledger, { startedAt: first!.at });
}

/** Counted as the server does when a match ends. */
export function countingOf(storage: Storage, errors: unknown[] = []): Counting {
  return new Counting({
    figures: storage.figures,
    read: async (game) => (await storage.log.read(GAME_STREAM, game)).map(toEntry),
    hiddenMs: () => 0,
    onError: (error) => errors.push(error),
    onCounted: () => {},
    time: {
      steady: () => 0,
      after(_, act) {
        setImmediate(act);
        return () => {};
      },
    },
  });
}
