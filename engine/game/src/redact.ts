// What one seat sees of an event: the event without what its viewer may not know, or nothing at all.

import { type BySeat, SEATS, type Seat, type Tile } from '@hanchan/tiles';
import type { ClaimAction } from './action.ts';
import type { GameEvent } from './event.ts';
import type { Viewer } from './view.ts';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** Events that hold something hidden, and are told in another form. */
type Guarded = 'dealStarted' | 'drew' | 'asked' | 'answered' | 'winMissed';

/** What a viewer is told of an event. */
export type SeatEvent =
  | Exclude<GameEvent, { type: Guarded }>
  /** The viewer's own hand; null for a spectator. */
  | (Omit<Of<'dealStarted'>, 'hands'> & { readonly hand: readonly Tile[] | null })
  /** The tile is null for everybody but the one who drew it. */
  | (Omit<Of<'drew'>, 'tile'> & { readonly tile: Tile | null })
  /** The viewer is asked. */
  | { readonly type: 'asked' }
  /** The viewer's own answer has been taken. */
  | { readonly type: 'answered'; readonly answer: ClaimAction }
  /** The viewer let a completing tile go. */
  | { readonly type: 'winMissed' };

/** Everybody who can be told: the seats, and behind them whoever only watches. */
export const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];

/** What each of `VIEWERS` is told of an event; those who are told the same get the same. */
export function redactForEach(event: GameEvent): readonly (SeatEvent | null)[] {
  if (event.type !== 'drew') return VIEWERS.map((viewer) => redact(event, viewer));
  const others = { ...event, tile: null };
  return VIEWERS.map((viewer) => (viewer === event.seat ? event : others));
}

/** Null: this viewer learns nothing, not even that it happened. */
export function redact(event: GameEvent, viewer: Viewer): SeatEvent | null {
  switch (event.type) {
    case 'dealStarted': {
      const { hands, ...open } = event;
      return { ...open, hand: handOf(hands, viewer) };
    }
    case 'drew':
      return event.seat === viewer ? event : { ...event, tile: null };
    case 'asked':
      return event.seats.includes(viewer as Seat) ? { type: 'asked' } : null;
    case 'answered':
      return event.answer.seat === viewer ? event : null;
    case 'winMissed':
      return event.seat === viewer ? { type: 'winMissed' } : null;
    case 'declared':
      // Only a tenpai player has the choice: whoever says noten is taken for one who never had it.
      return event.isTenpai || event.seat === viewer ? event : null;
    case 'fouled':
      return isKeptQuiet(event, viewer) ? withoutReason(event) : event;
    case 'discarded':
    case 'riichiAccepted':
    case 'turnPassed':
    case 'called':
    case 'kanDeclared':
    case 'indicatorTurned':
    case 'wallExhausted':
    case 'lent':
    case 'ruled':
    case 'penalised':
    case 'handDied':
    case 'dealVoided':
    // Of hands and ura these hold exactly what the rulebook has shown.
    case 'won':
    case 'drawn':
    case 'dealEnded':
    case 'clockStarted':
    case 'bellRang':
    case 'matchEnded':
      return event;
  }
}

/** Why a win is none says what the hand is: where the hand is not shown, only its owner is told. */
function isKeptQuiet({ foul, hand, seat }: Of<'fouled'>, viewer: Viewer): boolean {
  return foul === 'falseWin' && hand === undefined && seat !== viewer;
}

function withoutReason({ because: _, ...open }: Of<'fouled'>): Of<'fouled'> {
  return open;
}

function handOf(hands: BySeat<readonly Tile[]>, viewer: Viewer): readonly Tile[] | null {
  return viewer === 'spectator' ? null : hands[viewer];
}
