// Members of a club out of a list: which cells are names, and who is there already.

import { expect, test } from 'vitest';
import { listedMembers } from '../src/club/memberList.ts';

const names = (text: string) => listedMembers(text, []).map(({ name }) => name);

test.each([
  [
    'one a line, with blanks and empty lines',
    '\uFEFF Ada  Falk\r\n\r\nBo Lind\u00a0\n',
    ['Ada Falk', 'Bo Lind'],
  ],
  ['last and first name', 'Falk, Ada\nLind, Bo', ['Ada Falk', 'Bo Lind']],
  ['a name and a country', 'Ada,SWE\nBo,DEU', ['Ada', 'Bo']],
  ['a name and a town', 'Ada Falk,Lund\nBo Lind,Ulm', ['Ada Falk', 'Bo Lind']],
  [
    'a table in Polish',
    'Lp;Nazwisko;Imię;Miasto\n1;Żak;Ewa;Łódź\n2;Öz;Ali;Ulm',
    ['Ewa Żak', 'Ali Öz'],
  ],
  ['a table in German', 'Nr;Name;Vorname\n1;Falk;Hugo', ['Hugo Falk']],
  ['two columns in Japanese', '姓;名\n山田;花子', ['山田 花子']],
  ['a table in Japanese', '会員番号\t氏名\n12345678\t山田 花子', ['山田 花子']],
  ['nothing', ' \n', []],
])('%s', (_, text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('who is there already is told, in the club or further up; a line without a name, and one too long', () => {
  const long = 'x'.repeat(61);
  const found = listedMembers(`name,club\nFALK Ada,x\nEva Berg,x\nEva Bergh,x\n,x\n${long},x`, [
    'Ada Falk',
  ]);
  expect(found.map(({ line, twin, fault }) => [line, twin, fault])).toEqual([
    [2, 'Ada Falk', null],
    [3, null, null],
    [4, 'Eva Berg', null],
    [5, null, 'noName'],
    [6, null, 'tooLong'],
  ]);
});
