// May this be done? A moment of a played deal, and the engine's answer with its reason. The wrong reasons are ones of which it can be
// shown that they do not hold there.

import { type Random, shuffled } from '@hanchan/bots';
import { liveTiles, type Match } from '@hanchan/game';
import { isClosed, kindOf, type Seat, seatWind, WINDS, type Wind } from '@hanchan/tiles';
import type { Answer, Draft, Moment } from './question.ts';
import {
  type CallsQuestion,
  callsQuestion,
  type Why,
  whyOf,
  whysOf,
} from './questions/callQuestions.ts';
import type { JudgedBook } from './questions/refereeQuestions.ts';
import { sourceOfRule } from './sources.ts';

const ANSWERS = 4;

/** Null where the rulebook does not speak of what came up. */
export function playDraft(book: JudgedBook, random: Random): Draft | null {
  const question = callsQuestion(book.ruleset.values, random, null);
  return question === null ? null : playDraftOf(question, book, random);
}

/** The same of a moment that is there already. */
export function playDraftOf(
  question: CallsQuestion,
  { ruleset }: JudgedBook,
  random: Random,
): Draft | null {
  if (question.rule === null) return null;
  const source = sourceOfRule(ruleset, question.rule, question.case);
  if (source === null) return null;
  const why = question.refusal === null ? null : whyOf(question.refusal);
  const right: Answer = why === null ? { type: 'may' } : { type: 'mayNot', why };
  const wrong: Answer[] = why === null ? [] : [{ type: 'may' }];
  const others = shuffled(whysOf(question), random).filter(
    (one) => one !== why && (why === null || isUntrue(one, question)),
  );
  wrong.push(
    ...others
      .slice(0, ANSWERS - 1 - wrong.length)
      .map((one) => ({ type: 'mayNot' as const, why: one })),
  );
  if (wrong.length < 2) return null;
  return {
    area: 'play',
    about: `${question.skills[0]} ${question.refusal?.code ?? 'may'}`,
    ask: { type: 'play', moment: momentOf(question), wish: question.ask },
    answers: [right, ...wrong],
    sources: [source],
  };
}

function momentOf({ match, seat, ask, missed }: CallsQuestion): Moment {
  const deal = match.deal!;
  const own = deal.seats[seat];
  const windOf = (one: Seat) => seatWind(one, match.dealer);
  const { phase } = deal;
  const offer = phase.type === 'claims' ? phase.offer : null;
  return {
    round: WINDS[match.round % WINDS.length] as Wind,
    seat: windOf(seat),
    points: match.scores[seat],
    left: liveTiles(deal, match.rules),
    counters: match.counters,
    hand: { concealed: own.hand, melds: own.melds },
    drawn: own.drawn,
    river: own.discards.map(({ tile }) => tile),
    isRiichi: own.riichi !== 'none',
    missed: missed === null ? null : { tile: missed.tile, from: windOf(missed.from) },
    offer: offer === null ? null : { by: offer.by, tile: offer.tile, from: windOf(offer.from) },
    others: ask.type === 'bothRon' ? ask.others.map(windOf) : [],
  };
}

type Own = NonNullable<Match['deal']>['seats'][Seat];

/** Whether it is plain from the table that this is not why. */
function isUntrue(why: Why, { match, seat }: CallsQuestion): boolean {
  const deal = match.deal!;
  const own = deal.seats[seat];
  switch (why) {
    case 'ownDiscard':
      return !own.waits.some((kind) => own.discards.some(({ tile }) => kindOf(tile) === kind));
    case 'temporary':
    case 'inRiichi':
      return !own.hasMissed;
    case 'callInRiichi':
    case 'riichiTwice':
    case 'riichiHandFixed':
    case 'kanChangesHand':
      return own.riichi === 'none';
    case 'riichiOpenHand':
      return isClosed({ concealed: own.hand, melds: own.melds });
    case 'riichiNoPoints':
      return match.scores[seat] >= match.rules['riichi.deposit'];
    case 'callOnLastTile':
    case 'kanNoLiveTile':
      return liveTiles(deal, match.rules) > 0;
    case 'riichiTooLate':
      return liveTiles(deal, match.rules) >= match.rules['riichi.liveTiles'];
    case 'noYaku':
      return hasRiichiYaku(own);
    case 'tooFewYaku':
      return (
        match.counters < match.rules['win.twoYakuFrom'] || match.rules['win.twoYakuFrom'] === 0
      );
    default:
      return false;
  }
}

/** Who has declared riichi has a yaku. */
const hasRiichiYaku = ({ riichi }: Own) => riichi !== 'none';
