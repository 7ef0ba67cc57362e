// The record of a finished match, from its entries: anyone can replay it and check its walls.

import { commitmentOf, newMatch } from '@hanchan/game';
import { type FairSettings, headerOf, type RecordEntry, writeRecord } from '@hanchan/records';
import { moveOf, type OpenEntry, type TimedEntry } from './entries.ts';
import { replay } from './ledger.ts';
import { WallSeeds } from './wallSeeds.ts';

/** Holds every wall: only for a match that is over. */
export function recordOf(entries: readonly TimedEntry[]): string {
  const { open, match } = replay(entries);
  const seeds = new WallSeeds(open);
  let deals = 0;
  const lines = entries.flatMap(({ entry }): RecordEntry[] => {
    if (entry.type === 'deal' && entry.beacon !== undefined) seeds.add(deals + 1, entry.beacon);
    const move = moveOf(entry, () => seeds.wall(++deals));
    if (move === null) return [];
    if (entry.type === 'deal') {
      const beacon = deals === 1 ? open.beacon?.draw : entry.beacon;
      return [beacon === undefined ? move : ({ ...move, seed: { beacon } } as RecordEntry)];
    }
    if (entry.type !== 'act') return [move];
    const { action, ms } = entry;
    return [move, { type: 'clock', clock: { seat: action.seat, ms } }];
  });
  lines.push({ type: 'reveal', secret: open.secret });
  if (match.phase === 'over') lines.push({ type: 'end', scores: match.scores });
  return writeRecord(headerOfOpen(open), lines);
}

function headerOfOpen(open: OpenEntry) {
  const { assistance, claimOrder, clock, bellMinutes, rounds } = open.settings;
  const fair = fairOf(open);
  const players = open.holders.map((holder) =>
    holder.type === 'bot' ? { name: holder.name, bot: holder.level } : { name: holder.name },
  );
  const settings = { players, clock, bellMinutes, rounds, fair };
  const written = open.written === undefined ? {} : { written: open.written };
  const first = newMatch(open.rules, { assistance, claimOrder });
  return headerOf(first, open.ruleset, { settings, ...written });
}

function fairOf({ secret, words, pledges, beacon }: OpenEntry): FairSettings {
  const commitment = commitmentOf(secret);
  const promised = pledges === undefined ? {} : { pledges };
  if (beacon === undefined) return { scheme: 'w1', commitment, words, ...promised };
  const { draw: _, ...agreed } = beacon;
  return { scheme: 'w2', commitment, words, ...promised, beacon: agreed };
}
