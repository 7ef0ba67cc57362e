// `hanchan tournament papers`, `standings` and `verify`: an archive in, papers and proof out.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { standingsOf, writeArchive } from '@hanchan/tournament';
import { describe, expect, it } from 'vitest';
import { HEAD } from '../../../proof/spec/support/eventDesk.ts';
import { paperEvent } from '../../../proof/spec/support/paperEvent.ts';
import { codesOf, prints, readPdf } from '../../../proof/spec/support/pdfText.ts';
import { temporaryFile } from './run.ts';
import { hanchanHere } from './runHere.ts';

const { desk, source } = paperEvent();
const archive = () => temporaryFile('spring.event.jsonl', writeArchive(desk.entries));
const tournament = (...args: string[]) => hanchanHere(['tournament', ...args]);

describe('papers', () => {
  it('are all written, with codes where the address is told', async () => {
    const file = archive();
    const out = join(file, '..', 'out');
    const url = 'https://open.example/events/x';
    const run = await tournament('papers', file, '--out', out, '--url', url, '--lang', 'ja');
    expect(run).toMatchObject({ status: 0, stderr: '' });
    const names = readdirSync(out);
    expect(run.stdout).toBe(`${names.length} papers in ${out}\n`);
    expect(names).toEqual(
      expect.arrayContaining(['results.csv', 'ema.xlsx', 'sheets-3.pdf', 'certificates.pdf']),
    );
    const [page] = readPdf(readFileSync(join(out, 'sheets-3.pdf')));
    const tables = [1, 2].map((table) => `${url}/table/3/${table}`);
    expect(codesOf(page!, tables)).toEqual(tables);
    expect(prints(page!, '記録用紙')).toBe(true);
  });

  it('refuse bad arguments by name', async () => {
    const file = archive();
    const bad = async (...args: string[]) => tournament('papers', file, '--out', 'x', ...args);
    expect(await bad('--top', 'many')).toMatchObject({ status: 2 });
    expect((await bad('--url', 'nowhere')).stderr).toContain('--url');
    expect((await bad('--lang', 'tlh')).stderr).toContain('--lang: one of en, ja');
    expect((await tournament('papers', `${file}.gone`, '--out', 'x')).stderr).toContain('ARCHIVE');
    expect(await tournament('papers', file)).toMatchObject({ status: 2 });
  });
});

describe('standings', () => {
  it('are those of the event, as text and as JSON', async () => {
    const file = archive();
    const { stdout, status } = await tournament('standings', file, '--json');
    expect(status).toBe(0);
    const { standings, archiveChecksum } = JSON.parse(stdout);
    const rows = standingsOf(source.state).rows;
    expect(standings.map((row: { number: number }) => row.number)).toEqual(
      rows.map(({ slot }) => slot),
    );
    expect(archiveChecksum).toBe(source.checksum());
    const text = (await tournament('standings', file)).stdout;
    expect(text).toContain('Spring Open 春, WRC 2022');
    expect(text.split('\n')[2]).toMatch(/^place +number +name/);
  });
});

describe('verify', () => {
  it('proves an archive by checksum and sums', async () => {
    const file = archive();
    const run = await tournament('verify', file);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toContain(source.checksum());
    expect(run.stdout).toContain('sums hold: 4 tables');
    const json = JSON.parse((await tournament('verify', file, '--json')).stdout);
    expect(json).toMatchObject({ ok: true, zeroSum: { isProved: true } });
  });

  it('names sheets that are reopened, unsigned and missing, and fails', async () => {
    const open = paperEvent().desk;
    const at = (round: number, table: number) => open.at(round, table);
    open.do({ type: 'reopen', at: at(1, 1), reason: 'swapped' }, HEAD);
    open.do({ type: 'void', at: at(2, 1), reason: 'wrong wall' }, HEAD);
    open.do({ type: 'reopen', at: at(2, 1), reason: 'again' }, HEAD);
    const file = temporaryFile('open.event.jsonl', writeArchive(open.entries));
    const run = await tournament('verify', file);
    expect(run.status).toBe(1);
    expect(run.stdout).toContain('sums hold: 3 tables');
    expect(run.stderr).toContain(
      '1 sheet reopened and not signed again, counted as signed before: round 1 table 1',
    );
    expect(run.stderr).toContain('1 sheet missing, not counted: round 2 table 1');
    open.enter(2, 1);
    writeFileSync(file, writeArchive(open.entries));
    const json = JSON.parse((await tournament('verify', file, '--json')).stdout);
    expect(json).toMatchObject({
      ok: false,
      zeroSum: { isProved: true },
      openSheets: [
        { round: 1, table: 1, problem: 'reopened' },
        { round: 2, table: 1, problem: 'unsigned' },
      ],
    });
  });

  it('names the line of a change, and fails', async () => {
    const file = archive();
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('Spring Open', 'Autumn Open'));
    const run = await tournament('verify', file);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('Line 2');
    expect((await tournament('standings', file)).status).toBe(2);
  });
});
