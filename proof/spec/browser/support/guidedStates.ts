// What guided play has to explain: a wait without a yaku, a win on offer, and a call that forbids a discard.

import type { Action, OpenSeat, SeatView } from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import { kindOf } from '@hanchan/tiles';
import { dealtView } from '../../../../faces/page/table/test/dealt.ts';
import { meld, tiles } from './parsed.ts';
import type { Staged } from './stagedTable.ts';

interface Held {
  readonly hand: string;
  readonly melds?: readonly string[];
  readonly waits?: string;
  /** In the own turn. */
  readonly drawn?: string;
  /** By the player on the left. */
  readonly offered?: string;
}

function viewOf({ hand, melds = [], waits = '', drawn, offered }: Held): SeatView {
  const view = dealtView(WRC_2022.values);
  const [me, ...others] = view.deal!.seats;
  const [tile] = tiles(offered ?? drawn!);
  const thrown = { tile: tile!, fromDraw: false, isRiichi: false, calledBy: null };
  const left: OpenSeat = {
    ...others[2]!,
    discards: offered === undefined ? [] : [thrown],
    hasDrawn: false,
  };
  return {
    ...view,
    dealer: 1,
    deal: {
      ...view.deal!,
      indicators: tiles('1z'),
      turn: offered === undefined ? 0 : 3,
      phase:
        offered === undefined
          ? { type: 'turn' }
          : { type: 'claims', offer: { from: 3, tile: tile!, by: 'discard' } },
      isAsked: true,
      liveTiles: 40,
      // Somebody has called: the first turns are over.
      seats: [
        { ...me, melds: melds.map(meld), hasDrawn: offered === undefined },
        { ...others[0]!, melds: [meld('[999p^]')], handSize: 10 },
        others[1]!,
        left,
      ],
      own: {
        ...view.deal!.own!,
        hand: tiles(hand),
        drawn: offered === undefined ? tile! : null,
        waits: tiles(waits).map(kindOf),
        isFuriten: false,
      },
    } as unknown as NonNullable<SeatView['deal']>,
  };
}

const discards = (hand: string, drawn: string): readonly Action[] =>
  [...tiles(hand), ...tiles(drawn)].map((tile, i, all) => ({
    type: 'discard',
    seat: 0,
    tile,
    fromDraw: i === all.length - 1,
    riichi: false,
  }));

/** Without the drawn tile the hand waits on two kinds of bamboo, and an open hand like this has no yaku. */
const OPEN = '123m22p34456s';
export const noYaku: Staged = {
  view: viewOf({ hand: OPEN, melds: ['[789p<]'], drawn: '9m' }),
  legal: discards(OPEN, '9m'),
};

/** Tanyao and pinfu, in a closed hand of somebody who is not the dealer: 2 han 30 fu. */
export const ronOffered: Staged = {
  view: viewOf({ hand: '234567m345p6788s', waits: '58s', offered: '5s' }),
  legal: [
    { type: 'ron', seat: 0 },
    { type: 'chi', seat: 0, own: tiles('67s') },
    { type: 'pass', seat: 0 },
  ],
};

/** Five and six take the four: the seven would be the other end of the same sequence. */
export const swapCall: Staged = {
  view: viewOf({ hand: '567m1199p234s113z', offered: '4m' }),
  legal: [
    { type: 'chi', seat: 0, own: tiles('56m') },
    { type: 'pass', seat: 0 },
  ],
};

/** Alone with bots, who may be asked what they would do. */
export const hinted: Staged = { ...noYaku, isAlone: true };
