// A dress rehearsal: invented people and invented sheets whose sums are right. The same seed gives the same rehearsal.

import { othersAfter, playersOf, type RuleValues } from '@hanchan/rules';
import type { Seat } from '@hanchan/tiles';
import type { Person } from './person.ts';
import { chanceFor } from './seating/chance.ts';
import { byWind } from './sheet.ts';
import type { ByWind, SheetForm } from './sheetForm.ts';
import type { TableState } from './state.ts';

const GIVEN =
  'Ada Bram Cleo Dario Edda Faro Gwen Hugo Ines Joris Kaia Lior Mira Nilo Oona Piet Runa Silo Tova Ulan Vera Wim Xenia Yara Zeno'.split(
    ' ',
  );
const FAMILY =
  'Aalto Brandel Corvin Dunmore Estrel Falk Grauman Holt Ivander Jorun Kessel Lindar Morrow Nemec Orlan Pryce Quist Rovere Sandor Tamm Ulrik Vasse Wendel Yorke Zeller'.split(
    ' ',
  );
const CLUBS = [
  'Red Dragon',
  'White Wall',
  'Four Winds',
  'Green Table',
  'Last Discard',
  'Moon Pond',
];
const COUNTRIES = ['SWE', 'FRA', 'GBR', 'DEU', 'NLD', 'JPN', 'USA', 'POL'];

/** A number from 0 up to, not including, the bound: of the seed and of what it is for. */
const chance = (seed: string, purpose: string, below: number): number =>
  chanceFor(seed, 'rehearsal', purpose)(below);

/** No two have the same name: there are 625, and further ones are numbered. */
export function inventPeople(count: number, seed: string): Person[] {
  const shift = chance(seed, 'names', GIVEN.length * FAMILY.length);
  return Array.from({ length: count }, (_, i) => inventPerson(i, shift, seed));
}

/** Steps of 234 through the 625 pairs of names pass each of them once, and neighbours share neither name. */
const STRIDE = 234;

function inventPerson(index: number, shift: number, seed: string): Person {
  const pairs = GIVEN.length * FAMILY.length;
  const at = (shift + index * STRIDE) % pairs;
  const again = Math.floor(index / pairs);
  const name = `${GIVEN[at % GIVEN.length]} ${FAMILY[Math.floor(at / GIVEN.length)]}`;
  const country = COUNTRIES[chance(seed, `country ${index}`, COUNTRIES.length)]!;
  return {
    id: `rehearsal-${index + 1}`,
    name: again === 0 ? name : `${name} ${again + 1}`,
    legalName: '',
    country,
    club: CLUBS[chance(seed, `club ${index}`, CLUBS.length)]!,
    team: '',
    emaId: '',
    language: '',
    notes: '',
    hasPaid: true,
    mayPublish: true,
    kind: 'player',
  };
}

/** Points change hands eight times, a deposit may be left, and whoever ends below zero has borrowed. */
export function inventSheet(
  { round, number, seats, winds }: Pick<TableState, 'round' | 'number' | 'seats' | 'winds'>,
  rules: RuleValues,
  seed: string,
): SheetForm {
  const draw = (purpose: string, below: number) =>
    chance(seed, `${round}.${number} ${purpose}`, below);
  const deposit = rules['riichi.deposit'];
  const points: number[] = Array<number>(playersOf(rules)).fill(rules['table.startingPoints']);
  const sticks = deposit === 0 ? 0 : Math.max(0, draw('sticks', 6) - 4);
  points[draw('riichi', playersOf(rules))]! -= sticks * deposit;
  const unit = rules['score.roundTo'];
  const most = Math.max(1, Math.floor(rules['table.startingPoints'] / 2 / unit));
  for (let hand = 0; hand < 8; hand++) {
    const winner = draw(`winner ${hand}`, playersOf(rules));
    const others = othersAfter(winner as Seat, rules);
    const loser = others[draw(`loser ${hand}`, others.length)]!;
    const paid = unit * (1 + draw(`paid ${hand}`, most));
    points[winner]! += paid;
    points[loser]! -= paid;
  }
  const loan = rules['table.loan'];
  const loans = byWind((wind) =>
    loan > 0 && points[wind]! < 0 ? Math.ceil(-points[wind]! / loan) * loan : 0,
  );
  const held = byWind((wind) => points[wind]! + loans[wind]);
  return { slots: winds ?? (seats as ByWind<number>), held, loans, sticks };
}
