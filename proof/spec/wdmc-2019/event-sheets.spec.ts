// WDMC 2019, Part 2, 3.3, 4.4 and 9.1 at an event: who writes, who signs, who types.

import { deskOf, deskProposed, WDMC_2019 } from '@hanchan/rulesets';
import { standingsOf } from '@hanchan/tournament';
import { expect, test } from 'vitest';
import { clause } from '../support/clause.ts';
import { aDesk, HEAD, playerNo, REFEREE, SCORER } from '../support/eventDesk.ts';

function inPlay() {
  const desk = aDesk({ values: WDMC_2019.values, desk: deskProposed(WDMC_2019.id) });
  desk.start(1);
  return desk;
}

test('the document says who enters and who signs, and the desk proposes that with the section', () => {
  const { sheets, signs } = deskOf('wdmc-2019');
  expect([sheets!.value, sheets!.citation.section]).toEqual(['headReferee', 'Part 2, 3.3']);
  expect([signs!.value, signs!.citation.section]).toEqual(['headReferee', 'Part 2, 4.4']);
  expect(deskOf('wrc-2022')).toEqual({});
});

clause('wdmc-p2.3.3-01', 'ranks and scores can be seen during the event', () => {
  const desk = inPlay();
  desk.finish(1, 1);
  const shown = standingsOf(desk.state).rows.slice(0, 2);
  expect(shown.map(({ slot, rankShown }) => [slot, rankShown])).toEqual([
    [1, '1'],
    [2, '2'],
  ]);
});

clause(
  ['wdmc-p2.3.3-02', 'wdmc-p2.4.4-05'],
  'only the head judge puts a sheet into the file',
  () => {
    for (const by of [playerNo(1), SCORER, REFEREE]) {
      const desk = inPlay();
      const act = { type: 'enter', sheet: desk.sheet(1, 1), source: 'typed' } as const;
      expect(desk.try({ ...act, at: desk.at(1, 1) }, by)?.code).toBe('notAllowed');
    }
    const desk = inPlay();
    desk.enter(1, 1, HEAD);
    expect(desk.table(1, 1).sheet?.enteredBy).toEqual(HEAD);
  },
);

clause(
  ['wdmc-p2.3.1-09', 'wdmc-p2.4.4-01', 'wdmc-p2.4.4-02'],
  'points are written at the start of the last hand and again after the game',
  () => {
    const desk = inPlay();
    const card = {
      type: 'allLast',
      slots: [1, 2, 3, 4],
      deltas: [15_000, 3_000, -6_000, -12_000],
    } as const;
    desk.do({ ...card, at: desk.at(1, 1) }, playerNo(1));
    desk.do({ type: 'setState', at: desk.at(1, 1), state: 'ended' }, playerNo(1));
    desk.enter(1, 1, HEAD);
    expect(desk.table(1, 1).allLast?.deltas).toEqual([15_000, 3_000, -6_000, -12_000]);
    expect(desk.table(1, 1).sheet?.form.held).toEqual([45_000, 33_000, 24_000, 18_000]);
  },
);

clause(
  ['wdmc-p2.4.4-03', 'wdmc-p2.4.4-04', 'wdmc-p2.9.1-04'],
  'any player reports; all four and the head judge sign, and nobody else',
  () => {
    const desk = inPlay();
    desk.do({ type: 'call', call: 'k', round: 1, table: 1, note: 'Report' }, playerNo(3));
    desk.enter(1, 1, HEAD);
    for (const slot of [1, 2, 3, 4]) {
      expect(desk.try({ type: 'sign', at: desk.at(1, 1) }, HEAD)?.code).toBe('incomplete');
      desk.do({ type: 'confirm', at: desk.at(1, 1), slot, how: 'own' }, playerNo(slot));
    }
    expect(desk.try({ type: 'sign', at: desk.at(1, 1) }, REFEREE)?.code).toBe('notAllowed');
    desk.do({ type: 'sign', at: desk.at(1, 1) }, HEAD);
    expect(desk.table(1, 1).stage).toBe('signed');
  },
);

clause('wdmc-p2.1-01', 'what the desk decides leaves the rules of play as they are', () => {
  const desk = inPlay();
  const { rules, desk: before } = desk.state.settings;
  const changes = { desk: { ...before, lateScore: 'none', warnings: [5] } } as const;
  desk.do({ type: 'change', changes, reason: 'asked by the players' });
  expect(desk.state.settings.desk.warnings).toEqual([5]);
  expect(desk.state.settings.rules).toBe(rules);
  expect(rules.values).toEqual(WDMC_2019.values);
});
