// Eight players at two tables, round 1 begun, and whatever a test lets happen then.

import type { Ruleset } from '@hanchan/rules';
import {
  type Act,
  deskRulesFor,
  type Entry,
  type EventState,
  foldEvent,
  inventPeople,
} from '@hanchan/tournament';
import { aStage } from '../../../../proof/spec/support/eventDesk.ts';

export const PEOPLE = inventPeople(8, 'phones');
const BY = { role: 'headReferee', name: 'Hansen', person: null } as const;

/** What founds an event of a day under this rulebook. */
export const founding = ({ id, title, values }: Ruleset) =>
  ({
    type: 'create',
    isRehearsal: false,
    seed: '',
    settings: {
      name: 'Harbour Open',
      venue: '',
      country: '',
      from: '2026-05-02',
      to: '2026-05-02',
      timeZone: 'UTC',
      capacity: null,
      rules: { id, title, values },
      desk: deskRulesFor(values),
    },
  }) as const satisfies Act;

const opening = (ruleset: Ruleset): readonly Act[] => [
  founding(ruleset),
  { type: 'enrol', people: PEOPLE },
  { type: 'number', order: PEOPLE.map((person) => person.id) },
  {
    type: 'stages',
    stages: [aStage({ id: 'q', name: 'Qualifying' })],
  },
  {
    type: 'seat',
    seed: '',
    method: '',
    reason: '',
    rounds: [
      {
        round: 1,
        tables: [
          [1, 2, 3, 4],
          [5, 6, 7, 8],
        ],
      },
      {
        round: 2,
        tables: [
          [1, 3, 5, 7],
          [2, 4, 6, 8],
        ],
      },
      {
        round: 3,
        tables: [
          [2, 3, 6, 7],
          [1, 4, 5, 8],
        ],
      },
    ],
  },
  { type: 'start', round: 1 },
];

export function phonesEvent(ruleset: Ruleset, acts: readonly Act[] = []): EventState {
  const entries = [...opening(ruleset), ...acts].map(
    (act, i): Entry => ({ seq: i + 1, id: `act-${i}`, at: i * 1_000, by: BY, act }),
  );
  return foldEvent(entries);
}

export const penalty = (id: string, foul: string, slot: number): Act => ({
  type: 'penalise',
  penalty: id,
  slots: [slot],
  round: 1,
  table: slot <= 4 ? 1 : 2,
  foul,
  kind: 'warning',
  points: 0,
  section: '',
  note: '',
});
