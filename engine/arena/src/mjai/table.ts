// Somebody else's table, followed through the mjai messages that one seat hears: each becomes events of ours, and
// folding those gives the view that our bots play from.

import {
  foldView,
  makeMeld,
  missesFromView,
  newMatch,
  type SeatEvent,
  type SeatView,
  view,
} from '@hanchan/game';
import {
  fourNumbers,
  HIDDEN,
  MjaiError,
  type MjaiEvent,
  numberOf,
  seatOf,
  startOfDeal,
  tileOf,
  tilesOf,
} from '@hanchan/records';
import { playersOf, type RuleValues } from '@hanchan/rules';
import { kindOf, type Seat, seatAfter, type Tile } from '@hanchan/tiles';
import {
  addedTo,
  handOf,
  holds,
  indicatorsOf,
  kanOf,
  seatShown,
  tilesOver,
  withHandSize,
} from './fields.ts';

/**
 * What a message asks of the seat: to move, to answer a tile on offer, to discard for its riichi; or to move
 * without knowing its own hand.
 */
export type Asked = 'turn' | 'claims' | 'reach' | 'blind';

const CALL_TYPES: Readonly<Record<string, 'chi' | 'pon' | 'calledKan'>> = {
  chi: 'chi',
  pon: 'pon',
  daiminkan: 'calledKan',
};

/** A table rebuilt from mjai messages. */
export class MjaiTable {
  readonly #rules: RuleValues;
  /** Null until a message tells which seat is ours. */
  #viewer: Seat | null;
  #view: SeatView | null = null;
  /** Has declared riichi, and not discarded yet. */
  #declarer: Seat | null = null;
  /** A kan was made: the next tile replaces it. */
  #isAfterKan = false;
  #isLost = false;
  #blindDraw: Tile | null = null;

  constructor(rules: RuleValues, viewer: Seat | null) {
    this.#rules = rules;
    this.#viewer = viewer;
  }

  /** The last tile drawn where a message was lost, and with it the player's own hand; null otherwise. */
  get blindDraw(): Tile | null {
    return this.#blindDraw;
  }

  /** Null before the first deal. */
  get view(): SeatView | null {
    return this.#view;
  }

  /** Follows a message; throws an `MjaiError` that names the field, and has then changed nothing. */
  hear(message: MjaiEvent): Asked | null {
    if (message.type === 'start_kyoku') {
      this.#startDeal(message);
      return null;
    }
    if (IGNORED.includes(message.type)) return null;
    if (!FOLLOWED.includes(message.type)) throw new MjaiError(message, 'type', 'a type of mjai');
    if (this.#view?.phase !== 'playing') {
      throw new MjaiError(message, 'type', 'start_kyoku, since no deal is played');
    }
    if (this.#isLost) return this.#followBlindly(message, this.#view);
    return this.#follow(message, this.#view);
  }

  /** The player's own hand is not what it was taken for: until the next deal only own draws are looked at. */
  #lose(message: MjaiEvent, field: string, wanted: string): never {
    this.#isLost = true;
    throw new MjaiError(message, field, `${wanted}; a message was lost, or is wrong`);
  }

  #followBlindly(message: MjaiEvent, { viewer }: SeatView): Asked | null {
    this.#blindDraw = null;
    if (message.type !== 'tsumo' || message['actor'] !== viewer) return null;
    this.#blindDraw = tileOf(message);
    return 'blind';
  }

  #follow(message: MjaiEvent, seen: SeatView): Asked | null {
    switch (message.type) {
      case 'tsumo':
        return this.#draw(message, seen);
      case 'reach': {
        const actor = seatOf(message);
        this.#declarer = actor;
        return actor === seen.viewer ? 'reach' : null;
      }
      case 'dahai':
        return this.#discard(message, seen);
      case 'reach_accepted':
        return this.#acceptRiichi(message, seen);
      case 'chi':
      case 'pon':
      case 'daiminkan':
        return this.#call(message, seen);
      case 'ankan':
      case 'kakan':
        return this.#declareKan(message, seen);
      case 'dora':
        this.#fold(seen, { type: 'indicatorTurned', tile: tileOf(message, 'dora_marker') });
        return null;
      default:
        return this.#endDeal(message, seen);
    }
  }

  #fold(seen: SeatView, event: SeatEvent): void {
    this.#view = foldView(seen, event);
  }

  /** What is missing is what the last deal left, or nothing. */
  #startDeal(message: MjaiEvent): void {
    const viewer = this.#viewer ?? seatShown(message);
    const before = this.#view ?? view(newMatch(this.#rules), viewer);
    const oya =
      message['oya'] ?? seatAfter(0, numberOf(message, 'kyoku') - 1, playersOf(this.#rules));
    const scores = message['scores'] ?? before.scores;
    const start = startOfDeal({ ...message, oya, scores }, this.#rules);
    const hand = handOf(message, viewer);
    this.#viewer = viewer;
    this.#declarer = null;
    this.#isAfterKan = false;
    this.#isLost = false;
    this.#blindDraw = null;
    this.#fold(before, {
      type: 'dealStarted',
      number: before.dealNumber + 1,
      round: start.round!,
      dealer: start.dealer!,
      counters: start.counters!,
      deposits: start.deposits!,
      pool: start.pool!,
      scores: start.scores!,
      hand,
      indicators: indicatorsOf(message, this.#rules),
    });
  }

  #draw(message: MjaiEvent, seen: SeatView): Asked | null {
    const seat = seatOf(message);
    const isOwn = seat === seen.viewer;
    // A whole log shows what others draw; a bot must not look.
    const isHidden = message['pai'] === HIDDEN || message['pai'] === undefined;
    const shown = !isOwn && isHidden ? null : tileOf(message);
    const tile = isOwn ? shown : null;
    if (isOwn && tilesOver(seen) !== 0) this.#lose(message, 'type', 'a discard of this seat');
    const from = this.#isAfterKan ? 'replacement' : 'live';
    this.#isAfterKan = false;
    this.#fold(withHandSize(this.#goneBy(seen), seat, 0), { type: 'drew', seat, tile, from });
    return isOwn ? 'turn' : null;
  }

  /** The tile on offer is let go: a win on it may be missed. */
  #goneBy(seen: SeatView): SeatView {
    return missesFromView(seen) ? foldView(seen, { type: 'winMissed' }) : seen;
  }

  #discard(message: MjaiEvent, seen: SeatView): Asked | null {
    const seat = seatOf(message);
    const tile = tileOf(message);
    const isOwn = seat === seen.viewer;
    const { hand, drawn } = seen.deal!.own!;
    const isInHand = hand.includes(tile);
    if (isOwn && tilesOver(seen) !== 1) this.#lose(message, 'type', 'a draw of this seat');
    if (isOwn && drawn !== tile && !isInHand)
      this.#lose(message, 'pai', 'a tile of the player’s own hand');
    const { tsumogiri } = message;
    const isSaid = tsumogiri === undefined ? isOwn : tsumogiri === true;
    const fromDraw = isOwn ? drawn === tile && (isSaid || !isInHand) : isSaid;
    const riichi = this.#declarer === seat;
    this.#declarer = null;
    this.#fold(withHandSize(seen, seat, 1), { type: 'discarded', seat, tile, fromDraw, riichi });
    return isOwn ? null : 'claims';
  }

  #acceptRiichi(message: MjaiEvent, seen: SeatView): null {
    const seat = seatOf(message);
    const scores = message['scores'] === undefined ? null : fourNumbers(message, 'scores');
    const next = foldView(seen, { type: 'riichiAccepted', seat });
    this.#view = scores === null ? next : { ...next, scores };
    return null;
  }

  #call(message: MjaiEvent, seen: SeatView): Asked | null {
    const seat = seatOf(message);
    const from = seatOf(message, 'target');
    const tile = tileOf(message);
    const own = tilesOf(message, 'consumed');
    const type = CALL_TYPES[message.type]!;
    const last = seen.deal!.seats[from].discards.at(-1);
    if (from === seat || last?.tile !== tile || last.calledBy !== null) {
      throw new MjaiError(message, 'pai', `the last discard of seat ${from}`);
    }
    if (own.length !== (type === 'calledKan' ? 3 : 2)) {
      throw new MjaiError(message, 'consumed', 'the other tiles of the meld');
    }
    if (seat === seen.viewer && !holds(seen.deal!.own!.hand, own)) {
      this.#lose(message, 'consumed', 'tiles of the player’s own hand');
    }
    const meld = makeMeld(type, seat, { from, tile, by: 'discard' }, own, this.#rules);
    this.#isAfterKan = type === 'calledKan';
    this.#fold(withHandSize(this.#goneBy(seen), seat, 0), { type: 'called', seat, from, meld });
    return seat === seen.viewer && !this.#isAfterKan ? 'turn' : null;
  }

  #declareKan(message: MjaiEvent, seen: SeatView): Asked | null {
    const seat = seatOf(message);
    const { own, seats } = seen.deal!;
    const consumed = tilesOf(message, 'consumed');
    const isAdded = message.type === 'kakan';
    const taken = isAdded ? [tileOf(message)] : consumed;
    if (!isAdded && (taken.length !== 4 || new Set(taken.map(kindOf)).size !== 1)) {
      throw new MjaiError(message, 'consumed', 'four tiles of a kind');
    }
    const held = own!.drawn === null ? own!.hand : [...own!.hand, own!.drawn];
    if (seat === seen.viewer && !(holds(held, taken) && tilesOver(seen) === 1)) {
      this.#lose(message, isAdded ? 'pai' : 'consumed', 'tiles of the player’s own hand');
    }
    const meld = isAdded ? addedTo(message, seats[seat].melds, taken[0]!) : kanOf(taken);
    this.#isAfterKan = true;
    this.#fold(withHandSize(seen, seat, 1), {
      type: 'kanDeclared',
      seat,
      tile: isAdded ? taken[0]! : kindOf(taken[0]!),
      meld,
    });
    return seat === seen.viewer ? null : 'claims';
  }

  /** The next deal brings its own figures; a message without scores leaves them to the deltas. */
  #endDeal(message: MjaiEvent, seen: SeatView): null {
    const { deal } = seen;
    let { scores } = seen;
    if (message['scores'] !== undefined) scores = fourNumbers(message, 'scores');
    else if (message['deltas'] !== undefined) {
      const deltas = fourNumbers(message, 'deltas');
      const [a, b, c, d] = scores;
      scores = [a + deltas[0], b + deltas[1], c + deltas[2], d + deltas[3]];
    }
    // Several may win on one tile, so the deal stays open until `end_kyoku`.
    const phase = message.type === 'end_kyoku' ? 'awaitingDeal' : seen.phase;
    this.#view = { ...seen, scores, phase, deal: { ...deal!, phase: { type: 'over' } } };
    return null;
  }
}

const FOLLOWED: readonly string[] = [
  'tsumo',
  'dahai',
  'reach',
  'reach_accepted',
  'chi',
  'pon',
  'daiminkan',
  'ankan',
  'kakan',
  'dora',
  'hora',
  'ryukyoku',
  'end_kyoku',
];

const IGNORED: readonly string[] = ['end_game', 'none', 'hello', 'error'];
