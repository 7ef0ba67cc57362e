// Does a view hold all its viewer may know, and nothing else? Two checks: what a viewer is told carries the
// view forward; and tables that differ only in what is hidden look the same.

import { BrokenLaw, viewText } from '@hanchan/arena';
import { type Random, shuffled } from '@hanchan/bots';
import {
  type Action,
  type GameEvent,
  type Match,
  play,
  redact,
  type SeatState,
  seatsToAct,
  type Viewer,
  view,
} from '@hanchan/game';
import { waits } from '@hanchan/hand';
import {
  type BySeat,
  compareTiles,
  INDICATOR_POSITIONS,
  REPLACEMENT_POSITIONS,
  SEATS,
  type Seat,
  type Tile,
  uraPosition,
} from '@hanchan/tiles';
import type { Table } from './playTable.ts';

export const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];

/** What is done from here until the next tile is drawn or the deal ends: a turn, and the answers to it. */
export interface Passage {
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
}

/** Takes a turn and lets everybody answer it by `choose`. */
export function passageFrom(match: Match, choose: (match: Match, seat: Seat) => Action): Passage {
  const actions: Action[] = [];
  const events: GameEvent[] = [];
  let now = match;
  do {
    const action = choose(now, seatsToAct(now)[0]!);
    const step = play(now, action);
    if (!step.ok) throw new BrokenLaw(`${JSON.stringify(action)}: ${step.error.code}`);
    if (action.type !== 'pass') actions.push(action);
    events.push(...step.value.events);
    now = step.value.match;
  } while (now.phase === 'playing' && now.deal!.phase.type === 'claims');
  return { actions, events };
}

/**
 * A table that differs only in tiles which are hidden before the passage and stay so after it: tiles of the
 * hands in `hidden` and of the wall are mixed. Null when a hidden hand changes between tenpai and noten,
 * which a draw would make known.
 */
export function mixHidden(
  match: Match,
  hidden: readonly Seat[],
  events: readonly GameEvent[],
  random: Random,
): Match | null {
  const { deal, rules } = match;
  const { wall, next, replacements, indicators, seats } = deal!;
  const shown = new Set<number>();
  for (let at = 0; at < next; at++) shown.add(at);
  const turned = events.filter(({ type }) => type === 'indicatorTurned').length;
  const indicatorsAt = INDICATOR_POSITIONS.slice(0, indicators + turned);
  for (const at of indicatorsAt) shown.add(at);
  for (const at of REPLACEMENT_POSITIONS.slice(0, replacements)) shown.add(at);
  if (events.some((event) => event.type === 'won' && event.ura.length > 0)) {
    for (const at of indicatorsAt) shown.add(uraPosition(at));
  }
  // A tile drawn in the passage is known to whoever drew it.
  for (const event of events) {
    if (event.type !== 'drew') continue;
    shown.add(event.from === 'live' ? next : REPLACEMENT_POSITIONS[replacements]!);
  }
  const places = wall.flatMap((_, at) => (shown.has(at) ? [] : [at]));
  const pool = shuffled(
    [...places.map((at) => wall[at]!), ...hidden.flatMap((seat) => heldBy(seats[seat]))],
    random,
  );
  const newWall = [...wall];
  for (const at of places) newWall[at] = pool.pop()!;
  const newSeats = SEATS.map((seat) => {
    if (!hidden.includes(seat)) return seats[seat];
    const { hand, drawn, melds } = seats[seat];
    const concealed = hand.map(() => pool.pop()!).sort(compareTiles);
    const forms = {
      sevenPairs: rules['win.sevenPairs'],
      thirteenOrphans: rules['win.thirteenOrphans'],
    };
    return {
      ...seats[seat],
      hand: concealed,
      drawn: drawn === null ? null : pool.pop()!,
      waits: waits({ concealed, melds }, forms),
    };
  }) as unknown as BySeat<SeatState>;
  const changes = (seat: Seat) => newSeats[seat].waits.length > 0 !== seats[seat].waits.length > 0;
  if (endsInDraw(events) && hidden.some(changes)) return null;
  return { ...match, deal: { ...deal!, wall: newWall, seats: newSeats } };
}

export interface Twin {
  readonly passage: Passage;
  /** The same table with other tiles where they are hidden. */
  readonly other: Match;
  /** Whose hand is another. */
  readonly hidden: readonly Seat[];
}

/**
 * A turn at this table, and a table that differs only in what is hidden from the viewer during it. Whoever acts shows
 * something of the hand, and a draw may show hands; the others may hold anything.
 */
export function twinOf(
  match: Match,
  viewer: Viewer,
  choose: (match: Match, seat: Seat) => Action,
  random: Random,
): Twin | null {
  const passage = passageFrom(match, choose);
  const draw = passage.events.find((event) => event.type === 'drawn');
  const isShown = (seat: Seat) =>
    draw !== undefined && (draw.shown[seat] !== null || match.deal!.seats[seat].riichi !== 'none');
  const isSilent = (seat: Seat) => passage.actions.every((action) => action.seat !== seat);
  const hidden = SEATS.filter((seat) => seat !== viewer && isSilent(seat) && !isShown(seat));
  const other = mixHidden(match, hidden, passage.events, random);
  return other === null ? null : { passage, other, hidden };
}

/** Hands may have to be shown, so that what they are is no secret. */
const endsInDraw = (events: readonly GameEvent[]) =>
  events.some(({ type }) => type === 'wallExhausted' || type === 'drawn');

const heldBy = ({ hand, drawn }: SeatState): Tile[] =>
  drawn === null ? [...hand] : [...hand, drawn];

/** Plays the same passage at the other table: whoever is asked there and had nothing to say passes. */
export function samePassage(other: Match, passage: Passage): readonly GameEvent[] {
  const left = [...passage.actions];
  return passageFrom(other, (_match, seat) => {
    const at = left.findIndex((action) => action.seat === seat);
    return at < 0 ? { type: 'pass', seat } : left.splice(at, 1)[0]!;
  }).events;
}

/** The table and what happens there look the same to everybody whose tiles are the same. */
export function looksTheSame(
  match: Match,
  other: Match,
  passage: Passage,
  viewers: readonly Viewer[],
): void {
  const otherEvents = samePassage(other, passage);
  for (const viewer of viewers) {
    const told = (events: readonly GameEvent[]) =>
      JSON.stringify(events.map((event) => redact(event, viewer)).filter((e) => e !== null));
    if (viewText(view(match, viewer)) !== viewText(view(other, viewer))) {
      throw new BrokenLaw(`${viewer} sees a difference`);
    }
    if (told(passage.events) !== told(otherEvents)) {
      throw new BrokenLaw(`${viewer} hears:\n${told(passage.events)}\n${told(otherEvents)}`);
    }
  }
}

/** All that a seat is shown and told of this deal, as text to look for tiles in. */
export const sentTo = (table: Table, viewer: Seat): string =>
  JSON.stringify([
    view(table.match, viewer).deal,
    table.events.map((event) => redact(event, viewer)),
  ]);
