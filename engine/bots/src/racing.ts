// The expert's choices where only time counts: the discard and the calls that leave the fewest go-arounds to go.

import type { Action } from '@hanchan/game';
import { regularShanten } from '@hanchan/hand';
import { type Kind, kindOf } from '@hanchan/tiles';
import { type Candidate, type Decision, reason } from './bot.ts';
import { decided, forced } from './deciding.ts';
import { type DiscardAction, rankDiscards } from './discarding.ts';
import { bestFirst } from './order.ts';
import { raceOf, turnsAfterBest, turnsToWin } from './race.ts';
import { chosen, compare, discardReasons } from './reasons.ts';
import type { Situation } from './situation.ts';

/** What a go-around sooner is worth, in usual wins. */
const HASTE = 0.06;
/** Go-arounds of a hand that has been taken a step back: more than any that has not. */
const FARTHER = 60;
/** How much of the reckoned loss counts: nobody shows that they wait, so most of it is a guess. */
const LOSS = 0.3;

export function race(situation: Situation, legal: readonly Action[]): Decision {
  const win = legal.find(({ type }) => type === 'tsumo' || type === 'ron');
  if (win !== undefined) return decided(win, ['win']);
  const candidates =
    situation.table.deal.phase.type === 'claims'
      ? answers(situation, legal)
      : discards(situation, legal);
  if (candidates.length === 0) return forced(legal[0]!);
  return chosen(bestFirst(candidates), 'balance');
}

function discards(situation: Situation, legal: readonly Action[]): Candidate[] {
  const { table } = situation;
  const { counts, melds, usualWin } = table;
  const plain = legal.filter((action): action is DiscardAction => action.type === 'discard');
  const known = new Map<Kind, number>();
  const nearest = Math.max(0, regularShanten(counts, melds.length));
  const ahead = raceOf(table, nearest);
  const turnsWithout = (kind: Kind) => {
    const found = known.get(kind);
    if (found !== undefined) return found;
    counts[kind]!--;
    const isNearest = regularShanten(counts, melds.length) <= nearest;
    const turns = isNearest ? turnsToWin(ahead, counts, melds.length) : FARTHER;
    counts[kind]!++;
    known.set(kind, turns);
    return turns;
  };
  const options = rankDiscards(situation, table, [...new Set(plain.map(({ tile }) => tile))]);
  const compared = compare(options);
  return options.flatMap((option) =>
    plain
      .filter(({ tile }) => tile === option.tile)
      .map((action): Candidate => {
        const { appraisal, danger, loss, tile } = option;
        return {
          action,
          worth: -HASTE * turnsWithout(kindOf(tile)) - (LOSS * loss) / usualWin,
          shanten: appraisal.shanten,
          accepts: appraisal.accepts,
          value: appraisal.value,
          danger,
          probability: null,
          reasons: discardReasons(option, danger, compared),
        };
      }),
  );
}

function answers({ table }: Situation, legal: readonly Action[]): Candidate[] {
  const { counts, melds } = table;
  const ahead = raceOf(table, Math.max(0, regularShanten(counts, melds.length)));
  return legal.flatMap((action): Candidate[] => {
    const isCall = action.type === 'pon' || action.type === 'chi';
    if (!isCall && action.type !== 'pass') return [];
    const own = isCall ? action.own : [];
    for (const tile of own) counts[kindOf(tile)]!--;
    const turns = isCall
      ? turnsAfterBest(ahead, counts, melds.length + 1)
      : turnsToWin(ahead, counts, melds.length);
    for (const tile of own) counts[kindOf(tile)]!++;
    return [
      {
        action,
        worth: -HASTE * turns,
        shanten: null,
        accepts: [],
        value: null,
        danger: null,
        probability: null,
        reasons: [reason(isCall ? 'fasterOpen' : 'noCall')],
      },
    ];
  });
}
