// What an answer rests on, to be looked at afterwards: the waits of the hand, those among them that bar it, and the yaku
// of a win that is allowed.

import type { CallsQuestion } from '@hanchan/examination';
import { formsOf, wonBy, wonByDraw } from '@hanchan/examination';
import { waits } from '@hanchan/hand';
import type { YakuId } from '@hanchan/rules';
import { type Kind, kindOf } from '@hanchan/tiles';

export interface CallsLesson {
  /** Of the hand as it would wait; empty where waits say nothing about the question. */
  readonly waits: readonly Kind[];
  /** Waits that the player has discarded. */
  readonly discarded: readonly Kind[];
  readonly yaku: readonly YakuId[];
}

export function lessonOf(question: CallsQuestion): CallsLesson {
  const { match, seat } = question;
  const found = waitsOf(question);
  const thrown = match.deal!.seats[seat].discards.map(({ tile }) => kindOf(tile));
  return {
    waits: found,
    discarded: found.filter((kind) => thrown.includes(kind)),
    yaku: yakuOf(question),
  };
}

function waitsOf({ match, seat, ask }: CallsQuestion): readonly Kind[] {
  const state = match.deal!.seats[seat];
  if (ask.type === 'ron' || ask.type === 'bothRon' || ask.type === 'tsumo') return state.waits;
  if (ask.type !== 'riichi') return [];
  const concealed = state.drawn === null ? [...state.hand] : [...state.hand, state.drawn];
  concealed.splice(concealed.lastIndexOf(ask.tile), 1);
  return waits({ concealed, melds: state.melds }, formsOf(match.rules));
}

function yakuOf({ match, seat, ask, refusal }: CallsQuestion): readonly YakuId[] {
  if (refusal !== null) return [];
  const won =
    ask.type === 'tsumo'
      ? wonByDraw(match, seat)
      : ask.type === 'ron'
        ? wonBy(match, [seat], seat)
        : ask.type === 'bothRon'
          ? wonBy(match, [seat, ...ask.others], seat)
          : null;
  if (won === null) return [];
  return [...won.value.yakuman, ...won.value.yaku].map(({ id }) => id);
}
