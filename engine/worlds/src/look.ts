// Everything about a decision that is the same in all worlds: what lies open, what is unseen, what furiten rules out.

import { type Reading, readTable, type Table } from '@hanchan/bots';
import { imagine, type Match, type SeatState, type SeatView } from '@hanchan/game';
import type { FormOptions } from '@hanchan/hand';
import { playersOf } from '@hanchan/rules';
import {
  INDICATOR_POSITIONS,
  type Kind,
  kindOf,
  REPLACEMENT_POSITIONS,
  type Seat,
  type Tile,
  turnsTo,
  WALL_SIZE,
} from '@hanchan/tiles';
import { type Family, familyOf } from './families.ts';
import { type Plan, plansOf } from './yakuPlans.ts';

/** One player whose hand is hidden. */
export interface Hidden {
  readonly seat: Seat;
  /** Turns from the viewer on. */
  readonly turns: number;
  readonly state: SeatState;
  readonly inRiichi: boolean;
  /** 1 for each kind that cannot be among the waits of a hand in riichi. */
  readonly ruledOut: Uint8Array;
  /** The last tiles that came from the hand. */
  readonly thrown: readonly Kind[];
  /** How near such a hand is: a chance for each shanten from 0. */
  readonly nearness: readonly number[];
  /** What an open hand can be after; empty where a closed hand may still win with anything. */
  readonly plans: readonly Plan[];
}

/** A decision, looked at once for all worlds. */
export interface Look extends Pick<Table, 'view'> {
  readonly viewer: Seat;
  readonly base: Match;
  readonly family: Family;
  readonly forms: FormOptions;
  readonly table: Table;
  /** Places of the wall that nobody has seen. */
  readonly places: readonly number[];
  /** Riichi first: such hands are the hardest to find. */
  readonly others: readonly Hidden[];
  readonly unseen: readonly Tile[];
  /** Null where no net reads the hands, or this rulebook is not what it has learned. */
  readonly reading: Reading | null;
}

const THROWN = 5;

/** Looks at a decision from the view of whoever has to make it. */
export function lookAt(view: SeatView, reading: Reading | null): Look {
  const viewer = view.viewer as Seat;
  const { rules } = view;
  const base = imagine(view, viewer);
  const { indicators, replacements, next, wall } = base.deal!;
  const known = new Set<number>([
    ...INDICATOR_POSITIONS.slice(0, indicators),
    ...REPLACEMENT_POSITIONS.slice(0, replacements),
  ]);
  const places: number[] = [];
  for (let at = next; at < WALL_SIZE; at++) if (!known.has(at)) places.push(at);
  const family = familyOf(rules);
  const table = readTable(view);
  const told = family.isLearned ? reading : null;
  const others = table.others.map(({ seat, safe, isInRiichi }) => {
    const state = base.deal!.seats[seat];
    const turns = turnsTo(viewer, seat, playersOf(rules));
    return {
      seat,
      turns,
      state,
      inRiichi: isInRiichi,
      ruledOut: rules['furiten.discard'] === 'everyWait' ? safe : NOTHING,
      thrown: fromHand(state).slice(-THROWN),
      nearness: nearnessOf(family, state, told?.tenpai(turns) ?? null),
      plans: plansOf(view, state, seat),
    };
  });
  others.sort((a, b) => Number(b.inRiichi) - Number(a.inRiichi));
  const held = others.flatMap(({ state: { hand, drawn } }) =>
    drawn === null ? hand : [...hand, drawn],
  );
  return {
    view,
    viewer,
    base,
    family,
    forms: { sevenPairs: rules['win.sevenPairs'], thirteenOrphans: rules['win.thirteenOrphans'] },
    table,
    places,
    others,
    unseen: [...places.map((place) => wall[place]!), ...held],
    reading: told,
  };
}

const NOTHING = new Uint8Array(34);

const fromHand = ({ discards }: SeatState): Kind[] =>
  discards.filter(({ fromDraw }) => !fromDraw).map(({ tile }) => kindOf(tile));

const at = <T>(rows: readonly T[], i: number): T => rows[Math.min(i, rows.length - 1)]!;
const TURNS_A_COLUMN = 3;

/** As measured under such rules; where a net has looked at this very hand, tenpai is as likely as it says. */
function nearnessOf(
  { nearness }: Family,
  { melds, discards }: SeatState,
  tenpai: number | null,
): readonly number[] {
  const row = at(at(nearness, melds.length), Math.floor(discards.length / TURNS_A_COLUMN));
  const sum = row.reduce((total, share) => total + share, 0);
  const shares = row.map((share) => share / sum);
  if (tenpai === null || shares.length === 1) return shares;
  const rest = 1 - shares[0]!;
  if (rest <= 0) return shares;
  return shares.map((share, i) => (i === 0 ? tenpai : (share * (1 - tenpai)) / rest));
}
