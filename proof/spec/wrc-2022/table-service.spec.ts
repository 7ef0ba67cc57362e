// WRC 2022: what the table does by itself: moves that run out of time, messages to all, the sum of the sheet.

import { play, pointsMissing, redact, timeoutAction, view } from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import { SEATS, WINDS } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const RULES = WRC_2022.values;

clause(['A-17', 'wrc-8.1-06'], 'when time is up the drawn tile goes', () => {
  const table = new Table(RULES);
  const { drawn } = table.state('E');
  expect(timeoutAction(table.match, 0)).toMatchObject({
    type: 'discard',
    tile: drawn,
    fromDraw: true,
  });
  expect(timeoutAction(table.match, 1)).toBeNull();
});

clause('A-17', 'a claim is let go, and a completing tile that goes by is a missed win', () => {
  const table = new Table(RULES, { hands: { S: '234m45p678s22288s' }, draws: '6p' });
  table.do('E discards 6p');
  const action = timeoutAction(table.match, 1);
  expect(action).toEqual({ type: 'pass', seat: 1 });
  const step = play(table.match, action!);
  expect(step.ok && step.value.events.map(({ type }) => type)).toContain('winMissed');
});

clause('A-17', 'after a call a tile that swap-calling does not bar is discarded', () => {
  const hands = { E: '147m258p369s1234z', S: '3345667m1122p44z' };
  const table = new Table(RULES, { hands, draws: '3m' }).do('E discards 3m', 'S chi 4m5m');
  const action = timeoutAction(table.match, 1);
  expect(action?.type).toBe('discard');
  expect(play(table.match, action!).ok).toBe(true);
});

clause('A-17', 'at a draw a tenpai player is tenpai', () => {
  const table = new Table(RULES, { hands: { S: '234m45p678s22288s' }, live: 0 });
  table.do('E discards drawn').passAll();
  expect(timeoutAction(table.match, 1)).toEqual({ type: 'tenpai', seat: 1 });
});

clause('wrc-8-07', 'all four players are sent the same discard at once', () => {
  const table = new Table(RULES).do('E discards drawn');
  const sent = SEATS.map((seat) => redact(table.last('discarded'), seat));
  expect(new Set(sent.map((event) => JSON.stringify(event))).size).toBe(1);
});

clause('wrc-4.3-01', 'the round is known to all, and the first dealer stays the first seat', () => {
  const table = new Table(RULES, { round: 'S', dealer: 2 });
  for (const seat of SEATS) expect(view(table.match, seat)).toMatchObject({ round: 1, dealer: 2 });
});

clause(
  'wrc-4.3-01',
  'the marker turns when the deal comes back to the first dealer, whose seat it names',
  () => {
    const hands = { S: '234m45p678s22288s' };
    const won = { hands, draws: '6p', discards: { S: '1z' } };
    const table = new Table(RULES, won).do('E discards 6p', 'S ron');
    const told: string[] = [];
    while (table.match.phase !== 'over') {
      table.deal(won);
      const { round, dealer } = view(table.match, 'spectator');
      told.push(`${WINDS[round]}${dealer + 1}`);
      table.do('E discards 6p', 'S ron');
    }
    expect(['E1', ...told].join(' ')).toBe('E1 E2 E3 E4 S1 S2 S3 S4');
  },
);

clause('wrc-10.3-04', 'scores and deposits must make up 120,000', () => {
  const onTable = { deposits: 2, pool: 0 };
  expect(pointsMissing([41_000, 30_000, 27_000, 20_000], onTable, RULES)).toBe(0);
  expect(pointsMissing([41_000, 30_000, 27_000, 19_900], onTable, RULES)).toBe(100);
  expect(pointsMissing([41_000, 30_000, 27_000, 22_000], onTable, RULES)).toBe(-2_000);
});
