// The states that a table can be in, each at its fullest: what is shown while one plays, and every sheet over it.

import type { DrawReason, SeatEvent, SeatView } from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import { evaluate, newWin } from '@hanchan/score';
import { type Seat, WINDS } from '@hanchan/tiles';
import { dealtView } from '../../../../faces/page/table/test/dealt.ts';
import { meld, tiles } from './parsed.ts';
import type { Staged } from './stagedTable.ts';
import { WORST_CHOICES, worstView } from './worstTable.ts';

const CLOCKS = {
  banks: [20_000, 20_000, 20_000, 20_000],
  running: { seat: 0, moveMs: 5_000, bankMs: 20_000 },
} as const;

/** The bell has rung, which is told in the bar, too. */
export const asked: Staged = {
  view: { ...worstView(), bell: 'lastDeal' },
  legal: WORST_CHOICES,
  clocks: CLOCKS,
};
export const unassisted: Staged = { ...asked, view: { ...worstView(), assistance: 'unassisted' } };
export const watched: Staged = {
  view: { ...worstView(), viewer: 'spectator', deal: { ...worstView().deal!, own: null } },
};

/** Fourteen tiles in hand, the drawn one apart; every one may be discarded. */
export const turn: Staged = (() => {
  const view = worstView();
  const [me, ...others] = view.deal!.seats;
  const hand = tiles('456789p456789s1z');
  // As many tiles as a set has: what the hand waits for is worked out from those nobody sees.
  const few = <T extends { readonly discards: readonly unknown[] }>(seat: T) => ({
    ...seat,
    melds: [],
    handSize: 13,
    discards: seat.discards.slice(0, 12),
  });
  return {
    view: {
      ...view,
      deal: {
        ...view.deal!,
        turn: 0,
        phase: { type: 'turn' },
        isAsked: true,
        seats: [{ ...few(me), hasDrawn: true, riichi: 'none' }, ...others.map(few)],
        own: { ...view.deal!.own!, hand, drawn: tiles('9s')[0]! },
      } as unknown as SeatView['deal'],
    },
    legal: [...hand, ...tiles('9s')].map((tile, i) => ({
      type: 'discard',
      seat: 0,
      tile,
      fromDraw: i === 13,
      riichi: false,
    })) as Staged['legal'] & {},
    clocks: CLOCKS,
  };
})();

interface WonHand {
  readonly seat: Seat;
  readonly hand: string;
  readonly tile: string;
  readonly melds?: readonly string[];
  readonly isRiichi?: boolean;
  readonly from: Seat | null;
}

function won({ seat, hand, tile, melds = [], isRiichi = false, from }: WonHand): Staged {
  const base = dealtView(WRC_2022.values);
  const laid = melds.map(meld);
  const indicators = tiles('1m3p5s');
  const seats = base.deal!.seats.map((one, at) =>
    at === seat
      ? { ...one, melds: laid, riichi: isRiichi ? 'riichi' : 'none', ippatsu: isRiichi }
      : one,
  ) as unknown as NonNullable<SeatView['deal']>['seats'];
  const view: SeatView = {
    ...base,
    round: 1,
    dealer: 3,
    counters: 2,
    deposits: 2,
    deal: { ...base.deal!, indicators, seats },
  };
  const ura = isRiichi ? tiles('1p2s7z') : [];
  const win = newWin({
    hand: { concealed: tiles(hand), melds: laid },
    tile: tiles(tile)[0]!,
    winner: seat,
    dealer: 3,
    roundWind: WINDS[1]!,
    from,
    riichi: isRiichi ? 'riichi' : 'none',
    ippatsu: isRiichi,
    indicators,
    ura,
    counters: 2,
    deposits: 2,
  });
  const value = evaluate(win, WRC_2022.values);
  if (!value.ok) throw new Error(JSON.stringify(value.error));
  const scores = view.scores.map(
    (points, at) => points + value.value.deltas[at]!,
  ) as unknown as SeatView['scores'];
  return {
    view,
    clocks: { nextDealMs: 20_000 },
    ending: [
      {
        type: 'won',
        seat,
        from,
        tile: win.tile,
        hand: win.hand.concealed,
        ura,
        counters: 2,
        deposits: 2,
        value: value.value,
        scores,
      },
    ],
  };
}

/** As many yaku as go together. */
export const richWin = won({
  seat: 0,
  hand: '223344m22334p55s',
  tile: '4p',
  isRiichi: true,
  from: null,
});
/** As many lines of fu as a hand can have, with all its melds. */
export const quadWin = won({
  seat: 2,
  hand: '2255s',
  tile: '5s',
  melds: ['[9999m>]', '[1111p]', '[7777z+^]'],
  from: 0,
});
/** Three winners are three sheets: this is the first. */
export const tripleWin: Staged = (() => {
  const wins = [
    won({ seat: 1, hand: '234m234678p2288s', tile: '2s', isRiichi: true, from: 0 }),
    quadWin,
    won({ seat: 3, hand: '19m19p19s1234567z', tile: '1m', from: 0 }),
  ];
  const seats = richWin.view.deal!.seats.map((seat, at) =>
    at === 0 ? { ...seat, riichi: 'none' } : wins[at - 1]!.view.deal!.seats[at],
  ) as unknown as NonNullable<SeatView['deal']>['seats'];
  return {
    ...richWin,
    view: { ...richWin.view, deal: { ...richWin.view.deal!, seats } },
    ending: wins.flatMap(({ ending }) => ending!),
  };
})();

function drawn(reason: DrawReason, tenpai: readonly Seat[]): Staged {
  const { view } = watched;
  const own = worstView();
  const shown = ([0, 1, 2, 3] as const).map((seat) =>
    tenpai.includes(seat) ? tiles('2345667889m111z').slice(0, seat === 1 ? 10 : 13) : null,
  );
  return {
    view: {
      ...own,
      deal: {
        ...own.deal!,
        own: { ...own.deal!.own!, hand: tiles('2345667889m111z').slice(0, 13), drawn: null },
        seats: own.deal!.seats.map((seat, at) => ({
          ...seat,
          melds: at === 1 ? [meld('[222m>]')] : [],
          handSize: at === 1 ? 10 : 13,
        })) as unknown as NonNullable<SeatView['deal']>['seats'],
      },
    },
    clocks: { nextDealMs: 20_000 },
    ending: [
      {
        type: 'drawn',
        reason,
        by: reason === 'exhausted' ? [] : [0],
        tenpai,
        shown,
        deltas: [1_500, 1_500, -1_500, -1_500],
        scores: view.scores,
      } as unknown as SeatEvent,
    ],
  };
}

export const exhausted = drawn('exhausted', [0, 1, 2]);
export const nagashi = drawn('nagashi', [0]);
export const abortive = drawn('nineTerminals', [0]);

export const ruling: Staged = (() => {
  const view = worstView();
  return {
    view,
    clocks: { nextDealMs: 20_000 },
    ending: [
      {
        type: 'fouled',
        seat: 1,
        foul: 'swapDiscard',
        consequence: 'chombo',
        rule: 'foul.swapDiscard',
      },
      {
        type: 'fouled',
        seat: 2,
        foul: 'emptyCall',
        consequence: 'chombo',
        rule: 'foul.emptyCall',
      },
      {
        type: 'dealVoided',
        offenders: [1, 2],
        scores: view.scores.map((points, seat) => points - (seat === 1 ? 8_000 : -2_000)),
        deposits: 0,
        pool: 0,
        penalties: view.penalties,
      },
    ] as unknown as readonly SeatEvent[],
  };
})();

/** A false ron on a hand with three melds, as the one who declared it. */
export const rulingWithHand: Staged = (() => {
  const view = worstView();
  const melds = ['[9999m>]', '[1111p]', '[777z^]'].map(meld);
  const seats = view.deal!.seats.map((seat, at) =>
    at === 0 ? { ...seat, melds, handSize: 4 } : seat,
  ) as unknown as NonNullable<SeatView['deal']>['seats'];
  return {
    view: { ...view, deal: { ...view.deal!, seats } },
    clocks: { nextDealMs: 20_000 },
    ending: [
      {
        type: 'fouled',
        seat: 0,
        foul: 'falseWin',
        consequence: 'chombo',
        rule: 'foul.falseWin',
        because: { code: 'notComplete', rule: null },
        hand: tiles('2255s'),
        tile: tiles('5s')[0]!,
      },
      {
        type: 'dealVoided',
        offenders: [0],
        scores: view.scores.map((points, seat) => points + (seat === 0 ? -12_000 : 4_000)),
        deposits: 0,
        pool: 0,
        penalties: view.penalties,
      },
    ] as unknown as readonly SeatEvent[],
  };
})();

/** A riichi that was none, judged before the draw that stands. */
export const notenRiichi: Staged = {
  ...exhausted,
  ending: [
    { type: 'wallExhausted' },
    {
      type: 'fouled',
      seat: 3,
      foul: 'notenRiichi',
      consequence: 'chombo',
      rule: 'foul.notenRiichi',
      because: { code: 'riichiNotTenpai', rule: 'riichi.allowed', case: { riichi: 'notTenpai' } },
      hand: tiles('147m258p369s1234z'),
    },
    ...exhausted.ending!,
  ],
};

export const standings: Staged = (() => {
  const view = { ...worstView(), round: 1, dealer: 3 as Seat };
  return {
    view,
    clocks: { nextDealMs: 20_000 },
    ending: [
      {
        type: 'dealEnded',
        scores: view.scores,
        dealerStays: false,
        counters: 0,
        deposits: 0,
        pool: 0,
      },
    ],
  };
})();

export const ended: Staged = (() => {
  const view: SeatView = { ...worstView(), phase: 'over' };
  return { view, ending: [{ type: 'matchEnded', scores: view.scores, deposits: 0 }] };
})();
