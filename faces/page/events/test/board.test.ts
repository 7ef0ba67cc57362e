// The board of a hall: which page when, what takes the whole screen, what is called out, when the gong sounds.

import { findRuleset } from '@hanchan/rulesets';
import {
  clockOf,
  type EventState,
  inventPeople,
  inventSheet,
  type TableSeats,
  tableOf,
} from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { boardPages, ROWS } from '../src/board/boardPages.ts';
import { calledNow, gongMoment, ownClocks, takeoverOf } from '../src/board/boardTime.ts';
import { clockSentences } from '../src/board/clockSentences.ts';
import { sizeFor } from '../src/board/fitting.ts';
import { firstPage, held, PAGE_MS, rotated, turnedBy } from '../src/board/rotation.ts';
import { strokeBetween } from '../src/event/gong.ts';
import { daysText, hallRound, minutesText } from '../src/event/hallRound.ts';
import { type AnEvent, anEvent, stagesOf } from './anEvent.ts';

const START = Date.UTC(2027, 2, 20, 9);
const MINUTE = 60_000;

interface Hall extends AnEvent {
  sign(round: number, table: number, at?: number): void;
}

/** Sixteen players, two rounds of 90 minutes, both seated and the first published. */
function hall(book = 'wrc-2022'): Hall {
  const made = anEvent({ book, at: START });
  const { state } = made;
  const people = inventPeople(16, 'board');
  made.do({ type: 'enrol', people });
  made.do({ type: 'number', order: people.map(({ id }) => id) });
  made.do(stagesOf(2));
  const lines = [0, 1, 2, 3] as const;
  const rows = lines.map((i): TableSeats => [i * 4 + 1, i * 4 + 2, i * 4 + 3, i * 4 + 4]);
  const columns = lines.map((i): TableSeats => [i + 1, i + 5, i + 9, i + 13]);
  const rounds = [
    { round: 1, tables: rows },
    { round: 2, tables: columns },
  ];
  made.do({ type: 'seat', seed: 'board', method: 'by hand', rounds, reason: '' });
  made.do({ type: 'publishSeating', round: 1, isPublic: true });
  return {
    ...made,
    sign(round, number, at) {
      const found = () => tableOf(state, round, number)!;
      const place = () => ({ round, table: number, version: found().version });
      const sheet = inventSheet(found(), state.settings.rules.values, 'board');
      made.do({ type: 'enter', at: place(), sheet, source: 'typed' }, at);
      for (const slot of sheet.slots)
        made.do({ type: 'confirm', at: place(), slot, how: 'paper' }, at);
      made.do({ type: 'sign', at: place() }, at);
    },
  };
}

const kinds = (state: EventState, now = START) =>
  boardPages(state, now, 'en').map(({ kind }) => kind);

describe('the pages', () => {
  test('before the start: the clock and where everybody sits, by name, fourteen a page', () => {
    const { state } = hall();
    expect(kinds(state)).toEqual(['clock', 'seating', 'seating']);
    const seating = boardPages(state, START, 'en').slice(1);
    const rows = seating
      .flatMap((page) => ('columns' in page ? page.columns : []))
      .map(({ rows: own }) => own);
    expect(rows.map(({ length }) => length)).toEqual([ROWS, ROWS, 2]);
    const names = rows.flat().map(({ text }) => text);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    expect(new Set(names).size).toBe(16);
    expect(rows.flat().filter(({ value }) => value === '3')).toHaveLength(4);
  });

  test('the seating goes when everybody must have found the table', () => {
    const { state, do: perform } = hall();
    perform({ type: 'start', round: 1 });
    expect(kinds(state, START + 9 * MINUTE)).toContain('seating');
    expect(kinds(state, START + 11 * MINUTE)).toEqual(['clock']);
  });

  test('a signature brings standings, seven a page, and the result of its table', () => {
    const { state, do: perform, sign } = hall();
    perform({ type: 'start', round: 1 });
    sign(1, 2, START + 80 * MINUTE);
    const pages = boardPages(state, START + 80 * MINUTE, 'en');
    expect(pages.map(({ kind }) => kind)).toEqual([
      'clock',
      'standings',
      'standings',
      'standings',
      'results',
    ]);
    const [first] = pages.filter((page) => page.kind === 'standings');
    expect(first).toMatchObject({
      round: 1,
      tablesIn: 1,
      tables: 4,
      span: { from: 1, to: 7, of: 16 },
    });
    const result = pages.at(-1)!;
    const column = 'columns' in result ? result.columns[0]! : null;
    expect(column?.table).toBe(2);
    expect(column?.rows.map(({ lead }) => lead)).toEqual(['1', '2', '3', '4']);
  });

  test('behind the curtain there are neither standings nor results, and the board says so', () => {
    const { state, do: perform, sign } = hall();
    perform({ type: 'start', round: 1 });
    for (const table of [1, 2, 3, 4]) sign(1, table);
    perform({ type: 'endRound', round: 1 });
    perform({ type: 'curtain', isDown: true });
    expect(kinds(state)).toEqual(['clock', 'curtain']);
  });

  test('an announcement is shown for an hour, what is planned until it is over', () => {
    const { state, do: perform } = hall();
    perform({ type: 'announce', text: 'Lunch is served' });
    const block = {
      id: 'lunch',
      kind: 'lunch',
      label: 'Lunch',
      start: START + 90 * MINUTE,
      minutes: 60,
      round: null,
    } as const;
    perform({ type: 'schedule', blocks: [block] });
    const pages = boardPages(state, START + MINUTE, 'en');
    expect(pages[1]).toEqual({ kind: 'announcement', text: 'Lunch is served' });
    // Ten o'clock in Stockholm is nine in UTC.
    expect(pages.at(-1)).toMatchObject({
      kind: 'schedule',
      columns: [{ rows: [{ lead: '11:30', text: 'Lunch' }] }],
    });
    expect(kinds(state, START + 3 * 60 * MINUTE)).not.toContain('announcement');
    expect(kinds(state, START + 3 * 60 * MINUTE)).not.toContain('schedule');
  });

  test('after a round the next one is on the clock, and after the last one the last', () => {
    const { state, do: perform, sign } = hall();
    expect(hallRound(state)?.number).toBe(1);
    perform({ type: 'start', round: 1 });
    for (const table of [1, 2, 3, 4]) sign(1, table);
    perform({ type: 'endRound', round: 1 });
    expect(hallRound(state)?.number).toBe(2);
  });
});

test('a long name is set smaller, a very long one in two lines, a short one not larger', () => {
  expect([sizeFor(300, 100), sizeFor(300, 400), sizeFor(300, 600), sizeFor(0, 0)]).toEqual([
    1,
    0.75,
    'two',
    1,
  ]);
});

describe('the rotation', () => {
  const NAMES = ['clock', 'standings 1', 'schedule 1'];
  const shown = (rotation: ReturnType<typeof firstPage>) => NAMES[rotation.place];

  test('turns every twelve seconds and begins again', () => {
    const first = rotated(firstPage(0), 0, NAMES);
    expect(rotated(first, PAGE_MS - 1, NAMES)).toBe(first);
    expect(shown(rotated(first, PAGE_MS, NAMES))).toBe('standings 1');
    expect(shown(rotated(first, 3 * PAGE_MS, NAMES))).toBe('clock');
  });

  test('stays while held, turns by hand, and gives a page by hand its whole time', () => {
    const stopped = held(firstPage(0), 0);
    expect(shown(rotated(stopped, 10 * PAGE_MS, NAMES))).toBe('clock');
    const back = turnedBy(firstPage(0), -1, 11_000, NAMES);
    expect(shown(back)).toBe('schedule 1');
    expect(shown(rotated(back, 13_000, NAMES))).toBe('schedule 1');
    expect(shown(rotated(held(stopped, 50_000), 55_000, NAMES))).toBe('clock');
  });

  test('goes on with the same page when others come before it, and a held one comes back', () => {
    const stopped = held(turnedBy(firstPage(0), 1, 0, NAMES), 0);
    const told = ['clock', 'announcement Lunch', ...NAMES.slice(1)];
    const later = rotated(stopped, 20_000, told);
    expect(told[later.place]).toBe('standings 1');
    const curtain = ['clock', 'curtain', 'schedule 1'];
    const hidden = rotated(later, 30_000, curtain);
    expect(hidden.place).toBeLessThan(curtain.length);
    expect(shown(rotated(hidden, 40_000, NAMES))).toBe('standings 1');
    const turning = turnedBy(firstPage(0), 1, 0, NAMES);
    expect(told[rotated(turning, 5_000, told).place]).toBe('standings 1');
  });

  test('finds a page that is there when pages go', () => {
    const gone = { name: 'standings 36', place: 5, since: 0 };
    expect(rotated({ ...gone, isHeld: false }, 1, NAMES).place).toBe(0);
    expect(rotated({ ...gone, isHeld: true }, 1, NAMES).place).toBe(2);
    expect(rotated(firstPage(0), PAGE_MS, []).place).toBe(0);
  });

  test('turns on a device whose own clock was far ahead of the hall', () => {
    const ahead = rotated(firstPage(600_000), 1_000, NAMES);
    expect(shown(rotated(ahead, 1_000 + PAGE_MS, NAMES))).toBe('standings 1');
  });
});

describe('the time', () => {
  const at = (minutes: number) => START + minutes * MINUTE;
  const running = () => {
    const made = hall();
    made.do({ type: 'start', round: 1 });
    return made;
  };
  const clockAt = (state: EventState, minutes: number) => clockOf(state, 1, at(minutes))!;

  test('is written in minutes, however many', () => {
    expect([5_400, 61, 9.2, 0, -3].map(minutesText)).toEqual([
      '90:00',
      '1:01',
      '0:10',
      '0:00',
      '0:00',
    ]);
  });

  test('each call of the time is there for half a minute', () => {
    const { state } = running();
    const called = [29.9, 30, 30.4, 30.6, 60, 75, 80, 85, 89].map((minutes) =>
      calledNow(clockAt(state, minutes)),
    );
    expect(called).toEqual([null, 60, 60, null, 30, 15, 10, 5, 1]);
  });

  test('the last five minutes take the screen, and so does the gong for three more', () => {
    const { state } = running();
    const round = state.rounds[0]!;
    const taken = (minutes: number) =>
      takeoverOf(clockAt(state, minutes), gongMoment(state, round, at(minutes)), at(minutes));
    expect([84.9, 85, 89.9, 90, 92.9, 93.1].map(taken)).toEqual([
      null,
      'lastMinutes',
      'lastMinutes',
      'gong',
      'gong',
      null,
    ]);
    expect(takeoverOf(clockOf(state, 2, START), null, START)).toBeNull();
  });

  test('a gong rung by hand counts from its own moment, and pauses move the planned one', () => {
    const { state, do: perform } = running();
    perform({ type: 'pause', round: 1, table: null, reason: 'fire alarm' }, at(10));
    perform({ type: 'resume', round: 1, table: null }, at(20));
    expect(gongMoment(state, state.rounds[0]!, at(95))).toBeNull();
    expect(gongMoment(state, state.rounds[0]!, at(101))).toBe(at(100));
    perform({ type: 'gong', round: 1 }, at(40));
    expect(gongMoment(state, state.rounds[0]!, at(41))).toBe(at(40));
  });

  test('a table with time of its own is shown until it has ended', () => {
    const { state, do: perform } = running();
    perform({ type: 'extraTime', round: 1, table: 3, seconds: 180, reason: 'ruling' }, at(10));
    const own = (minutes: number) => ownClocks(state, state.rounds[0]!, at(minutes));
    expect(own(88)).toEqual([{ table: 3, extraSeconds: 180, secondsLeft: 300, isPaused: false }]);
    expect(own(93)).toEqual([]);
    perform({ type: 'pause', round: 1, table: 2, reason: 'ruling' }, at(20));
    expect(own(21).map(({ table, isPaused }) => [table, isPaused])).toEqual([
      [2, true],
      [3, false],
    ]);
  });

  test('the gong sounds at the start, softly at five minutes, at the end, and never for what is past', () => {
    const clock = (
      phase: 'waiting' | 'running' | 'paused' | 'over',
      warning: number | null = null,
      round = 1,
    ) => ({
      phase,
      warning,
      round,
    });
    expect(strokeBetween(null, clock('running'))).toBeNull();
    expect(strokeBetween(clock('waiting'), clock('running'))).toBe('start');
    expect(strokeBetween(clock('running', 10), clock('running', 5))).toBe('soft');
    expect(strokeBetween(clock('running', 5), clock('running', 5))).toBeNull();
    expect(strokeBetween(clock('running', 1), clock('over'))).toBe('end');
    expect(strokeBetween(clock('paused', 1), clock('running', 1))).toBeNull();
    expect(strokeBetween(clock('over'), clock('waiting', null, 2))).toBeNull();
    expect(strokeBetween(clock('over'), clock('running', null, 2))).toBe('start');
    expect(strokeBetween(clock('waiting'), clock('over'))).toBeNull();
  });

  test('says what the rulebook says, by its values', () => {
    const words = (book: string, phase: 'waiting' | 'running') =>
      clockSentences(hall(book).state, phase, true).map(({ words: key }) => key);
    expect(words('wrc-2022', 'running')).toEqual([
      'duringDeal.finish',
      'betweenDeals.oneMoreDeal',
      'chombo.ends',
    ]);
    const { values } = findRuleset('wdmc-2019')!;
    expect(words('wdmc-2019', 'running')[1]).toBe(
      `betweenDeals.${values['clock.bellBetweenDeals']}`,
    );
    expect(words('wrc-2022', 'waiting')).toEqual(['beforeStart.nothing']);
  });

  test('days are told as a range', () => {
    expect(daysText('2027-03-20', '2027-03-21', 'en')).toMatch(/^March 20\D+21, 2027$/);
    expect(daysText('2027-03-20', '2027-03-20', 'en')).toBe('March 20, 2027');
  });
});
