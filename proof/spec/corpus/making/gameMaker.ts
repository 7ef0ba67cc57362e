// Plays moves through the engine and writes the game down as the corpus has it: walls, acts, and what came of them.

import { type GameEvent, type Match, type MatchStart, newMatch, resultOf } from '@hanchan/game';
import { type Move, makeMove } from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import { formatTile, isClosed, type Tile } from '@hanchan/tiles';
import { wonFigures } from '../../support/wonFigures.ts';
import { plain } from '../checker/check.ts';
import type { Game, Refused, Result } from '../checker/record.ts';
import { triedMove, wordOf } from './notation.ts';

interface DealSoFar {
  readonly wall: readonly Tile[];
  readonly acts: string[];
  readonly results: Result[];
  readonly refused: Refused[];
}

/** The number of an act before which something was tried, when it was tried before the first wall. */
export const BEFORE = -1;

export class GameMaker {
  readonly #name: string;
  readonly #rules: string;
  readonly #start: MatchStart;
  readonly #before: string[] = [];
  readonly #early: Refused[] = [];
  readonly #deals: DealSoFar[] = [];
  match: Match;

  constructor(name: string, { id, values }: Ruleset, start: MatchStart = {}) {
    this.#name = name;
    this.#rules = id;
    this.#start = start;
    this.match = newMatch(values, start);
  }

  make(move: Move): readonly GameEvent[] {
    const before = this.match;
    const step = makeMove(before, move);
    if (!step.ok) {
      const word = move.type === 'deal' ? 'the wall' : wordOf(move);
      const { code, rule } = step.error;
      throw new Error(`${this.#rules}, ${this.#name}: ${word} is refused: ${code} ${rule ?? ''}`);
    }
    this.match = step.value.match;
    if (move.type === 'deal') {
      const refused = this.#deals.length === 0 ? this.#early : [];
      this.#deals.push({ wall: move.wall, acts: [], results: [], refused });
    } else (this.#deals.at(-1)?.acts ?? this.#before).push(wordOf(move));
    const results = step.value.events.flatMap((event) => resultsOf(event, before, this.match));
    this.#deals.at(-1)?.results.push(...results);
    return step.value.events;
  }

  /** Tries something; true when it was refused, and so written down. */
  refuses(word: string, wall: readonly Tile[] = this.#deals.at(-1)?.wall ?? []): boolean {
    const deal = this.#deals.at(-1);
    const step = makeMove(this.match, triedMove(word, wall));
    if (step.ok) return false;
    const { code, rule } = step.error;
    (deal?.refused ?? this.#early).push([deal?.acts.length ?? BEFORE, word, code, rule]);
    return true;
  }

  game(): Game {
    const { assistance, isStarted, scores, round, dealer, counters, deposits, pool } = newMatch(
      this.match.rules,
      this.#start,
    );
    return {
      name: this.#name,
      rules: this.#rules,
      start: { assistance, isStarted, scores, round, dealer, counters, deposits, pool },
      before: this.#before.join(' '),
      deals: this.#deals.map(({ wall, acts, results, refused }) => ({
        wall: wall.map(formatTile).join(''),
        acts: acts.join(' '),
        results,
        ...(refused.length === 0 ? {} : { refused }),
      })),
    };
  }
}

/** What of an event belongs to the results of a deal. */
function resultsOf(event: GameEvent, before: Match, after: Match): Result[] {
  switch (event.type) {
    case 'won': {
      const { seat, from, tile, value, counters, deposits } = event;
      const { hand, melds } = before.deal!.seats[seat];
      const won: Result = {
        type: 'won',
        seat,
        from,
        tile: formatTile(tile),
        isOpen: !isClosed({ concealed: hand, melds }),
        ...wonFigures(value),
        counters,
        deposits,
        deltas: value.deltas,
      };
      return [plain(won)];
    }
    case 'drawn': {
      const { reason, by, tenpai, deltas } = event;
      return [{ type: 'drawn', reason, by, tenpai, deltas }];
    }
    case 'fouled': {
      const { seat, foul, consequence } = event;
      return [{ type: 'fouled', seat, foul, consequence }];
    }
    case 'handDied':
      return [{ type: 'died', seat: event.seat }];
    case 'dealVoided':
      return [
        { type: 'voided', offenders: event.offenders },
        standing(event, after, before.counters),
      ];
    case 'dealEnded':
      return [standing(event, after, event.counters)];
    case 'matchEnded': {
      const { scores, penalties, rules } = after;
      const { places, uma, tournament } = resultOf(scores, rules, penalties);
      return [{ type: 'over', scores, penalties, places, uma, total: tournament }];
    }
    default:
      return [];
  }
}

function standing(
  { scores, deposits, pool }: Pick<Match, 'scores' | 'deposits' | 'pool'>,
  { round, dealer }: Match,
  counters: number,
): Result {
  return { type: 'ended', scores, round, dealer, counters, deposits, pool };
}
