// Standings the slow way, written from WRC 2022 without any code of the package: the log is read from its beginning for
// every question, and nothing is kept between two of them.

import type { Act, Entry, PersonId, SheetForm, Slot } from '../src/index.ts';

type Of<T extends Act['type']> = Extract<Act, { readonly type: T }>;

/** In points: 15,000 for the first, and so on. */
const UMA = [15_000, 5_000, -5_000, -15_000] as const;
const START = 30_000;

const acts = <T extends Act['type']>(log: readonly Entry[], ...types: T[]): Of<T>[] =>
  log.map(({ act }) => act).filter((act): act is Of<T> => types.includes(act.type as T));

/** The sheet that counts at a table: the one that was signed last, unless the game is void since. */
function signedForm(log: readonly Entry[], round: number, table: number): SheetForm | null {
  let lying: SheetForm | null = null;
  let counting: SheetForm | null = null;
  for (const act of acts(log, 'enter', 'sendBack', 'sign', 'reopen', 'void')) {
    if (act.at.round !== round || act.at.table !== table) continue;
    if (act.type === 'enter') lying = act.sheet;
    if (act.type === 'sendBack') lying = null;
    if (act.type === 'sign') counting = lying;
    if (act.type === 'reopen') lying = counting;
    if (act.type === 'void') lying = counting = null;
  }
  return counting;
}

interface Holder {
  readonly person: PersonId;
  readonly role: string;
}

/** Who plays under a number in a round: whoever was given it last, of those of a kind. */
function holder(log: readonly Entry[], slot: Slot, round: number, role?: string): Holder {
  const [numbers] = acts(log, 'number').slice(-1);
  const taken = acts(log, 'occupy')
    .filter((act) => act.slot === slot && act.fromRound <= round)
    .filter(({ toRound }) => toRound === null || round <= toRound)
    .filter((act) => role === undefined || act.role === role)
    .at(-1);
  return taken ?? { person: numbers!.order[slot - 1]!, role: 'player' };
}

const isEmergency = (log: readonly Entry[], person: PersonId, round: number) =>
  acts(log, 'depart').some(
    (act) => act.person === person && act.departure === 'emergency' && act.fromRound <= round,
  );

/** Whose account a round under a number goes to: a stand-in scores for whoever had to leave in an emergency. */
function accountOf(log: readonly Entry[], slot: Slot, round: number): PersonId {
  const now = holder(log, slot, round);
  const owner = holder(log, slot, round, 'player').person;
  return now.role !== 'player' && isEmergency(log, owner, round) ? owner : now.person;
}

/** Who was put on somebody's seat at this table only, by the log so far. */
function replacement(log: readonly Entry[], round: number, table: number, slot: Slot) {
  const last = acts(log, 'replace')
    .filter((act) => act.at.round === round && act.at.table === table && act.slot === slot)
    .at(-1);
  return last === undefined || last.person === holder(log, slot, round).person ? null : last.person;
}

/** Uma of a place, split between all who share it. */
function umaOf(points: readonly number[], own: number): number {
  const above = points.filter((other) => other > own).length;
  const level = points.filter((other) => other === own).length;
  let sum = 0;
  for (let place = above; place < above + level; place++) sum += UMA[place]!;
  return sum / level;
}

export interface SlowRow {
  total: number;
  games: number;
}

/** Points of everybody at the event, uma and penalties in them. */
export function slowTotals(
  log: readonly Entry[],
  rounds: number,
  tables: number,
): ReadonlyMap<PersonId, SlowRow> {
  const rows = new Map<PersonId, SlowRow>();
  const book = (person: PersonId, points: number, games: number) => {
    const row = rows.get(person) ?? { total: 0, games: 0 };
    rows.set(person, { total: row.total + points, games: row.games + games });
  };
  for (let round = 1; round <= rounds; round++) {
    for (let table = 1; table <= tables; table++) {
      const form = signedForm(log, round, table);
      for (const [wind, slot] of form?.slots.entries() ?? []) {
        const points = form!.held[wind]! + umaOf(form!.held, form!.held[wind]!) - START;
        const sat = replacement(log, round, table, slot);
        const owner = accountOf(log, slot, round);
        // Whoever leaves in the middle of a round is gone from the next one.
        const isOwners = sat === null || isEmergency(log, owner, round + 1);
        if (isOwners) book(owner, points, 1);
        else {
          book(owner, 0, 0);
          book(sat, points, 1);
        }
      }
    }
  }
  for (const [person, points] of penalties(log)) book(person, -points, 0);
  return rows;
}

/** A penalty stays with whoever sat there when it was given; a stand-in's is the owner's. */
function penalties(log: readonly Entry[]): (readonly [PersonId, number])[] {
  const withdrawn = new Set(acts(log, 'withdrawPenalty').map(({ penalty }) => penalty));
  return log.flatMap(({ act }, i) => {
    if (act.type !== 'penalise' || withdrawn.has(act.penalty)) return [];
    const before = log.slice(0, i);
    return act.slots.map((slot) => {
      const round = act.round!;
      const sat = replacement(before, round, act.table!, slot);
      const isOther = sat !== null && sat !== holder(log, slot, round).person;
      return [isOther ? sat : accountOf(log, slot, round), act.points] as const;
    });
  });
}
