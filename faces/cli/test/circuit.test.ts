// `hanchan circuit standings`: archives in, a table and a sum out; the same event twice is refused.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeArchive } from '@hanchan/tournament';
import { expect, test } from 'vitest';
import { paperEvent } from '../../../proof/spec/support/paperEvent.ts';
import { temporaryFile } from './run.ts';
import { hanchanHere } from './runHere.ts';

test('the table, one player’s sum, and what is refused', async () => {
  const file = temporaryFile('north.json', '');
  const archive = writeArchive(paperEvent().desk.entries);
  writeFileSync(join(file, '..', 'a.jsonl'), archive);
  writeFileSync(join(file, '..', 'b.jsonl'), archive);
  const write = (events: readonly string[]) =>
    writeFileSync(
      file,
      JSON.stringify({
        name: 'North',
        rule: { best: 1 },
        events: events.map((one) => ({ archive: one, weight: 2.5 })),
      }),
    );
  write(['a.jsonl']);
  const table = await hanchanHere(['circuit', 'standings', file]);
  expect(table).toMatchObject({ status: 0, stderr: '' });
  expect(table.stdout).toContain('Spring Open 春 ×2.5');
  expect(table.stdout).toMatch(/1 .*2500 .*2500/);
  expect(table.stdout).not.toContain('Hidden One');
  const sum = await hanchanHere(['circuit', 'standings', file, '--player', 'zoë łukasiewicz']);
  expect(sum.stdout).toMatch(/place \d of 8: 1000 × \(8 − \d\) ÷ 7 = \d+, times 2.5 = /);
  write(['a.jsonl', 'b.jsonl']);
  expect(await hanchanHere(['circuit', 'standings', file])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('events[1].archive: b.jsonl is the same event as events[0]'),
  });
  writeFileSync(join(file, '..', 'b.jsonl'), archive.replace('Spring', 'Autumn'));
  expect((await hanchanHere(['circuit', 'standings', file])).stderr).toContain(
    'events[1].archive: b.jsonl',
  );
});
