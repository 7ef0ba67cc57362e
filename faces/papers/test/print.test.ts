// What is printed: the right pages, every name in its own script, codes that lead where they should.

import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, it } from 'vitest';
import { EVENT_URL, NAMES, paperEvent, sourceFor } from '../../../proof/spec/support/paperEvent.ts';
import { codesOf, prints, readPdf, wholeText } from '../../../proof/spec/support/pdfText.ts';
import { bookOf } from '../src/book.ts';
import {
  makePaper,
  namesFor,
  PAPER_NAMES,
  PAPER_SIZES,
  type PaperSize,
  unprintableNames,
} from '../src/index.ts';
import { DATA_WORDS } from '../src/words/index.ts';

const { desk, source } = paperEvent();
const printed = async (name: string, options = {}) => {
  const made = await makePaper(source, name, options);
  expect(made!.type).toBe('application/pdf');
  return readPdf(made!.body as Buffer);
};
const LONG = 841.89;
const FORMATS = { a4: [595.28, LONG], letter: [612, 792] } as const;
/** Where printers print nothing. */
const EDGE = 10;

describe('every PDF', () => {
  const names = namesFor(source).filter((name) => name.endsWith('.pdf'));

  it.each(names.flatMap((name) => PAPER_SIZES.map((size) => [name, size] as const)))(
    '%s on %s has a glyph for every character and stays on the page',
    async (name, size) => {
      const made = await makePaper({ ...source, size }, name);
      const pages = readPdf(made!.body as Buffer);
      expect(pages.length).toBeGreaterThan(0);
      for (const { width, height, pieces, fills, missing } of pages) {
        expect([width, height].sort((a, b) => a - b)).toEqual(FORMATS[size]);
        expect(missing).toBe(0);
        expect(pieces.length).toBeGreaterThan(0);
        for (const { x, y } of pieces) {
          expect(x).toBeGreaterThanOrEqual(EDGE);
          expect(x).toBeLessThan(width - EDGE);
          expect(y).toBeGreaterThanOrEqual(EDGE);
          expect(y).toBeLessThanOrEqual(height - EDGE);
        }
        for (const { x, y, width: across, height: down } of fills.flat()) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(EDGE);
          expect(x + across).toBeLessThanOrEqual(width - EDGE);
          expect(y + down).toBeLessThanOrEqual(height - EDGE);
        }
      }
    },
  );

  it('says on both sizes the same', async () => {
    for (const name of names) {
      const [one, other] = await Promise.all(
        PAPER_SIZES.map(async (size) => {
          const made = await makePaper({ ...source, size }, name);
          const text = wholeText(readPdf(made!.body as Buffer)).replace(/\s/g, '');
          return [...text].sort().join('');
        }),
      );
      const isPaged = /^(results|seating|schedule|penalties|rules)/.test(name);
      if (!isPaged) expect([name, other]).toEqual([name, one]);
      expect(other).not.toContain('…');
    }
  });
});

describe('names', () => {
  it('print in Japanese, Vietnamese, Cyrillic and with every accent', async () => {
    const [page] = await printed('badges.pdf');
    for (const { name } of NAMES) expect(prints(page!, name!)).toBe(true);
    expect(page!.missing).toBe(0);
  });

  it('with parted accents are put together, and a script without a font shows the mark for it', async () => {
    const people = new Map(source.state.people);
    const first = people.get('p1')!;
    people.set('p1', { ...first, person: { ...first.person, name: 'Jose\u0301 ქ\u0007' } });
    const made = await makePaper({ ...source, state: { ...source.state, people } }, 'badges.pdf');
    const [page] = readPdf(made!.body as Buffer);
    expect(prints(page!, 'José 〓')).toBe(true);
    expect(page!.missing).toBe(0);
    expect(unprintableNames({ state: { ...source.state, people } })).toHaveLength(1);
    expect(unprintableNames(source)).toEqual([]);
  });

  it('turn no line round and pile up no marks, in whatever way they came in', async () => {
    const people = new Map(source.state.people);
    const hostile = ['Ada \u202eklaF', `Bo${'\u0308'.repeat(10_000)}b`, 'C\u200b\u2066a\u2069rl'];
    for (const [i, name] of hostile.entries()) {
      const found = people.get(`p${i + 1}`)!;
      people.set(`p${i + 1}`, { ...found, person: { ...found.person, name, notes: name } });
    }
    const changed = { ...source, state: { ...source.state, people } };
    for (const paper of ['badges.pdf', 'players.pdf', 'results.pdf', 'sheets-1.pdf']) {
      const made = await makePaper(changed, paper);
      const text = wholeText(readPdf(made!.body as Buffer)).replace(/\s/g, '');
      for (const name of ['AdaklaF', 'Carl']) {
        expect([paper, text.includes(name)]).toEqual([paper, true]);
      }
      expect(text).not.toMatch(/\p{M}{7}|\p{Cf}/u);
    }
  });

  it('leave pictures out, and print in full however long they are', async () => {
    const long = 'Maximiliane-Theodora von und zu Guttenberg-Schwarzenstein';
    const names = ['Ada 🐉🀄️ Falk', long, '山田太郎長い名前のプレイヤー選手権代表者'];
    const people = new Map(source.state.people);
    for (const [i, name] of names.entries()) {
      const found = people.get(`p${i + 1}`)!;
      people.set(`p${i + 1}`, { ...found, person: { ...found.person, name } });
    }
    const changed = { ...source, state: { ...source.state, people } };
    for (const paper of [
      'badges.pdf',
      'players.pdf',
      'results.pdf',
      'seating.pdf',
      'sheets-1.pdf',
    ]) {
      const made = await makePaper(changed, paper);
      const text = wholeText(readPdf(made!.body as Buffer)).replace(/\s/g, '');
      for (const name of ['AdaFalk', ...names.slice(1)]) {
        expect([paper, text.includes(name.replace(/\s/g, ''))]).toEqual([paper, true]);
      }
      expect(text).not.toContain('…');
      expect(text).not.toContain('〓');
    }
  });
});

describe('badges', () => {
  const slots = [1, 2, 3, 4, 5, 6, 7, 8];

  it('have a code that leads to what everybody may see of the player, and nothing that opens their own page', async () => {
    const pages = await printed('badges.pdf');
    const links = slots.map((slot) => `${EVENT_URL}?player=${slot}`);
    expect(pages.flatMap((page) => codesOf(page, links))).toEqual(links);
    expect(wholeText(pages)).not.toContain('PIN');
    for (const { pin } of source.passes.values()) expect(wholeText(pages)).not.toContain(pin);
  });

  it('have no code where the event has no address', async () => {
    const made = await makePaper({ ...source, url: null }, 'badges.pdf');
    expect(readPdf(made!.body as Buffer)[0]!.fills).toEqual([]);
  });

  it('keep their size on Letter, with fewer to a page', async () => {
    const people = new Map(source.state.people);
    for (let i = 9; i <= 10; i++) people.set(`p${i}`, { ...people.get('p1')!, slot: i });
    const state = { ...source.state, people };
    const pagesOn = async (size: PaperSize) =>
      readPdf((await makePaper({ ...source, state, size }, 'badges.pdf'))!.body as Buffer);
    const [a4, letter] = [await pagesOn('a4'), await pagesOn('letter')];
    expect([a4.length, letter.length]).toEqual([1, 2]);
    const unit = ([page]: typeof a4) => page!.fills[0]![0]!.height;
    expect(unit(letter)).toBeCloseTo(unit(a4), 6);
  });

  it('have passes beside them, with PIN and the code of the player’s own page', async () => {
    const pages = await printed('passes.pdf');
    const links = [...source.passes.values()].map(({ url }) => url);
    expect(pages.flatMap((page) => codesOf(page, links))).toEqual(links);
    for (const { pin } of source.passes.values()) expect(wholeText(pages)).toContain(`PIN ${pin}`);
    expect(namesFor({ ...source, passes: new Map() })).not.toContain('passes.pdf');
  });
});

describe('report sheets', () => {
  it('are two to a page, each with the code of its table', async () => {
    const pages = await printed('sheets-3.pdf');
    expect(pages).toHaveLength(1);
    const links = [1, 2, 3].map((table) => `${EVENT_URL}/table/3/${table}`);
    expect(codesOf(pages[0]!, links)).toEqual(links.slice(0, 2));
  });

  it('tell who sits there where winds are drawn, and leave the columns to the pen', async () => {
    const [open] = await printed('sheets-3.pdf');
    expect(prints(open!, 'At this table: 1 髙橋 一郎')).toBe(true);
    const [played] = await printed('sheets-1.pdf');
    expect(prints(played!, 'At this table')).toBe(false);
    expect(prints(played!, '髙橋 一郎')).toBe(true);
  });

  it('do without codes where the event has no address', async () => {
    const made = await makePaper({ ...source, url: null }, 'sheets-3.pdf');
    expect(readPdf(made!.body as Buffer)[0]!.fills).toEqual([]);
  });
});

describe('all-last sheets', () => {
  it('are four to a page, each with the code of its table', async () => {
    const [page] = await printed('allLast-3.pdf');
    const links = [1, 2].map((table) => `${EVENT_URL}/table/3/${table}`);
    expect(codesOf(page!, links)).toEqual(links);
  });
});

describe('seating', () => {
  it('has every round by table, and everybody in alphabetical order', async () => {
    const text = wholeText(await printed('seating.pdf'));
    for (const title of ['Hanchan 1', 'Hanchan 2', 'Hanchan 3', 'By player']) {
      expect(text).toContain(title);
    }
  });

  it('gives each player a card with every round', async () => {
    const pages = await printed('players.pdf');
    const text = wholeText(pages);
    expect(text.split('Hanchan 2')).toHaveLength(9);
    expect(prints(pages[0]!, '3 Nguyễn Thị Ánh')).toBe(true);
  });
});

describe('results', () => {
  it('have standings, rounds, penalties, the proof and the checksum', async () => {
    const pages = await printed('results.pdf');
    const text = wholeText(pages);
    for (const part of ['Standings', 'Hanchan 1', 'Hanchan 2', 'Penalties', 'The totals match.']) {
      expect(text).toContain(part);
    }
    expect(text.replace(/\s/g, '')).toContain(source.checksum());
    expect(pages[0]!.width).toBe(LONG);
  });

  it('name only those who agreed, also on paper for the staff', async () => {
    const text = wholeText(await printed('results.pdf'));
    expect(text).not.toContain('Hidden One');
    expect(text).toContain('Player 6');
  });

  it('leave out who left in an emergency', async () => {
    desk.do({ type: 'depart', person: 'p7', departure: 'emergency', fromRound: 3, note: '' });
    const made = await makePaper(sourceFor(desk), 'results.pdf');
    const text = wholeText(readPdf(made!.body as Buffer));
    expect(text).not.toContain('Name of p7');
    expect(text).toContain('Name of p8');
  });
});

describe('certificates', () => {
  it('are for the best four, or as many as asked for, with name and place', async () => {
    const pages = await printed('certificates.pdf');
    expect(pages).toHaveLength(4);
    expect(prints(pages[0]!, '1st place')).toBe(true);
    expect(prints(pages[3]!, '4th place')).toBe(true);
    expect(await printed('certificates.pdf', { top: 2 })).toHaveLength(2);
  });
});

describe('what the rulebook says', () => {
  it('is summed up with sections', async () => {
    const penalties = await printed('penalties.pdf');
    const text = wholeText(penalties);
    for (const { section } of source.fouls.fouls) expect(text).toContain(section);
    expect(text).toContain('A chombo costs 30P');
    expect(wholeText(await printed('results.pdf'))).toContain('False win');
    expect(wholeText(await printed('rules.pdf'))).toContain('10.3');
  });
});

it("cites the rulebook that rules of one's own began as, however much was changed", async () => {
  const { rules } = source.state.settings;
  const books = [WDMC_2019, WRC_2022];
  const own = { ...rules, id: 'club-night', base: 'wdmc-2019' };
  expect(bookOf(own, books, DATA_WORDS).base.id).toBe('wdmc-2019');
  expect(bookOf({ ...own, base: 'unknown' }, books, DATA_WORDS).base.id).toBe('wrc-2022');
});

it('tells which papers there are, and makes none that there are not', async () => {
  expect(PAPER_NAMES).toContain('sheets-ROUND.pdf');
  expect(await makePaper(source, 'sheets-9.pdf')).toBeNull();
  expect(await makePaper(source, 'sheets-0.pdf')).toBeNull();
  expect(await makePaper(source, 'toString')).toBeNull();
  expect(await makePaper(source, 'gossip.pdf')).toBeNull();
});
