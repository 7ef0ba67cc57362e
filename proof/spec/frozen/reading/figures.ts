// What a game came to, in the words of every version: who won what with which yaku, who paid, how it stood.

import { createHash } from 'node:crypto';
import { type GameEvent, type Match, resultOf } from '@hanchan/game';
import type { Film } from '@hanchan/records';
import { formatTile } from '@hanchan/tiles';
import { wonFigures } from '../../support/wonFigures.ts';

export const sha256 = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex');

/** Fields are named one by one: what a later version tells besides is no other result. */
function figureOf(event: GameEvent): object | null {
  switch (event.type) {
    case 'won': {
      const { seat, from, tile, counters, deposits, value, scores } = event;
      return {
        won: seat,
        from,
        tile: formatTile(tile),
        ...wonFigures(value),
        counters,
        deposits,
        deltas: value.deltas,
        scores,
      };
    }
    case 'drawn': {
      const { reason, by, tenpai, deltas, scores } = event;
      return { drawn: reason, by, tenpai, deltas, scores };
    }
    case 'fouled':
      return { fouled: event.seat, foul: event.foul, consequence: event.consequence };
    case 'handDied':
      return { died: event.seat };
    case 'penalised':
      return { penalised: event.seat, ...event.penalties, scores: event.scores };
    case 'dealVoided':
      return { voided: event.offenders, scores: event.scores };
    case 'dealEnded': {
      const { scores, dealerStays, counters, deposits, pool } = event;
      return { ended: scores, dealerStays, counters, deposits, pool };
    }
    default:
      return null;
  }
}

export const figuresOf = (events: readonly GameEvent[]): object[] =>
  events.flatMap((event) => figureOf(event) ?? []);

export function standingOf({ phase, scores, rules, penalties, dealNumber }: Match): object {
  const { places, uma, tournament } = resultOf(scores, rules, penalties);
  return { phase, scores, deals: dealNumber, places, uma, tournament, penalties };
}

export function filmFigures(film: Film): object {
  const turns = film.deals.flatMap((deal) => deal.turns);
  const last = turns.at(-1);
  return {
    ruleset: film.ruleset.id,
    title: film.ruleset.title,
    names: film.names,
    bad: film.bad,
    differences: film.differences.map(({ deal, turn, got }) => [deal, turn, got]),
    deals: film.deals.map((deal) => figuresOf(deal.turns.flatMap(({ step }) => step.events))),
    standing: last === undefined ? null : standingOf(last.step.match),
  };
}
