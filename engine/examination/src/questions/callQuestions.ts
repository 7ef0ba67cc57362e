// May you? Moments of played deals in which something is allowed or refused for a reason, and the engine's answer.

import { type Random, seedOf } from '@hanchan/bots';
import type { Illegal, IllegalCode, Match } from '@hanchan/game';
import type { Case, RuleKey, RuleValues } from '@hanchan/rules';
import type { Seat } from '@hanchan/tiles';
import { asksOf, type Wish } from './asks.ts';
import type { QuestionOf, Skill } from './kinds.ts';
import { type Missed, momentsOf, type PlayedMoment } from './playedDeal.ts';

/** A moment of a played deal, what somebody wants to do, and whether it may be done. */
export interface CallsQuestion extends QuestionOf<'calls'> {
  readonly match: Match;
  readonly seat: Seat;
  readonly ask: Wish;
  /** A completing tile that this player let go, still to be reckoned with. */
  readonly missed: Missed | null;
  /** Null: it may be done. */
  readonly refusal: Illegal | null;
  /** What the rulebook says on it, also where it allows. */
  readonly rule: RuleKey | null;
  readonly case?: Case | undefined;
}

/** Why it may not be done, as one chooses from a list: a code, and the option where that is more exact. */
export type Why = IllegalCode | 'ownDiscard' | 'temporary' | 'inRiichi' | 'headBump';

/** Deals that are looked through before a skill is given up. */
const DEALS = 24;

/** Null where no deal of this chance has such a moment. */
export function callsQuestion(
  rules: RuleValues,
  random: Random,
  wanted: Skill<'calls'> | null,
): CallsQuestion | null {
  const seed = Math.floor(random() * 2 ** 32);
  for (let number = 0; number < (wanted === null ? 3 : DEALS); number++) {
    const found = questionsOf(rules, seedOf(seed, number), wanted).filter(
      ({ skills }) => wanted === null || skills.includes(wanted),
    );
    if (found.length > 0) return pickRare(found, random);
  }
  return null;
}

/** One of each skill and answer from a deal: what is common does not crowd out what is rare. */
export function questionsOf(
  rules: RuleValues,
  seed: number,
  wanted: Skill<'calls'> | null = null,
): CallsQuestion[] {
  const found = new Map<string, CallsQuestion>();
  for (const moment of momentsOf(rules, seed, wanted)) {
    for (const question of asked(moment)) {
      const key = `${question.skills[0]} ${question.refusal?.code ?? 'may'}`;
      // The later one: rivers are longer, and more has happened.
      found.set(key, question);
    }
  }
  return [...found.values()];
}

function asked({ match, missed }: PlayedMoment): CallsQuestion[] {
  return asksOf(match).map(({ seat, ask, skill, rule, refusal }) => {
    const isBarred = match.deal!.seats[seat].hasMissed;
    return {
      type: 'calls',
      match,
      seat,
      ask,
      missed: isBarred ? missed[seat] : null,
      refusal,
      rule: refusal?.rule ?? rule,
      case: refusal?.rule == null ? undefined : refusal.case,
      skills: [skill],
    };
  });
}

/** How seldom a moment comes up, roughly: that many times as likely to be taken. */
const WEIGHTS: Readonly<Record<Skill<'calls'>, number>> = {
  mayWin: 3,
  ownDiscard: 8,
  temporary: 12,
  inRiichi: 10,
  selfDraw: 6,
  noYaku: 4,
  twoYaku: 6,
  headBump: 20,
  robbing: 20,
  riichi: 2,
  riichiKan: 16,
  kan: 3,
  call: 2,
  callInRiichi: 1,
  swap: 1,
  lastTile: 4,
  nineTerminals: 5,
};

function pickRare(found: readonly CallsQuestion[], random: Random): CallsQuestion {
  const weightOf = ({ skills }: CallsQuestion) => WEIGHTS[skills[0]!];
  let left = random() * found.reduce((sum, one) => sum + weightOf(one), 0);
  for (const one of found) {
    left -= weightOf(one);
    if (left < 0) return one;
  }
  return found.at(-1)!;
}

/** The reason as it stands in the list. */
export function whyOf({ code, rule }: Illegal): Why {
  if (code !== 'furiten') return rule === 'win.multipleRon' ? 'headBump' : code;
  if (rule === 'furiten.missedInRiichi') return 'inRiichi';
  return rule === 'furiten.missed' ? 'temporary' : 'ownDiscard';
}

const WHYS: Readonly<Record<Wish['type'], readonly Why[]>> = {
  ron: ['ownDiscard', 'temporary', 'inRiichi', 'noYaku', 'tooFewYaku', 'callNotAllowed'],
  bothRon: ['headBump', 'ownDiscard', 'noYaku'],
  tsumo: ['noYaku', 'tooFewYaku', 'ownDiscard', 'temporary'],
  riichi: [
    'riichiOpenHand',
    'riichiNoPoints',
    'riichiTooLate',
    'riichiFuriten',
    'riichiNotAllowed',
    'riichiTwice',
  ],
  concealedKan: ['kanChangesHand', 'kanNoLiveTile', 'kanLimit', 'kanNotAllowed', 'kanAfterCall'],
  addedKan: ['kanNoLiveTile', 'kanLimit', 'kanNotAllowed', 'kanAfterCall'],
  chi: ['callNotAllowed', 'callInRiichi', 'callOnLastTile', 'callLeavesNoDiscard'],
  pon: ['callInRiichi', 'callOnLastTile', 'callLeavesNoDiscard', 'callNotAllowed'],
  calledKan: ['callInRiichi', 'callOnLastTile', 'kanNoLiveTile', 'kanNotAllowed', 'kanLimit'],
  discard: ['swapCall', 'riichiHandFixed'],
  nineTerminals: ['nineTerminalsNotAllowed', 'notNineTerminals'],
};

/** The reasons to choose from; the right one is always there. */
export function whysOf({ ask, refusal }: Pick<CallsQuestion, 'ask' | 'refusal'>): Why[] {
  const listed = [...WHYS[ask.type]];
  const why = refusal === null ? null : whyOf(refusal);
  return why === null || listed.includes(why) ? listed : [...listed, why];
}

/** Whether the answer was right, and the reason given for it. */
export interface CallsGrade {
  readonly isAnswerRight: boolean;
  readonly isWhyRight: boolean;
  readonly isRight: boolean;
}

/** `why` counts only where it may not be done. */
export function gradeCall(question: CallsQuestion, may: boolean, why: Why | null): CallsGrade {
  const { refusal } = question;
  const isAnswerRight = may === (refusal === null);
  const isWhyRight = refusal === null ? isAnswerRight : whyOf(refusal) === why;
  return { isAnswerRight, isWhyRight, isRight: isAnswerRight && isWhyRight };
}
