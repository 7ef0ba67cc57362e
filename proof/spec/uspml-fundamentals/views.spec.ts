// USPML: hands are hidden.

import { redact, view } from '@hanchan/game';
import { USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

clause('uspml-deal-03', 'nobody is sent the tiles of another player', () => {
  const table = new Table(USPML_FUNDAMENTALS.values).do('E picks 3');
  for (const viewer of SEATS) {
    const text = JSON.stringify([
      view(table.match, viewer).deal,
      table.events.map((event) => redact(event, viewer)),
    ]);
    for (const other of SEATS) {
      const hand = JSON.stringify(table.match.deal!.seats[other].hand);
      expect(text.includes(hand)).toBe(other === viewer);
    }
  }
});
