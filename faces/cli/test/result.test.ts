// `hanchan tournament result`: sheets in, scores out, and bad sheets refused by field.

import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasShared, readJson, sharedNote, sharedPath } from '../../../proof/spec/support/shared.ts';
import { temporaryFile } from './run.ts';
import { hanchanHere } from './runHere.ts';

const result = (sheet: unknown, ...args: string[]) =>
  hanchanHere(
    ['tournament', 'result', ...(args.includes('--rules') ? [] : ['--rules', 'wrc-2022']), ...args],
    typeof sheet === 'string' ? sheet : JSON.stringify(sheet),
  );

interface UmaCase {
  readonly name: string;
  readonly rule: 'WRC' | 'WDMC';
  readonly final: readonly number[];
  readonly sticks: number;
  readonly mods?: readonly number[];
  readonly penaltyP?: readonly number[];
  readonly rank: readonly number[];
  readonly uma: readonly number[];
  readonly hanchan?: readonly number[];
  readonly tournament?: readonly number[];
  readonly post?: readonly number[];
}

describe.skipIf(!hasShared)(`the worked sheets${sharedNote}`, () => {
  const cases = hasShared ? readJson<UmaCase[]>(sharedPath('data/uma-cases.json')) : [];
  it.each(cases)('$name', async ({ rule, final, sticks, mods, penaltyP, ...expected }) => {
    const sheet = { final, sticks, mods, penalties: penaltyP };
    const id = rule === 'WRC' ? 'wrc-2022' : 'wdmc-2019';
    const { status, stdout } = await result(sheet, '--json', '--rules', id);
    expect(status).toBe(0);
    const { rank, uma, hanchan, tournament } = JSON.parse(stdout);
    expect(rank).toEqual(expected.rank);
    expect(uma).toEqual(expected.uma);
    expect(hanchan).toEqual(expected.hanchan ?? expected.post);
    expect(tournament).toEqual(expected.tournament ?? expected.post);
  });
});

describe('a sheet', () => {
  const LOANS = [0, 0, 0, 20_000];

  it('may hold the loans or have them taken off', async () => {
    const held = { final: [71_300, 38_200, 24_000, 4_500], sticks: 2, loans: LOANS };
    const off = { final: [71_300, 38_200, 24_000, -15_500], sticks: 2, loans: LOANS };
    const [a, b] = await Promise.all([result(held, '--json'), result(off, '--json')]);
    expect(JSON.parse(a.stdout)).toEqual(JSON.parse(b.stdout));
    expect(JSON.parse(a.stdout).hanchan).toEqual([56.3, 13.2, -11, -60.5]);
  });

  it('tells the head referee what the uma table does not foresee', async () => {
    const sheet = { final: [29_000, 29_000, 29_000, 29_000], sticks: 4 };
    const { stdout } = await result(sheet, '--json', '--rules', 'wdmc-2019');
    expect(JSON.parse(stdout)).toMatchObject({ uma: [0, 0, 0, 0], flags: ['nobodyAbove'] });
    const text = await result(sheet, '--rules', 'wdmc-2019');
    expect(text.stdout).toContain('For the head referee');
  });

  it('reads as text, with the section beside each line', async () => {
    const sheet = { final: [45_300, 32_100, 24_600, 18_000], sticks: 0, penalties: [0, 8, 0, 0] };
    const { stdout } = await result(sheet);
    expect(stdout).toMatch(/^uma +\+15\.0 +\+5\.0 +▲5\.0 +▲15\.0 +§10\.3$/m);
    expect(stdout).toMatch(/^penalties +0\.0 +▲8\.0 +0\.0 +0\.0 +§12\.2$/m);
    expect(stdout).toMatch(/^tournament +\+30\.3 +▲0\.9 +▲10\.4 +▲27\.0$/m);
  });

  it('is worked out by a custom ruleset too', async () => {
    const file = temporaryFile('club.json', '');
    const changes = { 'ranking.uma': { type: 'fixed', places: [30, 10, -10, -30] } };
    writeFileSync(file, JSON.stringify({ base: 'wrc-2022', name: 'Club', changes }));
    const sheet = { final: [45_000, 35_000, 25_000, 15_000], sticks: 0 };
    const { stdout } = await result(sheet, '--json', '--rules', file);
    expect(JSON.parse(stdout).uma).toEqual([30, 10, -10, -30]);
  });
});

describe('a rulebook of plain points', () => {
  const SHEET = { final: [26, 25, 15, 14], sticks: 0, penalties: [0, 2, 0, 0] };

  it('prints points, not thousandths of a thousand', async () => {
    const { stdout } = await result(SHEET, '--rules', 'uspml-fundamentals');
    expect(stdout).toContain('in points');
    expect(stdout).toMatch(/^tournament +\+6 +\+3 +▲5 +▲6$/m);
  });

  it('calls what is left the pool, for nobody stakes anything', async () => {
    const left = { ...SHEET, final: [26, 25, 15, 12] };
    const { stdout } = await result({ ...left, sticks: 2 }, '--rules', 'uspml-fundamentals');
    expect(stdout).toContain('pool left: 2');
    const { stderr } = await result(left, '--rules', 'uspml-fundamentals');
    expect(stderr).toContain('Likely: 2 points left in the pool');
  });

  it('counts a point as 1P for programs too', async () => {
    const { stdout } = await result(SHEET, '--json', '--rules', 'uspml-fundamentals');
    expect(JSON.parse(stdout)).toMatchObject({
      hanchan: [6, 5, -5, -6],
      tournament: [6, 3, -5, -6],
    });
  });
});

describe('what the rulebook takes off elsewhere is refused', () => {
  const SHEET = { final: [45_300, 32_100, 24_600, 18_000], sticks: 0 };

  it.each([
    ['wdmc-2019', { penalties: [12, 0, 0, 0] }, /^hanchan: penalties: .*as mods.*Part 2, 9\.1/s],
    ['wrc-2022', { mods: [-30_000, 0, 0, 0] }, /^hanchan: mods: .*as penalties.*§12\.2/s],
  ] as const)('%s', async (rules, more, message) => {
    const { status, stderr } = await result({ ...SHEET, ...more }, '--rules', rules);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    const none = await result(
      { ...SHEET, mods: [0, 0, 0, 0], penalties: [0, 0, 0, 0] },
      '--rules',
      rules,
    );
    expect(none.status).toBe(0);
  });
});

describe('a bad sheet is refused', () => {
  const wrong: readonly [string, unknown, RegExp][] = [
    [
      'a stick too few',
      { final: [44_300, 32_100, 24_600, 18_000], sticks: 0 },
      /1 riichi stick left/,
    ],
    ['a loan', { final: [71_300, 38_200, 24_000, 4_500], sticks: 2 }, /loan of 20,000/],
    ['a sign', { final: [62_000, 41_400, 23_000, 6_400], sticks: 0 }, /wrong sign/],
    ['digits', { final: [45_300, 31_200, 24_600, 18_000], sticks: 0 }, /transposed/],
    ['a few hundred', { final: [45_300, 32_100, 24_600, 17_800], sticks: 0 }, /200 short.*again/],
    [
      'three scores',
      { final: [40_000, 40_000, 40_000], sticks: 0 },
      /^hanchan: final: must be four/,
    ],
    [
      'half a point',
      { final: [30_050, 29_950, 30_000, 30_000] },
      /final\[0\]: 30050 is not a multiple of 100/,
    ],
    ['a word', { final: [30_000, 'x', 30_000, 30_000] }, /final\[1\]: "x" is not a number/],
    ['no scores', { sticks: 1 }, /final: is missing/],
    ['half a stick', { final: [30_000, 30_000, 30_000, 29_500], sticks: 0.5 }, /sticks: 0.5/],
    [
      'a misspelt field',
      { final: [30_000, 30_000, 30_000, 30_000], stick: 1 },
      /did you mean sticks/,
    ],
    [
      'a negative penalty',
      { final: [30_000, 30_000, 30_000, 30_000], penalties: [-1, 0, 0, 0] },
      /penalties\[0\]/,
    ],
    ['no JSON', '{"final":', /standard input: is not JSON/],
    ['nothing', '', /standard input: is empty/],
    ['a list', '[]', /standard input: is not a sheet/],
  ];
  it.each(wrong)('%s', async (_, sheet, message) => {
    const { status, stderr, stdout } = await result(sheet);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
  });

  it('with the corrected sheet in JSON', async () => {
    const sheet = { final: [44_300, 32_100, 24_600, 18_000], sticks: 0 };
    const { status, stdout } = await result(sheet, '--json');
    expect(status).toBe(2);
    const { error } = JSON.parse(stdout);
    expect(error).toMatchObject({ code: 'wrongSum', field: 'final', missing: 1_000 });
    expect(error.causes[0].sheet).toEqual({ ...sheet, sticks: 1, loans: [0, 0, 0, 0] });
  });
});
