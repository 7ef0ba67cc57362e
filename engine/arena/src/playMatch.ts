// Plays one match between four players from a seed. As long as every player answers at once no promise is
// made; where one takes its time (a program behind a pipe) the rest of the match is waited for.

import type { Decision, Random } from '@hanchan/bots';
import {
  type Action,
  type Assistance,
  type GameEvent,
  legalActions,
  type Match,
  newMatch,
  playAway,
  possibleActions,
  redact,
  type SeatEvent,
  type SeatView,
  seatsToAct,
  view,
} from '@hanchan/game';
import { type Move, makeMove, type Watcher } from '@hanchan/records';
import type { RuleValues } from '@hanchan/rules';
import { type BySeat, bySeat, noPoints, SEATS, type Seat } from '@hanchan/tiles';
import type { Player } from './player.ts';
import { matchSummary } from './statistics/summarising.ts';
import { DealLog, type MatchSummary } from './summary.ts';
import { playersChance, seededWall } from './wall.ts';

/** What a match is played with. */
export interface MatchSetup {
  readonly rules: RuleValues;
  /** Seat 0 deals first. */
  readonly players: BySeat<Player>;
  /** The walls and each player's own chance follow from it. */
  readonly seed: number;
  readonly assistance?: Assistance;
  /** Told of every move that was made: a record, checks. What it throws ends the match. */
  readonly watch?: Watcher;
  /** Told of every move that was made, and of nothing else: without a `watch` the match is changed in place. */
  readonly note?: (move: Move) => void;
  /** Rung after so many deals, as at a real table: a match that nobody wins would go on for ever. */
  readonly bellAfterDeals?: number;
}

/** Far beyond any match that is played to win, so that the bell is heard only where nothing else ends one. */
const BELL_AFTER_DEALS = 100;
/** Where a voided deal is dealt again even after the bell, a player who always fouls would never be done. */
const DEALS_AFTER_BELL = 100;

/** A promise only if a player made one. */
export function playMatch(setup: MatchSetup): MatchSummary | Promise<MatchSummary> {
  const table = new ArenaTable(setup);
  for (let question = table.ask(); question !== null; question = table.ask()) {
    const decision = table.put(question);
    if (decision instanceof Promise) return playOn(table, question, decision);
    table.take(question, decision.action);
  }
  return table.summary();
}

async function playOn(
  table: ArenaTable,
  first: Question,
  pending: Promise<Decision>,
): Promise<MatchSummary> {
  table.take(first, (await pending).action);
  for (let question = table.ask(); question !== null; question = table.ask()) {
    const decision = table.put(question);
    const { action } = decision instanceof Promise ? await decision : decision;
    table.take(question, action);
  }
  return table.summary();
}

/** Somebody has to choose. */
interface Question {
  readonly seat: Seat;
  readonly view: SeatView;
  readonly legal: readonly Action[];
  /** Acts that would be fouls, at an unassisted table. */
  readonly wrong: readonly Action[];
}

/** The table behind one match: what has happened, and what each player has still to hear. */
class ArenaTable {
  readonly #setup: MatchSetup;
  readonly #log = new DealLog();
  readonly #chance: BySeat<Random>;
  readonly #decisions = noPoints();
  /** Null for a player who does not listen. */
  readonly #unheard: BySeat<SeatEvent[] | null>;
  readonly #bellAfterDeals: number;
  #match: Match;

  constructor(setup: MatchSetup) {
    const { rules, players, seed, assistance = 'guided' } = setup;
    this.#setup = setup;
    this.#bellAfterDeals = setup.bellAfterDeals ?? BELL_AFTER_DEALS;
    this.#match = newMatch(rules, { assistance });
    this.#chance = bySeat((seat) => playersChance(seed, seat));
    this.#unheard = bySeat((seat) => (players[seat].hear === undefined ? null : []));
  }

  /** Goes on to the next choice; null when the match is over. */
  ask(): Question | null {
    for (;;) {
      const match = this.#match;
      if (match.phase === 'over') return null;
      if (match.phase === 'awaitingDeal') {
        this.#between();
        continue;
      }
      const seat = seatsToAct(match)[0]!;
      const isGuided = match.assistance === 'guided';
      const legal = legalActions(match, seat);
      const wrong = isGuided ? [] : possibleActions(match, seat).slice(legal.length);
      // A player that follows every event expects to be asked every time.
      const isForced = legal.length + wrong.length === 1 && this.#unheard[seat] === null;
      if (!isForced) return { seat, view: view(match, seat), legal, wrong };
      this.#move({ type: 'action', action: legal[0]! });
    }
  }

  /** Tells the player what it has not heard yet, and has it choose. */
  put({ seat, view: seen, legal, wrong }: Question): Decision | Promise<Decision> {
    const player = this.#setup.players[seat];
    this.#tell(seat, seen);
    this.#decisions[seat]++;
    return player.decide(seen, legal, this.#chance[seat], wrong);
  }

  take({ seat }: Question, action: Action): void {
    if (action.seat !== seat) this.#fail(seat, action, 'chose for another seat');
    this.#move({ type: 'action', action });
  }

  summary(): MatchSummary {
    const { players, seed } = this.#setup;
    return matchSummary(this.#match, this.#log, {
      players: [players[0].id, players[1].id, players[2].id, players[3].id],
      seed,
      decisions: this.#decisions,
    });
  }

  /** A new wall, or the bell. */
  #between(): void {
    const { rules, dealNumber, bell } = this.#match;
    if (dealNumber >= this.#bellAfterDeals && bell === 'silent') {
      this.#move({ type: 'bell' });
      return;
    }
    if (dealNumber >= this.#bellAfterDeals + DEALS_AFTER_BELL) {
      throw new Error(`the match of seed ${this.#setup.seed} does not end`);
    }
    const wall = seededWall(rules, this.#setup.seed, dealNumber + 1);
    this.#move({ type: 'deal', wall });
  }

  #move(move: Move): void {
    const before = this.#match;
    const { watch, note } = this.#setup;
    const isGivenAway = watch === undefined && move.type === 'action';
    const step = isGivenAway ? playAway(before, move.action) : makeMove(before, move);
    if (!step.ok) {
      const { code } = step.error;
      if (move.type === 'action') this.#fail(move.action.seat, move.action, `was refused: ${code}`);
      throw new Error(`the ${move.type} of seed ${this.#setup.seed} was refused: ${code}`);
    }
    const { match, events } = step.value;
    this.#match = match;
    this.#log.hear(events, match);
    this.#hear(events);
    if (match.phase !== 'playing') for (const seat of SEATS) this.#tell(seat, null);
    note?.(move);
    watch?.(move, before, step.value);
  }

  #hear(events: readonly GameEvent[]): void {
    for (const seat of SEATS) {
      const unheard = this.#unheard[seat];
      if (unheard === null) continue;
      for (const event of events) {
        const told = redact(event, seat);
        if (told !== null) unheard.push(told);
      }
    }
  }

  #tell(seat: Seat, seen: SeatView | null): void {
    const unheard = this.#unheard[seat];
    if (unheard === null || unheard.length === 0) return;
    this.#setup.players[seat].hear!(unheard.splice(0), seen ?? view(this.#match, seat));
  }

  /** A player broke its promise to choose what is legal: no match goes on from here. */
  #fail(seat: Seat, action: Action, what: string): never {
    const { players, seed } = this.#setup;
    const { dealNumber } = this.#match;
    const who = `${players[seat].id} at seat ${seat}`;
    const where = `seed ${seed}, deal ${dealNumber}`;
    throw new Error(`${who} (${where}) ${what}: ${JSON.stringify(action)}`);
  }
}
