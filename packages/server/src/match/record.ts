// The record of a finished match, from its entries: anyone can replay it and check its walls.

import { commitmentOf, matchSeed, newMatch } from '@hanchan/game';
import { headerOf, type RecordEntry, writeRecord } from '@hanchan/records';
import { moveOf, type OpenEntry, type TimedEntry } from './entries.ts';
import { replay, wallOf } from './ledger.ts';

/** Holds every wall: only for a match that is over. */
export function recordOf(entries: readonly TimedEntry[]): string {
  const { open, match } = replay(entries);
  const seed = matchSeed(open.secret, open.words);
  let deals = 0;
  const lines = entries.flatMap(({ entry }): RecordEntry[] => {
    const move = moveOf(entry, () => wallOf(open, seed, ++deals));
    if (move === null) return [];
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
  const fair = { scheme: 'w1', commitment: commitmentOf(open.secret), words: open.words };
  const players = open.holders.map((holder) =>
    holder.type === 'bot' ? { name: holder.name, bot: holder.level } : { name: holder.name },
  );
  const settings = { players, clock, bellMinutes, rounds, fair };
  const written = open.written === undefined ? {} : { written: open.written };
  const first = newMatch(open.rules, { assistance, claimOrder });
  return headerOf(first, open.ruleset, { settings, ...written });
}
