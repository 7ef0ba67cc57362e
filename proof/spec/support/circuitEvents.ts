// Small events whose people meet again in other events: made, played and signed as at the venue.

import { inventSheet } from '@hanchan/tournament';
import { aDesk, aStage, type Desk, HEAD } from './eventDesk.ts';

export const CIRCUIT_PEOPLE = ['Ada', 'Bo', 'Cy', 'Di', 'Eva', 'Finn', 'Gil', 'Hal'];

export interface SmallEvent {
  readonly numbered?: boolean;
  readonly day?: string;
  readonly names?: readonly string[];
  readonly isClosed?: boolean;
}

/** One round of eight; `order` says who plays under which number. */
export function smallEvent(
  name: string,
  order: readonly number[],
  {
    numbered = true,
    day = '2027-01-16',
    names = CIRCUIT_PEOPLE,
    isClosed = false,
  }: SmallEvent = {},
): Desk {
  const settings = { name, from: day, to: day };
  const desk = aDesk({ players: 8, stages: [aStage({ rounds: 1 })], settings });
  for (const [i, who] of order.entries()) {
    const changes = { name: names[who]!, emaId: numbered ? `0401000${who}` : '' };
    desk.do({ type: 'amend', person: `p${i + 1}`, changes });
  }
  const tables = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ] as never;
  desk.do({ type: 'seat', seed: 'x', method: 'test', rounds: [{ round: 1, tables }], reason: '' });
  desk.start(1);
  for (const table of [1, 2]) {
    const sheet = inventSheet(desk.table(1, table), desk.state.settings.rules.values, name);
    desk.do({ type: 'enter', at: desk.at(1, table), sheet, source: 'typed' }, HEAD);
    desk.confirmAll(1, table);
    desk.do({ type: 'sign', at: desk.at(1, table) }, HEAD);
  }
  if (!isClosed) return desk;
  desk.do({ type: 'endRound', round: 1 }, HEAD);
  desk.do({ type: 'closeEvent' });
  return desk;
}
