// Fouls at a table: what was done, why it is one, what it brings.

import type { Consequence, Foul, GameEvent } from '@hanchan/game';
import { message } from './message.ts';

/** A foul as the table is told of it. */
export type Fouled = Extract<GameEvent, { type: 'fouled' }>;

/** Why each can be one: codes of the engine, and for some the rule or the case behind them. */
const REASONS = {
  falseWin: [
    'notComplete',
    'noYaku',
    'tooFewYaku',
    'furitenDiscard',
    'furitenMissed',
    'furitenRiichi',
    'callNotAllowed',
    'deadHand',
  ],
  notenRiichi: ['riichiNotTenpai', 'riichiHandFixed'],
  openRiichi: ['riichiOpenHand'],
  emptyCall: [
    'noSuchMeld',
    'callNotAllowed',
    'callLeavesNoDiscard',
    'callOnLastTile',
    'kanLimit',
    'kanNoLiveTile',
    'kanAfterCall',
    'riichiTooLate',
    'riichiNoPoints',
  ],
  invalidGroup: ['noSuchMeld', 'callNotAllowed'],
  swapDiscard: ['afterPon', 'afterChi', 'otherEnd'],
  riichiDiscard: ['riichiHandFixed'],
  riichiCall: ['callInRiichi'],
  riichiKan: ['kanChangesHand'],
  deadHandCall: ['deadHand'],
  deadHandDeclaration: ['deadHand'],
  falseTenpai: ['notTenpai'],
} as const satisfies Readonly<Record<Foul, readonly string[]>>;

type BecauseId = { [F in Foul]: `because.${F}.${(typeof REASONS)[F][number]}` }[Foul];

const FURITEN: Readonly<Record<string, string>> = {
  'furiten.discard': 'furitenDiscard',
  'furiten.missed': 'furitenMissed',
  'furiten.missedInRiichi': 'furitenRiichi',
};

function reasonIn({ code, rule, case: one }: NonNullable<Fouled['because']>): string {
  if (code === 'furiten') return FURITEN[rule ?? ''] ?? 'furitenDiscard';
  return code === 'swapCall' ? (one?.swap ?? 'afterPon') : code;
}

/** “the hand was not complete”; null where the reason is not told: games of an older server do not say it. */
function becausePhrase({ foul, because }: Pick<Fouled, 'foul' | 'because'>) {
  const reason = because === undefined ? null : reasonIn(because);
  const known: readonly string[] = REASONS[foul];
  if (reason === null || !known.includes(reason)) return null;
  return message(`because.${foul}.${reason}` as BecauseId);
}

/** “False win: the hand was not complete”. */
export function foulMessage(event: Pick<Fouled, 'foul' | 'because'>) {
  const foul = message(`foul.${event.foul}`);
  const because = becausePhrase(event);
  return because === null ? foul : message('foulBecause', { foul, because });
}

/** “Chombo”. */
export const consequenceMessage = (consequence: Consequence) =>
  message(`consequence.${consequence}`);

type Tellers = typeof foulMessage | typeof consequenceMessage;

/** Of a foul. */
export type FoulMessage = ReturnType<Tellers>;
