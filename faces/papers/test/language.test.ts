// Papers in Japanese: every page in it, tables for programs as ever, and lines that end where Japanese lets them.

import { describe, expect, it } from 'vitest';
import { paperEvent, sourceFor } from '../../../proof/spec/support/paperEvent.ts';
import { prints, readPdf, wholeText } from '../../../proof/spec/support/pdfText.ts';
import { makePaper, namesFor } from '../src/index.ts';
import { linesOf } from '../src/pdf/lines.ts';

const { desk, source } = paperEvent();
const japanese = sourceFor(desk, 'ja');
const printed = async (name: string) => readPdf((await makePaper(japanese, name))!.body as Buffer);

describe('in Japanese', () => {
  it.each([
    [
      'results.pdf',
      ['途中結果', '順位表（WRC 2022）', '第1回戦', '検算', '合計は一致しています。', '選手6'],
    ],
    ['seating.pdf', ['卓組表', '第3回戦', '選手順', '場所は卓でつかみ取りで決めます。']],
    ['players.pdf', ['同卓者', 'つかみ取り']],
    ['certificates.pdf', ['賞状', '第1位', '主催者', '殿']],
    ['penalties.pdf', ['チョンボは30P', '発声', 'ルールブックの引用文は英語です。', '12.3.2']],
    ['rules.pdf', ['終了と順位', '条項', '10.3']],
    ['schedule.pdf', ['日程']],
    ['passes.pdf', ['PIN 1010']],
  ])('%s says it all', async (name, texts) => {
    const pages = await printed(name);
    for (const text of texts)
      expect([text, pages.some((page) => prints(page, text))]).toEqual([text, true]);
    expect(pages.every(({ missing }) => missing === 0)).toBe(true);
    expect(wholeText(pages)).not.toMatch(/Standings|Hanchan|Seating|Table \d|Player \d/);
  });

  it('the sheets have both languages, Japanese first, and notes in it', async () => {
    const [page] = await printed('sheets-3.pdf');
    for (const text of [
      '名前 Name',
      '署名 Signature',
      '東',
      'この卓の選手：1 髙橋 一郎',
      'マイナスには▲を付けます',
    ]) {
      expect([text, prints(page!, text)]).toEqual([text, true]);
    }
  });

  it('tables for programs are the same in every language', async () => {
    for (const name of namesFor(source).filter((one) => /csv|json$/.test(one))) {
      const [en, ja] = await Promise.all([makePaper(source, name), makePaper(japanese, name)]);
      expect(ja!.body).toEqual(en!.body);
    }
  });
});

describe('lines', () => {
  const lines = (text: string, room: number) => linesOf(text, room, (some) => [...some].length);

  it('end behind blanks and hyphens, and between Japanese characters', () => {
    expect(lines('Anna-Maria Falk', 6)).toEqual(['Anna-', 'Maria', 'Falk']);
    expect(lines('山田太郎選手', 4)).toEqual(['山田太郎', '選手']);
    expect(lines('14\u00A0山田 太郎', 5)).toEqual(['14\u00A0山田', '太郎']);
  });

  it('never begin with a closing mark or end with an opening one', () => {
    expect(lines('得点です。次', 4)).toEqual(['得点で', 'す。次']);
    expect(lines('順位表「決勝」', 4)).toEqual(['順位表', '「決勝」']);
  });

  it('part a word only where it is wider than the line', () => {
    expect(lines('a Wolfeschlegel', 5)).toEqual(['a Wol', 'fesch', 'legel']);
  });
});
