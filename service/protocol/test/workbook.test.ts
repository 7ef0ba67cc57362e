// A workbook that is made to be dear to read: small as a file, and large or slow as what it says.

import { describe, expect, test } from 'vitest';
import { busyMs } from '../../../proof/spec/support/busyMs.ts';
import { zipOf } from '../../../proof/spec/support/zip.ts';
import { resultsInWorkbook } from '../src/index.ts';

const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** Packed, so that it comes within the size of a file. */
function workbookOf(sheets: Readonly<Record<string, string>>): Uint8Array {
  const names = Object.keys(sheets);
  const list = names.map((name, i) => `<sheet name="${name}" r:id="r${i}"/>`).join('');
  const targets = names.map((_, i) => `<Relationship Id="r${i}" Target="s${i}.xml"/>`).join('');
  const parts = {
    [BOOK]: `<workbook><sheets>${list}</sheets></workbook>`,
    [RELATIONS]: `<Relationships>${targets}</Relationships>`,
    ...Object.fromEntries(names.map((name, i) => [`xl/s${i}.xml`, sheets[name]!])),
  };
  const packed = Object.fromEntries(Object.keys(parts).map((name) => [name, { isDeflated: true }]));
  return zipOf(parts, packed);
}

const RESULTS =
  '<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="str"><v>Ada</v></c><c r="C2"><v>1</v></c><c r="D2"><v>45</v></c></row>' +
  '<row r="3"><c r="A3"><v>2</v></c><c r="B3" t="str"><v>Bo</v></c><c r="C3"><v>2</v></c><c r="D3"><v>-45</v></c></row>';

describe('a workbook', () => {
  test('is read', async () => {
    const read = await resultsInWorkbook(workbookOf({ results: RESULTS }));
    expect(read).toMatchObject({ ok: true, value: { rows: [{ name: 'Ada' }, { name: 'Bo' }] } });
  });

  test('resolves nothing that it names: an entity is the text that stands there', async () => {
    const document = '<!DOCTYPE x [<!ENTITY me SYSTEM "file:///etc/passwd">]>';
    const bytes = workbookOf({ results: document + RESULTS.replace('Ada', '&me; &amp; &#65;') });
    const read = await resultsInWorkbook(bytes);
    expect(read).toMatchObject({ ok: true, value: { rows: [{ name: '&me; & A' }, {}] } });
  });

  test('whose tags say nothing at length is read as quickly as any other', async () => {
    const cell = `<c ${'a'.repeat(990)}/>`;
    const bytes = workbookOf({ results: `${RESULTS}<row r="4">${cell.repeat(15_000)}</row>` });
    const ms = await busyMs(async () => {
      expect(await resultsInWorkbook(bytes)).toMatchObject({ ok: true });
    });
    expect(ms).toBeLessThan(3_000);
  });

  test('of hundreds of sheets that begin far below is more than is read', async () => {
    const far = Object.fromEntries(
      Array.from({ length: 590 }, (_, i) => [`R${i + 1}`, '<row r="20000"/>']),
    );
    const read = await resultsInWorkbook(workbookOf({ results: RESULTS, ...far }));
    expect(read).toMatchObject({ ok: false, error: { why: 'tooLarge' } });
    const some = await resultsInWorkbook(
      workbookOf({ results: RESULTS, R1: far['R1']!, R2: far['R2']! }),
    );
    expect(some.ok).toBe(true);
  });
});
