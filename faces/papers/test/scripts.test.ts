// Every script that people of an event may be called in: each character has a glyph, and stands where a reader looks for it.

import { describe, expect, it } from 'vitest';
import { paperEvent } from '../../../proof/spec/support/paperEvent.ts';
import { readPdf, wholeText } from '../../../proof/spec/support/pdfText.ts';
import { makePaper, namesFor, unprintableNames } from '../src/index.ts';
import { visualParts } from '../src/pdf/direction.ts';
import { printable, runsOf } from '../src/pdf/fonts.ts';
import { linesOf } from '../src/pdf/lines.ts';

const { source } = paperEvent();

const SCRIPTS: Readonly<Record<string, string>> = {
  Latin: 'Zoë Łukasiewicz-Ġħ Őrsi',
  Vietnamese: 'Nguyễn Thị Ánh Đặng',
  Greek: 'Γιώργος Παπαδόπουλος',
  Cyrillic: 'Дмитро Ґалаґан Ђорђевић',
  Japanese: '髙橋 一郎 ヴィクトル',
  Hangul: '김민준 뛟쀍',
  Thai: 'สมชาย ใจดี กุ้งผู้ใหญ่',
  Arabic: 'محمد علي الأحمد پهلوی',
  Hebrew: 'דוד בן-גוריון',
  Devanagari: 'अर्जुन क्षत्रिय श्रीमती',
};

const named = (name: string) => {
  const people = new Map(source.state.people);
  for (const [id, one] of people) {
    people.set(id, { ...one, person: { ...one.person, name: `${name} ${id}`, mayPublish: true } });
  }
  return { ...source, state: { ...source.state, people } };
};

describe.each(Object.entries(SCRIPTS))('a name in %s', (_, name) => {
  it('has a glyph for each of its characters on every paper', async () => {
    const own = named(name);
    expect(unprintableNames(own)).toEqual([]);
    for (const paper of namesFor(own).filter((one) => one.endsWith('.pdf'))) {
      const pages = readPdf((await makePaper(own, paper))!.body as Buffer);
      expect([paper, pages.reduce((sum, { missing }) => sum + missing, 0)]).toEqual([paper, 0]);
      expect([paper, wholeText(pages).includes('〓')]).toEqual([paper, false]);
    }
  });
});

describe('what is read from right to left', () => {
  it('stands from right to left word by word, and leaves numbers and commas where they are', () => {
    expect(visualParts('1 محمد علي, 2 דוד בן-גוריון, 3 Bo')).toEqual([
      '1 ',
      'علي',
      ' ',
      'محمد',
      ', 2 ',
      'גוריון',
      '-',
      'בן',
      ' ',
      'דוד',
      ', 3 Bo',
    ]);
    expect(visualParts('Ada Falk')).toEqual(['Ada Falk']);
  });

  it('is shaped: letters of a word join, and are drawn from the last to the first', async () => {
    const [page] = readPdf((await makePaper(named('محمد'), 'badges.pdf'))!.body as Buffer);
    const word = page!.pieces.find(({ text }) => text.includes('ح'))!;
    expect([...word.text].reverse().join('')).toBe('محمد');
  });

  it('keeps the joiner that a Persian name needs, and no other', () => {
    expect(printable('علی\u200cرضا')).toBe('علی\u200cرضا');
    expect(printable('A\u200cda \u200dFalk')).toBe('Ada Falk');
    expect(runsOf('علی\u200cرضا')).toHaveLength(1);
  });
});

describe('lines', () => {
  const lines = (text: string, room: number) =>
    linesOf(text, room, (some) => [...some.replace(/\p{M}|\u200b/gu, '')].length);

  it('part Thai between words, and no letter from its marks', () => {
    const parted = lines('ประเทศไทย', 6).map((line) => line.replaceAll('\u200b', ''));
    expect(parted).toEqual(['ประเทศ', 'ไทย']);
    for (const line of lines('กุ้งกุ้งกุ้ง', 2)) expect(line).not.toMatch(/^\p{M}/u);
  });
});
