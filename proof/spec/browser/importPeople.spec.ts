// A list of 400 people as it comes from a registration form: saved by an old spreadsheet, with columns in Polish, countries in every way
// that people write them, and lines that cannot be taken as they are. It is mapped and mended in the browser.

import { describe, expect, test } from 'vitest';
import { encodedIn } from '../support/codePages.ts';
import { findings } from './support/axe.ts';
import { useBrowser } from './support/browsing.ts';

const FIRST =
  'Łucja Jiří Żaneta Björn Renée Günther Oskar Wanda Mirosław Petra Xaver Ignác Dorota Ferenc Klaudia Ulrich Beatrix Stanisław Nikoletta Ágoston'.split(
    ' ',
  );
const LAST =
  'Święcicka Dvořák Kowalczyk Müller Zieliński Horváth Lindqvist Öztürk Wójcik Schönborn Příhoda Gąsiorowski Nagy-Tóth Bäckström Vondráček Überlingen Żurawski Farkas Jabłoński Čermák'.split(
    ' ',
  );
const COUNTRIES = [
  'Polska',
  'CZ',
  'Niemcy',
  'Deutschland',
  'swe',
  'Magyarország',
  'GER',
  ' Austria ',
];

const HEADING = 'Lp;Imię;Nazwisko;Kraj;Miasto;Nr EMA;Opłacone';

function messyLines(): string[] {
  const lines = Array.from({ length: 400 }, (_, i) => {
    const [first, last] = [FIRST[i % 20]!, LAST[Math.floor(i / 20)]!];
    const blanks = i % 7 === 0 ? '  ' : i % 11 === 0 ? '\u00a0' : '';
    const country = COUNTRIES[i % COUNTRIES.length];
    return [
      i + 1,
      `${blanks}${first} `,
      `${last}${blanks}`,
      country,
      'Łódź',
      1_000_000 + i,
      i % 2 ? 'tak' : 'nie',
    ].join(';');
  });
  lines[10] = `11;${lines[5]!.split(';').slice(1, 5).join(';')};;tak`;
  lines[20] = '21;Święcicka;Oskra;Polska;Łódź;;nie';
  lines[30] = '31;Ewa;Germanowicz;Germny;Łódź;;nie';
  lines[40] = '41;Ewa;Płatnik;PL;Łódź;;może';
  lines[50] = '51;;;PL;Łódź;;nie';
  lines[60] = '61;Ewa;Numerska;PL;Łódź;1000007;nie';
  lines[70] = '71;Ewa;Kolumnowa;PL;Łódź;;nie;jeszcze coś';
  return lines;
}

describe('a list of 400 people', () => {
  const browsing = useBrowser();

  test('is read, mapped and mended in the browser', { timeout: 120_000 }, async () => {
    const page = await browsing.open('/events/new', { viewport: { width: 1280, height: 900 } });
    await page.getByLabel('Event name').fill('Puchar Smoka');
    await page.getByRole('button', { name: 'Create event' }).click();
    await page.getByRole('button', { name: 'Import a list' }).click();
    const list = page.getByRole('dialog');
    const text = [HEADING, ...messyLines(), ''].join('\r\n');
    const buffer = Buffer.from(encodedIn('windows-1250', text));
    await list
      .getByLabel('File')
      .setInputFiles({ name: 'gracze.csv', mimeType: 'text/csv', buffer });
    await list.getByText('393 ready, 7 to fix.').waitFor();
    expect(await list.getByLabel('Encoding').inputValue()).toBe('windows-1250');

    const meaning = (column: string) => list.getByLabel(`Read ${column} as`);
    expect(await meaning('Imię').inputValue()).toBe('firstName');
    expect(await meaning('Kraj').inputValue()).toBe('country');
    expect(await meaning('Nr EMA').inputValue()).toBe('emaId');
    expect([await meaning('Lp').inputValue(), await meaning('Miasto').inputValue()]).toEqual([
      '',
      '',
    ]);
    await meaning('Miasto').selectOption('Club');
    await list.getByRole('cell', { name: 'Łódź' }).nth(1).waitFor();
    expect(await findings(page)).toEqual([]);

    const line = (at: number) =>
      list.getByRole('listitem', { name: `Line ${at + 2}`, exact: true });
    await line(10).getByRole('button', { name: 'Leave out' }).click();
    await line(20).getByText('Is this Oskar Święcicka').waitFor();
    await line(20).getByRole('button', { name: 'Keep as it is' }).click();
    await line(30).getByText('There is no country called “Germny”.').waitFor();
    await line(30).getByLabel('Country').fill('germany');
    await line(30).getByLabel('Country').press('Tab');
    await line(40).getByRole('button', { name: 'Yes' }).click();
    await line(50).getByLabel('Name', { exact: true }).fill('Ola Nowak');
    await line(50).getByLabel('Name', { exact: true }).press('Tab');
    await line(60).getByLabel('EMA number').fill('');
    await line(60).getByLabel('EMA number').press('Tab');
    await line(70).getByText('This line has 8 columns; 7 expected').waitFor();
    await line(70).getByRole('button', { name: 'Keep as it is' }).click();

    await list.getByText('399 ready, 0 to fix.').waitFor();
    await list.getByRole('button', { name: 'Add 399 players' }).click();
    await list.waitFor({ state: 'hidden' });
    await page.locator('.sum').getByText('399enrolled').waitFor();

    await page.getByLabel('Find').fill('Germanowicz');
    await page.getByRole('cell', { name: 'DEU' }).waitFor();
    await page.getByRole('button', { name: 'Edit Ewa Germanowicz' }).click();
    const person = page.getByRole('dialog');
    expect(await person.getByLabel('First name').inputValue()).toBe('Ewa');
    expect(await person.getByLabel('Last name').inputValue()).toBe('Germanowicz');
  });
});
