// A choice in mjai's terms, and back: which of the legal actions an answer means.

import type { Action, SeatView } from '@hanchan/game';
import {
  differenceIn,
  formatMjaiTile,
  formatSorted,
  MJAI_CALLS,
  type MjaiEvent,
} from '@hanchan/records';
import { fail, kindOf, named, ok, quoted, type Result } from '@hanchan/tiles';

export const NONE: MjaiEvent = { type: 'none' };

/** A line of a program's output as a message; null where it is none. */
export function mjaiMessageIn(line: string): MjaiEvent | null {
  try {
    const json = JSON.parse(line) as { type?: unknown } | null;
    return typeof json?.type === 'string' ? (json as MjaiEvent) : null;
  } catch {
    return null;
  }
}

/**
 * What a player says to do this: one message, or for riichi two, since mjai declares it before the discard. Picks
 * from a pool, tenpai and noten have no word.
 */
export function mjaiOfAction(action: Action, view: SeatView): readonly [MjaiEvent, MjaiEvent?] {
  const { seat: actor } = action;
  switch (action.type) {
    case 'discard': {
      const { tile, fromDraw, riichi } = action;
      const dahai = { type: 'dahai', actor, pai: formatMjaiTile(tile), tsumogiri: fromDraw };
      return riichi ? [{ type: 'reach', actor }, dahai] : [dahai];
    }
    case 'concealedKan': {
      const { hand, drawn } = view.deal!.own!;
      const held = drawn === null ? hand : [...hand, drawn];
      const four = held.filter((tile) => kindOf(tile) === kindOf(action.tile));
      return [{ type: 'ankan', actor, consumed: formatSorted(four) }];
    }
    case 'addedKan': {
      const kind = kindOf(action.tile);
      const pon = view.deal!.seats[actor].melds.find(
        ({ type, tiles }) => type === 'pon' && kindOf(tiles[0]!) === kind,
      )!;
      const pai = formatMjaiTile(action.tile);
      return [{ type: 'kakan', actor, pai, consumed: formatSorted(pon.tiles) }];
    }
    case 'tsumo': {
      const { drawn } = view.deal!.own!;
      return [{ type: 'hora', actor, target: actor, pai: formatMjaiTile(drawn!) }];
    }
    case 'nineTerminals':
      return [{ type: 'ryukyoku', actor, reason: 'kyuushu_kyuuhai' }];
    case 'ron':
      return [{ type: 'hora', actor, ...offered(view) }];
    case 'chi':
    case 'pon':
    case 'calledKan': {
      const consumed = formatSorted(action.own);
      return [{ type: MJAI_CALLS[action.type], actor, ...offered(view), consumed }];
    }
    case 'pass':
    case 'pick':
    case 'tenpai':
    case 'noten':
      return [NONE];
  }
}

function offered({ deal }: SeatView): { target: number; pai: string } {
  const { phase } = deal!;
  if (phase.type !== 'claims') throw new Error('a claim needs a tile on offer');
  return { target: phase.offer.from, pai: formatMjaiTile(phase.offer.tile) };
}

/** The fields without which nobody can tell what is meant. */
const NEEDED: Readonly<Record<string, string>> = { dahai: 'pai', kakan: 'pai', chi: 'consumed' };

/**
 * The legal action that an answer means, or what is wrong with it. Fields that follow from the table may be left
 * out, and a `tsumogiri` that cannot be meant is passed over; a wrong tile or actor is not.
 */
export function readAnswer(
  answer: MjaiEvent,
  legal: readonly Action[],
  view: SeatView,
): Result<Action, string> {
  const alike = legal.filter((action) => mjaiOfAction(action, view)[0].type === answer.type);
  if (alike.length === 0) return fail(`${named(answer.type)} is not legal here`);
  const needed = NEEDED[answer.type];
  if (needed !== undefined && answer[needed] === undefined) {
    return fail(`${answer.type} has no ${needed}`);
  }
  const differs = alike.map((action) => differenceIn(answer, mjaiOfAction(action, view)[0]));
  const exact = differs.indexOf(null);
  if (exact >= 0) return ok(alike[exact]!);
  const near = differs.indexOf('tsumogiri');
  if (near >= 0) return ok(alike[near]!);
  const field = differs.at(-1)!;
  return fail(`${answer.type} with ${field} ${quoted(answer[field])} is not legal here`);
}

/** The discards that declare riichi, as mere discards: what can follow a `reach`. */
export function afterReach(legal: readonly Action[]): Action[] {
  return legal.flatMap((action) =>
    action.type === 'discard' && action.riichi ? [{ ...action, riichi: false }] : [],
  );
}
