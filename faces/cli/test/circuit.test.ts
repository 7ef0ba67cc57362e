// `hanchan circuit standings`: archives in, a table and a sum out; the same event twice is refused.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventResults, PLAIN_RULE, writeArchive, writeCircuitFile } from '@hanchan/tournament';
import { expect, test } from 'vitest';
import { smallEvent } from '../../../proof/spec/support/circuitEvents.ts';
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

test('the file of a circuit: its table again, held against an archive; a changed one is refused by its field', async () => {
  const folder = join(temporaryFile('x', ''), '..');
  const at = (name: string) => join(folder, name);
  const { entries, state } = smallEvent('Fjord', [0, 1, 2, 3, 4, 5, 6, 7], { isClosed: true });
  const by = { role: 'owner', id: 'boss' } as const;
  const terms = { label: '', weight: 250, counts: 'best', hasQualification: false } as const;
  const log = [
    {
      type: 'create' as const,
      settings: { name: 'North', about: '', isListed: true, rule: PLAIN_RULE, qualification: null },
      owner: { id: 'boss', name: 'Boss' },
    },
    { type: 'addEvent' as const, entry: { id: 'f', ...terms }, event: 'x', isAgreed: true },
  ].map((act, i) => ({ seq: i + 1, id: `c${i}`, at: i, by, act }));
  const text = writeCircuitFile(log, { f: eventResults(state, true) });
  writeFileSync(at('north.circuit.json'), text);
  writeFileSync(at('f.jsonl'), writeArchive(entries));
  const file = at('north.circuit.json');
  const table = await hanchanHere(['circuit', 'standings', file]);
  expect(table.stdout).toMatch(/Fjord ×2.5[\s\S]*1 .*2500 .*2500/);
  const verified = await hanchanHere([
    'circuit',
    'verify',
    file,
    '--archive',
    `f=${at('f.jsonl')}`,
  ]);
  expect(verified).toMatchObject({ status: 0, stderr: '' });
  expect(verified.stdout).toContain('Fjord: the results are those of its log');
  expect(verified.stdout).toContain('North: the sum holds, all 2 entries make sense');
  const other = smallEvent('Tarn', [1, 0, 2, 3, 4, 5, 6, 7], { isClosed: true });
  writeFileSync(at('f.jsonl'), writeArchive(other.entries));
  const lied = await hanchanHere(['circuit', 'verify', file, '--archive', `f=${at('f.jsonl')}`]);
  expect(lied).toMatchObject({ status: 2, stderr: expect.stringContaining('events.f') });
  writeFileSync(file, text.replace('"weight":250', '"weight":900'));
  expect(await hanchanHere(['circuit', 'verify', file])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('sum'),
  });
});
