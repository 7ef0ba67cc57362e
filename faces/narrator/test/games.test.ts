// Every trace and every event of our own games, which show every yaku, draw, foul and refusal of every rulebook, worded in both
// languages: nothing is missing in a sentence, and between them they use every text.

import { redact } from '@hanchan/game';
import {
  closedMessage,
  dealAtPhrase,
  type EventMessage,
  endMessage,
  eventMessage,
  JAPANESE_WORDS,
  lineMessage,
  type Message,
  missingUra,
  noWinMessage,
  type PayMessage,
  type Phrase,
  PLAIN_WORDS,
  payMessage,
  poolMessage,
  rejectedMessage,
  sharesMessage,
  speaker,
  type TraceMessage,
  type Within,
  waitPhrase,
  winMessage,
  worthPhrase,
} from '@hanchan/narrator';
import * as en from '@hanchan/narrator/en';
import * as ja from '@hanchan/narrator/ja';
import { parseWin, score } from '@hanchan/score';
import type { Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { OWN_BOOKS, ownFilm, ownGames, rulesetOf } from '../../../proof/spec/support/ownCorpus.ts';
import { ownWins } from '../../../proof/spec/support/ownWins.ts';

type Told = TraceMessage | PayMessage | EventMessage | Phrase;

const TABLES = {
  en: { ...en.phrases, ...en.trace, ...en.payments, ...en.events, ...en.fouls },
  ja: { ...ja.phrases, ...ja.trace, ...ja.payments, ...ja.events, ...ja.fouls },
};
const speakers = {
  en: speaker<Told>('en', TABLES.en, (tiles) => `${tiles.length} tiles`),
  ja: speaker<Told>('ja', TABLES.ja, (tiles) => `牌${tiles.length}枚`),
};

const seen = new Set<string>();

function meet({ id, values }: Message): void {
  seen.add(id);
  for (const value of Object.values(values).flat()) {
    if (typeof value === 'object' && value !== null && 'id' in value) meet(value as Message);
  }
}

/** What is wrong with it in one of the languages. */
function wrongIn(message: Within<Told>): string[] {
  meet(message);
  const english = speakers.en(message, PLAIN_WORDS);
  const japanese = speakers.ja(message, JAPANESE_WORDS);
  const isWhole = (text: string) => text !== '' && !/undefined|null|NaN|[{}]/.test(text);
  return [
    ...(isWhole(english) ? [] : [english]),
    ...(isWhole(japanese) && !/[A-Za-z]{2}/.test(japanese) ? [] : [japanese]),
  ];
}

const told = (messages: readonly (Within<Told> | null)[]) =>
  messages.flatMap((message) => (message === null ? [] : wrongIn(message)));

const NAMES = ['甲', '乙', '丙', '丁'];
const audience = (viewer: Seat | null) => ({ viewer, names: (seat: Seat) => NAMES[seat]! });

describe.each(OWN_BOOKS)('%s', (id) => {
  test('every line of every trace', () => {
    const rules = rulesetOf(id).values;
    const wrong = ownWins(id).flatMap(({ line }) => {
      const win = parseWin(line, rules);
      if (!win.ok) throw new Error(win.error.message);
      const scored = score(win.value, rules);
      if (!scored.ok) throw new Error(scored.error.reason);
      const context = { win: win.value, score: scored.value, rules };
      return told([
        ...scored.value.trace.flatMap((one) => [
          lineMessage(one, context),
          payMessage(one, { win: win.value, isDiscarderNamed: scored.value.fu === 30 }),
          closedMessage(one),
        ]),
        ...scored.value.rejected.map((one) => rejectedMessage(one, scored.value)),
        missingUra(context),
        sharesMessage(context),
        worthPhrase(scored.value),
        waitPhrase(scored.value.reading.wait),
      ]);
    });
    expect(wrong).toEqual([]);
  });

  test('every event, to a player, to the others and by the winds', () => {
    const turns = ownGames(id).flatMap((game) => ownFilm(game).deals.flatMap((deal) => deal.turns));
    const wrong = turns.flatMap(({ before, step }) =>
      step.events.flatMap((event) => {
        const open = redact(event, 0);
        return told([
          endMessage(event, before.dealer),
          dealAtPhrase(before),
          ...(open === null
            ? []
            : [eventMessage(open, audience(0)), eventMessage(open, audience(null))]),
          ...(event.type === 'won'
            ? [winMessage(event, audience(0)), winMessage(event, audience(1))]
            : []),
        ]);
      }),
    );
    expect(turns.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});

test('what is said where there is no win', () => {
  const reasons = ['notComplete', 'noYaku', 'tooFewYaku'] as const;
  expect(told([...reasons.map((reason) => noWinMessage({ reason })), poolMessage()])).toEqual([]);
});

test('a riichi stick that is lent, with its chips, to the borrower and to the others', () => {
  const events = [1, 2].map((chips) => ({ type: 'lent', seat: 1, count: 0, chips }) as const);
  const said = events.flatMap((event) =>
    [1, 0].map((viewer) => eventMessage(event, audience(viewer as Seat))),
  );
  expect(told(said)).toEqual([]);
  expect(speakers.en(said[1]!, PLAIN_WORDS)).toBe('乙 is lent the riichi stick: 1 chip');
  expect(speakers.ja(said[2]!, JAPANESE_WORDS)).toBe('あなたがリーチ棒を借りる（チップ2枚）');
});

/** Moments that no game of the corpus has. */
const NOT_SHOWN = [
  'because.emptyCall.callLeavesNoDiscard',
  'because.emptyCall.callOnLastTile',
  'because.emptyCall.kanAfterCall',
  'because.emptyCall.kanLimit',
  'because.emptyCall.kanNoLiveTile',
  'because.falseWin.callNotAllowed',
  'because.falseWin.furitenMissed',
  'because.falseWin.furitenRiichi',
  'because.falseWin.noYaku',
  'because.falseWin.tooFewYaku',
  'because.invalidGroup.callNotAllowed',
  'consequence.refused',
  'reading.tooFewYaku',
  'reading.with',
  'withheld.red',
  'withheld.wait',
];

test('the games use every other text', () => {
  const unused = Object.keys(TABLES.en).filter((id) => !seen.has(id));
  expect(unused.sort()).toEqual(NOT_SHOWN);
});
