// One of our bots at somebody else's table: mjai messages in, answers out.

import { type Bot, type Candidate, type Decision, type Random, seedOf } from '@hanchan/bots';
import {
  type Action,
  answersFromView,
  foldView,
  legalFromView,
  type SeatView,
} from '@hanchan/game';
import { formatMjaiTile, type MjaiEvent, rulesetOfLog } from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import { SEATS, type Seat } from '@hanchan/tiles';
import { playersChance } from '../wall.ts';
import { mjaiOfAction, NONE } from './answer.ts';
import { type Asked, MjaiTable } from './table.ts';

/** How a bot plays over mjai. */
export interface MjaiBotOptions {
  readonly seed: number;
  /** The rulebook of a game, from what its `start_game` says. */
  rulesetFor(start: MjaiEvent): Ruleset;
  /** Adds the candidates and their reasons to answers. */
  readonly isExplained: boolean;
}

/** Messages that leave a question open: they come between it and the moment it is put. */
const BETWEEN: readonly string[] = ['dora', 'reach_accepted'];

/** One of our bots behind mjai messages. */
export class MjaiBot {
  readonly #bot: Bot;
  readonly #options: MjaiBotOptions;
  #games = 0;
  #table: MjaiTable;
  #random: Random | null = null;
  /** The discard that goes with a riichi which was declared. */
  #discard: MjaiEvent | null = null;
  #asked: Asked | null = null;

  constructor(bot: Bot, options: MjaiBotOptions) {
    this.#bot = bot;
    this.#options = options;
    this.#table = this.#newTable(NONE, null);
  }

  /** Takes one message in; throws an `MjaiError` that names the field when it cannot be followed. */
  hear(message: MjaiEvent): void {
    const open = this.#asked;
    this.#asked = null;
    if (message.type === 'start_game') {
      const { id } = message;
      const seat = SEATS.includes(id as Seat) ? (id as Seat) : null;
      this.#table = this.#newTable(message, seat);
      this.#random = null;
      this.#games++;
      return;
    }
    const asked = this.#table.hear(message);
    this.#asked = BETWEEN.includes(message.type) ? open : asked;
    if (message.type !== 'reach') this.#discard = null;
  }

  /** The answer to what was heard last; null where nothing is asked. */
  answer(): MjaiEvent | null {
    const asked = this.#asked;
    const seen = this.#table.view;
    this.#asked = null;
    if (asked === null || seen === null) return null;
    if (asked === 'blind') return this.#discardDrawn(seen);
    if (asked === 'reach') return this.#discard ?? this.#riichiDiscard(seen);
    const legal = asked === 'turn' ? legalFromView(seen) : answersFromView(seen);
    if (legal.length === 0 || (asked === 'claims' && legal.length === 1)) return null;
    const isForced = legal.length === 1;
    const put = asked === 'turn' ? seen : foldView(seen, { type: 'asked' });
    const decision = isForced ? null : this.#bot.decide(put, legal, this.#chance(seen));
    const [first, second] = mjaiOfAction(decision?.action ?? legal[0]!, put);
    this.#discard = second ?? null;
    if (!this.#options.isExplained || decision === null) return first;
    return { ...first, meta: explain(decision, put) };
  }

  #newTable(start: MjaiEvent, seat: Seat | null): MjaiTable {
    const ruleset = rulesetOfLog(start, this.#options.rulesetFor(start));
    return new MjaiTable(ruleset.values, seat);
  }

  /** The hand is not known, but what was just drawn may always go. */
  #discardDrawn({ viewer }: SeatView): MjaiEvent {
    const pai = formatMjaiTile(this.#table.blindDraw!);
    return { type: 'dahai', actor: viewer, pai, tsumogiri: true };
  }

  /** Riichi that was declared for us: any discard that keeps the hand tenpai. */
  #riichiDiscard(seen: SeatView): MjaiEvent | null {
    const isRiichi = (action: Action) => action.type === 'discard' && action.riichi;
    const action = legalFromView(seen).find(isRiichi);
    return action === undefined ? null : (mjaiOfAction(action, seen)[1] ?? null);
  }

  /** The chance that the same bot has in our arena, in the first game; later games have their own. */
  #chance(seen: SeatView): Random {
    const { seed } = this.#options;
    const ofGame = this.#games <= 1 ? seed : seedOf(seed, this.#games);
    this.#random ??= playersChance(ofGame, seen.viewer as Seat);
    return this.#random;
  }
}

function explain({ candidates }: Decision, seen: SeatView): object {
  return { candidates: candidates.map((one) => explainOne(one, seen)) };
}

function explainOne(one: Candidate, seen: SeatView): object {
  const { action, worth, shanten, accepts, value, danger, probability, reasons } = one;
  const said = mjaiOfAction(action, seen).filter((message) => message !== undefined);
  return {
    action: said.length === 1 ? said[0] : said,
    worth,
    shanten,
    accepts: accepts.map(({ kind, remaining }) => [formatMjaiTile(kind), remaining]),
    value,
    danger,
    probability,
    reasons: reasons.map(({ code, rule }) => (rule === undefined ? { code } : { code, rule })),
  };
}
