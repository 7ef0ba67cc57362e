// A table that becomes another process's while it is played: between two acts, and whoever asks for it meanwhile waits and asks there.

import type { Log } from '@hanchan/storage';
import type { LoadedOnce } from '../loadedOnce.ts';
import { LostStream } from '../nodes/lostStream.ts';
import type { Room } from './room.ts';
import { TABLE_STREAM } from './takingOver.ts';

/** Those that may be given, beginning with those where fewest notice. */
export function givenFirst(rooms: Iterable<Room>): readonly Room[] {
  const noticed = ({ isQuiet, data }: Room) => (isQuiet ? 0 : data.state === 'waiting' ? 1 : 2);
  return [...rooms]
    .filter(({ data }) => data.state !== 'over')
    .sort((a, b) => noticed(a) - noticed(b));
}

interface Giving {
  readonly rooms: LoadedOnce<Room>;
  readonly log: Pick<Log, 'give'>;
  /** Under which it is ours; undefined: it is not. */
  readonly epochOf: (room: Room) => number | undefined;
  /** It is not here any more, as far as others see. */
  readonly putAway: (room: Room) => void;
  /** It could not be given: it is free, and comes back with whoever asks. */
  readonly keep: (room: Room) => Promise<void>;
  readonly onGiven: (table: string) => Promise<void>;
}

/** One after the other; answers how many were given. */
export async function giveRooms(
  given: readonly Room[],
  to: string,
  giving: Giving,
): Promise<number> {
  let count = 0;
  for (const room of given) {
    const epoch = giving.epochOf(room);
    // One that went away while another was given is not loaded any more.
    if (epoch === undefined || (await giving.rooms.get(room.id)) !== room) continue;
    if (await giveRoom(room, { to, epoch }, giving)) count++;
  }
  return count;
}

/** Whoever is there comes again, and sends again what nobody answered. */
async function giveRoom(
  room: Room,
  { to, epoch }: { readonly to: string; readonly epoch: number },
  { rooms, log, putAway, keep, onGiven }: Giving,
): Promise<boolean> {
  const { id } = room;
  const giving = room
    .stop()
    .then(() => log.give(TABLE_STREAM, id, epoch, to))
    .catch(() => false);
  const elsewhere = giving.then((isGiven): null => {
    throw new LostStream(`the table ${id} is given to ${to}`, isGiven ? to : null);
  });
  elsewhere.catch(() => {});
  rooms.set(id, elsewhere);
  putAway(room);
  const isGiven = await giving;
  rooms.delete(id);
  if (isGiven) await onGiven(id);
  else await keep(room);
  for (const [listener] of [...room.hearers()]) listener.close('closing');
  return isGiven;
}
