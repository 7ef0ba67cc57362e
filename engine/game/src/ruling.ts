// What a referee can rule. How each is carried out: `referee.ts`.

import type { Seat } from '@hanchan/tiles';

/** What a referee can decide. */
export type Ruling =
  | { readonly type: 'warning'; readonly seat: Seat; readonly note?: string }
  | { readonly type: 'deadHand'; readonly seat: Seat; readonly note?: string }
  | { readonly type: 'chombo'; readonly seat: Seat; readonly note?: string }
  /** A new deal that is nobody's fault. */
  | { readonly type: 'redeal'; readonly note?: string }
  /** A player calls: the table stands still until the referee lets play go on. */
  | { readonly type: 'pause'; readonly seat: Seat; readonly note?: string }
  | { readonly type: 'resume'; readonly note?: string }
  /** A decision on what the rules leave open: told to everybody, and binding from then on. */
  | { readonly type: 'announcement'; readonly note: string }
  /** Against a ruling, raised once the deal is over; it changes nothing by itself. */
  | { readonly type: 'objection'; readonly seat: Seat; readonly note: string }
  /** Out of the event; the seat is played on by somebody else. */
  | { readonly type: 'disqualify'; readonly seat: Seat; readonly note?: string }
  /** Points off the result, in thousands. */
  | {
      readonly type: 'penalty';
      readonly seat: Seat;
      readonly points: number;
      readonly note?: string;
    }
  /** Tiles shown by accident: the rulebook's numbers decide. */
  | {
      readonly type: 'exposed';
      readonly seat: Seat;
      readonly whose: 'own' | 'others' | 'deadWall' | 'liveWall';
      readonly tiles: number;
    };

/** What a referee may put a player down for. */
export const RULINGS = [
  'warning',
  'deadHand',
  'chombo',
  'redeal',
  'penalty',
  'exposed',
  'pause',
  'resume',
  'disqualify',
  'announcement',
  'objection',
] as const satisfies readonly Ruling['type'][];
