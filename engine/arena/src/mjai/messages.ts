// Everything a program in one seat is told of a match, message by message, with nothing it may not know.

import type { Match, SeatEvent } from '@hanchan/game';
import { type MjaiEvent, mjaiForSeat, startGame } from '@hanchan/records';
import type { RuleValues } from '@hanchan/rules';
import { type BySeat, type EachSeat, noPoints, type Seat } from '@hanchan/tiles';

/** How messages to an mjai program are written. */
export interface MessageOptions {
  /** The id of the ruleset, told in `start_game` for programs that know it. */
  readonly rulesetId: string;
  readonly names: readonly string[];
}

/** What a seat hears, as mjai messages. */
export class SeatMessages {
  readonly #seat: Seat;
  readonly #options: MessageOptions;
  #scores: BySeat<number> = noPoints();
  #start: MjaiEvent | null = null;
  #deal: MjaiEvent[] = [];

  constructor(seat: Seat, options: MessageOptions) {
    this.#seat = seat;
    this.#options = options;
  }

  /** The messages of one event. */
  of(event: SeatEvent, rules: RuleValues): MjaiEvent[] {
    const messages = mjaiForSeat(event, this.#seat, { rules, scores: this.#scores });
    this.#scores = scoresAfter(event, this.#scores, rules);
    if (event.type !== 'dealStarted') {
      append(this.#deal, messages);
      return messages;
    }
    this.#deal = messages;
    if (event.number > 1 && this.#start !== null) return [...messages];
    const { rulesetId, names } = this.#options;
    const start = startGame({ id: rulesetId, values: rules }, { names });
    this.#start = { ...start, id: this.#seat };
    return [this.#start, ...messages];
  }

  /** All that a program must hear to take the seat over now: the game and the deal that is played. */
  all(): MjaiEvent[] {
    return this.#start === null ? [] : [this.#start, ...this.#deal];
  }
}

/**
 * What is asked comes last. Some rulebooks turn an indicator after the replacement tile is drawn; programs look
 * for their own draw at the end.
 */
export function append(messages: MjaiEvent[], more: readonly MjaiEvent[]): void {
  for (const message of more) {
    const isAfterDraw = message.type === 'dora' && messages.at(-1)?.type === 'tsumo';
    if (isAfterDraw) messages.splice(-1, 0, message);
    else messages.push(message);
  }
}

function scoresAfter(event: SeatEvent, scores: Match['scores'], rules: RuleValues): BySeat<number> {
  if (event.type === 'riichiAccepted') {
    const after: EachSeat<number> = [...scores];
    after[event.seat] -= rules['riichi.deposit'];
    return after;
  }
  return 'scores' in event ? event.scores : scores;
}
