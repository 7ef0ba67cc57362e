// World Riichi's workbook: what our own export writes is read back as it was; what somebody edited by hand is read as far as it is right,
// and otherwise refused with its cell; and a file that only looks like a workbook is refused whole.

import { writeFileSync } from 'node:fs';
import { makePaper } from '@hanchan/papers';
import { resultsInWorkbook } from '@hanchan/server';
import { standingsOf, workbookRefusal } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { paperEvent } from '../../../proof/spec/support/paperEvent.ts';
import { zipOf } from '../../../proof/spec/support/zip.ts';
import { temporaryFile } from './run.ts';
import { hanchanHere } from './runHere.ts';

const THOUSAND = 12_000;

/** Sheets of cells as XML; text is written as a spreadsheet does, in a list of its own. */
function workbook(sheets: Readonly<Record<string, string>>): Uint8Array {
  const names = Object.keys(sheets);
  const list = names.map(
    (name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  const targets = names.map(
    (_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/s${i + 1}.xml"/>`,
  );
  return zipOf({
    'xl/workbook.xml': `<workbook><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    'xl/sharedStrings.xml':
      '<sst><si><t>Ada &amp; Co</t></si><si><r><t xml:space="preserve">Bo </t></r><r><t>Lind</t></r><rPh sb="0" eb="1"><t>ボ</t></rPh></si></sst>',
    ...Object.fromEntries(
      names.map((name, i) => [
        `xl/worksheets/s${i + 1}.xml`,
        `<worksheet><cols><col min="1" max="2"/></cols><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
  });
}

const cells = (number: number, ...said: readonly string[]) =>
  `<row r="${number}">${said
    .map((one, i) => {
      const name = `${'ABCDEFG'[i]}${number}`;
      if (one === '') return '';
      if (one.startsWith('s')) return `<c r="${name}" t="s"><v>${one.slice(1)}</v></c>`;
      if (one.startsWith('=')) return `<c r="${name}" t="str"><f>X1</f><v>${one.slice(1)}</v></c>`;
      if (one.startsWith('#')) return `<c r="${name}" t="e"><v>${one}</v></c>`;
      return `<c r="${name}"><v>${one}</v></c>`;
    })
    .join('')}</row>`;
const HEAD = cells(1, '', '', '', '');

async function read(sheets: Readonly<Record<string, string>>) {
  const found = await resultsInWorkbook(workbook(sheets));
  return found.ok ? found.value : workbookRefusal(found.error);
}

describe('the workbook of World Riichi’s tool', () => {
  test('that our export wrote says who came where, with what, after how many games', async () => {
    const { printed, desk } = await paperEventWorkbook();
    const file = temporaryFile('out.xlsx', '');
    writeFileSync(file, printed);
    const { status, stdout } = await hanchanHere(['circuit', 'read', file, '--json']);
    expect(status).toBe(0);
    const { games, rows } = JSON.parse(stdout);
    const played = desk.state.rounds.filter(({ tables }) =>
      tables.some(({ stage }) => stage === 'signed'),
    );
    expect(games).toBe(played.length);
    const expected = standingsOf(desk.state).rows.filter(({ rank }) => rank !== null);
    expect(rows).toHaveLength(expected.length);
    for (const { slot, rank, total, games: own } of expected) {
      const row = rows.find(({ id }: { id: string }) => id === `p${slot}`);
      expect([row.place, row.games]).toEqual([rank, own]);
      expect(row.score).toBeCloseTo((total / THOUSAND) * 1_000, -1);
    }
    const text = await hanchanHere(['circuit', 'read', file]);
    expect(text.stdout.split('\n')[0]).toBe('place\tname\tscore\tgames');
    expect(text.stdout.trim().split('\n')).toHaveLength(1 + rows.length);
  });

  test('that somebody edited: texts in pieces, formulas, numbers typed as text, empty lines, names by number', async () => {
    const results = [
      ...[HEAD, cells(2, '1', 's0', '1', '45.3'), cells(4, '2', 's1', '=2', '=−12,5')],
      cells(9, '7', '', '3', '-32.8'),
    ];
    const players = [cells(4, '7', '70', '=  Cy   Moreau '), cells(5, '8', '', 's0')];
    const r1 = [
      cells(4, '', '', ''),
      cells(5, '1', '1', '', '40', '1'),
      cells(6, '1', '7', '', '20', '2'),
    ];
    results.push(cells(10, '9', 's0', '', '=−1'));
    expect(
      await read({ results: results.join(''), players: players.join(''), R1: r1.join('') }),
    ).toEqual({
      ...{ games: 1, unplaced: 1 },
      rows: [
        row('p1', 'Ada & Co', 1, 45_300, 1),
        row('p2', 'Bo Lind', 2, -12_500, 0),
        row('p7', 'Cy Moreau', 3, -32_800, 1),
      ],
    });
  });

  const fine = cells(2, '1', 's0', '1', '45.3');
  test.each([
    ['a place in words', cells(3, '2', 's1', '=second', '1'), 'results.C3', 'is no whole number'],
    ['half a place', cells(3, '2', 's1', '1.5', '1'), 'results.C3', 'the place'],
    ['a place beyond everybody', cells(3, '2', 's1', '4001', '1'), 'results.C3', 'the place'],
    ['a strange name', cells(3, '2', '=B\u202eo', '2', '1'), 'results.B3', 'holds characters'],
    ['no total', cells(3, '2', 's1', '2', ''), 'results.D3', 'the total is no number'],
    ['a total beyond everything', cells(3, '2', 's1', '2', '100001'), 'results.D3', 'the total'],
    ['a formula that broke', cells(3, '2', 's1', '2', '#REF!'), 'results.D3', 'came to an error'],
    ['no number', cells(3, '', 's1', '2', '1'), 'results.A3', 'the number of the player'],
    ['a player twice', cells(3, '1', 's1', '2', '1'), 'results.A3', 'there twice'],
    ['nobody', cells(3, '2', '', '2', '1'), 'results.B3', 'no name'],
    ['one player', '', 'results', 'fewer than two'],
  ])('refuses %s by its cell', async (_, line, field, message) => {
    const refused = await read({ results: HEAD + fine + line });
    expect(refused).toMatchObject({
      field: `workbook.${field}`,
      message: expect.stringContaining(message),
    });
  });

  test('refuses what is no such workbook, whole', async () => {
    expect(await read({ players: HEAD })).toMatchObject({ field: 'workbook.results' });
    const file = temporaryFile('not.xlsx', 'place,name\n1,Ada');
    expect(await hanchanHere(['circuit', 'read', file])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('This is no workbook (XLSX), or it is damaged.'),
    });
    const good = workbook({ results: HEAD + fine + cells(3, '2', 's1', '2', '1') });
    for (let cut = 0; cut < good.length; cut += 7) {
      const found = await resultsInWorkbook(good.slice(0, cut));
      expect([cut, found.ok]).toEqual([cut, false]);
    }
  });

  test('a sheet that never ends, and one that says it is small, are given up in time', async () => {
    const started = performance.now();
    for (const part of ['<row', '<c r="A1', '<rPh', '<sheet ', '<t ', '&#x', 'a'.repeat(50)]) {
      const text = part.repeat(200_000);
      expect((await resultsInWorkbook(workbook({ results: text }))).ok).toBe(false);
      const strings = zipOf({
        'xl/workbook.xml': `<sheet name="results" r:id="r"/>${text}`,
        'xl/_rels/workbook.xml.rels': `<Relationship Id="r" Target="s.xml"/>${text}`,
        'xl/sharedStrings.xml': `<si>${text}</si>`,
        'xl/s.xml': cells(1, 's0'),
      });
      expect((await resultsInWorkbook(strings)).ok).toBe(false);
    }
    expect(performance.now() - started).toBeLessThan(60_000);
  });
});

const row = (id: string, name: string, place: number, score: number, games: number) => ({
  ...{ id, name, place, score, games, number: '', country: '', club: '' },
});

async function paperEventWorkbook() {
  const { desk, source } = paperEvent();
  const paper = await makePaper(source, 'world-riichi.xlsx', {});
  return { desk, printed: paper!.body as Buffer };
}
