// A view carried forward by what its viewer receives. Folding the redacted events of a step over the view
// before it gives the view after it, so a client needs nothing else.

import { nextSeat, playersOf, type RuleValues } from '@hanchan/rules';
import {
  type BySeat,
  compareTiles,
  type Kind,
  kindOf,
  type Meld,
  type Seat,
  type Tile,
  WALL_SIZE,
} from '@hanchan/tiles';
import { findWaits, without } from './draft.ts';
import { outline } from './imagine.ts';
import {
  afterCall,
  afterDiscard,
  afterDoubleRiichi,
  afterDraw,
  afterKan,
  afterReplacement,
  afterRiichi,
  BLANK_SEAT,
  BLANK_SEATS,
  changed,
} from './openSeats.ts';
import { concealedKanRefusal } from './ownKans.ts';
import type { SeatEvent } from './redact.ts';
import { handAfterDiscard } from './riichi.ts';
import type { Ruling } from './ruling.ts';
import { type DealView, type OpenSeat, type OwnSeat, ownSeat, type SeatView } from './view.ts';

type Of<T extends SeatEvent['type']> = Extract<SeatEvent, { type: T }>;

/** The view after an event: with the first view and every event a client needs nothing else. */
export function foldView(view: SeatView, event: SeatEvent): SeatView {
  switch (event.type) {
    case 'dealStarted':
      return startDeal(view, event);
    case 'riichiAccepted':
      return acceptRiichi(view, event.seat);
    case 'won': {
      const deposits = view.deposits - event.deposits;
      return { ...endDeal(view), scores: event.scores, deposits, pool: 0 };
    }
    case 'drawn':
      return { ...endDeal(view), scores: event.scores };
    case 'dealEnded':
      return moveOn(view, event);
    case 'wallExhausted': {
      const bell = view.bell === 'lastDiscard' ? 'oneMore' : view.bell;
      const phase = { type: 'declarations', tenpai: [] } as const;
      return { ...view, bell, deal: { ...view.deal!, phase, isAsked: false } };
    }
    case 'clockStarted':
      return { ...view, isStarted: true };
    case 'bellRang':
      return { ...view, bell: event.bell };
    case 'ruled':
      return foldRuling(view, event.ruling);
    case 'fouled':
    case 'lent':
      // What follows from it is told by events of its own.
      return view;
    case 'penalised': {
      const { seat, penalties, scores } = event;
      const owed = view.penalties.map((before, i) => (i === seat ? penalties : before));
      return { ...view, scores, penalties: owed as unknown as SeatView['penalties'] };
    }
    case 'dealVoided': {
      const { scores, deposits, pool, penalties } = event;
      const deal: DealView = { ...view.deal!, phase: { type: 'over' }, isAsked: false };
      return { ...view, penalties, scores, deposits, pool, phase: 'awaitingDeal', deal };
    }
    case 'matchEnded':
      return { ...view, phase: 'over', scores: event.scores, deposits: event.deposits };
    default:
      return withDeal(view, foldDeal(view, view.deal!, event));
  }
}

/** Written out, field by field: this is made for every event and seat, and copying whatever is there takes several times as long. */
function withDeal(view: SeatView, deal: DealView): SeatView {
  return {
    viewer: view.viewer,
    rules: view.rules,
    assistance: view.assistance,
    claimOrder: view.claimOrder,
    isStarted: view.isStarted,
    isPaused: view.isPaused,
    disqualified: view.disqualified,
    penalties: view.penalties,
    scores: view.scores,
    round: view.round,
    dealer: view.dealer,
    counters: view.counters,
    deposits: view.deposits,
    pool: view.pool,
    dealNumber: view.dealNumber,
    bell: view.bell,
    phase: view.phase,
    deal,
  };
}

type DealEvent = Of<
  | 'drew'
  | 'discarded'
  | 'asked'
  | 'answered'
  | 'winMissed'
  | 'turnPassed'
  | 'called'
  | 'kanDeclared'
  | 'indicatorTurned'
  | 'declared'
  | 'handDied'
>;

function foldDeal(view: SeatView, deal: DealView, event: DealEvent): DealView {
  switch (event.type) {
    case 'drew':
      return draw(view, deal, event);
    case 'discarded':
      return discard(view, deal, event);
    case 'called':
      return call(view, deal, event);
    case 'kanDeclared':
      return declareKan(view, deal, event);
    case 'asked':
      return { ...deal, isAsked: true };
    case 'answered':
      return { ...deal, isAsked: false };
    case 'winMissed':
      return withOwn(view, deal, { hasMissed: true });
    case 'turnPassed':
      return takeTurn(view, { ...deal, phase: { type: 'pick' } }, event.seat);
    case 'handDied':
      return withSeat(deal, event.seat, { isDead: true, ippatsu: false });
    case 'indicatorTurned':
      return { ...deal, indicators: [...deal.indicators, event.tile] };
    case 'declared': {
      const said = deal.phase.type === 'declarations' ? deal.phase.tenpai : [];
      const tenpai = event.isTenpai ? [...said, event.seat] : said;
      const isAsked = deal.isAsked && event.seat !== view.viewer;
      return { ...deal, phase: { type: 'declarations', tenpai }, isAsked };
    }
  }
}

function takeTurn({ viewer }: SeatView, deal: DealView, seat: Seat): DealView {
  return { ...deal, turn: seat, isAsked: seat === viewer };
}

function withSeat(deal: DealView, seat: Seat, change: Partial<OpenSeat>): DealView {
  return { ...deal, seats: changed(deal.seats, seat, change) };
}

/** Changes the private part, if there is one, and what follows from it. */
function withOwn(view: SeatView, deal: DealView, change: Partial<OwnSeat>): DealView {
  const { viewer, rules } = view;
  if (viewer === 'spectator') return deal;
  const own = ownSeat({ ...deal.seats[viewer], ...deal.own!, ...change }, rules);
  return { ...deal, own };
}

function waitsOf(
  hand: readonly Tile[],
  melds: readonly Meld[],
  rules: RuleValues,
): readonly Kind[] {
  return findWaits({ hand, melds }, rules);
}

function startDeal(view: SeatView, event: Of<'dealStarted'>): SeatView {
  const { rules, bell } = view;
  const { number, round, dealer, counters, deposits, pool, scores, hand, indicators } = event;
  const own = (tiles: readonly Tile[]) => {
    const waits = waitsOf(tiles, [], rules);
    const facts = { hand: tiles, drawn: null, waits, hasMissed: false, hasFalseKan: false };
    return ownSeat({ ...BLANK_SEAT, ...facts }, rules);
  };
  return {
    ...view,
    ...{ round, dealer, counters, deposits, pool, scores },
    dealNumber: number,
    bell: bell === 'oneMore' ? 'lastDeal' : bell,
    phase: 'playing',
    deal: {
      liveTiles: WALL_SIZE - rules['wall.deadWall'] - playersOf(rules) * BLANK_SEAT.handSize,
      indicators,
      turn: dealer,
      lastDraw: 'live',
      phase: { type: 'turn' },
      isAsked: false,
      seats: BLANK_SEATS,
      own: hand === null ? null : own(hand),
    },
  };
}

const TURN = { type: 'turn' } as const;

function draw(view: SeatView, deal: DealView, { seat, tile, from }: Of<'drew'>): DealView {
  const { rules, viewer } = view;
  const isReplacement = from === 'replacement';
  const taken = !isReplacement || rules['wall.refill'] ? 1 : 0;
  const drawn: DealView = {
    liveTiles: Math.max(0, deal.liveTiles - taken),
    indicators: deal.indicators,
    turn: seat,
    lastDraw: from,
    phase: TURN,
    isAsked: seat === viewer,
    seats: (isReplacement ? afterReplacement : afterDraw)(deal.seats, seat),
    own: deal.own,
  };
  const next = isReplacement ? clearMissed(view, drawn, seat) : drawn;
  if (seat !== viewer) return next;
  const isOver = next.seats[seat].riichi === 'none';
  return withOwn(view, next, {
    drawn: tile,
    hasMissed: next.own!.hasMissed && !isOver,
  });
}

function clearMissed(view: SeatView, deal: DealView, caller: Seat): DealView {
  const { viewer, rules } = view;
  if (viewer === 'spectator' || !deal.own!.hasMissed) return deal;
  const isCleared = viewer === caller || rules['furiten.missed'] === 'anyCall';
  if (!isCleared || deal.seats[viewer].riichi !== 'none') return deal;
  return withOwn(view, deal, { hasMissed: false });
}

function discard(view: SeatView, deal: DealView, event: Of<'discarded'>): DealView {
  const { seat, tile, fromDraw } = event;
  const offered: DealView = {
    liveTiles: deal.liveTiles,
    indicators: deal.indicators,
    turn: deal.turn,
    lastDraw: deal.lastDraw,
    phase: { type: 'claims', offer: { from: seat, tile, by: 'discard' } },
    isAsked: false,
    seats: afterDiscard(deal.seats, event),
    own: deal.own,
  };
  if (seat !== view.viewer) return offered;
  const hand = handAfterDiscard(deal.own!, tile, fromDraw)!;
  const waits = waitsOf(hand, deal.seats[seat].melds, view.rules);
  return withOwn(view, offered, { hand, drawn: null, waits });
}

function call(view: SeatView, deal: DealView, event: Of<'called'>): DealView {
  const { seat, meld } = event;
  let next: DealView = {
    ...deal,
    seats: afterCall(deal.seats, event),
    lastDraw: 'call',
    phase: { type: 'turn' },
  };
  next = clearMissed(view, takeTurn(view, next, seat), seat);
  if (seat !== view.viewer) return next;
  let hand = deal.own!.hand;
  for (const tile of without(meld.tiles, meld.called!)!) hand = without(hand, tile)!;
  const isKan = meld.type === 'calledKan';
  // The replacement tile comes first.
  if (isKan) next = { ...next, isAsked: false };
  const waits = isKan ? waitsOf(hand, next.seats[seat].melds, view.rules) : [];
  return withOwn(view, next, { hand, waits });
}

function declareKan(view: SeatView, deal: DealView, event: Of<'kanDeclared'>): DealView {
  const { seat, tile, meld } = event;
  const kind = kindOf(tile);
  const by = meld.type === 'concealedKan' ? 'concealedKan' : 'addedKan';
  const offered: DealView = {
    ...deal,
    seats: afterKan(deal.seats, event),
    phase: { type: 'claims', offer: { from: seat, tile, by } },
    isAsked: false,
  };
  if (seat !== view.viewer) return offered;
  const { hand: before, drawn } = deal.own!;
  const held = drawn === null ? before : [...before, drawn];
  const hand = held.filter((other) => kindOf(other) !== kind).sort(compareTiles);
  const waits = waitsOf(hand, offered.seats[seat].melds, view.rules);
  const hasFalseKan = deal.own!.hasFalseKan || isFalseKan(view, seat, kind);
  return withOwn(view, offered, { hand, drawn: null, waits, hasFalseKan });
}

/** Only at an unassisted table is such a kan taken, and judged when the hand has to be shown. */
function isFalseKan(view: SeatView, seat: Seat, kind: Kind): boolean {
  if (view.deal!.seats[seat].riichi === 'none' || view.assistance === 'guided') return false;
  return concealedKanRefusal(outline(view, seat), kind)?.code === 'kanChangesHand';
}

/** Nothing on the table rules out double riichi; one's own concealed kans may be forgiven. */
function isUnbroken({ deal, rules }: SeatView, seat: Seat): boolean {
  const isForgiven = rules['riichi.doubleBrokenBy'] === 'callBefore';
  return deal!.seats.every(({ melds }, owner) =>
    melds.every(({ type }) => isForgiven && owner === seat && type === 'concealedKan'),
  );
}

function acceptRiichi(view: SeatView, seat: Seat): SeatView {
  const { seats } = view.deal!;
  const isFirst = isUnbroken(view, seat) && seats[seat].discards.length === 1;
  const after = isFirst ? afterDoubleRiichi : afterRiichi;
  const deal: DealView = { ...view.deal!, seats: after(seats, seat) };
  const scores = view.scores.map((score, i) =>
    i === seat ? score - view.rules['riichi.deposit'] : score,
  );
  return {
    ...view,
    deposits: view.deposits + 1,
    scores: scores as unknown as BySeat<number>,
    deal: withOwn(view, deal, {}),
  };
}

/** The deal is decided. An added kan that was robbed was never made. */
function endDeal(view: SeatView): SeatView {
  const { deal, viewer } = view;
  const { phase } = deal!;
  let next: DealView = { ...deal!, phase: { type: 'over' }, isAsked: false };
  if (phase.type === 'claims' && phase.offer.by === 'addedKan') {
    const { from, tile } = phase.offer;
    const kind = kindOf(tile);
    const melds = next.seats[from].melds.map((meld): Meld => {
      if (meld.type !== 'addedKan' || kindOf(meld.tiles[0]!) !== kind) return meld;
      return { ...meld, type: 'pon', tiles: without(meld.tiles, tile)! };
    });
    next = withSeat(next, from, { melds, hasDrawn: true });
    if (from === viewer) next = withOwn(view, next, { drawn: tile });
  }
  return { ...view, deal: next };
}

/** Counters, deposits and the dealer of the next deal. */
function moveOn(view: SeatView, event: Of<'dealEnded'>): SeatView {
  const { scores, dealerStays, counters, deposits, pool } = event;
  const dealer = dealerStays ? view.dealer : nextSeat(view.dealer, view.rules);
  const isNewRound = !dealerStays && dealer === 0;
  return {
    ...view,
    ...{ scores, counters, deposits, pool, dealer },
    round: isNewRound ? view.round + 1 : view.round,
    phase: 'awaitingDeal',
  };
}

/** Most of what a ruling does is told by events of its own. */
function foldRuling(view: SeatView, ruling: Ruling): SeatView {
  if (ruling.type === 'pause') return { ...view, isPaused: true };
  if (ruling.type === 'resume') return { ...view, isPaused: false };
  if (ruling.type !== 'disqualify') return view;
  return { ...view, disqualified: [...view.disqualified, ruling.seat] };
}
