// WRC 2022, 12: calling the referee, and what a referee can do beside the penalties of 12-2-penalties.spec.ts.

import { legalActions, play, RULINGS, resultOf, rule, winNow } from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import { score } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { declareAll } from '../support/foulTable.ts';
import { Table } from '../support/playTable.ts';

const RULES = WRC_2022.values;
/** Discards that rule nagashi mangan out. */
const PLAIN = { E: '2m', S: '2m', W: '2m', N: '2m' };

clause(
  ['wrc-12.1-06', 'wrc-12.1-03', 'wrc-12.3.5-19'],
  'a call for the referee stops the table until it is released',
  () => {
    const table = new Table(RULES).do('referee pause S');
    expect(table.refusal('E discards drawn')).toMatchObject({ code: 'paused', rule: null });
    expect(table.last('ruled').ruling).toEqual({ type: 'pause', seat: 1 });
    table.do('referee resume', 'E discards drawn');
    expect(table.count('discarded')).toBe(1);
  },
);

clause(
  'wrc-12.1-06',
  'a table that stands still cannot be stopped again, nor one that plays released',
  () => {
    const table = new Table(RULES);
    expect(rule(table.match, { type: 'resume' })).toEqual({
      ok: false,
      error: { code: 'notPaused', rule: null },
    });
    table.do('referee pause W');
    expect(rule(table.match, { type: 'pause', seat: 0 })).toEqual({
      ok: false,
      error: { code: 'paused', rule: null },
    });
  },
);

clause(
  ['wrc-12.1-02', 'wrc-12.1-01'],
  'a referee has a warning, points, a dead hand, a chombo and disqualification, and none brings the offender anything',
  () => {
    const given = ['warning', 'penalty', 'deadHand', 'chombo', 'disqualify'] as const;
    expect(RULINGS).toEqual(expect.arrayContaining([...given]));
    // South leads, is the only one in tenpai, and would be paid by all if the deal were drawn.
    const hands = { S: '234m45p678s22288s' };
    const scores = [25_000, 45_000, 25_000, 25_000] as const;
    const after = given.map((type) => {
      const setup = { hands, scores, live: 0, draws: '1z', discards: PLAIN };
      const table = new Table(RULES, setup).do(
        `referee ${type} S${type === 'penalty' ? ' 8' : ''}`,
      );
      if (table.match.phase === 'playing') declareAll(table.do('E discards 1z').drain(), 'S');
      const { warnings, tournamentPoints } = table.match.penalties[1];
      const { places } = resultOf(table.scores, RULES, table.match.penalties);
      expect(places[1]).toBe(1);
      return [
        warnings,
        tournamentPoints,
        table.scores[1] - 45_000,
        table.match.disqualified.length,
      ];
    });
    expect(after).toEqual([
      [1, 0, 3_000, 0],
      [0, 8, 3_000, 0],
      [0, 0, 0, 0],
      [0, 30, 0, 0],
      [0, 0, 3_000, 1],
    ]);
  },
);

clause(
  ['wrc-12.3.5-18', 'wrc-13.3-20'],
  'a cheat is out at once, and the seat is played on',
  () => {
    const table = new Table(RULES).do('referee disqualify N');
    expect(table.match.disqualified).toEqual([3]);
    expect(table.match.phase).toBe('playing');
    table.do('E discards drawn');
    expect(table.count('discarded')).toBe(1);
  },
);

clause(
  'wrc-12.3.5-16',
  'any payment can be opened to its explanation, which gives the same figures',
  () => {
    const hands = { S: '234m45p678s22288s' };
    const table = new Table(RULES, { hands, draws: '6p', discards: { S: '1z' } });
    table.do('E discards 6p');
    const offer = { from: 0, tile: 14, by: 'discard' } as const;
    const explained = score(winNow(table.match, 1, offer), RULES);
    table.do('S ron');
    if (!explained.ok) throw new Error(explained.error.reason);
    const { reading, trace, rejected, ...value } = explained.value;
    expect(table.last('won').value).toEqual(value);
    expect(trace.length).toBeGreaterThan(5);
  },
);

clause('wrc-12.1-06', 'even a legal act of the player to move waits', () => {
  const table = new Table(RULES).do('referee pause E');
  const [action] = legalActions(table.match, 0);
  expect(play(table.match, action!)).toEqual({ ok: false, error: { code: 'paused', rule: null } });
});
