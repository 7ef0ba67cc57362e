// Our events in mjai's words, as far as a log can be held against them.

import type { GameEvent, Match } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { compareTiles, type Meld, roundWind, SEATS, type Seat, type Tile } from '@hanchan/tiles';
import type { MjaiEvent } from './form.ts';
import { formatMjaiTile } from './tile.ts';

/** Tiles in order, as mjai writes them. */
export const formatSorted = (tiles: readonly Tile[]) =>
  [...tiles].sort(compareTiles).map(formatMjaiTile);

const REASONS: Readonly<Record<string, string>> = {
  exhausted: 'exhaustive',
  nagashi: 'nagashi_mangan',
  nineTerminals: 'kyuushu_kyuuhai',
  fourWinds: 'suufon_renda',
  fourRiichi: 'suucha_riichi',
  fourKans: 'suukaikan',
  tripleRon: 'sanchahou',
};

/** mjai's words for melds. */
export const CALLS: Readonly<Record<Meld['type'], string>> = {
  chi: 'chi',
  pon: 'pon',
  calledKan: 'daiminkan',
  addedKan: 'kakan',
  concealedKan: 'ankan',
};

/**
 * The mjai events that a log must have at this place; fields it may leave out are left out here too.
 * `before` is the match before the step that the event belongs to.
 */
export function mjaiOf(event: GameEvent, before: Pick<Match, 'rules' | 'scores'>): MjaiEvent[] {
  const { rules } = before;
  switch (event.type) {
    case 'dealStarted':
      return [startKyoku(event, event.hands.map(formatSorted), rules)];
    case 'drew':
      return [{ type: 'tsumo', actor: event.seat, pai: formatMjaiTile(event.tile) }];
    case 'discarded': {
      const { seat: actor, tile, fromDraw } = event;
      const dahai = { type: 'dahai', actor, pai: formatMjaiTile(tile), tsumogiri: fromDraw };
      return event.riichi ? [{ type: 'reach', actor }, dahai] : [dahai];
    }
    case 'riichiAccepted':
      return [reachAccepted(event.seat, before)];
    case 'called': {
      const { seat: actor, from: target, meld } = event;
      const pai = formatMjaiTile(meld.called!);
      return [
        { type: CALLS[meld.type]!, actor, target, pai, consumed: consumedOf(meld, meld.called!) },
      ];
    }
    case 'kanDeclared':
      return [declaredKan(event)];
    case 'indicatorTurned':
      return [{ type: 'dora', dora_marker: formatMjaiTile(event.tile) }];
    case 'won':
      return [hora(event, rules)];
    case 'drawn':
      return [ryukyoku(event, rules)];
    case 'dealEnded':
      return [{ type: 'end_kyoku' }];
    case 'matchEnded':
      return [{ type: 'end_game', scores: event.scores }];
    default:
      // Answers, declarations, missed wins, fouls and the clock leave no mark of their own: see `losses.ts`.
      return [];
  }
}

export type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

export function startKyoku(
  event: Omit<Of<'dealStarted'>, 'hands'>,
  tehais: readonly (readonly string[])[],
  rules: RuleValues,
): MjaiEvent {
  const { round, dealer, counters, deposits, pool, scores, indicators } = event;
  return {
    type: 'start_kyoku',
    bakaze: roundWind(round),
    kyoku: dealer + 1,
    honba: counters,
    kyotaku: rules['riichi.deposit'] > 0 ? deposits : pool,
    oya: dealer,
    scores,
    tehais,
    ...(indicators.length > 0 ? { dora_marker: formatMjaiTile(indicators[0]!) } : {}),
  };
}

function reachAccepted(
  seat: Seat,
  { rules, scores: before }: Pick<Match, 'rules' | 'scores'>,
): MjaiEvent {
  const deltas = SEATS.map((other) => (other === seat ? -rules['riichi.deposit'] : 0));
  const scores = SEATS.map((other) => before[other] + deltas[other]!);
  return { type: 'reach_accepted', actor: seat, deltas, scores };
}

/** The tiles that the caller laid beside the called one. */
function consumedOf(meld: Meld, called: Tile): string[] {
  const tiles = [...meld.tiles];
  tiles.splice(tiles.indexOf(called), 1);
  return formatSorted(tiles);
}

function declaredKan({ seat: actor, tile, meld }: Of<'kanDeclared'>): MjaiEvent {
  if (meld.type === 'concealedKan')
    return { type: 'ankan', actor, consumed: formatSorted(meld.tiles) };
  return { type: 'kakan', actor, pai: formatMjaiTile(tile), consumed: consumedOf(meld, tile) };
}

function hora(event: Of<'won'>, rules: RuleValues): MjaiEvent {
  const { seat, from, tile, ura, counters, deposits, value, scores } = event;
  // What a win brings into the game comes from the table: here, from the pool.
  const taken = value.deltas.reduce((sum, delta) => sum + delta, 0);
  const isFlat = rules['score.model'] !== 'hanAndFu';
  const hasFu = value.fu !== null || isFlat;
  // A limit that is paid as such, with no yakuman, has no han of its own; logs differ in what they then say.
  const hasHan = value.han !== null || value.yakuman.length > 0 || isFlat;
  return {
    type: 'hora',
    actor: seat,
    target: from ?? seat,
    pai: formatMjaiTile(tile),
    deltas: value.deltas,
    scores,
    ...(hasHan ? { han: value.han } : {}),
    ...(hasFu ? { fu: value.fu } : {}),
    points: value.points,
    honba: counters,
    kyotaku: rules['riichi.deposit'] > 0 ? deposits : taken,
    ...(ura.length > 0 ? { ura_markers: ura.map(formatMjaiTile) } : {}),
  };
}

function ryukyoku(
  { reason, by, deltas, scores, tenpai }: Of<'drawn'>,
  rules: RuleValues,
): MjaiEvent {
  // Where nothing depends on who waited, a log may say so or not.
  const isTold =
    rules['draw.reveal'] !== 'none' &&
    (reason === 'exhausted' || (reason === 'nagashi' && rules['nagashi.countsAs'] === 'draw'));
  return {
    type: 'ryukyoku',
    reason: REASONS[reason],
    ...(reason === 'nineTerminals' ? { actor: by[0] } : {}),
    deltas,
    scores,
    ...(isTold ? { tenpais: SEATS.map((seat) => tenpai.includes(seat)) } : {}),
  };
}

/** The first field in which a logged event is not what the engine says; null when all agree. */
export function differenceIn(
  logged: MjaiEvent,
  ours: MjaiEvent,
  compare: 'figures' | 'events' = 'figures',
): string | null {
  for (const [field, value] of Object.entries(ours)) {
    if (compare === 'events' && field !== 'type' && field !== 'actor') continue;
    const theirs = logged[field];
    // Points and counters are details that shorter logs leave out.
    if (theirs === undefined && field !== 'type') continue;
    if (!isSame(sorted(field, theirs), value)) return field;
  }
  return null;
}

/** Ours are plain values and lists of them; theirs may be anything. */
function isSame(theirs: unknown, ours: unknown): boolean {
  if (!Array.isArray(ours)) return theirs === (ours ?? null);
  const isAsLong = Array.isArray(theirs) && theirs.length === ours.length;
  return isAsLong && ours.every((value, i) => isSame(theirs[i], value));
}

/** Tiles of a hand or a meld come in any order. */
function sorted(field: string, value: unknown): unknown {
  if (field === 'consumed' && Array.isArray(value)) return sortNames(value);
  if (field === 'tehais' && Array.isArray(value)) return value.map(sortNames);
  return value;
}

const ORDER = new Map(
  Array.from({ length: 37 }, (_, tile) => tile as Tile)
    .sort(compareTiles)
    .map((tile, i) => [formatMjaiTile(tile), i]),
);

const sortNames = (names: unknown) =>
  Array.isArray(names)
    ? [...names].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0))
    : names;
