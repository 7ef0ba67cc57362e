// A moment at a table and what somebody wants to do there.

import type { Ask, Moment } from '@hanchan/examination';
import type { Call } from '@hanchan/rulesets';
import type { Hand } from '@hanchan/tiles';
import { numberText, type Tongue, WIND_NAMES } from '../language.ts';
import { fill } from './fill.ts';
import type { ExamReader, ToldTiles } from './told.ts';
import { type ExamWords, examWords } from './words.ts';

type Play = Extract<Ask, { readonly type: 'play' }>;

const CALLS: Readonly<Partial<Record<Play['wish']['type'], Call>>> = {
  ron: 'ron',
  bothRon: 'ron',
  tsumo: 'tsumo',
  riichi: 'riichi',
  concealedKan: 'kan',
  addedKan: 'kan',
  calledKan: 'kan',
  chi: 'chi',
  pon: 'pon',
};

export function momentText({ moment, wish }: Play, { tongue, words, tiles }: ExamReader) {
  const { calls, seat } = examWords(tongue);
  const names = WIND_NAMES[tongue];
  const { missed, offer, others } = moment;
  const named = CALLS[wish.type];
  const call = named === undefined ? '' : words.call(named);
  const tile = 'tile' in wish ? tiles([wish.tile]) : '';
  const own = 'own' in wish ? tiles(wish.own) : '';
  return {
    story: [
      fill(seat, {
        wind: names[moment.seat],
        round: names[moment.round],
        points: numberText(moment.points, tongue),
        counters: moment.counters,
        left: moment.left,
      }),
      ...(moment.isRiichi ? [fill(calls.inRiichi, { call: words.call('riichi') })] : []),
      ...(missed === null
        ? []
        : [fill(calls.missed, { tile: tiles([missed.tile]), who: names[missed.from] })]),
      ...(offer === null
        ? []
        : [fill(calls.offer[offer.by], { who: names[offer.from], tile: tiles([offer.tile]) })]),
      ...others.map((wind) => fill(calls.other, { who: names[wind], call })),
    ],
    ask: fill(calls.ask[wish.type], { call, tile, tiles: own }),
  };
}

export const handTiles = (hand: Hand, words: ExamWords): ToldTiles[] => [
  { label: words.hand, tiles: hand.concealed },
  ...hand.melds.map((meld) => ({ label: words.meld, tiles: meld.tiles, meld })),
];

export function momentTiles(moment: Moment, tongue: Tongue): ToldTiles[] {
  const words = examWords(tongue);
  const { hand, drawn, river, offer } = moment;
  return [
    ...handTiles(hand, words),
    ...(drawn === null ? [] : [{ label: words.drawn, tiles: [drawn] }]),
    ...(offer === null ? [] : [{ label: words.offered, tiles: [offer.tile] }]),
    ...(river.length === 0 ? [] : [{ label: words.river, tiles: river }]),
  ];
}
