// WRC 2022, 12: calling the referee, and what a referee can do beside the penalties of fouls.spec.ts.

import { legalActions, play, RULINGS, ringBell, rule, winNow } from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import { score } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const RULES = WRC_2022.values;

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
  'a referee has a warning, points, a dead hand, a chombo and disqualification',
  () => {
    expect(RULINGS).toEqual(
      expect.arrayContaining(['warning', 'penalty', 'deadHand', 'chombo', 'disqualify']),
    );
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
  'wrc-12.1-08',
  "a table's bell is its own: extra time for one leaves the others as they are",
  () => {
    const late = new Table(RULES);
    const other = new Table(RULES);
    const rung = ringBell(other.match);
    expect(rung.ok && rung.value.match.bell).toBe('lastDeal');
    expect(late.match.bell).toBe('silent');
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
