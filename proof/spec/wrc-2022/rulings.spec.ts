// WRC 2022: rulings on what stands around play: extra time, shared places, players who leave, scores on screen.

import { redact, type Viewer, view } from '@hanchan/game';
import { allLastSheet } from '@hanchan/keeper';
import { WRC_2022 } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { clockOf, standingsOf } from '@hanchan/tournament';
import { expect } from 'vitest';
import { draw, handAct, Log, ron, tsumo } from '../../../engine/keeper/test/writing.ts';
import { clause } from '../support/clause.ts';
import { aDesk, deskWithFillIn, HEAD, MINUTE, REFEREE } from '../support/eventDesk.ts';
import { anEvent } from '../support/eventLog.ts';
import { Table } from '../support/playTable.ts';

const RULES = WRC_2022.values;
const P = 12_000;

clause(['A-18', 'wrc-12.1-08'], 'extra time moves the bell of one table and of no other', () => {
  const desk = aDesk({ players: 12 });
  desk.start(1);
  const ends = () => [1, 2, 3].map((table) => clockOf(desk.state, 1, desk.now, table)?.endsAt);
  const [usual] = ends();
  desk.later(30);
  const five = { type: 'extraTime', round: 1, table: 2, seconds: 300, reason: 'a ruling' } as const;
  desk.do(five, REFEREE);
  expect(ends()).toEqual([usual, usual! + 5 * MINUTE, usual]);
  desk.later(60);
  const phases = [1, 2].map((table) => clockOf(desk.state, 1, desk.now, table)?.phase);
  expect(phases).toEqual(['over', 'running']);
});

const A = [1, 2, 3, 4] as const;
const B = [5, 6, 7, 8] as const;

clause('A-48', 'who shares first has a first place, who shares last a fourth', () => {
  const event = anEvent({ players: 8 });
  event.hold(1, [A, [38_000, 38_000, 22_000, 22_000]], [B, [39_000, 27_000, 27_000, 27_000]]);
  const places = standingsOf(event.state())
    .rows.toSorted((a, b) => a.slot - b.slot)
    .map(({ firsts, seconds, thirds, fourths }) => [firsts, seconds, thirds, fourths]);
  expect(places).toEqual([
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [0, 0, 0, 1],
    [0, 0, 0, 1],
    [1, 0, 0, 0],
    [0, 0, 0, 1],
    [0, 0, 0, 1],
    [0, 0, 0, 1],
  ]);
});

clause('A-48', 'a shared last place breaks a tie like a fourth place of one’s own', () => {
  const event = anEvent({ players: 8 });
  // 1: first and shared last. 5: first and third, with the same sum.
  event.hold(1, [A, [45_000, 35_000, 25_000, 15_000]], [B, [45_000, 35_000, 25_000, 15_000]]);
  event.hold(2, [A, [25_000, 40_000, 30_000, 25_000]], [B, [20_000, 50_000, 40_000, 10_000]]);
  const [first, second] = standingsOf(event.state()).rows.filter(({ slot }) =>
    [1, 5].includes(slot),
  );
  expect(first!.total).toBe(second!.total);
  expect([first!.slot, second!.slot]).toEqual([5, 1]);
  expect(first!.tieBreak).toBe('fewestFourths');
});

clause(
  ['A-53', 'wrc-12.3.7-02'],
  'who leaves during a hanchan has nothing for it and -30P; the result counts for the others',
  () => {
    const desk = deskWithFillIn();
    desk.later(40);
    const penalty = {
      type: 'penalise',
      penalty: 'left',
      slots: [1],
      round: 1,
      table: 1,
      foul: 'leftHanchan',
      kind: 'points',
      points: RULES['penalty.lateForfeit'] * 1_000,
      section: '12.3.7',
      note: '',
    } as const;
    desk.do(penalty, HEAD);
    const sits = { type: 'replace', slot: 1, person: 's', reason: 'connection lost' } as const;
    desk.do({ ...sits, at: desk.at(1, 1) }, REFEREE);
    desk.finish(1, 1, [45_000, 33_000, 24_000, 18_000]);
    const { rows } = standingsOf(desk.state);
    const of = (person: string) => rows.find((row) => row.person === person);
    expect(of('p1')).toMatchObject({ total: -30 * P, games: 0, firsts: 0 });
    expect(of('s')).toMatchObject({ isRanked: false, rank: null });
    expect(['p2', 'p3', 'p4'].map((person) => of(person)?.total)).toEqual([
      8 * P,
      -11 * P,
      -27 * P,
    ]);
  },
);

const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];

clause(['A-57', 'wrc-7.1-01'], 'all four scores are known to everybody at every moment', () => {
  const table = new Table(RULES, {
    hands: { S: '234m45p678s22288s' },
    draws: '6p',
    scores: [31_000, 30_000, 24_300, 34_700],
  });
  for (const viewer of VIEWERS) {
    expect(view(table.match, viewer).scores).toEqual([31_000, 30_000, 24_300, 34_700]);
  }
  table.do('E discards 6p', 'S ron');
  const { scores } = table.match;
  expect(scores[0]).toBeLessThan(31_000);
  for (const viewer of VIEWERS) {
    expect(view(table.match, viewer).scores).toEqual(scores);
    expect(redact(table.last('won'), viewer)).toMatchObject({ scores });
  }
});

/** East 1 to South 3 pass by without a dealer's win. */
const PASSING = ([1, 2, 3, 0, 1, 2, 3] as const).map((seat) =>
  ron(seat, seat === 0 ? 1 : 0, 1, 30),
);

clause('A-58', 'South 4 and each repeat of it are presumed to be last, and no hand before', () => {
  const log = new Log(WRC_2022);
  for (const hand of PASSING) {
    expect(allLastSheet(log.kept)).toBeNull();
    log.hands(hand);
  }
  expect(allLastSheet(log.kept)).not.toBeNull();
  log.hands(tsumo(3, 1, 30));
  expect(log.table.over).toBeNull();
  expect(allLastSheet(log.kept)).not.toBeNull();
});

clause(['A-58', 'wrc-10.1-04'], 'so is the hand that follows a bell between two hands', () => {
  const log = new Log(WRC_2022).write(handAct(draw(0), 0));
  expect(allLastSheet(log.kept)).toBeNull();
  log.write({ type: 'bell', when: 'between' });
  expect(allLastSheet(log.kept)).not.toBeNull();
});
