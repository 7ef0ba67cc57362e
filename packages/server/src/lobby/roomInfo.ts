// What a table shows of itself: a line in the lobby, and everything to those who are there.

import type { Match } from '@hanchan/game';
import type { Place, TableInfo, TableSummary } from '@hanchan/protocol';
import type { Ruleset } from '@hanchan/rules';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import { fairnessOf, type RoomData } from './roomData.ts';

export interface RoomFacts {
  readonly id: string;
  readonly data: Readonly<RoomData>;
  readonly ruleset: Ruleset;
  readonly match: Match | null;
  readonly isHere: (player: string) => boolean;
  readonly isReplaced: (seat: Seat) => boolean;
}

export function summaryOf(facts: RoomFacts): TableSummary {
  const { id, data, ruleset, match } = facts;
  const { state, settings, createdAt } = data;
  return {
    id,
    state,
    ruleset: { id: ruleset.id, title: ruleset.title },
    settings,
    places: SEATS.map((seat) => placeOf(facts, seat)) as unknown as BySeat<Place>,
    progress:
      match === null ? null : { round: match.round, dealer: match.dealer, deal: match.dealNumber },
    createdAt,
  };
}

/** `isBehind`: for somebody to whom the match is still running. */
export function infoOf(
  facts: RoomFacts,
  more: { readonly rulesHash: string; readonly watchers: number; readonly isBehind: boolean },
): TableInfo {
  const { data } = facts;
  const { rulesHash, watchers, isBehind } = more;
  const fair = fairnessOf(data);
  return {
    ...summaryOf(facts),
    state: isBehind ? 'playing' : data.state,
    host: data.host,
    rulesHash,
    fair: isBehind ? { ...fair, secret: null } : fair,
    watchers,
    startedAt: data.startedAt,
    result: isBehind ? null : data.result,
    game: data.game,
    rematch: { wanted: data.wanted, table: data.rematch },
  };
}

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
