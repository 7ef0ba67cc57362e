// USPML: hands are hidden.

import { USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';
import { sentTo } from '../support/viewLaws.ts';

clause('uspml-deal-03', 'nobody is sent the tiles of another player', () => {
  const table = new Table(USPML_FUNDAMENTALS.values).do('E picks 3');
  for (const viewer of SEATS) {
    const text = sentTo(table, viewer);
    for (const other of SEATS) {
      const hand = JSON.stringify(table.match.deal!.seats[other].hand);
      expect(text.includes(hand)).toBe(other === viewer);
    }
  }
});
