// A rulebook's yaku made ready for the hot path: only those it uses, with their worth, in listing order.

import { CONTAINS, type RuleValues, YAKU_IDS, type YakuId, type YakuValue } from '@hanchan/rules';
import { FORM_YAKU } from './yaku/forms.ts';
import type { YakuRow } from './yaku/row.ts';
import { SEQUENCE_YAKU } from './yaku/sequences.ts';
import { SITUATION_YAKU } from './yaku/situation.ts';
import { TILE_YAKU } from './yaku/tiles.ts';
import { TRIPLET_YAKU } from './yaku/triplets.ts';

/** Every yaku that a winning hand can have; nagashi mangan is no winning hand. */
const YAKU_ROWS: readonly YakuRow[] = [
  ...SITUATION_YAKU,
  ...TILE_YAKU,
  ...SEQUENCE_YAKU,
  ...TRIPLET_YAKU,
  ...FORM_YAKU,
];

export interface PlannedYaku {
  readonly row: YakuRow;
  readonly id: YakuId;
  /** Han for a closed and an open hand; 0 for yakuman and for what is paid as a flat limit. */
  readonly closedHan: number;
  readonly openHan: number;
  readonly yakuman: number;
  readonly isFlat: boolean;
  /** Places in the plan of the yaku that this one hides. */
  readonly hides: readonly number[];
}

export interface Plan {
  readonly yaku: readonly PlannedYaku[];
  readonly closed: Candidates;
  readonly open: Candidates;
  /** Places of the yaku that hide others. */
  readonly hiding: readonly number[];
  /** Places of yaku that must not be the only one. */
  readonly needAnother: readonly number[];
  /** Place of pinfu, which changes the fu; -1 where it is not used. */
  readonly pinfu: number;
}

/** Places of the yaku that a hand can have: those that are the same for every reading, and the others. */
interface Candidates {
  readonly ofWin: readonly number[];
  readonly ofReading: readonly number[];
}

const plans = new WeakMap<RuleValues, Plan>();

export function planFor(rules: RuleValues): Plan {
  let plan = plans.get(rules);
  if (plan === undefined) {
    plan = makePlan(rules);
    plans.set(rules, plan);
  }
  return plan;
}

function makePlan(rules: RuleValues): Plan {
  const used = YAKU_IDS.filter((id) => rules[`yaku.${id}`] !== 'absent')
    .map((id) => YAKU_ROWS.find((row) => row.id === id))
    .filter((row) => row !== undefined);
  const place = new Map(used.map((row, at) => [row.id, at]));
  const yaku = used.map((row) => planned(row, rules, place));
  const places = (test: (yaku: PlannedYaku) => boolean) =>
    yaku.flatMap((entry, at) => (test(entry) ? at : []));
  const candidates = (test: (yaku: PlannedYaku) => boolean): Candidates => ({
    ofWin: places((entry) => entry.row.sees === 'win' && test(entry)),
    ofReading: places((entry) => entry.row.sees === 'reading' && test(entry)),
  });
  return {
    yaku,
    closed: candidates(() => true),
    open: candidates((entry) => !isClosedOnly(entry)),
    hiding: places((entry) => entry.hides.length > 0),
    needAnother: places((entry) => entry.row.needsAnother),
    pinfu: place.get('pinfu') ?? -1,
  };
}

function planned(row: YakuRow, rules: RuleValues, place: ReadonlyMap<YakuId, number>): PlannedYaku {
  const value = rules[`yaku.${row.id}`] as Exclude<YakuValue, 'absent'>;
  return {
    row,
    id: row.id,
    closedHan: 'han' in value ? value.han : 0,
    openHan: 'han' in value ? value.open : 0,
    yakuman: 'yakuman' in value ? value.yakuman : 0,
    isFlat: 'limit' in value,
    hides: (CONTAINS[row.id] ?? []).flatMap((id) => place.get(id) ?? []),
  };
}

/** The rulebook gives this yaku to closed hands alone. (Yakuman say so themselves, by their shape.) */
export function isClosedOnly(yaku: PlannedYaku): boolean {
  return yaku.closedHan > 0 && yaku.openHan === 0;
}
