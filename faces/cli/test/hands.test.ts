// `shanten`, `waits` and `discards`: exact JSON, and text that lines up.

import { describe, expect, test } from 'vitest';
import { jsonLines } from './run.ts';
import { runHere } from './runHere.ts';

describe('exact forms', () => {
  test.each([
    ['shanten 123m406p789s1122z', { shanten: { regular: 0, chiitoi: 4, kokushi: 8, min: 0 } }],
    ['shanten 123m406p789s11122z', { shanten: { regular: -1, chiitoi: 4, kokushi: 8, min: -1 } }],
    [
      'shanten 23p55s[777z<][888m^][999m>]',
      { shanten: { regular: 0, chiitoi: null, kokushi: null, min: 0 } },
    ],
    ['waits 123m406p789s1122z', { waits: ['1z', '2z'] }],
    ['waits 23p55s[777z<][888m^][999m>]', { waits: ['1p', '4p'] }],
    ['waits 1473m258p369s123z', { waits: [] }],
    ['waits 1m[1111z][2222z][3333z][4444z]', { waits: ['1m'] }],
  ])('%s', async (line, expected) => {
    const answer = await runHere(`${line} --json`);
    expect(JSON.parse(answer.stdout)).toEqual(expected);
    expect(answer.status).toBe(0);
  });

  test('discards, the best first', async () => {
    const { discards } = JSON.parse(
      (await runHere('discards 123m406p789s11223z --json')).stdout,
    ) as {
      discards: object[];
    };
    expect(discards[0]).toEqual({ tile: '3z', shanten: 0, tiles: ['1z', '2z'], count: 4 });
    expect(discards.at(-1)).toEqual({
      tile: '2z',
      shanten: 1,
      tiles: ['1z', '2z', '3z'],
      count: 7,
    });
    expect(discards).toHaveLength(12);
  });

  test('a red five is a discard of its own', async () => {
    const { stdout } = await runHere('discards 50m123p123s111222z --json');
    const tiles = (JSON.parse(stdout) as { discards: { tile: string }[] }).discards;
    expect(tiles.map(({ tile }) => tile)).toEqual(expect.arrayContaining(['0m', '5m']));
  });
});

describe('batch', () => {
  const input = [
    '{"hand":"123m406p789s1122z"}',
    '{"hand":"123m"}',
    '{"tiles":"1m"}',
    'null',
    'nonsense',
    '{"hand":"12y"}',
    '{"hand":"11111m234p678s55z"}',
    '{"hand":"19m19p19s1234567z"}',
  ].join('\n');

  test('one line out per line in, bad lines named, the rest goes on', async () => {
    const { stdout, stderr, status } = await runHere('waits --batch', input);
    const lines = jsonLines(stdout) as { waits?: string[]; error?: object }[];
    expect(lines).toHaveLength(8);
    expect(lines[0]).toEqual({ waits: ['1z', '2z'] });
    expect(lines[1]).toMatchObject({ error: { code: 'tileCount', field: 'hand', line: 2 } });
    expect(lines[2]).toMatchObject({ error: { code: 'badField', field: 'hand', line: 3 } });
    expect(lines[3]).toMatchObject({ error: { code: 'badField', field: 'hand' } });
    expect(lines[4]).toMatchObject({ error: { code: 'notJson', field: '', line: 5 } });
    expect(lines[5]).toMatchObject({ error: { code: 'notation', field: 'hand' } });
    expect(lines[6]).toMatchObject({ error: { code: 'fifthCopy', field: 'hand' } });
    expect(lines[7]!.waits).toHaveLength(13);
    expect(stderr).toBe('hanchan: 6 of 8 lines could not be read; the first is line 2\n');
    expect(status).toBe(2);
  });

  test('shanten and discards answer in their own forms', async () => {
    const shanten = jsonLines((await runHere('shanten --batch', input.split('\n')[0]!)).stdout);
    expect(shanten).toEqual([{ shanten: { regular: 0, chiitoi: 4, kokushi: 8, min: 0 } }]);
    const discards = await runHere('discards --batch', '{"hand":"123m406p789s11223z"}\n');
    expect(jsonLines(discards.stdout)[0]).toHaveProperty('discards.0.count', 4);
    expect(discards.status).toBe(0);
  });
});

describe('text', () => {
  test('waits with the tiles that are left', async () => {
    expect((await runHere('waits 2345678p888s777z')).stdout).toBe(
      'Waits on 3 tiles, 9 left\n  2p  3 left\n  5p  3 left\n  8p  3 left\n',
    );
    expect((await runHere('waits 1473m258p369s123z')).stdout).toMatch(
      /^No waits: \d from tenpai\n$/,
    );
  });

  test('discards in aligned columns', async () => {
    const lines = (await runHere('discards 123m406p789s11223z')).stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('discard  shanten  left  tiles that improve');
    expect(lines[1]).toBe('3z             0     4  1z 2z');
    expect(lines).toContain('0p*            1     7  5p 1z 2z');
  });

  test('shanten by form', async () => {
    const { stdout } = await runHere('shanten 123m406p789s1122z');
    expect(stdout).toMatch(/^Shanten 0: tenpai\n {2}four sets and a pair +0\n {2}seven pairs +4\n/);
  });
});

describe('a hand that leaves out its melds', () => {
  test.each([
    ['shanten 1111m', { shanten: { regular: 1, chiitoi: null, kokushi: null, min: 1 } }],
    ['waits 2345678p', { waits: ['2p', '5p', '8p'] }],
  ])('is what stands beside them: %s', async (line, expected) => {
    expect(JSON.parse((await runHere(`${line} --json`)).stdout)).toEqual(expected);
  });

  test('a number of tiles that no melds explain is refused', async () => {
    const { status, stderr } = await runHere('shanten 123m');
    expect(status).toBe(2);
    expect(stderr).toContain('HAND: 3 concealed tiles');
  });
});
