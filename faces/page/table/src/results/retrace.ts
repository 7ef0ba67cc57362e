// Why a win at the table was worth what it was: the scorer is given the win as it was told and writes its trace.
// The figures on the screen stay the table's; a trace that does not come to them is not shown.

import type { SeatEvent, SeatView } from '@hanchan/game';
import type { Scored } from '@hanchan/kit/trace/scored.ts';
import type { YakuId } from '@hanchan/rules';
import { type Liability, newWin, score, type Win } from '@hanchan/score';
import { SEATS, WINDS } from '@hanchan/tiles';

type Won = Extract<SeatEvent, { type: 'won' }>;

export function retrace(event: Won, before: SeatView): Scored | null {
  for (const liable of liabilities(event)) {
    const win = winOf(event, before, liable);
    const scored = score(win, before.rules);
    if (scored.ok && isSame(scored.value.deltas, event.value.deltas)) {
      return { win, score: scored.value };
    }
  }
  return null;
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.every((value, i) => value === b[i]);

/** Nobody is told who answers for a yakuman: who does is seen from who paid. */
function liabilities({ value, seat }: Won): Liability[][] {
  const others = SEATS.filter((other) => other !== seat);
  const single = value.yakuman.flatMap(({ id }) =>
    others.map((other): Liability[] => [{ yaku: id, seat: other }]),
  );
  return [[], ...single];
}

function winOf(event: Won, before: SeatView, liable: readonly Liability[]): Win {
  const { seat, from, tile, hand, ura, counters, deposits, value } = event;
  const { melds, riichi, ippatsu } = before.deal!.seats[seat];
  const { phase, indicators, liveTiles } = before.deal!;
  const found = new Set<YakuId>([...value.yaku, ...value.yakuman].map(({ id }) => id));
  const has = (...ids: YakuId[]) => ids.some((id) => found.has(id));
  return newWin({
    hand: { concealed: hand, melds },
    tile,
    winner: seat,
    dealer: before.dealer,
    roundWind: WINDS[before.round % 4]!,
    from,
    riichi,
    ippatsu,
    afterKan: has('rinshan'),
    robbedKan: from !== null && phase.type === 'claims' && phase.offer.by !== 'discard',
    lastTile: has('haitei', 'houtei') && liveTiles === 0,
    firstTurn: has('tenhou', 'chiihou', 'renhou'),
    indicators,
    ura,
    counters,
    deposits,
    pool: before.pool,
    liable,
  });
}
