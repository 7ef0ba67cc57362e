// Moments of play that turn on one option: what South may do in them is asked of the engine.

import {
  type Illegal,
  legalActions,
  type Match,
  noRonBecause,
  play,
  refusalOf,
} from '@hanchan/game';
import { tileOf, tilesOf } from '@hanchan/kit/yakuList/exampleWin.ts';
import type { Case, RuleKey, RuleValues } from '@hanchan/rules';
import { formatHand, kindOf, type Tile } from '@hanchan/tiles';
import { EAST, type Laid, positionOf, SOUTH } from './position.ts';

export type PlayQuestion =
  /** May South win on the offered tile? */
  | { readonly type: 'ron' }
  /** May South call it with these, and what may not be discarded then? */
  | { readonly type: 'call'; readonly call: 'chi' | 'pon'; readonly own: string }
  /** May South declare a concealed kan of this? */
  | { readonly type: 'kan'; readonly tile: string }
  /** May South declare riichi with this discard? */
  | { readonly type: 'riichi'; readonly tile: string };

export interface PlayExample {
  /** Its name in the words of the page. */
  readonly name: string;
  readonly rule: RuleKey;
  readonly laid: Laid;
  readonly asks: PlayQuestion;
}

const RON: PlayQuestion = { type: 'ron' };
/** Tenpai on 3 and 6 of bamboos, with white dragons for a yaku. */
const TWO_WAITS = '345678m99p45s555z';

export const PLAY_EXAMPLES: readonly PlayExample[] = [
  {
    name: 'swapSame',
    rule: 'calls.swap',
    laid: { hand: '2345m678p22345s1z', offered: '2m' },
    asks: { type: 'call', call: 'chi', own: '34m' },
  },
  {
    name: 'swapPon',
    rule: 'calls.swap',
    laid: { hand: '345m5556678p23s1z', offered: '5p' },
    asks: { type: 'call', call: 'pon', own: '55p' },
  },
  {
    name: 'chi',
    rule: 'calls.chi',
    laid: { hand: '3499m3678p22345s', offered: '2m' },
    asks: { type: 'call', call: 'chi', own: '34m' },
  },
  {
    name: 'furitenSame',
    rule: 'furiten.discard',
    laid: { hand: TWO_WAITS, discards: '3s1z9m', offered: '3s' },
    asks: RON,
  },
  {
    name: 'furitenOther',
    rule: 'furiten.discard',
    laid: { hand: TWO_WAITS, discards: '3s1z9m', offered: '6s' },
    asks: RON,
  },
  {
    name: 'missed',
    rule: 'furiten.missed',
    laid: { hand: TWO_WAITS, discards: '1z9m', passed: '3s', offered: '6s' },
    asks: RON,
  },
  {
    name: 'missedRiichi',
    rule: 'furiten.missedInRiichi',
    laid: { hand: TWO_WAITS, discards: '1z9m', passed: '3s', offered: '6s', isRiichi: true },
    asks: RON,
  },
  {
    name: 'kanSame',
    rule: 'riichi.concealedKan',
    laid: { hand: '345m111p99p456s78s', drawn: '1p', isRiichi: true },
    asks: { type: 'kan', tile: '1p' },
  },
  {
    name: 'kanReading',
    rule: 'riichi.concealedKan',
    laid: { hand: '222333444m99p56s', drawn: '3m', isRiichi: true },
    asks: { type: 'kan', tile: '3m' },
  },
  {
    name: 'kanWaits',
    rule: 'riichi.concealedKan',
    laid: { hand: '345m4445p678s111z', drawn: '4p', isRiichi: true },
    asks: { type: 'kan', tile: '4p' },
  },
  {
    name: 'riichiFuriten',
    rule: 'riichi.whileFuriten',
    laid: { hand: '345678m99p45s555z', drawn: '1z', discards: '3s9m' },
    asks: { type: 'riichi', tile: '1z' },
  },
  {
    name: 'robOrphans',
    rule: 'kan.robConcealed',
    laid: { hand: '119m19p19s123456z', offered: '7z', by: 'concealedKan' },
    asks: RON,
  },
  {
    name: 'robConcealed',
    rule: 'kan.robConcealed',
    laid: { hand: TWO_WAITS, offered: '6s', by: 'concealedKan' },
    asks: RON,
  },
  {
    name: 'robAdded',
    rule: 'kan.robAdded',
    laid: { hand: TWO_WAITS, offered: '6s', by: 'addedKan' },
    asks: RON,
  },
];

export interface ExampleVerdict {
  readonly isAllowed: boolean;
  /** The option that speaks, where it is refused. */
  readonly rule: RuleKey | null;
  readonly case?: Case | undefined;
  /** What may not be discarded after the call. */
  readonly barred: readonly Tile[];
  /** The hand once the call is made; null where none was. */
  readonly after: string | null;
}

/** Rules under which the moment of an example cannot come about. */
function isForeign({ laid, asks }: PlayExample, rules: RuleValues): boolean {
  if ((laid.isRiichi === true || asks.type === 'riichi') && !rules['riichi.allowed']) return true;
  if (laid.by === 'concealedKan' && !rules['kan.concealed']) return true;
  if (laid.by === 'addedKan' && !rules['kan.added']) return true;
  return asks.type === 'kan' && !rules['kan.concealed'];
}

/** What the engine answers; null where the rulebook has no such moment. */
export function exampleVerdict(example: PlayExample, rules: RuleValues): ExampleVerdict | null {
  if (isForeign(example, rules)) return null;
  const { laid, asks } = example;
  const match = positionOf(laid, rules);
  const seat = SOUTH;
  switch (asks.type) {
    case 'ron':
      return laid.passed === undefined
        ? ronVerdict(match, tileOf(laid.offered!), laid)
        : afterMiss(match, laid);
    case 'call':
      return callVerdict(match, asks.call, tilesOf(asks.own));
    case 'kan':
      return verdict(refusalOf(match, { type: 'concealedKan', seat, tile: tileOf(asks.tile) }));
    case 'riichi': {
      const tile = tileOf(asks.tile);
      return verdict(
        refusalOf(match, { type: 'discard', seat, tile, fromDraw: true, riichi: true }),
      );
    }
  }
}

const verdict = (refusal: Illegal | null): ExampleVerdict => ({
  isAllowed: refusal === null,
  rule: refusal?.rule ?? null,
  case: refusal?.case,
  barred: [],
  after: null,
});

function ronVerdict(match: Match, tile: Tile, { by = 'discard' }: Laid): ExampleVerdict {
  return verdict(noRonBecause(match, SOUTH, { from: EAST, tile, by }));
}

/** The first tile goes by, and the next player discards the other wait in the same go-around. */
function afterMiss(match: Match, laid: Laid): ExampleVerdict {
  const passed = play(match, { type: 'pass', seat: SOUTH });
  if (!passed.ok) return verdict(passed.error);
  return ronVerdict(passed.value.match, tileOf(laid.offered!), laid);
}

function callVerdict(match: Match, call: 'chi' | 'pon', own: readonly Tile[]): ExampleVerdict {
  const step = play(match, { type: call, seat: SOUTH, own });
  if (!step.ok) return verdict(step.error);
  const after = step.value.match;
  const legal = legalActions(after, SOUTH);
  const mayGo = (kind: Tile) =>
    legal.some((one) => one.type === 'discard' && kindOf(one.tile) === kind);
  const { hand, melds } = after.deal!.seats[SOUTH];
  const kinds = [...new Set(hand.map(kindOf))];
  const barred = kinds.filter((kind) => !mayGo(kind));
  return {
    isAllowed: true,
    rule: barred.length > 0 ? 'calls.swap' : null,
    barred,
    after: formatHand({ concealed: hand, melds }),
  };
}
