// What people type and paste into the calculator: our notation, other people's, and what cannot be read.

import { applyText, handTextOf, readText } from '@hanchan/table/winForm/handText.ts';
import { convert } from '@hanchan/table/winForm/notation.ts';
import { emptyWinForm } from '@hanchan/table/winForm/winForm.ts';
import { formatHand, formatTile } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';

/** The hand as we write it, the winning tile, and what was told about the way there. */
function read(text: string) {
  const result = readText(text);
  if (!result.ok) return result.error;
  const { hand, win, notes } = result.value;
  return [formatHand(hand), win === null ? '' : formatTile(win), ...notes];
}

describe('our notation', () => {
  test.each([
    ['123m406p789s11z', '123m406p789s11z', ''],
    ['55m222333444p78s win 6s', '55m222333444p78s', '6s'],
    ['55m222333444p78s ron: 0s', '55m222333444p78s', '0s'],
    ['11z[123m<][555p^][5555s] win 1z', '11z[123m<][555p^][5555s]', '1z'],
    ['1 2 3 m, 4 0 6 p', '123m406p', ''],
    ['１２３ｍ', '123m', ''],
  ])('%s', (text, hand, win) => {
    expect(read(text)).toEqual([hand, win]);
  });

  test('of fourteen tiles the last one written wins, and that is said', () => {
    expect(read('55m222333444p78s6s')).toEqual(['55m222333444p78s', '6s', 'lastIsWin']);
    expect(read('6s55m222333444p78s')).toEqual(['55m222333444p67s', '8s', 'lastIsWin']);
  });
});

describe('how it was won, where the text says so', () => {
  test.each([
    ['tsumo 6s', 'tsumo'],
    ['ツモ 6s', 'tsumo'],
    ['win 6s', 'tsumo'],
    ['ron 6s', 'ron'],
    ['ロン6s', 'ron'],
  ])('%s after a self-draw: %s', (end, way) => {
    const before = { ...emptyWinForm(), way: 'tsumo', moments: ['afterKan'] } as const;
    const applied = applyText(before, `55m222333444p78s ${end}`);
    expect(applied).toMatchObject({ ok: true, value: { form: { way } } });
    // What goes with a self-draw only goes with it.
    expect(applied.ok && applied.value.form.moments.length).toBe(way === 'tsumo' ? 1 : 0);
  });
});

describe('other notations are turned into it', () => {
  test.each([
    ['mjai', '1m 2m 3m 5mr E S P F C', '1230m12567z', ['redMark', 'letters']],
    ['mjai, as a list', '"1m","5pr","W","N"', '1m0p34z', ['redMark', 'letters']],
    ['red before the five', '4mr5m6m', '406m', ['redMark']],
    ['suit first', 'm123p055s789z11', '123m055p789s11z', ['suitFirst']],
    [
      'suit first, with melds',
      'z11,m12-3,p5550,s777=7,z555+',
      '11z[123m<][5550p][7777s+^][555z>]',
      ['suitFirst'],
    ],
    ['tenhou.net/6', '11 12 13 51 52 41 47', '1230m0p17z', ['numbers']],
    ['Unicode', '🀇🀈🀉🀙🀚🀛🀐🀑🀒🀀🀀🀄🀅🀆', '123m123p123s11756z', ['unicode']],
    ['Unicode, red dragon as emoji', '🀄️🀄️', '77z', ['unicode']],
    ['Japanese', '一二三萬四五六筒東白發中', '123m456p1567z', ['japanese']],
    ['Japanese suits behind digits', '123万456索', '123m456s', ['japanese']],
    ['capital suits', '123M456P', '123m456p', ['capitals']],
  ])('%s', (_, text, hand, notes) => {
    const converted = convert(text);
    expect(converted.ok && [...converted.value.notes].sort()).toEqual([...notes].sort());
    expect(converted.ok && formatted(converted.value.text)).toBe(formatted(hand));
  });
});

function formatted(text: string): string {
  const result = readText(text);
  if (!result.ok) return JSON.stringify(result.error);
  const { hand, win } = result.value;
  return formatHand(win === null ? hand : { ...hand, concealed: [...hand.concealed, win] });
}

describe('what cannot be read is named', () => {
  test.each([
    ['123x', 'strange', { char: 'x', at: 4 }],
    ['123', 'missingSuit', { text: '123' }],
    ['m', 'strange', { char: 'm', at: 1 }],
    ['8z', 'noSuchTile', { char: '8' }],
    ['11z[123m^]', 'chiNotFromLeft', {}],
    ['11z[12m', 'unclosedMeld', {}],
    ['11z[124m<]', 'notConsecutive', {}],
    ['11 12 48', 'strange', { char: '48' }],
    ['m123,p5', 'wrongSize', {}],
    ['123m win 12m', 'badWin', { text: '12m' }],
  ])('%s: %s', (text, code, values) => {
    expect(readText(text)).toMatchObject({ ok: false, error: { code, values } });
  });

  test.each([
    ['11111m', 'fifthCopy', { tile: '1m', count: 5 }],
    ['1111m win 1m', 'fifthCopy', { tile: '1m', count: 5 }],
    ['0055p', 'redTwice', { tile: '0p' }],
    ['123456789m123456p', 'tooManyTiles', { count: 15, most: 14 }],
    ['1m[111z<][222z<][333z<][444z<][555z<]', 'tooManyMelds', { count: 5 }],
  ])('%s: %s', (text, code, values) => {
    const form = emptyWinForm();
    expect(applyText(form, text)).toMatchObject({ ok: false, error: { code, values } });
  });

  test('an indicator counts among the four copies', () => {
    const form = { ...emptyWinForm(), indicators: [0] };
    expect(applyText(form, '1111m')).toMatchObject({ ok: false, error: { code: 'fifthCopy' } });
  });
});

test('what is written back is read as the same', () => {
  for (const text of ['123m406p789s11z', '1z[111m<][0555p+>] win 1z', '99s']) {
    const applied = applyText(emptyWinForm(), text);
    expect(applied.ok && handTextOf(applied.value.form)).toBe(text);
  }
});
