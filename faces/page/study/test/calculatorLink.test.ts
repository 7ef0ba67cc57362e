// The address of the calculator: it holds everything, and says what it could not read.

import { refOf } from '@hanchan/kit/books/customRules.ts';
import { VOCABULARY } from '@hanchan/rules';
import { calculatorAddress, readLink } from '@hanchan/table/winForm/calculatorLink.ts';
import { faultsOfTiles, handTextOf } from '@hanchan/table/winForm/handText.ts';
import { emptyWinForm, type Form } from '@hanchan/table/winForm/winForm.ts';
import { describe, expect, test } from 'vitest';
import { tilesOf, typed } from './filling.ts';

describe('the link', () => {
  const whole: Form = {
    ...typed('11z[123m<][055p^] win 1z', { way: 'ron', from: 'right', seat: 'E', round: 'S' }),
    concealed: tilesOf('1122z'),
    moments: ['robbedKan', 'lastTile'],
    indicators: tilesOf('9m1p'),
    counters: 3,
    deposits: 2,
    liable: { daisangen: 'across' },
  };
  const through = (form: Form, rules: Parameters<typeof calculatorAddress>[1] = 'wrc-2022') =>
    readLink(new URL(calculatorAddress(form, rules), 'http://here').searchParams);

  test('holds everything', () => {
    expect(through(whole)).toEqual({ form: whole, rules: 'wrc-2022', unread: [], fault: null });
    expect(through(emptyWinForm())).toEqual({
      form: emptyWinForm(),
      rules: 'wrc-2022',
      unread: [],
      fault: null,
    });
  });

  test('holds rules of one’s own', () => {
    const rules = {
      base: 'wrc-2022',
      name: 'Club night',
      changes: { 'tiles.redFives': 'onePerSuit' },
      vocabulary: VOCABULARY,
    };
    expect(through(whole, rules).rules).toEqual(rules);
  });

  test('is what people can write by hand', () => {
    const { form } = readLink(
      new URLSearchParams('hand=123m406p789s1122z&win=2z&rules=tenhou&riichi=riichi&with=ippatsu'),
    );
    expect([handTextOf(form), form.riichi, form.moments]).toEqual([
      '123m406p789s1122z win 2z',
      'riichi',
      ['ippatsu'],
    ]);
  });

  test('may write the winning tile as the last of the hand', () => {
    const { form, unread } = readLink(new URLSearchParams('hand=123m406p789s11222z'));
    expect([handTextOf(form), unread]).toEqual(['123m406p789s1122z win 2z', []]);
    const melded = readLink(new URLSearchParams('hand=11222z[123m<][055p^][789s<]')).form;
    expect(handTextOf(melded)).toBe('1122z[123m<][055p^][789s<] win 2z');
  });

  test.each([
    ['hand=xyz', 'hand'],
    ['hand=11111m', 'hand'],
    ['win=12m', 'win'],
    ['seat=X', 'seat'],
    ['with=ippatsu,nonsense', 'with'],
    ['honba=-3', 'honba'],
    ['dora=123456m', 'dora'],
    ['pao=daisangen:below', 'pao'],
    ['rules=nobody', 'rules'],
    [`rules=${refOf({ base: 'wrc-2022', name: 'x', changes: { 'no.such': 1 } })}`, 'rules'],
  ])('names what it cannot read and keeps the rest: %s', (query, name) => {
    const linked = readLink(new URLSearchParams(`${query}&round=S`));
    expect(linked.unread).toEqual([name]);
    expect(linked.form.round).toBe('S');
    expect(faultsOfTiles(linked.form)).toEqual([]);
  });
});
