// What a table shows of itself: a line in the lobby, and everything to those who are there.

import type { Place, TableInfo, TableProgress, TableState, TableSummary } from '@hanchan/protocol';
import type { Ruleset } from '@hanchan/rules';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import type { NamedRound } from '../match/ledger.ts';
import { fairnessOf, type RoomData } from './roomData.ts';

export interface RoomFacts {
  readonly id: string;
  readonly data: Readonly<RoomData>;
  readonly ruleset: Ruleset;
  /** As far as the one who asks may know: the state of the match, and which deal is played. */
  readonly state: TableState;
  readonly progress: TableProgress | null;
  /** Also when a deal was over. */
  readonly rounds: readonly NamedRound[];
  readonly isHere: (player: string) => boolean;
  readonly isReplaced: (seat: Seat) => boolean;
}

export function summaryOf(facts: RoomFacts): TableSummary {
  const { id, data, ruleset, state, progress } = facts;
  const { settings, createdAt } = data;
  return {
    id,
    state,
    ruleset: { id: ruleset.id, title: ruleset.title },
    settings,
    places: SEATS.map((seat) => placeOf(facts, seat)) as unknown as BySeat<Place>,
    progress,
    createdAt,
  };
}

export function infoOf(
  facts: RoomFacts,
  { rulesHash, watchers }: { readonly rulesHash: string; readonly watchers: number },
): TableInfo {
  const { data, state } = facts;
  const isOver = state === 'over';
  return {
    ...summaryOf(facts),
    host: data.host,
    rulesHash,
    fair: fairnessOf(data, { isOver, rounds: facts.rounds }),
    watchers,
    startedAt: data.startedAt,
    result: isOver ? data.result : null,
    ...(isOver && data.isStopped === true ? { isStopped: true } : {}),
    game: data.game,
    rematch: isOver ? { wanted: data.wanted, table: data.rematch } : { wanted: [], table: null },
  };
}

/** To somebody who has not given the password: who plays, not how. */
export const closedInfo = (info: TableInfo): TableInfo => ({
  ...info,
  game: null,
  result: null,
  fair: { ...info.fair, secret: null },
});

function placeOf({ data, isHere, isReplaced }: RoomFacts, at: Seat): Place {
  const holder = data.places[at];
  if (holder === null || holder === undefined) return { type: 'open' };
  if (holder.type === 'bot') return holder;
  const { player, name, isGuest } = holder;
  return {
    type: 'player',
    player: { id: player, name, isGuest },
    isConnected: isHere(player),
    isReplaced: isReplaced(at),
  };
}
