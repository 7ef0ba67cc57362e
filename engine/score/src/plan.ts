// A rulebook's yaku, ready for the hot path: only those it uses, with their values, in listing order.

import type { RuleValues, YakuId, YakuValue } from '@hanchan/rules';
import { CONTAINS, perRules, YAKU_IDS } from '@hanchan/rules';
import type { YakumanScored } from './payments.ts';
import { YAKU_ROWS } from './yaku/all.ts';
import type { YakuRow } from './yaku/row.ts';

/** A yaku of the hand and its han. */
export interface YakuScored {
  readonly id: YakuId;
  /** Null for a yaku that is paid as a flat limit. */
  readonly han: number | null;
}

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
  /** How it is listed when a hand has it. */
  readonly asClosed: YakuScored;
  readonly asOpen: YakuScored;
  readonly asYakuman: YakumanScored | null;
}

export interface Plan {
  readonly yaku: readonly PlannedYaku[];
  readonly closed: FactTable;
  readonly open: FactTable;
  /** Places of the yaku that hide others. */
  readonly hiding: readonly number[];
  /** Places of yaku that must not be the only one. */
  readonly needAnother: readonly number[];
  /** Place of pinfu, which changes the fu; -1 where it is not used. */
  readonly pinfu: number;
}

/** The facts that each yaku needs, for the yaku that a closed or an open hand can have. */
interface FactTable {
  readonly places: Uint8Array;
  readonly win: Int32Array;
  readonly reading: Int32Array;
}

export const planFor: (rules: RuleValues) => Plan = perRules(makePlan);

function makePlan(rules: RuleValues): Plan {
  const used = YAKU_IDS.filter((id) => rules[`yaku.${id}`] !== 'absent')
    .map((id) => YAKU_ROWS.find((row) => row.id === id))
    .filter((row) => row !== undefined);
  const place = new Map(used.map((row, at) => [row.id, at]));
  const yaku = used.map((row) => planned(row, rules, place));
  const places = (test: (yaku: PlannedYaku) => boolean) =>
    yaku.flatMap((entry, at) => (test(entry) ? at : []));
  return {
    yaku,
    closed: factTable(
      yaku,
      places(() => true),
    ),
    open: factTable(
      yaku,
      places((entry) => !isClosedOnly(entry)),
    ),
    hiding: places((entry) => entry.hides.length > 0),
    needAnother: places((entry) => entry.row.needsAnother),
    pinfu: place.get('pinfu') ?? -1,
  };
}

function planned(row: YakuRow, rules: RuleValues, place: ReadonlyMap<YakuId, number>): PlannedYaku {
  const { id } = row;
  const value = rules[`yaku.${id}`] as Exclude<YakuValue, 'absent'>;
  const isFlat = 'limit' in value;
  const closedHan = 'han' in value ? value.han : 0;
  const openHan = 'han' in value ? value.open : 0;
  const yakuman = 'yakuman' in value ? value.yakuman : 0;
  return {
    row,
    id,
    closedHan,
    openHan,
    yakuman,
    isFlat,
    hides: (CONTAINS[id] ?? []).flatMap((contained) => place.get(contained) ?? []),
    asClosed: { id, han: isFlat ? null : closedHan },
    asOpen: { id, han: isFlat ? null : openHan },
    asYakuman: yakuman > 0 ? { id, units: yakuman } : null,
  };
}

function factTable(yaku: readonly PlannedYaku[], places: readonly number[]): FactTable {
  return {
    places: Uint8Array.from(places),
    win: Int32Array.from(places, (place) => yaku[place]!.row.win),
    reading: Int32Array.from(places, (place) => yaku[place]!.row.reading),
  };
}

/** The rulebook gives this yaku to closed hands alone. (Yakuman say so themselves, by their facts.) */
export function isClosedOnly(yaku: PlannedYaku): boolean {
  return yaku.closedHan > 0 && yaku.openHan === 0;
}
