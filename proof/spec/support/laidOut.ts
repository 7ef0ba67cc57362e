// How a table of a test is laid out: the wall made for given hands and draws, and states that would take long to reach.

import { type Deal, liveTiles, type Match, type SeatState } from '@hanchan/game';
import { waitsOf } from '@hanchan/hand';
import { type RuleValues, redFivesOf } from '@hanchan/rules';
import type { BySeat, Hand, Kind, Result, Seat, Tile, Wind } from '@hanchan/tiles';
import {
  allTiles,
  countTiles,
  givenWall,
  parseHand,
  parseTiles,
  SEATS,
  WINDS,
} from '@hanchan/tiles';

/** What is laid out before play; everything else is filled with tiles that matter to nobody. */
export interface Setup {
  /** By wind: 13 tiles, or fewer with melds behind them: `123m456p11z[555s<][777z^]`. */
  readonly hands?: Partial<Record<Wind, string>>;
  /** Tiles drawn from the live wall in order; the first is the dealer's fourteenth. */
  readonly draws?: string;
  readonly replacements?: string;
  readonly indicators?: string;
  readonly ura?: string;
  /** Own discards made before, by wind. */
  readonly discards?: Partial<Record<Wind, string>>;
  /** Players in riichi since before, deposit paid. */
  readonly riichi?: readonly Wind[];
  /** Live tiles left once the player to move has drawn. */
  readonly live?: number;
  /** Who is to move; the dealer where it does not matter. */
  readonly turn?: Wind;
  readonly scores?: BySeat<number>;
  readonly round?: Wind;
  readonly dealer?: Seat;
  readonly counters?: number;
  readonly deposits?: number;
  readonly pool?: number;
  /** Unassisted: fouls are accepted and judged. */
  readonly assistance?: 'guided' | 'unassisted';
  /** False: the signal to start is still to come. */
  readonly isStarted?: boolean;
}

export function get<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const tilesOf = (text: string | undefined) =>
  get(parseTiles((text ?? '').replaceAll(' ', '')));

/** Given tiles lie where they are dealt or drawn; the rest of the set fills the other places. */
export function buildWall(match: Match, setup: Setup): Tile[] {
  const hands = WINDS.map((wind) => {
    const { concealed, melds } = get(parseHand(setup.hands?.[wind] ?? ''));
    return [wind, melds.length === 0 ? concealed : []] as const;
  });
  const given = {
    hands: Object.fromEntries(hands),
    draws: tilesOf(setup.draws),
    replacements: tilesOf(setup.replacements),
    indicators: tilesOf(setup.indicators),
    ura: tilesOf(setup.ura),
  };
  const redFives = redFivesOf(match.rules);
  return givenWall(match.dealer, redFives, given, spread);
}

/** So that no hand is complete by accident. */
function spread(rest: readonly Tile[]): Tile[] {
  const places = rest.map((_, i) => (i * 37) % rest.length);
  const isOrder = new Set(places).size === rest.length;
  return isOrder ? places.map((at) => rest[at]!) : [...rest];
}

export function needsPatch({ hands, discards, riichi, live, turn }: Setup): boolean {
  const hasMelds = Object.values(hands ?? {}).some((hand) => hand.includes('['));
  return hasMelds || [discards, riichi, live, turn].some((given) => given !== undefined);
}

/** States that would take long to reach are laid out: melds, discards, riichi, a wall nearly drawn. */
export function patched({ deal, dealer, rules }: Match, setup: Setup): Deal {
  const running = deal!;
  const windOf = (seat: Seat) => WINDS[(seat - dealer + 4) % 4]!;
  const turn =
    setup.turn === undefined ? running.turn : SEATS.find((seat) => windOf(seat) === setup.turn)!;
  const moved = running.seats[running.turn].drawn;
  const seats = SEATS.map((seat): SeatState => {
    const wind = windOf(seat);
    const given = setup.hands?.[wind];
    const dealt = running.seats[seat];
    const laid = given?.includes('[')
      ? get(parseHand(given))
      : { concealed: dealt.hand, melds: dealt.melds };
    const discards = tilesOf(setup.discards?.[wind]).map((tile) => ({
      tile,
      fromDraw: false,
      isRiichi: false,
      calledBy: null,
    }));
    const isRiichi = setup.riichi?.includes(wind) ?? false;
    return {
      ...dealt,
      hand: laid.concealed,
      melds: laid.melds,
      drawn: seat === turn ? moved : null,
      discards,
      riichi: isRiichi ? 'riichi' : 'none',
      waits: waitsIn(laid, rules),
    };
  });
  const melded = seats.flatMap(({ melds }) => melds);
  const { next, wall } = running;
  const shift = setup.live === undefined ? 0 : liveTiles(running, rules) - setup.live;
  return {
    ...running,
    // The tiles to be drawn next are moved along, so that `draws` still names them.
    wall: moveDraws(wall, next, next + liveTiles(running, rules), shift),
    next: next + shift,
    turn,
    seats: seats as unknown as BySeat<SeatState>,
    hasAnyCall: melded.length > 0 || Object.keys(setup.discards ?? {}).length > 0,
    hasOpenCall: melded.some(({ type }) => type !== 'concealedKan'),
    kans: seats.flatMap(({ melds }, seat) =>
      melds.filter(({ tiles }) => tiles.length === 4).map(() => seat as Seat),
    ),
    depositors: SEATS.filter((seat) => seats[seat]!.riichi !== 'none'),
  };
}

/** Rotates the live tiles, so that what would have been drawn next still is, after `shift` others. */
function moveDraws(wall: readonly Tile[], from: number, to: number, shift: number): Tile[] {
  const live = wall.slice(from, to);
  const at = live.length - shift;
  return [...wall.slice(0, from), ...live.slice(at), ...live.slice(0, at), ...wall.slice(to)];
}

function waitsIn(hand: Hand, rules: RuleValues): readonly Kind[] {
  const counts = countTiles(hand.concealed);
  const owned = rules['win.fifthCopy'] === 'never' ? countTiles(allTiles(hand)) : counts;
  return waitsOf(counts, hand.melds.length, owned, {
    sevenPairs: rules['win.sevenPairs'],
    thirteenOrphans: rules['win.thirteenOrphans'],
  });
}
