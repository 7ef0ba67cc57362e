// What shows hands is given: the table as somebody sees it, and for open hands those of all.

import type { SeatView } from '@hanchan/game';
import type { OpenHands } from '@hanchan/protocol';
import type { Tile } from '@hanchan/tiles';

export interface HandProps {
  readonly view: SeatView;
  readonly isDora: (tile: Tile) => boolean;
}

export interface OpenHandsProps {
  readonly view: SeatView;
  readonly hands: OpenHands;
}
