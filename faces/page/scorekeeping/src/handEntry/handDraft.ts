// A winning hand on its way in: tiles and melds tapped one by one, the winning tile last.

import type { ShownHand } from '@hanchan/keeper';
import { MOMENTS } from '@hanchan/kit/wins/moments.ts';
import type { RuleValues, YakuId } from '@hanchan/rules';
import {
  COPIES,
  formatHand,
  formatTile,
  formatTiles,
  isHonour,
  isKan,
  isRedFive,
  kindFrom,
  kindOf,
  type Meld,
  type MeldType,
  parseHand,
  parseTile,
  parseTiles,
  rankOf,
  redFiveOf,
  SUITS,
  type Tile,
} from '@hanchan/tiles';

export const TARGETS = [
  'hand',
  'chi',
  'pon',
  'calledKan',
  'concealedKan',
  'indicators',
  'ura',
] as const;
export type Target = (typeof TARGETS)[number];

const SHOWN_MOMENTS = ['doubleRiichi', ...MOMENTS] as const;
export type ShownMoment = (typeof SHOWN_MOMENTS)[number];

export interface HandDraft {
  /** Concealed tiles; the last of a whole hand is the one that won. */
  readonly tiles: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly indicators: readonly Tile[];
  readonly ura: readonly Tile[];
  readonly moments: readonly ShownMoment[];
}

export const EMPTY_HAND: HandDraft = { tiles: [], melds: [], indicators: [], ura: [], moments: [] };

/** Concealed tiles that are wanted, the winning one included. */
export const wantedTiles = ({ melds }: HandDraft): number => 14 - 3 * melds.length;

export const isWhole = (draft: HandDraft): boolean => draft.tiles.length === wantedTiles(draft);

/** Suits in rows, with red fives where the set has them. */
export function keyRows(hasRedFives: boolean): readonly (readonly Tile[])[] {
  return SUITS.map((suit) => {
    const ranks = suit === 'z' ? 7 : 9;
    const row: Tile[] = Array.from({ length: ranks }, (_, i) => kindFrom(suit, i + 1));
    const red = suit === 'z' ? null : redFiveOf(kindFrom(suit, 5));
    return hasRedFives && red !== null ? [...row, red] : row;
  });
}

function allOf({ tiles, melds, indicators, ura }: HandDraft): readonly Tile[] {
  return [...tiles, ...melds.flatMap((meld) => meld.tiles), ...indicators, ...ura];
}

/** How many of a tile are still in the set. */
export function leftOf(draft: HandDraft, tile: Tile, hasRedFives: boolean): number {
  const all = allOf(draft);
  const reds = all.filter((other) => other === tile).length;
  if (isRedFive(tile)) return 1 - reds;
  const same = all.filter((other) => kindOf(other) === kindOf(tile));
  const red = redFiveOf(kindOf(tile));
  const isRedFree = hasRedFives && red !== null && !same.includes(red);
  return COPIES - same.length - (isRedFree ? 1 : 0);
}

/** The tiles of a meld that begins with this one; a red five comes with its own key. */
function meldTiles(type: MeldType, tile: Tile): readonly Tile[] | null {
  const kind = kindOf(tile);
  if (type === 'chi') {
    if (isHonour(kind) || rankOf(kind) > 7) return null;
    return [tile, kind + 1, kind + 2];
  }
  return [tile, ...Array.from({ length: type === 'pon' ? 2 : 3 }, () => kind)];
}

const MELD_TARGETS: readonly Target[] = ['chi', 'pon', 'calledKan', 'concealedKan'];
const INDICATORS_MAX = 5;

/** Null where the tile does not fit there. */
export function tap(
  draft: HandDraft,
  target: Target,
  tile: Tile,
  hasRedFives: boolean,
): HandDraft | null {
  if (leftOf(draft, tile, hasRedFives) < 1) return null;
  if (target === 'hand') {
    return isWhole(draft) ? null : { ...draft, tiles: [...draft.tiles, tile] };
  }
  if (target === 'indicators' || target === 'ura') {
    const pile = draft[target];
    return pile.length < INDICATORS_MAX ? { ...draft, [target]: [...pile, tile] } : null;
  }
  return MELD_TARGETS.includes(target) ? addMeld(draft, target, tile, hasRedFives) : null;
}

function addMeld(
  draft: HandDraft,
  type: MeldType,
  tile: Tile,
  hasRedFives: boolean,
): HandDraft | null {
  const tiles = meldTiles(type, tile);
  if (tiles === null || draft.melds.length === 4) return null;
  // Four of a kind hold the red five, where there is one.
  const red = redFiveOf(kindOf(tile));
  const isWithRed = hasRedFives && red !== null && tiles.length === 4 && !isRedFive(tile);
  const own = isWithRed ? [red, ...tiles.slice(1)] : tiles;
  const meld: Meld = {
    type,
    tiles: [...own].sort((a, b) => kindOf(a) - kindOf(b)),
    from: type === 'concealedKan' ? null : 'left',
    called: null,
  };
  const next = { ...draft, melds: [...draft.melds, meld] };
  const isTooMany =
    own.some((one) => countOf(next, one) > COPIES) || next.tiles.length > wantedTiles(next);
  return isTooMany ? null : next;
}

const countOf = (draft: HandDraft, tile: Tile) =>
  allOf(draft).filter((other) => kindOf(other) === kindOf(tile)).length;

export type DraftPart = 'tiles' | 'melds' | 'indicators' | 'ura';

export function without(draft: HandDraft, part: DraftPart, at: number): HandDraft {
  const rest = (draft[part] as readonly unknown[]).filter((_, i) => i !== at);
  return { ...draft, [part]: rest };
}

/** Another of the concealed tiles is the one that won. */
export function winningLast(draft: HandDraft, at: number): HandDraft {
  const tiles = [...draft.tiles];
  const [tile] = tiles.splice(at, 1);
  return { ...draft, tiles: [...tiles, tile!] };
}

export function toggleMoment(draft: HandDraft, moment: ShownMoment): HandDraft {
  const has = draft.moments.includes(moment);
  const moments = has
    ? draft.moments.filter((other) => other !== moment)
    : [...draft.moments, moment];
  return { ...draft, moments };
}

/** What a moment makes of a hand, by draw and by discard. */
const YAKU_OF: Readonly<
  Record<Exclude<ShownMoment, 'mixedIn'>, Readonly<Record<'tsumo' | 'ron', readonly YakuId[]>>>
> = {
  doubleRiichi: { tsumo: ['double_riichi'], ron: ['double_riichi'] },
  ippatsu: { tsumo: ['ippatsu'], ron: ['ippatsu'] },
  afterKan: { tsumo: ['rinshan'], ron: [] },
  robbedKan: { tsumo: [], ron: ['chankan'] },
  lastTile: { tsumo: ['haitei'], ron: ['houtei'] },
  firstTurn: { tsumo: ['tenhou', 'chiihou'], ron: ['renhou'] },
};

/** What can be so, by draw or discard, with or without riichi, and counts for something in this rulebook. */
export function openMoments(at: {
  isSelfDraw: boolean;
  isRiichi: boolean;
  draft: HandDraft;
  rules: RuleValues;
}): readonly ShownMoment[] {
  const { isSelfDraw, isRiichi, draft, rules } = at;
  const counts = (moment: ShownMoment) =>
    moment === 'mixedIn'
      ? rules['win.tileNotApart'] !== 'asUsual'
      : YAKU_OF[moment][isSelfDraw ? 'tsumo' : 'ron'].some(
          (id) => rules[`yaku.${id}`] !== 'absent',
        );
  const isOpen: Readonly<Record<ShownMoment, boolean>> = {
    doubleRiichi: isRiichi,
    ippatsu: isRiichi,
    afterKan: isSelfDraw && draft.melds.some(isKan),
    robbedKan: !isSelfDraw,
    lastTile: true,
    firstTurn: !isRiichi && draft.melds.length === 0,
    // A discard that was won on stays in the river.
    mixedIn: isSelfDraw,
  };
  return SHOWN_MOMENTS.filter((moment) => isOpen[moment] && counts(moment));
}

/** Null until every tile is there. */
export function shownOf(
  draft: HandDraft,
  open: readonly ShownMoment[] = SHOWN_MOMENTS,
): ShownHand | null {
  if (!isWhole(draft)) return null;
  const { tiles, melds, indicators, ura, moments } = draft;
  const concealed = [...tiles.slice(0, -1)].sort((a, b) => kindOf(a) - kindOf(b));
  const told = Object.fromEntries(
    moments.filter((moment) => open.includes(moment)).map((moment) => [moment, true]),
  );
  return {
    hand: formatHand({ concealed, melds }),
    tile: formatTile(tiles.at(-1)!),
    ...(indicators.length > 0 ? { indicators: formatTiles(indicators) } : {}),
    ...(ura.length > 0 ? { ura: formatTiles(ura) } : {}),
    ...told,
  };
}

/** A hand that was written down, to be changed; null for what cannot be read. */
export function draftOfShown(shown: ShownHand): HandDraft | null {
  const hand = parseHand(shown.hand);
  const tile = parseTile(shown.tile);
  const indicators = parseTiles(shown.indicators ?? '');
  const ura = parseTiles(shown.ura ?? '');
  if (!hand.ok || !tile.ok || !indicators.ok || !ura.ok) return null;
  return {
    tiles: [...hand.value.concealed, tile.value],
    melds: hand.value.melds,
    indicators: indicators.value,
    ura: ura.value,
    moments: SHOWN_MOMENTS.filter((moment) => shown[moment] === true),
  };
}
