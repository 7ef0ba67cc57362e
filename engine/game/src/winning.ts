// Whether a tile wins for a seat, and with what: the bridge from the table to the scorer.

import { nextSeat, type RuleKey, type RuleValues } from '@hanchan/rules';
import { evaluate, newWin, type Value, type Win } from '@hanchan/score';
import { type Kind, kindOf, roundWind, type Seat } from '@hanchan/tiles';
import type { Match, Offer, SeatState } from './match.ts';
import { type Illegal, illegal } from './refusal.ts';
import { liveTiles, turnedIndicators, turnedUra } from './wallPosition.ts';

/** What the table gives this winner; with several winners not everyone gets it all. */
export interface TableShare {
  readonly counters: number;
  readonly deposits: number;
  readonly pool: number;
  /** How many win on this tile; one where it is left out. */
  readonly winners?: number;
}

/** The win that a seat would have now, by its own draw or on the offered tile. */
export function winNow(match: Match, seat: Seat, offer: Offer | null, share?: TableShare): Win {
  const deal = match.deal!;
  const { hand, melds, drawn, riichi, ippatsu, liable } = deal.seats[seat];
  const isSelfDraw = offer === null;
  return newWin({
    hand: { concealed: hand, melds },
    tile: isSelfDraw ? drawn! : offer.tile,
    winner: seat,
    dealer: match.dealer,
    roundWind: roundWind(match.round),
    from: isSelfDraw ? null : offer.from,
    riichi,
    ippatsu,
    afterKan: isSelfDraw && deal.lastDraw === 'replacement',
    robbedKan: !isSelfDraw && offer.by !== 'discard',
    lastTile: isLastTile(match, offer),
    firstTurn: isFirstTurn(match, seat, isSelfDraw),
    indicators: turnedIndicators(deal),
    ura: riichi === 'none' ? [] : turnedUra(deal),
    counters: share?.counters ?? match.counters,
    deposits: share?.deposits ?? match.deposits,
    pool: share?.pool ?? match.pool,
    liable,
    winners: share?.winners ?? 1,
  });
}

function isLastTile({ deal, rules }: Match, offer: Offer | null): boolean {
  if (liveTiles(deal!, rules) > 0) return false;
  return offer === null || offer.by === 'discard' || rules['kan.lastTile'];
}

/** The first go-around is still whole for this seat. */
function isFirstTurn({ deal, rules, dealer }: Match, seat: Seat, isSelfDraw: boolean): boolean {
  const { discards, melds } = deal!.seats[seat];
  if (discards.length > 0 || melds.length > 0) return false;
  if (!isSelfDraw) return !deal!.hasAnyCall && seat !== dealer;
  return rules['win.earthBrokenBy'] === 'openCall' ? !deal!.hasOpenCall : !deal!.hasAnyCall;
}

/** The value of a self-drawn win now, or why there is none. */
export function tsumoValue(match: Match): Value | Illegal {
  const deal = match.deal!;
  const { drawn, waits, faults } = deal.seats[deal.turn];
  if (faults.includes('riichiKan')) return illegal('kanChangesHand', 'riichi.concealedKan');
  if (drawn === null || deal.lastDraw === 'call' || !waits.includes(kindOf(drawn))) {
    return illegal('notComplete');
  }
  return valueOrIllegal(winNow(match, deal.turn, null), match);
}

/** Why a seat could not have won on a tile that was offered; null when it could. */
export function noRonBecause(match: Match, seat: Seat, offer: Offer): Illegal | null {
  const value = ronValue(match, seat, offer);
  return isValue(value) ? null : value;
}

/** The value of a win on the offered tile, or why there is none. */
export function ronValue(match: Match, seat: Seat, offer: Offer): Value | Illegal {
  const { waits, faults } = match.deal!.seats[seat];
  if (!waits.includes(kindOf(offer.tile))) return illegal('notComplete');
  if (faults.includes('riichiKan')) return illegal('kanChangesHand', 'riichi.concealedKan');
  const robbing = robbingRefusal(match, offer);
  if (robbing === 'never') return illegal('callNotAllowed', robRule(offer));
  const furiten = furitenRule(match, seat, kindOf(offer.tile));
  if (furiten !== null) return illegal('furiten', furiten);
  const value = valueOrIllegal(winNow(match, seat, offer), match);
  if (robbing === 'orphansOnly' && isValue(value) && !isOrphans(value)) {
    return illegal('callNotAllowed', robRule(offer));
  }
  return value;
}

/** Whether the hand would have its yaku with this tile, whoever discards it, whatever was passed by, and not for being the last. */
export function couldWin(match: Match, seat: Seat, wait: Kind): boolean {
  const from = nextSeat(seat, match.rules);
  const win = winNow(match, seat, { from, tile: wait, by: 'discard' });
  return isValue(valueOrIllegal({ ...win, lastTile: false }, match));
}

/** Whether it is a win, and not the reason why it is none. */
export function isValue(result: Value | Illegal): result is Value {
  return 'points' in result;
}

const isOrphans = (value: Value) =>
  value.yakuman.some(({ id }) => id === 'kokushi' || id === 'kokushi_13men');

export function valueOrIllegal(win: Win, { rules }: Match): Value | Illegal {
  const result = evaluate(win, rules);
  if (result.ok) return result.value;
  switch (result.error) {
    case 'notComplete':
      return illegal(result.error);
    case 'tooFewYaku':
      return illegal(result.error, 'win.twoYakuFrom');
    default: {
      const how = win.from === null ? 'tsumo' : 'ron';
      return illegal(result.error, 'win.yakuNeeded', { how });
    }
  }
}

function robRule(offer: Offer): RuleKey {
  return offer.by === 'addedKan' ? 'kan.robAdded' : 'kan.robConcealed';
}

function robbingRefusal({ rules }: Match, offer: Offer): 'never' | 'orphansOnly' | null {
  if (offer.by === 'discard') return null;
  if (offer.by === 'addedKan') return rules['kan.robAdded'] ? null : 'never';
  const rule = rules['kan.robConcealed'];
  return rule === 'anyHand' ? null : rule === 'never' ? 'never' : 'orphansOnly';
}

/** Which option keeps a seat from winning on a discard of this kind; null when none does. */
export function furitenRule({ deal, rules }: Match, seat: Seat, kind: Kind): RuleKey | null {
  return furitenRuleOf(deal!.seats[seat], rules, kind);
}

/** Whether the seat is tenpai and barred from winning on a discard, on one of its waits at least. */
export function isFuriten({ deal, rules }: Match, seat: Seat): boolean {
  const state = deal?.seats[seat];
  if (state === undefined || state.waits.length === 0) return false;
  return state.waits.some((kind) => furitenRuleOf(state, rules, kind) !== null);
}

/** What of a seat decides its furiten. */
export type FuritenFacts = Pick<SeatState, 'riichi' | 'hasMissed' | 'waits' | 'discards'>;

export function furitenRuleOf(state: FuritenFacts, rules: RuleValues, kind: Kind): RuleKey | null {
  if (state.hasMissed) {
    return state.riichi === 'none' ? 'furiten.missed' : 'furiten.missedInRiichi';
  }
  const own = rules['furiten.discard'];
  if (own === 'nothing') return null;
  const isBarred = own === 'sameTile' ? hasDiscarded(state, [kind]) : isDiscardFuriten(state);
  return isBarred ? 'furiten.discard' : null;
}

/** One of the waits is among your own discards. */
export function isDiscardFuriten(state: FuritenFacts): boolean {
  return hasDiscarded(state, state.waits);
}

function hasDiscarded({ discards }: FuritenFacts, kinds: readonly Kind[]): boolean {
  if (kinds.length === 0) return false;
  for (let i = 0; i < discards.length; i++) {
    if (kinds.includes(kindOf(discards[i]!.tile))) return true;
  }
  return false;
}
