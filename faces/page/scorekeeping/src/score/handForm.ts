// The form in which a deal is told: who, from whom, what for. Plain data, kept while it is being filled in.

import type { Aborted, HandResult, PlayedHand, TableState, WonHand } from '@hanchan/keeper';
import type { RuleValues, YakuId } from '@hanchan/rules';
import type { Worth } from '@hanchan/score';
import { SEATS, type Seat } from '@hanchan/tiles';
import {
  draftOfShown,
  EMPTY_HAND,
  type HandDraft,
  openMoments,
  shownOf,
} from '../handEntry/handDraft.ts';

export const HAND_KINDS = ['ron', 'tsumo', 'draw', 'chombo'] as const;
export type Kind = (typeof HAND_KINDS)[number];

export type DrawKind = 'exhausted' | 'nagashi' | Aborted;

/** What is said of one winner's hand. */
export interface WinnerForm {
  readonly worth: Worth | null;
  /** Otherwise told in han and fu; the tiles stay where they are, should they be wanted again. */
  readonly isByTiles: boolean;
  readonly tiles: HandDraft;
  readonly liable: { readonly yaku: YakuId; readonly seat: Seat } | null;
}

const EMPTY_WINNER: WinnerForm = {
  worth: null,
  isByTiles: false,
  tiles: EMPTY_HAND,
  liable: null,
};

export interface HandForm {
  readonly kind: Kind;
  readonly riichi: readonly Seat[];
  readonly dead: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly from: Seat | null;
  readonly told: Readonly<Partial<Record<Seat, WinnerForm>>>;
  readonly draw: DrawKind;
  readonly tenpai: readonly Seat[];
  /** Who has nagashi mangan. */
  readonly nagashi: readonly Seat[];
  /** Who committed a chombo: of a void deal, or found at a draw that stands. */
  readonly offenders: readonly Seat[];
}

export const EMPTY_FORM: HandForm = {
  kind: 'ron',
  riichi: [],
  dead: [],
  winners: [],
  from: null,
  told: {},
  draw: 'exhausted',
  tenpai: [],
  nagashi: [],
  offenders: [],
};

export const toggledSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats.filter((other) => other !== seat) : [...seats, seat];

export const winnerOf = (form: HandForm, seat: Seat): WinnerForm => form.told[seat] ?? EMPTY_WINNER;

export function withWinner(form: HandForm, seat: Seat, told: Partial<WinnerForm>): HandForm {
  return { ...form, told: { ...form.told, [seat]: { ...winnerOf(form, seat), ...told } } };
}

/** From figures to tiles and back. Who wins on the same tile has the same indicators. */
export function changeWay(form: HandForm, seat: Seat): HandForm {
  const { isByTiles, tiles } = winnerOf(form, seat);
  const isTouched = [tiles.tiles, tiles.melds, tiles.indicators].some(({ length }) => length > 0);
  if (isByTiles || isTouched) return withWinner(form, seat, { isByTiles: !isByTiles });
  const other = form.winners.map((one) => winnerOf(form, one)).find((told) => told.isByTiles);
  const { indicators, ura } = other?.tiles ?? EMPTY_HAND;
  const seen = { ...EMPTY_HAND, indicators, ura: form.riichi.includes(seat) ? ura : [] };
  return withWinner(form, seat, {
    isByTiles: true,
    tiles: other === undefined ? EMPTY_HAND : seen,
  });
}

export function withKind(form: HandForm, kind: Kind): HandForm {
  const winners = kind === 'tsumo' ? form.winners.slice(0, 1) : form.winners;
  // Whom one kind blames the other must not: there it may not even be shown.
  const offenders = kind === form.kind ? form.offenders : [];
  return { ...form, kind, winners, offenders };
}

const without = (seats: readonly Seat[], seat: Seat) => seats.filter((other) => other !== seat);

/** Riichi makes a player tenpai at a draw; a stick tapped by mistake leaves nothing behind. */
export function withRiichi(form: HandForm, seat: Seat): HandForm {
  const riichi = toggledSeat(form.riichi, seat);
  const others = without(form.tenpai, seat);
  const isTenpai = riichi.includes(seat) || (form.kind === 'draw' && form.tenpai.includes(seat));
  return { ...form, riichi, tenpai: isTenpai ? [...others, seat] : others };
}

/** The sticks as they lie on the table, whichever phone told of them. */
export function withSticks(form: HandForm, sticks: readonly Seat[]): HandForm {
  const moved = SEATS.filter((seat) => sticks.includes(seat) !== form.riichi.includes(seat));
  return moved.reduce(withRiichi, form);
}

/** A dead hand is neither tenpai nor a winner. */
export function withDead(form: HandForm, seat: Seat): HandForm {
  const dead = toggledSeat(form.dead, seat);
  if (!dead.includes(seat)) return { ...form, dead };
  const { winners, tenpai, nagashi } = form;
  return {
    ...form,
    dead,
    winners: without(winners, seat),
    tenpai: without(tenpai, seat),
    nagashi: without(nagashi, seat),
  };
}

/**
 * A tap on a seat: first the winner, then the discarder, then further winners where several may win; whoever is named
 * already is taken back. At a draw it says tenpai, at a chombo who it was.
 */
export function tapSeat(form: HandForm, seat: Seat, rules: RuleValues): HandForm {
  switch (form.kind) {
    case 'draw':
      return { ...form, tenpai: toggledSeat(form.tenpai, seat) };
    case 'chombo':
      return { ...form, offenders: toggledSeat(form.offenders, seat) };
    case 'tsumo':
      return { ...form, winners: form.winners.includes(seat) ? [] : [seat] };
    case 'ron':
      return tapRon(form, seat, rules);
  }
}

function tapRon(form: HandForm, seat: Seat, rules: RuleValues): HandForm {
  const { winners, from } = form;
  if (winners.includes(seat)) return { ...form, winners: toggledSeat(winners, seat) };
  if (seat === from) return { ...form, from: null };
  if (winners.length === 0) return { ...form, winners: [seat] };
  if (from === null) return { ...form, from: seat };
  if (rules['win.multipleRon'] === 'everyone') return { ...form, winners: [...winners, seat] };
  return { ...form, from: seat };
}

/** Drawn because the wall ran out: then it matters who is tenpai. */
export const isExhausted = ({ kind, draw }: HandForm): boolean =>
  kind === 'draw' && (draw === 'exhausted' || draw === 'nagashi');

/** What is still to be said, in the order in which it is asked. */
export type Missing = 'winner' | 'discarder' | 'worth' | 'tiles' | 'offender' | 'nagashi';

export type FormAnswer =
  | { readonly hand: PlayedHand }
  | { readonly missing: Missing; readonly seat: Seat | null };

const missing = (what: Missing, seat: Seat | null = null): FormAnswer => ({ missing: what, seat });

/** The deal that the form tells, or what it leaves open. */
export function handOf(form: HandForm, table: TableState): FormAnswer {
  const { riichi, dead } = form;
  const rest = dead.length > 0 ? { riichi, dead } : { riichi };
  switch (form.kind) {
    case 'ron':
    case 'tsumo': {
      const won = wonHands(form, table);
      if ('missing' in won) return won;
      const result: HandResult =
        form.kind === 'tsumo'
          ? { type: 'tsumo', win: won.wins[0]! }
          : { type: 'ron', from: form.from!, wins: won.wins };
      return { hand: { ...rest, result } };
    }
    case 'draw':
      return drawn(form, rest);
    case 'chombo': {
      if (table.rules['penalty.chombo'].type === 'none') {
        return { hand: { ...rest, result: { type: 'redeal' } } };
      }
      if (form.offenders.length === 0) return missing('offender');
      return { hand: { ...rest, result: { type: 'chombo', by: form.offenders } } };
    }
  }
}

function drawn(form: HandForm, rest: Omit<PlayedHand, 'result'>): FormAnswer {
  const { draw, tenpai, nagashi, offenders } = form;
  const chombo = offenders.length > 0 ? { chombo: offenders } : {};
  const ready = inSeatOrder(tenpai.filter((seat) => !offenders.includes(seat)));
  if (draw === 'exhausted') {
    return { hand: { ...rest, result: { type: 'exhausted', tenpai: ready, ...chombo } } };
  }
  if (draw === 'nagashi') {
    if (nagashi.length === 0) return missing('nagashi');
    const result: HandResult = { type: 'nagashi', by: nagashi, tenpai: ready, ...chombo };
    return { hand: { ...rest, result } };
  }
  return { hand: { ...rest, result: { type: 'aborted', reason: draw } } };
}

const inSeatOrder = (seats: readonly Seat[]) => SEATS.filter((seat) => seats.includes(seat));

function wonHands(
  form: HandForm,
  { rules }: TableState,
): { readonly wins: readonly WonHand[] } | Extract<FormAnswer, { missing: Missing }> {
  const { winners, from, kind, riichi } = form;
  if (winners.length === 0) return { missing: 'winner', seat: null };
  if (kind === 'ron' && from === null) return { missing: 'discarder', seat: null };
  const wins: WonHand[] = [];
  for (const seat of winners) {
    const told = winnerOf(form, seat);
    const { worth, tiles, liable } = told;
    const named = liable === null || !canBeLiable(told) ? {} : { liable: [liable] };
    if (told.isByTiles) {
      const at = {
        isSelfDraw: kind === 'tsumo',
        isRiichi: riichi.includes(seat),
        draft: tiles,
        rules,
      };
      const shown = shownOf(tiles, openMoments(at));
      if (shown === null) return { missing: 'tiles', seat };
      wins.push({ seat, shown, ...named });
      continue;
    }
    const isFlat = rules['score.model'] === 'flat';
    const figures = worth ?? (isFlat ? ({ flat: true } as const) : null);
    if (figures === null || lacksFu(figures, rules)) return { missing: 'worth', seat };
    wins.push({ seat, worth: figures, ...named });
  }
  return { wins };
}

/** Somebody may answer for a yakuman, and tiles may be one. */
export const canBeLiable = ({ worth, isByTiles }: WinnerForm): boolean =>
  isByTiles || (worth !== null && 'yakuman' in worth);

const lacksFu = (worth: Worth, rules: RuleValues) =>
  'han' in worth && worth.fu === undefined && worth.han < rules['score.limits'].mangan;

/** A deal that was written down, back in the form. */
export function formOfHand({ riichi, dead = [], result }: PlayedHand): HandForm {
  const form: HandForm = { ...EMPTY_FORM, riichi, dead };
  switch (result.type) {
    case 'ron':
      return withWins({ ...form, kind: 'ron', from: result.from }, result.wins);
    case 'tsumo':
      return withWins({ ...form, kind: 'tsumo' }, [result.win]);
    case 'exhausted':
      return { ...form, kind: 'draw', tenpai: result.tenpai, offenders: result.chombo ?? [] };
    case 'nagashi': {
      const { by, tenpai, chombo = [] } = result;
      return { ...form, kind: 'draw', draw: 'nagashi', nagashi: by, tenpai, offenders: chombo };
    }
    case 'aborted':
      return { ...form, kind: 'draw', draw: result.reason };
    case 'chombo':
      return { ...form, kind: 'chombo', offenders: result.by };
    case 'redeal':
      return { ...form, kind: 'chombo' };
  }
}

function withWins(form: HandForm, wins: readonly WonHand[]): HandForm {
  return wins.reduce<HandForm>(
    (next, { seat, worth, shown, liable }) => {
      return withWinner(next, seat, {
        worth: worth ?? null,
        isByTiles: shown !== undefined,
        tiles: (shown === undefined ? null : draftOfShown(shown)) ?? EMPTY_HAND,
        liable: liable?.[0] ?? null,
      });
    },
    { ...form, winners: wins.map(({ seat }) => seat) },
  );
}
