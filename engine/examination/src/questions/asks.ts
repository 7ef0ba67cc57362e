// What is worth asking at a moment of a deal: something that the tiles suggest, with the engine's answer to it.

import {
  type Action,
  furitenRule,
  type Illegal,
  legalActions,
  type Match,
  type Offer,
  refusalOf,
} from '@hanchan/game';
import { shanten, waits } from '@hanchan/hand';
import type { RuleKey } from '@hanchan/rules';
import {
  countTiles,
  FOUR,
  isTerminalOrHonour,
  kindOf,
  rankOf,
  SEATS,
  type Seat,
  suitOf,
  type Tile,
  turnsTo,
} from '@hanchan/tiles';
import type { Skill } from './kinds.ts';
import { formsOf } from './tilesOf.ts';
import { wonBy } from './wonBy.ts';

type Unseated<A> = A extends { readonly seat: Seat } ? Omit<A, 'seat'> : never;
type Asked = Exclude<Action['type'], 'pass' | 'pick' | 'tenpai' | 'noten' | 'discard'>;

/** What somebody wants to do; the player is named beside it. */
export type Wish =
  | Unseated<Extract<Action, { type: Asked }>>
  | { readonly type: 'discard'; readonly tile: Tile; readonly fromDraw: boolean }
  | { readonly type: 'riichi'; readonly tile: Tile; readonly fromDraw: boolean }
  /** Somebody else calls a win on the same tile. */
  | { readonly type: 'bothRon'; readonly others: readonly Seat[] };

/** A wish that the moment suggests, with what the engine says to it. */
export interface Suggested {
  readonly seat: Seat;
  readonly ask: Wish;
  readonly skill: Skill<'calls'>;
  /** The option that it turns on. */
  readonly rule: RuleKey | null;
  readonly refusal: Illegal | null;
}

/** What is worth asking at this moment: of each who may claim the discard, or of the player to move. */
export function asksOf(match: Match): Suggested[] {
  const { deal } = match;
  if (deal === null) return [];
  const { phase } = deal;
  if (phase.type === 'claims' && phase.answers.length === 0) {
    const { offer } = phase;
    const others = SEATS.filter((seat) => seat !== offer.from && phase.waiting.includes(seat));
    return [...others.flatMap((seat) => claimAsks(match, seat, offer)), ...bothRon(match, others)];
  }
  return phase.type === 'turn' ? turnAsks(match, deal.turn) : [];
}

/** The action that a wish of this player is. */
export const actionOf = (seat: Seat, ask: Exclude<Wish, { type: 'bothRon' }>): Action => {
  if (ask.type === 'riichi') return { ...ask, type: 'discard', seat, riichi: true };
  return ask.type === 'discard' ? { ...ask, seat, riichi: false } : { ...ask, seat };
};

function suggest(
  match: Match,
  seat: Seat,
  ask: Exclude<Wish, { type: 'bothRon' }>,
  skillOf: (refusal: Illegal | null) => Skill<'calls'>,
  rule: RuleKey | null,
): Suggested {
  const refusal = refusalOf(match, actionOf(seat, ask));
  return { seat, ask, skill: skillOf(refusal), rule, refusal };
}

const RON_SKILLS: Readonly<Partial<Record<RuleKey, Skill<'calls'>>>> = {
  'furiten.discard': 'ownDiscard',
  'furiten.missed': 'temporary',
  'furiten.missedInRiichi': 'inRiichi',
  'win.yakuNeeded': 'noYaku',
  'win.twoYakuFrom': 'twoYaku',
  'kan.robAdded': 'robbing',
  'kan.robConcealed': 'robbing',
};

function claimAsks(match: Match, seat: Seat, offer: Offer): Suggested[] {
  const state = match.deal!.seats[seat];
  const asks: Suggested[] = [];
  if (state.waits.includes(kindOf(offer.tile))) {
    const isRobbing = offer.by !== 'discard';
    const rule =
      offer.by === 'addedKan' ? 'kan.robAdded' : isRobbing ? 'kan.robConcealed' : 'win.yakuNeeded';
    const skillOf = (refusal: Illegal | null) =>
      (refusal?.rule && RON_SKILLS[refusal.rule]) || (isRobbing ? 'robbing' : 'mayWin');
    asks.push(suggest(match, seat, { type: 'ron' }, skillOf, rule));
  }
  if (offer.by === 'discard') asks.push(...callAsks(match, seat, offer));
  return asks;
}

/** Calls for which the tiles are there. */
function callAsks(match: Match, seat: Seat, { tile }: Offer): Suggested[] {
  const { hand } = match.deal!.seats[seat];
  const kind = kindOf(tile);
  const same = hand.filter((one) => kindOf(one) === kind);
  const skillOf = (refusal: Illegal | null): Skill<'calls'> => {
    if (refusal?.code === 'callInRiichi') return 'callInRiichi';
    if (refusal?.code === 'callOnLastTile' || refusal?.code === 'kanNoLiveTile') return 'lastTile';
    return refusal?.code === 'callLeavesNoDiscard' ? 'swap' : 'call';
  };
  const asks: Suggested[] = [];
  if (same.length >= 3) {
    const ask = { type: 'calledKan', own: same.slice(0, 3) } as const;
    asks.push(suggest(match, seat, ask, skillOf, 'kan.called'));
  }
  if (same.length >= 2) {
    asks.push(
      suggest(match, seat, { type: 'pon', own: same.slice(0, 2) }, skillOf, 'calls.precedence'),
    );
  }
  const run = runWith(hand, tile);
  if (run !== null)
    asks.push(suggest(match, seat, { type: 'chi', own: run }, skillOf, 'calls.chi'));
  return asks.filter(({ refusal }) => refusal?.code !== 'noSuchMeld');
}

/** Two tiles of the hand that make a sequence with this one. */
function runWith(hand: readonly Tile[], tile: Tile): Tile[] | null {
  const kind = kindOf(tile);
  if (suitOf(kind) === 'z') return null;
  for (const first of [-2, -1, 0]) {
    const rank = rankOf(kind) + first;
    if (rank < 1 || rank > 7) continue;
    const needed = [0, 1, 2].map((step) => kind + first + step).filter((one) => one !== kind);
    const own = needed.map((one) => hand.find((held) => kindOf(held) === one));
    if (own.every((held) => held !== undefined)) return own as Tile[];
  }
  return null;
}

/** Two can win: does the one who sits further away? What happens is played out. */
function bothRon(match: Match, seats: readonly Seat[]): Suggested[] {
  const { offer } = match.deal!.phase as { readonly offer: Offer };
  const can = (seat: Seat) => legalActions(match, seat).some(({ type }) => type === 'ron');
  const winners = seats.filter(can);
  if (winners.length !== 2) return [];
  const distance = (seat: Seat) => turnsTo(offer.from, seat, FOUR);
  const [near, far] = winners.toSorted((a, b) => distance(a) - distance(b)) as [Seat, Seat];
  const isWinner = wins(match, winners, far);
  const rule = 'win.multipleRon';
  const refusal: Illegal | null = isWinner ? null : { code: 'callNotAllowed', rule };
  return [
    { seat: far, ask: { type: 'bothRon', others: [near] }, skill: 'headBump', rule, refusal },
  ];
}

const wins = (match: Match, callers: readonly Seat[], seat: Seat) =>
  wonBy(match, callers, seat) !== null;

function turnAsks(match: Match, seat: Seat): Suggested[] {
  return [
    ...winAsks(match, seat),
    ...riichiAsks(match, seat),
    ...kanAsks(match, seat),
    ...swapAsks(match, seat),
    ...nineAsks(match, seat),
  ];
}

/** A self-drawn win that needs a thought: furiten does not bar it, a missing yaku does. */
function winAsks(match: Match, seat: Seat): Suggested[] {
  const { drawn, waits } = match.deal!.seats[seat];
  if (drawn === null || !waits.includes(kindOf(drawn))) return [];
  const furiten = furitenRule(match, seat, kindOf(drawn));
  const skillOf = (refusal: Illegal | null): Skill<'calls'> => {
    if (refusal !== null) return refusal.code === 'tooFewYaku' ? 'twoYaku' : 'noYaku';
    return furiten === null ? 'mayWin' : 'selfDraw';
  };
  return [suggest(match, seat, { type: 'tsumo' }, skillOf, furiten ?? 'win.yakuNeeded')];
}

/** Riichi with a discard that leaves the hand tenpai. */
function riichiAsks(match: Match, seat: Seat): Suggested[] {
  const { hand, drawn, melds, riichi } = match.deal!.seats[seat];
  if (drawn === null || riichi !== 'none') return [];
  const held = [...hand, drawn];
  if (shanten(countTiles(held), melds.length) > 0) return [];
  const at = held.findIndex(
    (_, i) =>
      waits({ concealed: held.filter((_, j) => j !== i), melds }, formsOf(match.rules)).length > 0,
  );
  if (at < 0) return [];
  const ask = { type: 'riichi', tile: held[at]!, fromDraw: at === hand.length } as const;
  return [suggest(match, seat, ask, () => 'riichi', 'riichi.allowed')];
}

function kanAsks(match: Match, seat: Seat): Suggested[] {
  const { hand, drawn, melds, riichi } = match.deal!.seats[seat];
  if (drawn === null) return [];
  const held = [...hand, drawn];
  const counts = countTiles(held);
  const skillOf = (refusal: Illegal | null): Skill<'calls'> => {
    if (refusal?.code === 'kanNoLiveTile') return 'lastTile';
    return riichi === 'none' ? 'kan' : 'riichiKan';
  };
  const four = [...new Set(held.map(kindOf))].filter((kind) => counts[kind] === 4);
  const rule = riichi === 'none' ? 'kan.concealed' : 'riichi.concealedKan';
  const concealed = four.map((tile) =>
    suggest(match, seat, { type: 'concealedKan', tile }, skillOf, rule),
  );
  const pons = melds.filter(({ type }) => type === 'pon').map(({ tiles }) => kindOf(tiles[0]!));
  const added = held
    .filter((tile) => pons.includes(kindOf(tile)))
    .map((tile) => suggest(match, seat, { type: 'addedKan', tile }, skillOf, 'kan.added'));
  return [...concealed, ...added];
}

/** Right after a call: the tile that was called, or that stands at the other end of its sequence. */
function swapAsks(match: Match, seat: Seat): Suggested[] {
  const { deal } = match;
  if (deal!.lastDraw !== 'call') return [];
  const { hand, melds } = deal!.seats[seat];
  const meld = melds.at(-1)!;
  const called = meld.called === null ? null : kindOf(meld.called);
  const ends =
    meld.type === 'chi' && called !== null ? otherEnd(meld.tiles.map(kindOf), called) : [];
  const wanted = [...(called === null ? [] : [called]), ...ends];
  const tile = hand.find((one) => wanted.includes(kindOf(one)));
  if (tile === undefined) return [];
  return [
    suggest(match, seat, { type: 'discard', tile, fromDraw: false }, () => 'swap', 'calls.swap'),
  ];
}

function otherEnd(kinds: readonly number[], called: number): number[] {
  const low = Math.min(...kinds);
  const end = called === low ? low + 3 : called === low + 2 ? low - 1 : null;
  return end === null || Math.floor(end / 9) !== Math.floor(low / 9) || end < 0 ? [] : [end];
}

const NINE = 9;

function nineAsks(match: Match, seat: Seat): Suggested[] {
  const { hand, drawn, discards } = match.deal!.seats[seat];
  if (drawn === null || discards.length > 0) return [];
  const kinds = new Set([...hand, drawn].map(kindOf).filter(isTerminalOrHonour));
  if (kinds.size < NINE - 1) return [];
  return [suggest(match, seat, { type: 'nineTerminals' }, () => 'nineTerminals', 'draw.abortive')];
}
