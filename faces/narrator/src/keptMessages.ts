// A kept score: what happened in a deal, what a payment is for, and why an entry is not taken.

import type {
  EntryProblem,
  KeptLine,
  PaymentLine,
  ProblemCode,
  WinLine,
  WonHand,
} from '@hanchan/keeper';
import type { WinCase, Worth } from '@hanchan/score';
import type { BySeat, Seat } from '@hanchan/tiles';
import { drawPhrase } from './eventMessages.ts';
import { message } from './message.ts';
import { countersPhrase, hanFuPhrase, limitPhrase, sticksPhrase, unitsPhrase } from './phrases.ts';

/** Players by seat. */
export type Names = BySeat<string>;

/** What a winner said that the hand is worth. */
export function statedPhrase(worth: Worth) {
  if ('flat' in worth) return message('worthSame');
  if ('limit' in worth) return limitPhrase(worth.limit);
  if ('yakuman' in worth) return unitsPhrase(worth.yakuman);
  return worth.fu === undefined
    ? message('han', { han: worth.han })
    : hanFuPhrase(worth.han, worth.fu);
}

/** What a winner's hand came to. */
function valuePhrase({ value }: WinLine) {
  const { han, fu, limit } = value;
  const size = han === null || fu === null ? null : hanFuPhrase(han, fu);
  if (limit === null) return size ?? message('worthSame');
  return size === null
    ? limitPhrase(limit)
    : message('sizeAndLimit', { size, limit: limitPhrase(limit) });
}

/** By what it came to, or, where that is not counted any more, as it was told. */
function wonPhrase({ seat, worth, shown }: WonHand, wins: readonly WinLine[]) {
  const line = wins.find((win) => win.seat === seat);
  if (line !== undefined) return valuePhrase(line);
  if (worth !== undefined) return statedPhrase(worth);
  return shown === undefined ? '' : `${shown.hand} ${shown.tile}`;
}

/** A line of the story in one sentence. */
export function keptMessage({ act, hand }: Pick<KeptLine, 'act' | 'hand'>, names: Names) {
  switch (act.type) {
    case 'bell':
      return message(`kept.bell.${act.when}`);
    case 'loan':
      if (act.of === 'riichi') {
        const key = act.count > 0 ? 'kept.stickLent' : 'kept.stickReturned';
        return message(key, { name: names[act.seat] });
      }
      return message(act.count > 0 ? 'kept.lent' : 'kept.returned', { name: names[act.seat] });
    case 'end':
      return message('kept.end');
    case 'ruling':
      return rulingMessage(act.ruling, names);
    case 'hand':
      return handMessage(act.hand.result, hand?.wins ?? [], names);
  }
}

type Ruling = Extract<KeptLine['act'], { type: 'ruling' }>['ruling'];

function rulingMessage(ruling: Ruling, names: Names) {
  if (ruling.what === 'move') return message('kept.ruling.move');
  const name = names[ruling.seat];
  return ruling.what === 'penalty'
    ? message('kept.ruling.penalty', { name, points: ruling.points })
    : message(`kept.ruling.${ruling.what}`, { name });
}

type Result = Extract<KeptLine['act'], { type: 'hand' }>['hand']['result'];

function handMessage(result: Result, wins: readonly WinLine[], names: Names) {
  const named = (seats: readonly Seat[]) => seats.map((seat) => names[seat]);
  switch (result.type) {
    case 'ron': {
      const told = result.wins.map((won) =>
        message('kept.win', { name: names[won.seat], worth: wonPhrase(won, wins) }),
      );
      return message('kept.ron', { wins: told, from: names[result.from] });
    }
    case 'tsumo': {
      const worth = wonPhrase(result.win, wins);
      return message('kept.tsumo', { name: names[result.win.seat], worth });
    }
    case 'exhausted':
      return result.tenpai.length === 0
        ? message('kept.allNoten')
        : message('kept.exhausted', { names: named(result.tenpai) });
    case 'nagashi':
      return message('kept.nagashi', { names: named(result.by) });
    case 'aborted':
      return drawPhrase(result.reason);
    case 'chombo':
      return message('kept.chombo', { names: named(result.by) });
    case 'redeal':
      return message('kept.redeal');
  }
}

/** What a payment is for; null where its hand is not counted any more. */
export function paymentMessage(
  { what, count, seat }: PaymentLine,
  wins: readonly WinLine[],
  names: Names,
) {
  switch (what) {
    case 'hand': {
      const win = wins.find((one) => one.seat === seat);
      return win === undefined ? null : valuePhrase(win);
    }
    case 'counters':
      return countersPhrase(count ?? 0);
    case 'deposits':
    case 'lastDeposits':
      return sticksPhrase(count ?? 0);
    case 'chombo':
      return message('paid.chombo', { name: seat === undefined ? '' : names[seat] });
    default:
      return message(`paid.${what}`);
  }
}

/** Entries that a person can make: the others are told in the engine's words, for they come from programs. */
const PROBLEMS = [
  'matchOver',
  'bellTwice',
  'riichiNotAllowed',
  'riichiNoPoints',
  'fourRiichi',
  'paarenchan',
  'headBump',
  'tripleRon',
  'winnerPays',
  'notLiable',
  'riichiIsTenpai',
  'offenderIsTenpai',
  'noDeadHands',
  'deadHand',
  'noNagashi',
  'notAborted',
  'noChombo',
  'chomboRedeals',
  'noYaku',
  'tooFewYaku',
  'notComplete',
  'tooFewHan',
  'tooFewHanForFu',
  'badFu',
  'badYakuman',
  'reasonWanted',
  'notLast',
  'noSuchEntry',
  'badAmount',
] as const satisfies readonly ProblemCode[];

/** Why an entry is not taken. */
export function entryProblemMessage({
  code,
  message: said,
}: Pick<EntryProblem, 'code' | 'message'>) {
  const known = PROBLEMS.find((one) => one === code);
  return known === undefined ? message('entry.other', { said }) : message(`entry.${known}`);
}

/** Why no table can produce a win. */
export const impossibleMessage = (one: WinCase) => message(`impossible.${one}`);

type Tellers =
  | typeof keptMessage
  | typeof paymentMessage
  | typeof statedPhrase
  | typeof entryProblemMessage;

/** Of a kept score. */
export type KeptMessage = Exclude<ReturnType<Tellers>, null>;

/** Why a win cannot be. */
export type ImpossibleMessage = ReturnType<typeof impossibleMessage>;
