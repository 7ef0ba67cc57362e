// Why an act at a table is refused, and why a completing tile could not be won on.

import type { IllegalCode } from '@hanchan/game';
import type { Tile } from '@hanchan/tiles';
import { message } from './message.ts';

/** Refusals that name the tile. */
const OF_A_TILE = [
  'tileNotHeld',
  'riichiHandFixed',
  'swapCall',
  'riichiNotTenpai',
  'riichiFuriten',
] as const satisfies readonly IllegalCode[];

type OfATile = (typeof OF_A_TILE)[number];

const isOfATile = (code: IllegalCode): code is OfATile =>
  (OF_A_TILE as readonly IllegalCode[]).includes(code);

/** The tile is null where the act was about none. */
export function refusedMessage(code: IllegalCode, tile: Tile | null) {
  if (!isOfATile(code)) return message(`refused.${code as Exclude<IllegalCode, OfATile>}`);
  return message(`refused.${code}`, { tile: tile === null ? '' : { tile } });
}

/** What can keep a player from winning on a tile that completes the hand. */
const MISSED = [
  'furiten',
  'noYaku',
  'tooFewYaku',
  'callNotAllowed',
  'kanChangesHand',
  'deadHand',
] as const satisfies readonly IllegalCode[];

/** Null where nothing was missed. */
export function missedMessage(code: string, tile: Tile) {
  const why = MISSED.find((one) => one === code);
  return why === undefined ? null : message(`missed.${why}`, { tile: { tile } });
}

type Tellers = typeof refusedMessage | typeof missedMessage;

/** Why something cannot be done at a table. */
export type RefusedMessage = Exclude<ReturnType<Tellers>, null>;
