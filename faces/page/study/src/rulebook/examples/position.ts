// A moment at a table, laid out for an example: South holds what is given, the others hold what is left. The engine
// then says what South may do.

import { type Deal, deal, type Match, newMatch, type SeatState } from '@hanchan/game';
import { waits } from '@hanchan/hand';
import { tileOf, tilesOf, writtenHand } from '@hanchan/kit/yakuList/exampleWin.ts';
import { type RuleValues, redFivesOf } from '@hanchan/rules';
import { type BySeat, kindOf, SEATS, type Seat, type Tile, tileSet } from '@hanchan/tiles';

export const EAST: Seat = 0;
export const SOUTH: Seat = 1;
const NORTH: Seat = 3;

export interface Laid {
  readonly hand: string;
  /** South is to move and has just drawn this. */
  readonly drawn?: string;
  /** Somebody else offers this. */
  readonly offered?: string;
  readonly by?: 'discard' | 'concealedKan' | 'addedKan';
  /** North offers this first, and South lets it go. */
  readonly passed?: string;
  /** South's own discards. */
  readonly discards?: string;
  readonly isRiichi?: boolean;
}

/** Tiles of the set that lie nowhere yet. */
function spareTiles(taken: readonly Tile[]): Tile[] {
  const left = tileSet(0);
  for (const tile of taken) {
    const at = left.indexOf(kindOf(tile));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function positionOf(laid: Laid, rules: RuleValues): Match {
  const { concealed, melds } = writtenHand(laid.hand);
  const discards = tilesOf(laid.discards ?? '');
  const drawn = laid.drawn === undefined ? null : tileOf(laid.drawn);
  const onOffer = laid.passed ?? laid.offered;
  const offered = onOffer === undefined ? null : tileOf(onOffer);
  const started = deal(newMatch(rules), tileSet(redFivesOf(rules)));
  if (!started.ok) throw new Error(`an example cannot be dealt: ${started.error.code}`);
  const { match } = started.value;
  const running = match.deal!;
  const others = [...(drawn === null ? [] : [drawn]), ...(offered === null ? [] : [offered])];
  const spare = spareTiles([
    ...concealed,
    ...melds.flatMap((meld) => meld.tiles),
    ...discards,
    ...others,
  ]);
  const seats = SEATS.map((seat): SeatState => {
    const dealt = running.seats[seat];
    // Every second tile: hands that want nothing.
    const other = Array.from({ length: 13 }, (_, i) => spare[(seat * 13 + i) * 2]!);
    if (seat !== SOUTH)
      return { ...dealt, hand: other.sort((a, b) => a - b), drawn: null, waits: [] };
    return {
      ...dealt,
      hand: concealed,
      melds,
      drawn,
      discards: discards.map((tile) => ({
        tile,
        fromDraw: false,
        isRiichi: false,
        calledBy: null,
      })),
      riichi: laid.isRiichi === true ? 'riichi' : 'none',
      waits: waits(
        { concealed, melds },
        { sevenPairs: rules['win.sevenPairs'], thirteenOrphans: rules['win.thirteenOrphans'] },
      ),
    };
  });
  const from = laid.passed === undefined ? EAST : NORTH;
  const phase: Deal['phase'] =
    offered === null
      ? { type: 'turn' }
      : {
          type: 'claims',
          offer: { from, tile: offered, by: laid.by ?? 'discard' },
          waiting: [SOUTH],
          answers: [],
        };
  return {
    ...match,
    deal: {
      ...running,
      seats: seats as unknown as BySeat<SeatState>,
      turn: offered === null ? SOUTH : from,
      lastDraw: 'live',
      hasAnyCall: true,
      phase,
    },
  };
}
