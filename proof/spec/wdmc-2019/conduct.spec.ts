// WDMC 2019, Part 2, 4.2 and 7: the judge's word, and what cannot be said at the table.

import { type Action, malformedField, play, RULINGS, redact, rule } from '@hanchan/game';
import { thinkingTimes } from '@hanchan/records';
import { WDMC_2019 } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const RULES = WDMC_2019.values;

clause(
  ['wdmc-p2.7-14', 'wdmc-p2.7-15'],
  'an act carries no words: nobody can talk about a hand or bluff',
  () => {
    const { match } = new Table(RULES).do('E discards drawn');
    const chatty = { type: 'pass', seat: 1, text: 'I need that one' } as unknown as Action;
    expect(malformedField(chatty)).toBe('text');
    expect(play(match, chatty)).toEqual({ ok: false, error: { code: 'malformed', rule: null } });
  },
);

clause('wdmc-p2.4.2-04', 'a ruling is no act of a player: only the judge can write one', () => {
  const { match } = new Table(RULES);
  for (const type of RULINGS) {
    const asPlayer = { type, seat: 0, note: 'so there' } as unknown as Action;
    expect(play(match, asPlayer)).toEqual({ ok: false, error: { code: 'malformed', rule: null } });
  }
});

clause('wdmc-p2.4.2-05', 'a decision on what the rules leave open is told to everybody', () => {
  const step = rule(new Table(RULES).match, { type: 'announcement', note: 'Fans stay off.' });
  if (!step.ok) throw new Error(step.error.code);
  const [event] = step.value.events;
  for (const viewer of [...SEATS, 'spectator'] as const) {
    expect(redact(event!, viewer)).toEqual({
      type: 'ruled',
      ruling: { type: 'announcement', note: 'Fans stay off.' },
    });
  }
});

clause('wdmc-p2.4.2-03', "a ruling tells nothing of anybody's hand or waits", () => {
  const table = new Table(RULES, { hands: { S: '234m45p678s22288s' } }).do('referee warning S');
  const sent = SEATS.map((seat) => redact(table.last('ruled'), seat));
  for (const event of sent)
    expect(event).toEqual({ type: 'ruled', ruling: { type: 'warning', seat: 1 } });
});

clause('wdmc-p2.7-10', 'an objection waits for the end of the deal and reverses nothing', () => {
  const table = new Table(RULES).do('referee warning S');
  const objection = { type: 'objection', seat: 1, note: 'It was the wind.' } as const;
  expect(rule(table.match, objection)).toEqual({
    ok: false,
    error: { code: 'dealRunning', rule: null },
  });
  table.drain();
  const step = rule(table.match, objection);
  expect(step.ok && step.value.match.penalties[1].warnings).toBe(1);
});

clause(
  ['wdmc-p2.7-16', 'wrc-12.3.5-07'],
  'a record tells the judge how long each player took',
  () => {
    const note = (seat: number, ms: number) => ({ type: 'clock', clock: { seat, ms } }) as const;
    const [east, south, west] = thinkingTimes([note(0, 2_000), note(1, 900), note(0, 58_000)]);
    expect(east).toEqual({ decisions: 2, meanMs: 30_000, longestMs: 58_000 });
    expect(south?.meanMs).toBe(900);
    expect(west).toBeNull();
  },
);
