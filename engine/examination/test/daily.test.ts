// The problem of the day: for every rulebook and every day there is one, it has one right answer that the engine gives when it is
// asked apart from the generator, and everywhere it is the same.

import { refusalOf } from '@hanchan/game';
import { discards } from '@hanchan/hand';
import { sha256Hex } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { score } from '@hanchan/score';
import { allTiles, countTiles, overfullKinds, SEATS, seatWind } from '@hanchan/tiles';
import { consequencesOf, deskRulesFor, outcomeOf } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import {
  actionOf,
  DAILY_KINDS,
  type DailyProblem,
  dailyProblem,
  dayNumber,
  formsOf,
  type JudgedBook,
  whyOf,
  wonBy,
} from '../src/index.ts';

const isFull = process.env['HANCHAN_FULL'] !== undefined;
const DAYS = isFull ? 400 : 56;
const bookOf = (id: string): JudgedBook => ({
  ruleset: RULESETS.find((one) => one.id === id)!,
  fouls: foulListOf(id),
});
const FIRST = Date.UTC(2026, 10, 19);
const dayAt = (n: number) => new Date(FIRST + n * 86_400_000).toISOString().slice(0, 10);

/** Another one is first. */
const HEAD_BUMP = { code: 'callNotAllowed', rule: 'win.multipleRon' } as const;

/** What the engine says, asked anew. */
function expectRight({ question, told, day }: DailyProblem, book: JudgedBook) {
  const { values } = book.ruleset;
  const right = question.answers[question.right]!;
  if (told.type === 'efficiency') {
    const { hand, own, rivers } = told;
    const seen = rivers.length > 0 ? countTiles([...own, ...rivers.flat()]) : undefined;
    const [best, next] = discards(hand, seen, formsOf(values));
    expect([day, overfullKinds(countTiles(allTiles(hand))).length]).toEqual([day, 0]);
    expect([day, right]).toEqual([day, { type: 'discard', tile: best!.tile }]);
    expect([day, next!.shanten > best!.shanten || next!.count < best!.count]).toEqual([day, true]);
  } else if (told.type === 'calls') {
    const { ask, match, seat } = told;
    const refusal =
      ask.type !== 'bothRon'
        ? refusalOf(match, actionOf(seat, ask))
        : wonBy(match, [...ask.others, seat], seat) === null
          ? HEAD_BUMP
          : null;
    const said = refusal === null ? { type: 'may' } : { type: 'mayNot', why: whyOf(refusal) };
    expect([day, right]).toEqual([day, said]);
  } else if (told.type === 'scoring') {
    const { win } = told.scored;
    const scored = score(win, values);
    if (!scored.ok) throw new Error('no win');
    const payments = SEATS.filter((seat) => scored.value.deltas[seat] < 0).map((seat) => ({
      wind: seatWind(seat, win.dealer),
      points: 0 - scored.value.deltas[seat],
    }));
    const said =
      right.type === 'fu' ? { type: 'fu', fu: scored.value.fu } : { type: 'payments', payments };
    expect([day, right]).toEqual([day, said]);
  } else {
    const { foul, time } = told;
    const step = foul.steps[Math.min(time, foul.steps.length) - 1]!;
    const outcome = outcomeOf(foul, step, values);
    const desk = deskRulesFor(values);
    const follows = consequencesOf(foul, book.fouls, outcome, values, desk).map(({ id }) => id);
    if (right.type === 'effect') {
      const isTrue = question.answers.map(
        (one) => one.type === 'effect' && follows.includes(one.effect),
      );
      expect([day, isTrue.filter(Boolean).length, isTrue[question.right]]).toEqual([day, 1, true]);
    } else expect([day, right]).toMatchObject([day, { type: 'penalty', outcome }]);
  }
}

describe('the problem of the day', () => {
  test.each(RULESETS.map(({ id }) => id))(
    'of %s is there every day, with one right answer that the engine confirms',
    (id) => {
      const book = bookOf(id);
      const kinds = new Set<string>();
      for (let n = 0; n < DAYS; n++) {
        const problem = dailyProblem(book, dayAt(n));
        if (problem === null) throw new Error(`none on ${dayAt(n)}`);
        const { question, kind, day, rules } = problem;
        kinds.add(kind);
        expect([day, rules]).toEqual([dayAt(n), id]);
        const answers = question.answers.map((answer) => JSON.stringify(answer));
        expect([day, new Set(answers).size]).toEqual([day, answers.length]);
        expect([day, answers.length >= 2, answers[question.right] !== undefined]).toEqual([
          day,
          true,
          true,
        ]);
        // What a rule decides is cited; which discard is best is counted.
        expect([day, question.sources.length > 0]).toEqual([day, kind !== 'discard']);
        expectRight(problem, book);
      }
      for (const kind of ['discard', 'may', 'score'] as const) expect(kinds).toContain(kind);
      expect(DAILY_KINDS.length).toBeGreaterThanOrEqual(kinds.size);
    },
    300_000,
  );

  test('is the same whoever asks, in whatever order and however often', () => {
    const book = bookOf('wrc-2022');
    const there = Array.from({ length: 8 }, (_, n) => dailyProblem(book, dayAt(n)));
    const back = Array.from({ length: 8 }, (_, n) =>
      dailyProblem(bookOf('wrc-2022'), dayAt(7 - n)),
    );
    expect(back.reverse()).toEqual(there);
    expect(new Set(there.map((one) => one!.code)).size).toBe(8);
    expect(dailyProblem(bookOf('ema-2008'), dayAt(0))).not.toEqual(there[0]);
  });

  test('of two weeks under each rulebook are those that they were: what people answered was about them', () => {
    const codes = RULESETS.map(({ id }) => {
      const all = Array.from({ length: 14 }, (_, n) => dailyProblem(bookOf(id), dayAt(n))!.code);
      return [id, sha256Hex(all.join()).slice(0, 8)];
    });
    expect(Object.fromEntries(codes)).toMatchInlineSnapshot(`
      {
        "ema-2008": "53cb2953",
        "general": "c5a1212e",
        "tenhou": "415e998a",
        "uspml-fundamentals": "8ac986c6",
        "wdmc-2019": "c473d825",
        "wrc-2022": "4b901043",
      }
    `);
  });

  test('a week asks which discard, may you and what is it worth twice each, and one ruling', () => {
    const monday = 4; // 2026-11-23
    const kinds = Array.from({ length: 7 }, (_, n) => {
      return dailyProblem(bookOf('wrc-2022'), dayAt(monday + n))!.kind;
    });
    expect(kinds.sort()).toEqual(['discard', 'discard', 'may', 'may', 'ruling', 'score', 'score']);
  });

  test('what is no day has none', () => {
    for (const text of [
      '',
      '2026-11-31',
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '1969-12-31',
      '2026-1-1',
      '2026-11-19 ',
      '２０２６-11-19',
      'constructor',
    ]) {
      expect([text, dailyProblem(bookOf('general'), text)]).toEqual([text, null]);
    }
    for (const day of ['1970-01-01', '2000-02-29', '2024-02-29', '2026-12-31', '2100-03-01']) {
      expect([day, dayNumber(day)]).toEqual([day, Date.parse(`${day}T00:00:00Z`) / 86_400_000]);
    }
  });
});
