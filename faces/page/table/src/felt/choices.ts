// The actions a player may take, as a call bar shows them: wins, kans, calls with their shapes, riichi, pass, in
// one order; and which tiles of the hand may be discarded.

import type { Action, SeatView } from '@hanchan/game';
import { kindOf, type Meld, type Seat, SOURCES, type Source, type Tile } from '@hanchan/tiles';

export type CallName =
  | 'ron'
  | 'tsumo'
  | 'kan'
  | 'pon'
  | 'chi'
  | 'riichi'
  | 'nineTerminals'
  | 'tenpai'
  | 'noten'
  | 'draw'
  | 'pass';

export interface Choice {
  readonly name: CallName;
  /** Null: more is to be chosen first, as the tile for riichi. */
  readonly action: Action | null;
  /** The meld that would be made. */
  readonly meld: Meld | null;
  /** Tiles of the hand that would be used. */
  readonly uses: readonly Tile[];
}

const ORDER: readonly CallName[] = [
  'ron',
  'tsumo',
  'nineTerminals',
  'kan',
  'pon',
  'chi',
  'riichi',
  'tenpai',
  'noten',
  'draw',
  'pass',
];

/** The guided bar: only what is legal. */
export function choicesIn(view: SeatView, legal: readonly Action[]): Choice[] {
  const choices: Choice[] = [];
  for (const action of legal) {
    const choice = choiceOf(view, action);
    const isTwice = choice?.name === 'draw' && choices.some(({ name }) => name === 'draw');
    if (choice !== null && !isTwice) choices.push(choice);
  }
  if (legal.some((action) => action.type === 'discard' && action.riichi)) {
    choices.push({ name: 'riichi', action: null, meld: null, uses: [] });
  }
  return choices.sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
}

function choiceOf(view: SeatView, action: Action): Choice | null {
  const simple = (name: CallName): Choice => ({ name, action, meld: null, uses: [] });
  switch (action.type) {
    case 'discard':
      return null;
    case 'pick':
      return simple('draw');
    case 'concealedKan':
    case 'addedKan':
      return ownKan(view, action);
    case 'chi':
    case 'pon':
    case 'calledKan':
      return call(view, action);
    default:
      return simple(action.type);
  }
}

function ownKan(
  { deal, viewer }: SeatView,
  action: Extract<Action, { type: 'concealedKan' | 'addedKan' }>,
): Choice {
  const { hand, drawn } = deal!.own!;
  const kind = kindOf(action.tile);
  const held = drawn === null ? hand : [...hand, drawn];
  const uses = held.filter((tile) => kindOf(tile) === kind);
  const pon = deal!.seats[viewer as Seat].melds.find(
    ({ type, tiles }) => type === 'pon' && kindOf(tiles[0]!) === kind,
  );
  const meld: Meld =
    action.type === 'addedKan' && pon !== undefined
      ? { ...pon, type: 'addedKan', tiles: [...pon.tiles, action.tile] }
      : { type: 'concealedKan', tiles: uses, from: null, called: null };
  return { name: 'kan', action, meld, uses };
}

function call(
  { deal, viewer }: SeatView,
  action: Extract<Action, { own: readonly Tile[] }>,
): Choice | null {
  const { phase } = deal!;
  if (phase.type !== 'claims' || action.own.length === 0) return null;
  const { tile, from } = phase.offer;
  const meld: Meld = {
    type: action.type,
    tiles: [...action.own, tile].sort((a, b) => kindOf(a) - kindOf(b)),
    from: sourceOf(from, viewer as Seat),
    called: tile,
  };
  const name = action.type === 'calledKan' ? 'kan' : action.type;
  return { name, action, meld, uses: action.own };
}

/** Where a discarder sits, as the caller sees the table: the player before is at the left. */
function sourceOf(from: Seat, caller: Seat): Source {
  return SOURCES[3 - ((from - caller + 4) % 4)]!;
}

export type DiscardAction = Extract<Action, { type: 'discard' }>;

/** The discard of this tile, if it may be made. */
export function discardOf(
  legal: readonly Action[],
  tile: Tile,
  fromDraw: boolean,
  riichi: boolean,
): DiscardAction | null {
  const isIt = (action: Action): action is DiscardAction =>
    action.type === 'discard' &&
    action.tile === tile &&
    action.fromDraw === fromDraw &&
    action.riichi === riichi;
  return legal.find(isIt) ?? null;
}
