// A table kept in the browser: whole matches under every rulebook, the view it tells is the view its events make,
// nothing hidden is told, and a match goes on where it was left.

import { createBot } from '@hanchan/bots';
import { type Action, foldView, followsOffer, isOffer, type SeatEvent } from '@hanchan/game';
import { PACES, type TablePace, timingsOf, USUAL_TIMINGS } from '@hanchan/protocol';
import { RULESETS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { replayEnding, resultsOf } from '@hanchan/table/felt/results.ts';
import type { PracticeStart } from '@hanchan/table/local/playedMatch.ts';
import { createPractice, type PracticeUpdate } from '@hanchan/table/local/practice.ts';
import { retrace } from '@hanchan/table/results/retrace.ts';
import { formOfWin } from '@hanchan/table/winForm/formWin.ts';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../src/calculator/outcome.ts';

const beginner = createBot('beginner', null);
if (!beginner.ok) throw new Error('no bot');
const bot = beginner.value;

const start = (over: Partial<PracticeStart> = {}): PracticeStart => ({
  rules: WRC_2022.values,
  assistance: 'guided',
  seed: '00c0ffee00c0ffee',
  bots: [bot, bot, bot],
  actions: [],
  pace: 'normal',
  ...over,
});

/** Plays as the bots would until the match is over or enough was seen; time passes as fast as it can. */
function playOut(given: PracticeStart, isEnough: (told: PracticeUpdate) => boolean = () => false) {
  const waiting = new Set<() => void>();
  const told: PracticeUpdate[] = [];
  const table = createPractice(given, {
    tell: (one) => told.push(one),
    later(run) {
      waiting.add(run);
      return () => waiting.delete(run);
    },
  });
  const first = table.now();
  for (let step = 0; step < 20_000; step++) {
    const now = table.now();
    if (now.view.phase === 'over' || (told.length > 0 && isEnough(told.at(-1)!))) break;
    if (now.view.phase === 'awaitingDeal') table.ready();
    else if (now.legal.length > 0) table.act(lawful(now));
    else {
      const [run] = waiting;
      waiting.delete(run!);
      run!();
    }
  }
  return { first, told, table };
}

const lawful = ({ view, legal }: PracticeUpdate): Action => {
  const plain = legal.filter((action) => !('own' in action) || action.own.length > 0);
  const pass = plain.find(({ type }) => type === 'pass' || type === 'noten');
  if (view.assistance === 'unassisted') {
    return (
      pass ?? plain.find((action) => action.type === 'discard' && action.fromDraw) ?? plain[0]!
    );
  }
  return bot.decide(view, plain, () => 0.5).action;
};

describe.each(RULESETS.map(({ id, values }) => [id, values] as const))('%s', (_, rules) => {
  const { first, told, table } = playOut(start({ rules: { ...rules, 'end.rounds': 1 } }));

  test('a match comes to its end', () => {
    expect(table.now().view.phase).toBe('over');
  });

  test('what is told folds into the view that is told', () => {
    let view = first.view;
    for (const one of told) {
      for (const event of one.events) view = foldView(view, event);
      expect(view).toEqual(one.view);
    }
  });

  test('the tiles of others are not told', () => {
    const hidden = told
      .flatMap(({ events }) => events)
      .filter((event): event is Extract<SeatEvent, { type: 'drew' }> => event.type === 'drew')
      .filter(({ seat, tile }) => seat !== table.seat && tile !== null);
    expect(hidden).toEqual([]);
  });

  test('every win on the way can be explained to the point', () => {
    let view = first.view;
    let wins = 0;
    for (const event of told.flatMap(({ events }) => events)) {
      if (event.type === 'won') {
        wins++;
        const retraced = retrace(event, view);
        expect(retraced?.score.deltas).toEqual(event.value.deltas);
        expect(retraced?.score.trace.length).toBeGreaterThan(0);
        // The calculator, opened from the win screen, comes to the same.
        const opened = outcomeOf(formOfWin(retraced!.win), view.rules);
        expect(opened).toMatchObject({ scored: { score: { points: event.value.points } } });
      }
      view = foldView(view, event);
    }
    expect(wins).toBeGreaterThan(0);
  });
});

test('a match that was left goes on where it was', () => {
  const half = playOut(start(), ({ actions, legal }) => actions.length > 150 && legal.length > 0);
  const at = half.table.now();
  const again = createPractice(start({ actions: at.actions }), {
    tell() {},
    later: () => () => {},
  });
  expect(again.now()).toEqual(at);
});

/** The same with a clock: when each event was told, and whether a bot had let a tile go before it. */
function timed(pace: TablePace) {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const told: { at: number; event: SeatEvent; asked: boolean }[] = [];
  let passes = 0;
  const table = createPractice(start({ pace, seed: '5eed5eed5eed5eed' }), {
    tell({ events, actions }) {
      const bots = actions.filter(({ type, seat }) => type === 'pass' && seat !== table.seat);
      for (const event of events) told.push({ at: now, event, asked: bots.length > passes });
      passes = bots.length;
    },
    later(run, milliseconds) {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  for (let step = 0; step < 4_000 && table.now().view.dealNumber < 4; step++) {
    const seen = table.now();
    if (seen.view.phase === 'over') break;
    if (seen.view.phase === 'awaitingDeal') table.ready();
    else if (seen.legal.length > 0) table.act(lawful(seen));
    else {
      const next = [...timers].sort((a, b) => a.at - b.at)[0]!;
      timers.delete(next);
      now = next.at;
      next.run();
    }
  }
  return told;
}

test.each(PACES)(
  'at a %s table a tile lies there as long whether or not a bot could claim it',
  (pace) => {
    const told = timed(pace);
    const [least, most] = timingsOf(pace, true, USUAL_TIMINGS).offerMs;
    expect(least).toBeGreaterThan(50);
    const gaps = { asked: [] as number[], unasked: [] as number[] };
    for (const [i, { at, event }] of told.entries()) {
      const next = told[i + 1];
      if (!isOffer(event) || next === undefined || !followsOffer(next.event)) continue;
      gaps[next.asked ? 'asked' : 'unasked'].push(next.at - at);
    }
    for (const gap of [...gaps.asked, ...gaps.unasked]) {
      expect(gap).toBeGreaterThanOrEqual(least);
      expect(gap).toBeLessThanOrEqual(most);
    }
    const average = (list: readonly number[]) =>
      list.reduce((sum, gap) => sum + gap, 0) / list.length;
    expect(Math.min(gaps.asked.length, gaps.unasked.length)).toBeGreaterThan(15);
    expect(Math.abs(average(gaps.asked) - average(gaps.unasked))).toBeLessThan((most - least) / 4);
  },
);

test('a refused act says which rule, and changes nothing', () => {
  const { table } = playOut(start(), ({ legal }) => legal.some(({ type }) => type === 'discard'));
  const before = table.now();
  const refusal = table.act({ type: 'tsumo', seat: table.seat });
  expect(refusal?.code).toBe('notComplete');
  expect(table.act({ type: 'pass', seat: ((table.seat + 1) % 4) as 0 })?.code).toBe('notYourTurn');
  expect(table.now()).toEqual(before);
});

test('at an unassisted table a false win is judged, and the screen for it comes up', () => {
  const { table, told } = playOut(
    start({ rules: WDMC_2019.values, assistance: 'unassisted' }),
    ({ legal, view }) => view.deal?.phase.type === 'turn' && legal.length > 0,
  );
  const before = told.at(-1)!.view;
  expect(table.act({ type: 'tsumo', seat: table.seat })).toBeNull();
  const { events, view } = told.at(-1)!;
  expect(events.map(({ type }) => type)).toContain('fouled');
  const results = resultsOf(events.map((event) => ({ before, event, after: view })));
  expect(results[0]).toMatchObject({ type: 'ruling', fouls: [{ foul: 'falseWin' }] });
});

describe('the screens after a deal', () => {
  const { first, told } = playOut(start({ rules: { ...WRC_2022.values, 'end.rounds': 1 } }));
  const all = told.flatMap(({ events }) => events);

  test('one per winner or draw, standings before the last deal, and the end once', () => {
    let view = first.view;
    const steps = all.map((event) => {
      const before = view;
      view = foldView(view, event);
      return { before, event, after: view };
    });
    const types = resultsOf(steps).map(({ type }) => type);
    const ended = all.filter(({ type }) => type === 'won' || type === 'drawn').length;
    expect(types.filter((type) => type === 'win' || type === 'draw')).toHaveLength(ended);
    expect(types.filter((type) => type === 'end')).toHaveLength(1);
    expect(types.at(-1)).toBe('end');
  });

  test('who comes back between two deals sees the result as it was', () => {
    let view = first.view;
    let before = view;
    for (const { events } of told) {
      const start = view;
      for (const event of events) view = foldView(view, event);
      if (events.some(({ type }) => type === 'dealEnded')) {
        before = start;
        const ending = events.filter(({ type }) => type !== 'discarded' && type !== 'drew');
        const [result] = resultsOf(replayEnding(view, ending));
        if (result?.type === 'win' || result?.type === 'draw') {
          expect(result.before.dealer).toBe(before.dealer);
          expect(result.before.round).toBe(before.round);
        }
      }
    }
    expect(before).not.toBe(first.view);
  });
});
