// Which tile keys can be pressed, how many of each tile are left, and why one is off.

import type { RuleValues } from '@hanchan/rules';
import {
  addIndicator,
  addMeld,
  addTile,
  addUra,
  type Form,
  INDICATORS_MAX,
  removeIndicator,
  removeLast,
  removeMeld,
  removeUra,
  roomOf,
  tilesIn,
} from '@hanchan/table/winForm/winForm.ts';
import {
  COPIES,
  isHonour,
  isRedFive,
  type Kind,
  kindOf,
  type Meld,
  type MeldType,
  redFiveOf,
  type Source,
  type Tile,
} from '@hanchan/tiles';

/** Where a pressed key goes. */
export const KEY_TARGETS = ['hand', 'meld', 'dora', 'ura'] as const;
export type KeyTarget = (typeof KEY_TARGETS)[number];

/** A meld that is being put together: a chi tile by tile, the others at once. */
export interface MeldDraft {
  readonly type: MeldType;
  readonly from: Source;
  readonly tiles: readonly Tile[];
}

export const newDraft = (): MeldDraft => ({ type: 'pon', from: 'left', tiles: [] });

const KEY_REASONS = [
  'noRed',
  'noneLeft',
  'noRoom',
  'tooFew',
  'noChiOfHonours',
  'notInChi',
  'doraFull',
  'uraFull',
  'uraNeedsRiichi',
] as const;
export type KeyReason = (typeof KEY_REASONS)[number];

export interface Board {
  readonly form: Form;
  readonly target: KeyTarget;
  readonly draft: MeldDraft;
  readonly rules: RuleValues;
}

const hasReds = (rules: RuleValues) => rules['tiles.redFives'] !== 'none';

/** The copies of a tile that a set under these rules still has. */
export function leftForKey(tile: Tile, { form, draft, rules }: Omit<Board, 'target'>): number {
  const used = [...tilesIn(form), ...draft.tiles];
  const kind = kindOf(tile);
  if (redFiveOf(kind) === null || !hasReds(rules)) {
    const all = isRedFive(tile) ? 0 : COPIES;
    return Math.max(0, all - used.filter((other) => kindOf(other) === kind).length);
  }
  const all = isRedFive(tile) ? 1 : COPIES - 1;
  return Math.max(0, all - used.filter((other) => other === tile).length);
}

/** Why a key cannot be pressed now; null when it can. */
export function reasonAgainst(tile: Tile, board: Board): KeyReason | null {
  const { form, target, draft, rules } = board;
  if (isRedFive(tile) && !hasReds(rules)) return 'noRed';
  if (leftForKey(tile, board) === 0) return 'noneLeft';
  switch (target) {
    case 'hand':
      return null;
    case 'dora':
      return form.indicators.length < INDICATORS_MAX ? null : 'doraFull';
    case 'ura':
      if (form.riichi === 'none') return 'uraNeedsRiichi';
      return form.ura.length < form.indicators.length ? null : 'uraFull';
    case 'meld':
      if (roomOf(form) < 3) return 'noRoom';
      if (draft.type === 'chi') return againstChi(tile, draft);
      return groupOf(tile, board) === null ? 'tooFew' : null;
  }
}

function againstChi(tile: Tile, { tiles }: MeldDraft): KeyReason | null {
  const kind = kindOf(tile);
  if (isHonour(kind)) return 'noChiOfHonours';
  const kinds = [...tiles.map(kindOf), kind];
  const isOneSuit = kinds.every((other) => Math.floor(other / 9) === Math.floor(kind / 9));
  const isNarrow = Math.max(...kinds) - Math.min(...kinds) <= 2;
  return isOneSuit && isNarrow && new Set(kinds).size === kinds.length ? null : 'notInChi';
}

/** Three or four of a kind from what is left, with the tile that was pressed; plain ones before a red one. */
function groupOf(tile: Tile, board: Board): Tile[] | null {
  const size = board.draft.type === 'pon' ? 3 : 4;
  const kind: Kind = kindOf(tile);
  const red = redFiveOf(kind);
  const plain = Array.from({ length: leftForKey(kind, board) }, () => kind);
  const reds = red === null || leftForKey(red, board) === 0 ? [] : [red];
  const tiles = isRedFive(tile) ? [...reds, ...plain] : [...plain, ...reds];
  return tiles.length >= size ? tiles.slice(0, size) : null;
}

/** What a press gives: the form, and the meld as far as it has come. A key that is off changes nothing. */
export function press(tile: Tile, board: Board): Pick<Board, 'form' | 'draft'> {
  const { form, draft, target } = board;
  if (reasonAgainst(tile, board) !== null) return { form, draft };
  switch (target) {
    case 'hand':
      return { form: addTile(form, tile), draft };
    case 'dora':
      return { form: addIndicator(form, tile), draft };
    case 'ura':
      return { form: addUra(form, tile), draft };
    case 'meld':
      return pressForMeld(tile, board);
  }
}

/** What was put there last goes, wherever keys lead: a tile of a chi that is being made, then whole melds. */
export function erase({ form, draft, target }: Board): Pick<Board, 'form' | 'draft'> {
  switch (target) {
    case 'hand':
      return { form: removeLast(form), draft };
    case 'dora':
      return { form: removeIndicator(form, form.indicators.length - 1), draft };
    case 'ura':
      return { form: removeUra(form, form.ura.length - 1), draft };
    case 'meld':
      if (draft.tiles.length === 0) {
        return { form: removeMeld(form, form.melds.length - 1), draft };
      }
      return { form, draft: { ...draft, tiles: draft.tiles.slice(0, -1) } };
  }
}

function pressForMeld(tile: Tile, board: Board): Pick<Board, 'form' | 'draft'> {
  const { form, draft } = board;
  const tiles = draft.type === 'chi' ? [...draft.tiles, tile] : groupOf(tile, board)!;
  if (tiles.length < 3) return { form, draft: { ...draft, tiles } };
  return { form: addMeld(form, meldOf({ ...draft, tiles })), draft: { ...draft, tiles: [] } };
}

/** A chi comes from the left, a concealed kan from nobody. */
function meldOf({ type, from, tiles }: MeldDraft): Meld {
  const source = type === 'chi' ? 'left' : type === 'concealedKan' ? null : from;
  const ascending = [...tiles].sort((a, b) => kindOf(a) - kindOf(b) || b - a);
  return { type, tiles: ascending, from: source, called: null };
}
