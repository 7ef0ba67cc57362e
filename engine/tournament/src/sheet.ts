// What a report sheet comes to: from the points in front of four players to what each takes into the standings.
// Typed are points, loans and sticks; places, uma and totals are always computed.

import { NO_PENALTIES, resultOf, type SeatPenalties, type Twelfths } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { bySeat, SEATS } from '@hanchan/tiles';
import type { Slot } from './person.ts';
import type { DeskRules } from './settings.ts';
import type { ByWind, SheetForm } from './sheetForm.ts';

/** Winds of a sheet as numbers, East 0. */
export const WINDS = SEATS;
/** One of `WINDS`. */
export type WindIndex = (typeof WINDS)[number];

/** A value for each wind, East first. */
export const byWind = <T>(of: (wind: WindIndex) => T): ByWind<T> => bySeat(of);

/** One column of the sheet. Points are table points, the rest is in twelfths of a point. */
export interface SheetRow {
  readonly slot: Slot;
  readonly held: number;
  readonly loans: number;
  /** Held less loans, with the deposits left where the rulebook gives them to the winner. */
  readonly final: number;
  /** Final less the points that results are counted from. */
  readonly net: number;
  /** Penalties before uma: 0 or below. */
  readonly mods: number;
  readonly preUma: number;
  /** 1 to 4; players who share a place have the best of it. */
  readonly rank: number;
  /** How many have this rank. */
  readonly sharedBy: number;
  readonly uma: Twelfths;
  readonly oka: Twelfths;
  readonly hanchan: Twelfths;
  /** Off the tournament score: 0 or above. */
  readonly penalties: Twelfths;
  /** What the seat scored: hanchan less penalties. */
  readonly tournament: Twelfths;
  /** What the player whose number this is gets: nothing of the hanchan when another had to sit down for a late player. */
  readonly credited: Twelfths;
  readonly isForfeit: boolean;
}

/** What is out of the ordinary about a result, for whoever reads the sheet. */
export type SheetFlag =
  /** Nobody reached the returning points: the rulebook's table has no column for it. */
  'nobodyAbove' | 'allEqual' | 'sharedPlaces' | 'depositsLeft' | 'belowZero' | 'forfeit';

/** A sheet worked out: every column, and what is to be said of it. */
export interface SheetResult {
  readonly rows: ByWind<SheetRow>;
  readonly sticks: number;
  readonly flags: readonly SheetFlag[];
}

const TWELVE = 12;
const THOUSAND = 1_000;

/** For a sheet of a table at which nobody was penalised. */
export const NO_SHEET_PENALTIES: ByWind<SeatPenalties> = byWind(() => NO_PENALTIES);
const NOBODY: ByWind<boolean> = bySeat(() => false);

/** `replaced`: whose seat was taken by a substitute because the player came too late. */
export function sheetResult(
  form: SheetForm,
  penalties: ByWind<SeatPenalties>,
  rules: RuleValues,
  desk: Pick<DeskRules, 'lateScore'>,
  replaced: ByWind<boolean> = NOBODY,
): SheetResult {
  // Who gets nothing of the hanchan takes the penalty along: it does not touch the substitute's sheet.
  const isOut = byWind((wind) => replaced[wind] && desk.lateScore === 'none');
  const atTable = byWind((wind) => (isOut[wind] ? NO_PENALTIES : penalties[wind]));
  const final = finalPoints(form, rules);
  const { places, uma, result, scores, flags } = resultOf(final, rules, atTable);
  const rows = byWind((wind): SheetRow => {
    const net = final[wind] - rules['ranking.returnPoints'];
    const preUma = scores[wind] - rules['ranking.returnPoints'];
    const off = inTwelfths({ ...atTable[wind], modifier: 0 });
    return {
      slot: form.slots[wind],
      held: form.held[wind],
      loans: form.loans[wind],
      final: final[wind],
      net,
      mods: preUma - net,
      preUma,
      rank: places[wind],
      sharedBy: places.filter((place) => place === places[wind]).length,
      uma: uma[wind],
      oka: result[wind] - preUma * TWELVE - uma[wind],
      hanchan: result[wind],
      penalties: off,
      tournament: result[wind] - off,
      credited: isOut[wind] ? 0 - inTwelfths(penalties[wind]) : result[wind] - off,
      isForfeit: isOut[wind],
    };
  });
  return { rows, sticks: form.sticks, flags: [...flags, ...ownFlags(rows, form, rules)] };
}

/** Everything that penalties take, wherever it is taken; a part of a thousand is whole points again. */
export function inTwelfths({ modifier, tournamentPoints }: SeatPenalties): Twelfths {
  return (modifier + Math.round(tournamentPoints * THOUSAND)) * TWELVE;
}

function finalPoints(form: SheetForm, rules: RuleValues): ByWind<number> {
  const own = byWind((wind) => form.held[wind] - form.loans[wind]);
  if (rules['end.deposits'] !== 'winner') return own;
  const leader = own.indexOf(Math.max(...own));
  return byWind((wind) => own[wind] + (wind === leader ? form.sticks * stickValue(rules) : 0));
}

/** What one stick in the middle is worth; where nothing is staked, the middle holds single points. */
export const stickValue = (rules: RuleValues): number => rules['riichi.deposit'] || 1;

function ownFlags(rows: ByWind<SheetRow>, form: SheetForm, rules: RuleValues): SheetFlag[] {
  const flags: SheetFlag[] = [];
  if (rows.every(({ sharedBy }) => sharedBy === rows.length)) flags.push('allEqual');
  else if (rows.some(({ sharedBy }) => sharedBy > 1)) flags.push('sharedPlaces');
  if (form.sticks > 0 && rules['end.deposits'] === 'nobody') flags.push('depositsLeft');
  if (rows.some(({ final }) => final < 0)) flags.push('belowZero');
  if (rows.some(({ isForfeit }) => isForfeit)) flags.push('forfeit');
  return flags;
}
