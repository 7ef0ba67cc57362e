// The case in which a rule was applied to a win: the facts by which rulebooks tell their passages apart.

import { KAN, KIND_MASK, type Wait } from '@hanchan/hand';
import type { Case, FactValue, RuleValues, YakuId } from '@hanchan/rules';
import { isTerminalOrHonour, type Seat } from '@hanchan/tiles';
import { isConcealedSet } from './fu.ts';
import { DRAGON_BITS, pairBit, type Shape } from './shape.ts';
import type { Value } from './value.ts';
import type { PaidWin } from './win.ts';

type Worth = Pick<Value, 'limit' | 'han'>;

/** A limit by its han, or one that the fu alone reach, or yakuman by counting. */
function limitFact({ limit, han }: Worth, rules: RuleValues): FactValue<'limit'> {
  if (limit === null) return 'none';
  if (han === null) return limit;
  if (limit === 'yakuman') return 'countedYakuman';
  return han < rules['score.limits'].mangan ? 'manganByFu' : limit;
}

type Taken = Pick<PaidWin, 'from'>;

const isSelfDrawn = (win: Taken) => win.from === null;

export const howFact = (win: Taken): FactValue<'how'> => (isSelfDrawn(win) ? 'tsumo' : 'ron');

const dealerOr = (seat: Seat, dealer: Seat) => (seat === dealer ? 'dealer' : 'other');

export const winnerFact = ({ winner, dealer }: PaidWin): FactValue<'winner'> =>
  dealerOr(winner, dealer);

const WINNERS = ['one', 'two', 'three'] as const;

/** How many win on the tile, as the fact that tells cases apart. */
export const winnersFact = (count: number): FactValue<'winners'> =>
  WINNERS[Math.min(count, WINNERS.length) - 1]!;

/** What decides where the value of a win is told. */
export const valueCase = (worth: Worth, win: PaidWin, rules: RuleValues): Case => ({
  limit: limitFact(worth, rules),
  winner: winnerFact(win),
  how: howFact(win),
});

export const paymentCase = (value: Case, seat: Seat, { dealer }: PaidWin): Case => ({
  ...value,
  payer: dealerOr(seat, dealer),
});

/** What the table gives besides the hand. */
export const tableCase = (win: PaidWin): Case => ({
  how: howFact(win),
  winners: winnersFact(win.winners),
});

export function yakuCase(id: YakuId, counts: FactValue<'counts'>, shape: Shape): Case {
  if (id !== 'seat_wind' && id !== 'round_wind') return { counts };
  return { counts, wind: shape.seatBit === shape.roundBit ? 'double' : 'single' };
}

export const baseFuCase = ({ isSelfDraw, isClosed }: Shape): Case => ({
  how: isSelfDraw ? 'tsumo' : 'ron',
  hand: isClosed ? 'closed' : 'open',
});

/** Of a triplet or kan, by its place among the sets. */
export function setCase(shape: Shape, at: number): Case {
  const set = shape.sets[at]!;
  return {
    set: set & KAN ? 'kan' : 'triplet',
    made: isConcealedSet(shape, at) ? 'concealed' : 'melded',
    tiles: isTerminalOrHonour(set & KIND_MASK) ? 'terminalsAndHonours' : 'simples',
  };
}

export function pairCase(shape: Shape): Case {
  const bit = pairBit(shape);
  if (bit & DRAGON_BITS) return { pair: 'dragon' };
  return { pair: bit & shape.roundBit ? 'roundWind' : 'seatWind' };
}

export const waitCase = (wait: Wait): Case => ({ wait: wait as FactValue<'wait'> });
