// Why a win is worth what it is and who pays for it, in English.

import type { PayMessage } from '../payMessages.ts';
import type { Own } from '../phrases.ts';
import { textsFor } from '../texts.ts';
import type { TraceMessage } from '../traceMessages.ts';

/** Why a win is worth what it is. */
export const trace = textsFor<Own<TraceMessage>>()({
  'line.yaku': '{name}',
  'line.bonus': '{name}',
  'line.flat': '{name}, nothing added',
  'line.contained': '{name}: contained in {in}',
  'line.closedOnly': '{name}: not counted, the hand is open',
  'line.ifClosed': '{name} would count if the hand were closed',
  'line.rounded': '{fu} fu, rounded up',
  'line.noUra': 'Ura dora: none held',
  'withheld.triplet': 'The triplet that the discard completed counts as open',
  'withheld.wait': 'Winning tile not kept apart: nothing for the wait',
  'withheld.fu': 'Self-drawn win: no fu with pinfu',
  'withheld.red': 'Red fives are plain fives in this rulebook',
  'withheld.yakuman': 'Several yakuman: only one is paid',
  'withheld.yaku': '{name}: not counted here',
  'fu.base': 'Every win',
  'fu.sevenPairs': 'Seven pairs, never rounded',
  'fu.closedRon': 'Closed hand won on a discard',
  'fu.selfDraw': 'Self-drawn win',
  'fu.doubleWindPair': 'Pair of the seat and round wind',
  'fu.openPinfu': 'Open hand with no other fu',
  'fu.wait': '{Wait}',
  'fu.pair.dragon': 'Pair of dragons',
  'fu.pair.roundWind': 'Pair of the round wind',
  'fu.pair.seatWind': 'Pair of the seat wind',
  'fu.set.concealed': 'Concealed {group} of {of}',
  'fu.set.melded': 'Open {group} of {of}',
  'of.honours': 'honours',
  'of.terminals': 'terminals',
  'of.simples': 'simples',
  'value.roundedUp': '{size}, rounded up to mangan',
  'value.counted': '{han} han, counted as a yakuman',
  'value.reaches': '{han} han: {limit}',
  'value.reachesByFu': '{size} reach mangan',
  'value.same': 'One share; every hand is worth the same',
  'value.baseOf': 'Base points of {limit}',
  'value.base': 'Base points, {fu} × 2{power} ({han} han + 2)',
  'noWin.notComplete':
    'Not complete: the tiles don’t form four sets and a pair, or any other winning hand',
  'noWin.noYaku':
    'No yaku: the tiles are complete, but nothing in them counts (dora is not a yaku)',
  'noWin.tooFewYaku': 'Too few yaku for the counters on the table (dora is not a yaku)',
  'reading.noYaku': 'no yaku in this reading',
  'reading.tooFewYaku': 'too few yaku in this reading',
  'reading.less': '{points} less',
  'reading.noMore': 'no more than the reading taken',
  'reading.with': '{outcome}; with {has}',
  'reading.without': '{outcome}; without {lacks}',
  'reading.withoutWith': '{outcome}; without {lacks}; with {has}',
});

/** Who pays what for a win. */
export const payments = textsFor<Own<PayMessage>>()({
  'pay.hand': '{who} pays {points}',
  'pay.counters': '{who} pays {points} for {counters}',
  'pay.fed': '{who} pays {points}, having fed the yakuman',
  'pay.takesSticks': '{who} takes {points} from {sticks}',
  'pay.takesPool': '{who} takes {points} from the pool',
  'payer.named': '{wind}, the discarder,',
  'payer.discarder': 'The discarder',
  'payer.dealer': '{wind}, the dealer,',
  'payer.other': '{wind}',
  'shares.tsumo': 'East pays two shares, the others one, each rounded up',
  'shares.tsumoDealer': 'Everybody pays the dealer two shares, rounded up',
  'shares.ron': 'The discarder pays four shares, rounded up',
  'shares.ronDealer': 'The discarder pays the dealer six shares, rounded up',
  'shares.liable': 'Whoever fed the yakuman is liable',
  'shares.pool': 'From the pool',
});
