// The four places while a table waits: who may take, give up or fill one. Each changes the data of the room, or says
// why not and leaves it alone.

import { pledgeOf } from '@hanchan/game';
import {
  type BotLevel,
  type PlayerName,
  paceFor,
  type Refusal,
  type TablePace,
} from '@hanchan/protocol';
import { fail, ok, type Result, type Seat } from '@hanchan/tiles';
import { seatOf } from '../match/entries.ts';
import { refusal } from '../match/refusing.ts';
import { botHolder, type RoomData, stageOf } from './roomData.ts';

export type Answer = Result<null, Refusal>;

export const NO_PLACE = refusal('notSeated', 'you have no seat at this table');
const BEGUN = refusal('wrongState', 'the match has begun');
const BEGINS = refusal('wrongState', 'the walls are being made: the match begins in a moment');

/** Why nobody may come or go; null while they may. */
const closedRefusal = ({ state, closing }: RoomData): Refusal | null => {
  if (state !== 'waiting') return BEGUN;
  return closing === null ? null : BEGINS;
};

export const placeOf = (data: RoomData, player: string): Seat | null => seatOf(data.places, player);

/** Who sits already and comes again may be too late for another word. */
const seated = (data: RoomData, player: string, pledge: string | undefined): Answer => {
  if (pledge !== undefined && stageOf(data) === 'open') promiseWord(data, player, pledge);
  return ok(null);
};

export function takePlace(
  data: RoomData,
  { id, name, isGuest }: PlayerName,
  pledge?: string,
): Answer {
  const { places } = data;
  if (placeOf(data, id) !== null) return seated(data, id, pledge);
  const refused = closedRefusal(data);
  if (refused !== null) return fail(refused);
  if (data.event !== undefined) return fail(OF_AN_EVENT);
  const free = places.indexOf(null);
  if (free < 0) return fail(refusal('tableFull', 'all four seats are taken'));
  places[free] = { type: 'player', player: id, name, isGuest };
  return seated(data, id, pledge);
}

const OF_AN_EVENT = refusal(
  'notOffered',
  'this table belongs to an event: take your seat from its page',
);

/** At an event's table everyone has their own place. */
export function takeOwnPlace(
  data: RoomData,
  { slot, pledge }: { readonly slot: number; readonly pledge?: string | undefined },
  player: PlayerName,
): Answer {
  const at = data.event?.slots.indexOf(slot) ?? -1;
  if (at < 0) return fail(NO_PLACE);
  if (placeOf(data, player.id) !== null) return seated(data, player.id, pledge);
  const refused = closedRefusal(data);
  if (refused !== null) return fail(refused);
  if (data.places[at] !== null) {
    const message =
      'you are already seated here on another device: play there, or leave there first';
    return fail(refusal('tableFull', message));
  }
  const { id, name, isGuest } = player;
  data.places[at] = { type: 'player', player: id, name, isGuest };
  return seated(data, id, pledge);
}

export function leavePlace(data: RoomData, at: Seat): Answer {
  const refused = closedRefusal(data);
  if (refused !== null) return fail(refused);
  // The others were found for this table, and nobody else would come.
  if (data.isQuick) return fail(BEGINS);
  freePlace(data, at);
  return ok(null);
}

/** A host who goes passes the table on to whoever sat down next. */
function freePlace(data: RoomData, at: Seat): void {
  const { places, words, pledges } = data;
  const gone = places[at];
  places[at] = null;
  words[at] = '';
  pledges[at] = null;
  if (gone?.type !== 'player' || gone.player !== data.host) return;
  const next = places.find((place) => place?.type === 'player');
  if (next?.type === 'player') data.host = next.player;
}

export function addWords(data: RoomData, player: string, words: string): Answer {
  const at = placeOf(data, player);
  if (at === null) return fail(NO_PLACE);
  if (stageOf(data) === 'fixed') {
    return fail(refusal('wrongState', 'words can only be added before the match'));
  }
  if (stageOf(data) === 'telling' && pledgeOf(words) !== data.pledges[at]) {
    return fail(refusal('notOffered', 'this is not the word that was promised', 'words'));
  }
  if (stageOf(data) === 'open') data.pledges[at] = null;
  data.words[at] = words;
  return ok(null);
}

/** Binds the player to a word that is told once nobody comes or goes any more. */
export function promiseWord(data: RoomData, player: string, pledge: string): Answer {
  const at = placeOf(data, player);
  if (at === null) return fail(NO_PLACE);
  if (stageOf(data) !== 'open') {
    return fail(refusal('wrongState', 'a word can only be promised before the walls are made'));
  }
  data.pledges[at] = pledge;
  data.words[at] = '';
  return ok(null);
}

/** The host seats a bot, or frees a place, also one that somebody has taken. */
export function fillPlace(
  data: RoomData,
  host: string,
  { at, bot }: { readonly at: Seat; readonly bot: BotLevel | null },
): Answer {
  const refused = hostRefusal(data, host);
  if (refused !== null) return fail(refused);
  if (data.isQuick) return fail(BEGINS);
  const holder = data.places[at];
  const isPerson = holder?.type === 'player';
  if (isPerson && (holder.player === host || bot !== null)) {
    return fail(refusal('notOffered', 'a player is sitting there', 'place'));
  }
  freePlace(data, at);
  if (bot !== null) data.places[at] = botHolder(bot, data.places);
  return ok(null);
}

/** The host's to say, also while the match runs; at once only among bots. */
export function choosePace(data: RoomData, player: string, pace: TablePace): Answer {
  if (placeOf(data, player) === null) return fail(NO_PLACE);
  if (data.state === 'over') return fail(refusal('wrongState', 'the match is over'));
  if (data.host !== player) return fail(refusal('notHost', 'only the host can do this'));
  if (paceFor(pace, isAlone(data)) !== pace) return fail(ONLY_ALONE);
  data.settings = { ...data.settings, pace };
  return ok(null);
}

export const ONLY_ALONE = refusal(
  'notOffered',
  'the pace “at once” is only for one player with three bots',
  'pace',
);

/** One person, and bots on all other places. */
export const isAlone = ({ places }: Pick<RoomData, 'places'>): boolean =>
  places.filter((place) => place?.type === 'player').length === 1 && !places.includes(null);

/** Why this player may not begin; null when nothing is in the way. */
export function startRefusal(data: RoomData, player: string): Refusal | null {
  const refused = hostRefusal(data, player);
  if (refused !== null) return refused;
  const open = data.places.filter((place) => place === null).length;
  if (open === 0) return null;
  return refusal('wrongState', `free seats: ${open}; add bots, or wait`);
}

function hostRefusal(data: RoomData, player: string): Refusal | null {
  if (data.host !== player) return refusal('notHost', 'only the host can do this');
  return closedRefusal(data);
}
