// Counts of action sequences at the edges of the rules, under every rulebook. A count changes only with the
// clause that changes it. HANCHAN_UPDATE=1 rewrites the counts.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keyOf } from '@hanchan/arena';
import { legalActions, play, refusalOf } from '@hanchan/game';
import { findRuleset, RULESETS } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { formatPerft, type Position, parsePerft, perft, tableOf } from '../support/perft.ts';
import { conceivable } from '../support/tableLaws.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const FILES = readdirSync(HERE).filter((name) => name.endsWith('.perft'));
const IDS = RULESETS.map(({ id }) => id);

const countsOf = (position: Position, depth: number) =>
  position.rules.map((id) => {
    const table = tableOf(position, findRuleset(id)!);
    return table === null ? '-' : String(perft(table.match, depth));
  });

function update(file: string): void {
  const text = readFileSync(join(HERE, file), 'utf8');
  const remark = text.split('\n').filter((line) => line.startsWith('#'));
  const counted = parsePerft(text).map((position) => ({
    ...position,
    rows: position.rows.map(({ depth }) => ({ depth, counts: countsOf(position, depth) })),
  }));
  writeFileSync(join(HERE, file), [...remark, '', counted.map(formatPerft).join('\n')].join('\n'));
}

if (process.env['HANCHAN_UPDATE'] === '1') for (const file of FILES) update(file);

describe.each(FILES)('%s', (file) => {
  const positions = parsePerft(readFileSync(join(HERE, file), 'utf8'));

  test.each(positions.map((position) => [position.id, position] as const))('%s', (_, position) => {
    expect(position.rules).toEqual(IDS);
    expect(position.rows.length).toBeGreaterThan(0);
    for (const { depth, counts } of position.rows) {
      expect(countsOf(position, depth), `depth ${depth}`).toEqual(counts);
      expect(new Set(counts), 'somebody knows the position').not.toEqual(new Set(['-']));
    }
  });

  test.each(positions.map((position) => [position.id, position] as const))(
    '%s: what is listed is what is taken',
    (_, position) => {
      for (const ruleset of RULESETS) {
        const table = tableOf(position, ruleset);
        if (table === null) continue;
        for (const seat of SEATS) {
          const listed = legalActions(table.match, seat);
          const taken = conceivable(table.match, seat).filter(
            (action) => refusalOf(table.match, action) === null,
          );
          // The slots of a pool are too many to try; the others are tried all.
          const isPick = listed[0]?.type === 'pick';
          if (!isPick) {
            expect(new Set(taken.map(keyOf)), ruleset.id).toEqual(new Set(listed.map(keyOf)));
          }
          for (const action of taken) expect(play(table.match, action).ok).toBe(true);
        }
      }
    },
  );
});
