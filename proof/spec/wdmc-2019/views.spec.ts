// WDMC 2019: concealed tiles and the undrawn wall.

import { redact, view } from '@hanchan/game';
import { WDMC_2019 } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';
import { sentTo } from '../support/viewLaws.ts';

const RULES = WDMC_2019.values;

clause('wdmc-1.7-24', 'only melds and discards of others are sent', () => {
  const table = new Table(RULES).do('E discards drawn');
  for (const viewer of SEATS) {
    const text = sentTo(table, viewer);
    for (const other of SEATS) {
      const hand = JSON.stringify(table.match.deal!.seats[other].hand);
      if (other !== viewer) expect(text).not.toContain(hand);
    }
  }
});

clause('wdmc-p2.7-17', 'after a deal no tile of the wall is sent', () => {
  const table = new Table(RULES).drain();
  const { wall } = table.match.deal!;
  const undrawn = JSON.stringify(wall.slice(-14)).slice(1, -1);
  for (const viewer of [...SEATS, 'spectator'] as const) {
    const text = JSON.stringify([
      view(table.match, viewer),
      table.events.map((event) => redact(event, viewer)),
    ]);
    expect(text).not.toContain(undrawn);
    expect(text).not.toContain('"wall"');
  }
});
