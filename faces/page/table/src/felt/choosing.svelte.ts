// A choice that takes more than one press: the tile for riichi, the tiles to lay for a call at a real table, the
// first of two taps.

import type { Action } from '@hanchan/game';
import { settings } from '@hanchan/kit/device/settings.svelte.ts';
import { kindOf, type Seat, type Tile } from '@hanchan/tiles';
import { discardOf } from './choices.ts';
import type { HeldTile } from './handOrder.ts';
import type { Session } from './tableSession.svelte.ts';

export type Laying = 'chi' | 'pon' | 'kan';

export type Mode =
  | { readonly type: 'plain' }
  | { readonly type: 'riichi' }
  | { readonly type: 'laying'; readonly call: Laying; readonly count: number };

export type Choosing = ReturnType<typeof createChoosing>;

const PLAIN: Mode = { type: 'plain' };

export function createChoosing(session: Session) {
  let mode = $state.raw<Mode>(PLAIN);
  /** Ids of tiles that stand out: chosen by a first press, or picked to be laid. */
  let picked = $state.raw<readonly number[]>([]);
  /** Tiles that the call under the finger or the focus would use. */
  let used = $state.raw<readonly Tile[]>([]);
  let pointed = $state.raw<HeldTile | null>(null);

  const me = (): Seat => session.view?.viewer as Seat;
  const isAsked = () => session.view?.deal?.isAsked === true;
  const isOwnTurn = () => {
    const { view } = session;
    return view?.deal?.phase.type === 'turn' && view.deal.turn === view.viewer && isAsked();
  };
  const isMode = (type: Mode['type']) => mode.type === type;

  const reset = () => {
    mode = PLAIN;
    picked = [];
    used = [];
  };

  const discardAction = ({ tile, isDrawn }: HeldTile, riichi: boolean): Action => ({
    type: 'discard',
    seat: me(),
    tile,
    fromDraw: isDrawn,
    riichi,
  });

  const send = (action: Action, held: number | null = null) => {
    reset();
    session.act(action, held);
  };

  const pressPlain = (held: HeldTile) => {
    if (!isOwnTurn()) return;
    const action = discardOf(session.legal, held.tile, held.isDrawn, false);
    if (action === null) {
      picked = [];
      if (session.state.pending === null) void session.askWhy(discardAction(held, false));
      return;
    }
    if (settings.discard === 'oneClick' || picked.includes(held.id)) send(action, held.id);
    else {
      session.forgetWhy();
      picked = [held.id];
    }
  };

  const pressForRiichi = (held: HeldTile) => {
    const action = discardOf(session.legal, held.tile, held.isDrawn, true);
    if (action === null) {
      picked = [];
      void session.askWhy(discardAction(held, true));
    } else if (picked.includes(held.id)) send(action, held.id);
    else {
      session.forgetWhy();
      picked = [held.id];
    }
  };

  const pressToLay = (held: HeldTile, { call, count }: Extract<Mode, { type: 'laying' }>) => {
    picked = picked.includes(held.id)
      ? picked.filter((id) => id !== held.id)
      : [...picked, held.id];
    if (picked.length === count) lay(call);
  };

  const pickedTiles = () =>
    session.hand.filter(({ id }) => picked.includes(id)).map(({ tile }) => tile);

  const lay = (call: Laying) => {
    const own = pickedTiles();
    const seat = me();
    if (call !== 'kan') return send({ type: call, seat, own });
    if (!isOwnTurn()) return send({ type: 'calledKan', seat, own });
    const kind = kindOf(own[0]!);
    const hasPon = session.view!.deal!.seats[seat].melds.some(
      ({ type, tiles }) => type === 'pon' && kindOf(tiles[0]!) === kind,
    );
    send({ type: hasPon ? 'addedKan' : 'concealedKan', seat, tile: hasPon ? own[0]! : kind });
  };

  return {
    get mode() {
      return mode;
    },
    get picked() {
      return picked;
    },
    get used() {
      return used;
    },
    /** The tile under the pointer or the focus. */
    get pointed() {
      return pointed;
    },
    get isOwnTurn() {
      return isOwnTurn();
    },
    get pickedTile(): HeldTile | null {
      return session.hand.find(({ id }) => picked.includes(id)) ?? null;
    },
    press(held: HeldTile) {
      if (mode.type === 'laying') pressToLay(held, mode);
      else if (mode.type === 'riichi') pressForRiichi(held);
      else pressPlain(held);
    },
    point(held: HeldTile | null) {
      pointed = held;
    },
    use(tiles: readonly Tile[]) {
      used = tiles;
    },
    startRiichi() {
      session.forgetWhy();
      picked = [];
      mode = isMode('riichi') ? PLAIN : { type: 'riichi' };
    },
    /** At a real table the word comes first, then the tiles: one for one's own kan, two or three for a call. */
    startLaying(call: Laying) {
      session.forgetWhy();
      picked = [];
      const count = call !== 'kan' ? 2 : isOwnTurn() ? 1 : 3;
      mode = { type: 'laying', call, count };
    },
    /** The word was said and nothing can be laid: an empty call. */
    takeBack() {
      if (mode.type !== 'laying') return reset();
      const { call } = mode;
      if (isOwnTurn()) return reset();
      send({ type: call === 'kan' ? 'calledKan' : call, seat: me(), own: [] });
    },
    confirm() {
      const held = session.hand.find(({ id }) => picked.includes(id));
      if (held === undefined) return;
      const action = discardOf(session.legal, held.tile, held.isDrawn, mode.type === 'riichi');
      if (action !== null) send(action, held.id);
    },
    discardDrawn() {
      const drawn = session.hand.find(({ isDrawn }) => isDrawn);
      if (drawn !== undefined && mode.type === 'plain') {
        const action = discardOf(session.legal, drawn.tile, true, false);
        if (action !== null) send(action, drawn.id);
      }
    },
    send,
    reset,
  };
}
