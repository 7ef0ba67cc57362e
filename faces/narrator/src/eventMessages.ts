// What happened at a table, one sentence an event: to whoever sits at it or watches, or by the winds for whoever reads about it.

import type { DrawReason, GameEvent, Ruling, SeatEvent } from '@hanchan/game';
import type { Call } from '@hanchan/rulesets';
import { type Meld, type Seat, seatWind, type Wind } from '@hanchan/tiles';
import { consequenceMessage, type Fouled, foulMessage } from './foulMessages.ts';
import { type Message, message, type Values } from './message.ts';
import { dealPhrase, worthPhrase } from './phrases.ts';

/** Who is told: players by name, and which of them it is. */
export interface Audience {
  readonly names: (seat: Seat) => string;
  /** Null for somebody who only watches. */
  readonly viewer: Seat | null;
}

/** What a player says to take a set. */
export const callOf = ({ type }: Meld): Call => (type === 'chi' || type === 'pon' ? type : 'kan');

/** “Sora discards …”, “you discard …”. */
function by<const K extends string, V extends Values>(
  seat: Seat,
  key: K,
  values: V,
  { viewer, names }: Audience,
): Message<`you.${K}`, V> | Message<`they.${K}`, V & { readonly name: string }> {
  return seat === viewer
    ? message(`you.${key}`, values)
    : message(`they.${key}`, { ...values, name: names(seat) });
}

const sourceOf = (seat: Seat, { viewer, names }: Audience) =>
  seat === viewer ? message('source.you') : names(seat);

/** Null for what nobody needs to be told. */
export function eventMessage(event: SeatEvent, audience: Audience) {
  switch (event.type) {
    case 'discarded':
      return discardMessage(event, audience);
    case 'called': {
      const { seat, meld, from } = event;
      const taken = { call: { call: callOf(meld) }, tiles: { tiles: meld.tiles } } as const;
      return by(seat, 'calls', { ...taken, from: sourceOf(from, audience) }, audience);
    }
    case 'kanDeclared': {
      const { seat, meld } = event;
      const shown = { call: { call: 'kan' }, tiles: { tiles: meld.tiles } } as const;
      return by(seat, 'kan', shown, audience);
    }
    case 'declared':
      return by(event.seat, event.isTenpai ? 'tenpai' : 'noten', {}, audience);
    case 'won':
      return wonMessage(event, audience);
    case 'fouled':
      return fouledMessage(event, audience);
    case 'handDied':
      return by(event.seat, 'dead', {}, audience);
    case 'lent':
      return event.chips === undefined
        ? by(event.seat, 'borrows', { count: event.count }, audience)
        : by(event.seat, 'borrowsStick', { count: event.chips }, audience);
    default:
      return tableMessage(event);
  }
}

type Discarded = Extract<SeatEvent, { type: 'discarded' }>;

function discardMessage({ seat, tile, riichi, fromDraw }: Discarded, audience: Audience) {
  if (riichi) return by(seat, 'riichi', { call: { call: 'riichi' }, tile: { tile } }, audience);
  const who = seat === audience.viewer ? 'you' : 'they';
  return message(`${who}.${fromDraw ? 'drawsAndDiscards' : 'discards'}`, { tile: { tile } });
}

type Won = Extract<SeatEvent, { type: 'won' }>;

function wonMessage({ seat, from, tile, value }: Won, audience: Audience) {
  const points = value.points;
  if (from === null)
    return by(seat, 'tsumo', { call: { call: 'tsumo' }, tile: { tile }, points }, audience);
  const source = sourceOf(from, audience);
  return by(seat, 'ron', { call: { call: 'ron' }, tile: { tile }, from: source, points }, audience);
}

function fouledMessage(event: Fouled, audience: Audience) {
  const { seat, hand, tile } = event;
  const consequence = consequenceMessage(event.consequence);
  const text = by(seat, 'fouls', { foul: foulMessage(event), consequence }, audience);
  if (hand === undefined) return text;
  return tile === undefined
    ? message('shows', { text, tiles: { tiles: hand } })
    : message('showsWith', { text, tiles: { tiles: hand }, tile: { tile } });
}

/** What happens to everybody. */
function tableMessage(event: SeatEvent) {
  switch (event.type) {
    case 'dealStarted':
      return message('dealStarts', { deal: dealPhrase(event) });
    case 'indicatorTurned':
      return message('indicator', { tile: { tile: event.tile } });
    case 'drawn':
      return message('drawn', { draw: drawPhrase(event.reason) });
    case 'dealVoided':
      return message('void');
    case 'bellRang':
      return message('bell');
    case 'matchEnded':
      return message('end');
    case 'ruled':
      return message('ruled', { ruling: rulingPhrase(event.ruling) });
    default:
      return null;
  }
}

/** “Draw by four winds”. */
export const drawPhrase = (reason: DrawReason) => message(`draw.${reason}`);

const rulingPhrase = ({ type }: Pick<Ruling, 'type'>) => message(`judged.${type}`);

/** “Ron: Aoi wins on Sora’s discard”. */
export function winMessage({ seat, from }: Pick<Won, 'seat' | 'from'>, audience: Audience) {
  const { viewer, names } = audience;
  if (from === null) return by(seat, 'wins', { call: { call: 'tsumo' } }, audience);
  const call = { call: 'ron' } as const;
  if (from === viewer) return message('they.winsFromYou', { name: names(seat), call });
  return by(seat, 'winsFrom', { call, from: names(from) }, audience);
}

/** How a deal ended, by the winds of the players; null for an event that does not end one. */
export function endMessage(event: GameEvent, dealer: Seat) {
  const who = (seat: Seat) => ({ wind: seatWind(seat, dealer) });
  switch (event.type) {
    case 'won': {
      const { seat, from, tile, value } = event;
      const won = { who: who(seat), tile: { tile }, worth: worthPhrase(value) };
      return from === null
        ? message('ended.tsumo', won)
        : message('ended.ron', { ...won, from: who(from) });
    }
    case 'drawn': {
      const { reason, by: ending, tenpai } = event;
      const draw = endingPhrase(
        reason,
        ending.map((seat) => seatWind(seat, dealer)),
      );
      if (reason !== 'exhausted' && reason !== 'nagashi') return draw;
      return tenpai.length === 0
        ? message('ended.allNoten', { draw })
        : message('ended.tenpai', { draw, tenpai: tenpai.map(who) });
    }
    case 'dealVoided':
      return message('ended.void');
    default:
      return null;
  }
}

/** Whoever ended it by choice, or has nagashi mangan. */
function endingPhrase(reason: DrawReason, ending: readonly Wind[]) {
  const draw = drawPhrase(reason);
  return ending.length === 0 ? draw : message('ended.by', { draw, by: { winds: ending } });
}

type Tellers = typeof eventMessage | typeof winMessage | typeof endMessage;

/** What happened at a table. */
export type EventMessage = Exclude<ReturnType<Tellers>, null>;
