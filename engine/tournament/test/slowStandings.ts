// Standings the slow way, written from WRC 2022, WDMC 2019 and a book without uma, without any code of the package: the log is
// read from its beginning for every question, and nothing is kept between two of them. Points are counted in twelfths, so that
// shared places come out even.

import type { Act, Entry, PersonId, SheetForm, Slot } from '../src/index.ts';

type Of<T extends Act['type']> = Extract<Act, { readonly type: T }>;

/** A rulebook, as far as standings go. */
export interface SlowRules {
  readonly start: number;
  /** What each place gets in points, first to fourth; `above`: how many have the starting points or more. */
  uma(above: number): readonly number[];
  /** Penalties are written on the sheet, before the places, and the seat's score is the player's whoever sat there; or they are
   * taken off afterwards, and whoever comes too late has nothing of the hanchan. */
  readonly onSheet: boolean;
  /** Who sits first is ahead at equal scores; else they share the places. */
  readonly seatDecides: boolean;
}

/** WRC 2022, 10.3 and 12.2. */
export const SLOW_WRC: SlowRules = {
  start: 30_000,
  uma: () => [15_000, 5_000, -5_000, -15_000],
  onSheet: false,
  seatDecides: false,
};

/** WDMC 2019, part 2, 5 and 9.1: a column for one, two and three above; all four at the start share one. */
export const SLOW_WDMC: SlowRules = {
  start: 30_000,
  uma: (above) => {
    if (above === 2) return [8_000, 4_000, -4_000, -8_000];
    return above >= 3 ? [8_000, 3_000, 1_000, -12_000] : [12_000, -1_000, -3_000, -8_000];
  },
  onSheet: true,
  seatDecides: false,
};

/** USPML Fundamentals: twenty points each, and nothing for the place. */
export const SLOW_PLAIN: SlowRules = {
  start: 20,
  uma: () => [0, 0, 0, 0],
  onSheet: false,
  seatDecides: true,
};

const TWELVE = 12;

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

/** Uma of a place in twelfths, split between all who share it. */
function umaOf(points: readonly number[], wind: number, rules: SlowRules): number {
  const own = points[wind]!;
  const table = rules.uma(points.filter((one) => one >= rules.start).length);
  const ahead = points.filter((other) => other > own).length;
  const before = points.slice(0, wind).filter((other) => other === own).length;
  if (rules.seatDecides) return table[ahead + before]! * TWELVE;
  const level = points.filter((other) => other === own).length;
  let sum = 0;
  for (let place = ahead; place < ahead + level; place++) sum += table[place]!;
  return (sum * TWELVE) / level;
}

/** What a seat lost to penalties at its table: where they are on the sheet, and not withdrawn. */
function onSheet(log: readonly Entry[], round: number, table: number, slot: Slot): number {
  const withdrawn = withdrawnIn(log);
  return acts(log, 'penalise')
    .filter((act) => act.round === round && act.table === table && act.slots.includes(slot))
    .filter(({ penalty }) => !withdrawn.has(penalty))
    .reduce((sum, { points }) => sum + points, 0);
}

const withdrawnIn = (log: readonly Entry[]) =>
  new Set(acts(log, 'withdrawPenalty').map(({ penalty }) => penalty));

export interface SlowRow {
  total: number;
  games: number;
}

/** Twelfths of a point of everybody at the event, uma and penalties in them. */
export function slowTotals(
  log: readonly Entry[],
  { rounds, tables }: { readonly rounds: number; readonly tables: number },
  rules: SlowRules,
): ReadonlyMap<PersonId, SlowRow> {
  const rows = new Map<PersonId, SlowRow>();
  const book = (person: PersonId, points: number, games: number) => {
    const row = rows.get(person) ?? { total: 0, games: 0 };
    rows.set(person, { total: row.total + points, games: row.games + games });
  };
  for (let round = 1; round <= rounds; round++) {
    for (let table = 1; table <= tables; table++) {
      const form = signedForm(log, round, table);
      const off = (slot: Slot) => (rules.onSheet ? onSheet(log, round, table, slot) : 0);
      const held = (form?.held ?? []).map((points, wind) => points - off(form!.slots[wind]!));
      for (const [wind, slot] of form?.slots.entries() ?? []) {
        const points = (held[wind]! - rules.start) * TWELVE + umaOf(held, wind, rules);
        const sat = replacement(log, round, table, slot);
        const owner = accountOf(log, slot, round);
        // Whoever leaves in the middle of a round is gone from the next one.
        const isOwners = sat === null || rules.onSheet || isEmergency(log, owner, round + 1);
        if (isOwners) book(owner, points, 1);
        else {
          book(owner, 0, 0);
          book(sat, points, 1);
        }
      }
    }
  }
  if (rules.onSheet) return rows;
  for (const [person, points] of penalties(log)) book(person, -points * TWELVE, 0);
  return rows;
}

/** A penalty stays with whoever sat there when it was given; a stand-in's is the owner's. */
function penalties(log: readonly Entry[]): (readonly [PersonId, number])[] {
  const withdrawn = withdrawnIn(log);
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
