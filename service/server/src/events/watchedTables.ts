// What everybody may watch of an event that is played on this server: tables of a published round that no curtain hides and at
// which all four agreed to be named; and the hands that were played there, no earlier than a spectator sees them.

import { foldView, newMatch, type SeatEvent, type SeatView, view } from '@hanchan/game';
import type { PlayedHand } from '@hanchan/protocol';
import { bySeat } from '@hanchan/tiles';
import { type EventState, type RoundState, sitterOf, type TableState } from '@hanchan/tournament';
import { forViewer } from '../match/broadcast.ts';
import type { TimedEntry } from '../match/entries.ts';
import { replay } from '../match/ledger.ts';

/** Tables that may be shown, whether they are played online or not. */
export const shownToAll = (state: EventState): TableState[] =>
  state.rounds
    .filter((round) => isShown(state, round))
    .flatMap(({ tables }) => tables)
    .filter((table) => isNamed(state, table));

const isShown = (
  { curtainFrom }: EventState,
  { number, isPublic, startedAt, endedAt }: RoundState,
): boolean =>
  isPublic &&
  startedAt !== null &&
  endedAt === null &&
  (curtainFrom === null || number < curtainFrom);

/** The table itself tells their names. */
const isNamed = (state: EventState, table: TableState): boolean =>
  table.seats.every((slot) => {
    const sitter = sitterOf(state, table, slot);
    return sitter !== null && state.people.get(sitter)?.person.mayPublish === true;
  });

const TOLD: readonly SeatEvent['type'][] = ['won', 'drawn', 'fouled', 'dealVoided', 'penalised'];

/** Every hand that was over by a moment, as everybody may know it. */
export function handsPlayed(entries: readonly TimedEntry[], until: number): readonly PlayedHand[] {
  const shown: SeatEvent[] = [];
  const { open } = replay(entries, (events, at) => {
    if (at <= until) shown.push(...forViewer(events, 'spectator'));
  });
  const { assistance, claimOrder } = open.settings;
  const told = new HandsTold(view(newMatch(open.rules, { assistance, claimOrder }), 'spectator'));
  for (const event of shown) told.hear(event);
  return told.hands;
}

class HandsTold {
  readonly hands: PlayedHand[] = [];
  #view: SeatView;
  #open: Omit<PlayedHand, 'after'> | null = null;

  constructor(start: SeatView) {
    this.#view = start;
  }

  hear(event: SeatEvent): void {
    if (event.type === 'dealStarted') {
      this.#close(event.scores);
      const { number, round, dealer, counters, scores } = event;
      const melds = bySeat(() => []);
      this.#open = { number, round, dealer, counters, before: scores, melds, told: [] };
    } else if (event.type === 'dealEnded' || event.type === 'matchEnded') this.#close(event.scores);
    else if (TOLD.includes(event.type)) this.#tell(event);
    this.#view = foldView(this.#view, event);
  }

  #tell(event: SeatEvent): void {
    const { deal } = this.#view;
    if (this.#open === null || deal === null) return;
    const melds = bySeat((seat) => deal.seats[seat].melds);
    this.#open = { ...this.#open, melds, told: [...this.#open.told, event] };
  }

  #close(after: PlayedHand['after']): void {
    if (this.#open !== null && this.#open.told.length > 0)
      this.hands.push({ ...this.#open, after });
    this.#open = null;
  }
}
