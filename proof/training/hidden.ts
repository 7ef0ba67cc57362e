// What only the table knows, for the critic: it says how well things stand, and may look into every hand. Luck that
// it sees coming is not taken for the merit of a choice.

import { type Match, view } from '@hanchan/game';
import { shanten } from '@hanchan/hand';
import { FOUR, KIND_COUNT, kindOf, type Seat, seatAfter } from '@hanchan/tiles';

/** Three hands, their waits, how far they are, and what each of the four will draw if nobody calls. */
export const HIDDEN_PLANES = 13;
export const HIDDEN_SIZE = HIDDEN_PLANES * KIND_COUNT;

const COPY = 63;
const YES = 255;
const WAITS = 3;
const DISTANCE = 6;
const DRAWS = 9;
/** Later draws count for less. */
const FADING = 0.9;
const STEP = 40;

export function writeHidden(match: Match, seat: Seat, out: Uint8Array): void {
  out.fill(0);
  const { seats } = match.deal!;
  for (let i = 0; i < 3; i++) {
    const { hand, drawn, melds, waits } = seats[seatAfter(seat, i + 1, FOUR)];
    const counts = new Uint8Array(KIND_COUNT);
    for (const tile of drawn === null ? hand : [...hand, drawn]) counts[kindOf(tile)]!++;
    for (let kind = 0; kind < KIND_COUNT; kind++) out[i * KIND_COUNT + kind] = counts[kind]! * COPY;
    for (const kind of waits) out[(WAITS + i) * KIND_COUNT + kind] = YES;
    const away = Math.max(0, shanten(counts, melds.length)) * STEP;
    out.fill(away, (DISTANCE + i) * KIND_COUNT, (DISTANCE + i + 1) * KIND_COUNT);
  }
  writeDraws(match, seat, out);
}

function writeDraws(match: Match, seat: Seat, out: Uint8Array): void {
  const { wall, next, turn } = match.deal!;
  const live = view(match, seat).deal!.liveTiles;
  for (let i = 0; i < live; i++) {
    const who = (turn + 1 + i - seat + FOUR * 2) % FOUR;
    const at = (DRAWS + who) * KIND_COUNT + kindOf(wall[next + i]!);
    out[at] = Math.min(YES, out[at]! + Math.round(YES * 0.5 * FADING ** (i >> 2)));
  }
}
