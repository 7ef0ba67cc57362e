// WDMC 2019, Part 1 and Part 2, 3, 6 and 7 at an event: entrants, numbers, fill-ins, leavers.

import { WDMC_2019 } from '@hanchan/rulesets';
import {
  fillInsMissing,
  foldEvent,
  holderOf,
  prizePicks,
  redactLog,
  standingsOf,
} from '@hanchan/tournament';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import {
  aDesk,
  aPerson,
  aStage,
  Desk,
  HEAD,
  ORGANISER,
  PUBLIC,
  playerNo,
} from '../support/eventDesk.ts';

const values = WDMC_2019.values;

clause('wdmc-p1-01', 'anybody may enter: nothing about experience is asked', () => {
  const desk = new Desk({ values });
  desk.do({ type: 'openRegistration', isOpen: true });
  const newcomer = aPerson('new', { emaId: '', club: '', hasPaid: false });
  desk.do({ type: 'enrol', people: [newcomer] }, PUBLIC);
  expect(desk.state.people.get('new')?.isWaiting).toBe(false);
});

clause(
  ['wdmc-p2.3.1-01', 'wdmc-p2.3.1-02'],
  'a table for each four, rounded up; the seats left are filled with people who do not compete',
  () => {
    const desk = aDesk({ values, players: 10 });
    expect(fillInsMissing(10)).toBe(2);
    const fillIns = ['f1', 'f2'].map((id) => aPerson(id, { kind: 'fillIn' }));
    desk.do({ type: 'enrol', people: fillIns });
    for (const [i, { id }] of fillIns.entries()) {
      const taken = { type: 'occupy', slot: 11 + i, person: id, role: 'fillIn' } as const;
      desk.do({ ...taken, fromRound: 1, toRound: null, reason: '' });
    }
    desk.start(1);
    expect(desk.state.rounds[0]!.tables).toHaveLength(Math.ceil(10 / 4));
    for (const table of [1, 2, 3]) desk.finish(1, table);
    const { rows } = standingsOf(desk.state);
    expect(
      rows
        .filter(({ isRanked }) => !isRanked)
        .map(({ person }) => person)
        .sort(),
    ).toEqual(['f1', 'f2']);
  },
);

clause('wdmc-p2.3.4-01', 'a number is given before play and kept for the whole event', () => {
  const desk = aDesk({ values });
  desk.start(1);
  expect(desk.try({ type: 'number', order: ['p2', 'p1'] }, HEAD)?.message).toBe(
    'Play has begun: numbers stay for the whole event.',
  );
  for (const round of [1, 2, 3]) expect(holderOf(desk.state, 5, round)?.person).toBe('p5');
  const other = { type: 'occupy', slot: 6, person: 'p5', role: 'player' } as const;
  const act = { ...other, fromRound: 2, toRound: null, reason: 'wish' };
  expect(desk.try(act, HEAD)?.message).toBe('Name of p5 is number 5 for the whole event.');
});

/** Number 1 leaves after the first round, well ahead; a fill-in plays the second. */
function leaver() {
  const desk = aDesk({ values, players: 4, stages: [aStage({ rounds: 2 })] });
  desk.do({ type: 'enrol', people: [aPerson('f', { kind: 'fillIn' })] });
  desk.start(1);
  desk.finish(1, 1, [60_000, 30_000, 20_000, 10_000]);
  desk.do({ type: 'endRound', round: 1 });
  desk.do({ type: 'depart', person: 'p1', departure: 'emergency', fromRound: 2, note: '' }, HEAD);
  return desk;
}

function standIn(desk: Desk): void {
  const taken = { type: 'occupy', slot: 1, person: 'f', role: 'fillIn' } as const;
  desk.do({ ...taken, fromRound: 2, toRound: null, reason: 'emergency' }, HEAD);
  desk.start(2);
  desk.finish(2, 1, [40_000, 30_000, 26_000, 24_000]);
}

clause('wdmc-p2.7-05', 'for whoever leaves in an emergency a fill-in must sit down', () => {
  const desk = leaver();
  const plan = [{ round: 2, tables: [[1, 2, 3, 4] as const] }];
  const seat = { type: 'seat', seed: '', method: '', rounds: plan, reason: '' } as const;
  expect(desk.try(seat)?.message).toBe(
    '3 players do not fill tables of four: 1 fill-in is missing.',
  );
  standIn(desk);
  expect(holderOf(desk.state, 1, 2)).toMatchObject({ person: 'f', role: 'fillIn' });
});

clause('wdmc-p2.7-06', 'the leaver has what the fill-in scores', () => {
  const desk = leaver();
  standIn(desk);
  const row = standingsOf(desk.state).rows.find(({ person }) => person === 'p1');
  const own = row?.byRound.map(({ hanchan }) => hanchan / 12_000);
  // 60,000 with two at or above 30,000: +30 and +8; then 40,000 with two: +10 and +8.
  expect(own).toEqual([38, 18]);
});

clause(
  'wdmc-p2.7-07',
  'the log says that it was an emergency; the cause is not even written down',
  () => {
    const desk = aDesk({ values });
    const leave = { type: 'depart', person: 'p3', departure: 'emergency', fromRound: 1 } as const;
    expect(desk.try({ ...leave, note: 'broken leg' }, HEAD)?.field).toBe('note');
    desk.do({ ...leave, note: '' }, HEAD);
    expect(desk.state.people.get('p3')?.departure?.kind).toBe('emergency');
    const told = foldEvent(redactLog(desk.state, desk.entries, playerNo(1)));
    expect(told.people.get('p3')?.departure?.kind).toBe('departed');
  },
);

clause(['wdmc-p2.7-08', 'wdmc-p2.7-09'], 'and is on no published list, and wins no prize', () => {
  const desk = leaver();
  standIn(desk);
  const { rows } = standingsOf(desk.state);
  expect(rows.find(({ person }) => person === 'p1')?.isListed).toBe(false);
  expect(prizePicks(rows).map(({ slot }) => slot)).toEqual([2, 3, 4]);
  const told = redactLog(desk.state, desk.entries, PUBLIC);
  expect(JSON.stringify(told)).not.toContain('Name of p1');
  expect(JSON.stringify(desk.entries)).toContain('Name of p1');
  const open = standingsOf(foldEvent(told)).rows;
  expect(open.map(({ slot, isListed, total }) => [slot, isListed, total])).toEqual(
    rows.map(({ slot, isListed, total }) => [slot, isListed, total]),
  );
});

clause('wdmc-p2.6-01', 'prizes are chosen in the order of the places', () => {
  const desk = aDesk({ values, stages: [aStage({ rounds: 1 })] });
  desk.start(1);
  desk.finish(1, 1, [60_000, 30_000, 20_000, 10_000]);
  desk.finish(1, 2, [50_000, 30_000, 25_000, 15_000]);
  const picks = prizePicks(standingsOf(desk.state).rows);
  expect(picks.map(({ pick, slot }) => [pick, slot])).toEqual([
    [1, 1],
    [2, 5],
    [3, 2],
    [4, 6],
  ]);
});

clause('wdmc-p2.7-12', 'no money moves when somebody leaves: who paid has paid', () => {
  const desk = leaver();
  expect(desk.state.people.get('p1')?.person.hasPaid).toBe(true);
  expect(desk.try({ type: 'remove', person: 'p1', reason: 'refund' }, ORGANISER)?.code).toBe(
    'wrongState',
  );
});
