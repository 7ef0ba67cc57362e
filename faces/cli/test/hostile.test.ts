// Values that are made to break readers, in report sheets, in messages to our bot and in what programs answer: every one is read
// or refused with its field, and nothing ends but what is refused.

import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { HOSTILE, hostileLine, hostileValue } from '../../../proof/spec/support/hostileValues.ts';
import { stopPrograms } from '../src/mjaiPlayer.ts';
import { HIDDEN, startKyoku } from './mjaiMessages.ts';
import { idler, script, withBots, withProgram } from './mjaiSeats.ts';
import { hanchanHere } from './runHere.ts';

afterAll(stopPrograms);

describe('a report sheet', () => {
  const SHEET: Readonly<Record<string, unknown>> = {
    final: [45_300, 32_100, 24_600, 18_000],
    sticks: 0,
    loans: [0, 0, 0, 0],
    mods: [0, 0, 0, 0],
    penalties: [0, 0, 0, 0],
  };
  const FIELDS = Object.keys(SHEET);
  const REFUSED = /^hanchan: (standard input|(final|sticks|loans|mods|penalties)(\[[0-3]\])?): \S/;

  async function expectAnswer(text: string): Promise<string> {
    const args = ['tournament', 'result', '--rules', 'wrc-2022', '--json'];
    const { status, stdout, stderr } = await hanchanHere(args, text);
    const shown = text.slice(0, 200);
    expect([0, 2], `${shown}: ${stderr}`).toContain(status);
    expect(stderr.length).toBeLessThan(1_500);
    const isField = !stderr.includes('is not a field of a sheet');
    if (status === 2 && isField) expect(stderr, shown).toMatch(REFUSED);
    const rows = status === 0 ? (JSON.parse(stdout) as { uma: number[] }).uma : [];
    expect(rows.every(Number.isFinite)).toBe(true);
    return stderr;
  }

  it('with such a value in every field, and in every place of four', async () => {
    for (const value of HOSTILE) {
      await expectAnswer(hostileLine(value));
      for (const field of FIELDS) {
        const said = await expectAnswer(hostileLine({ ...SHEET, [field]: value }));
        if (said !== '') expect(said).toContain(field);
        if (field === 'sticks') continue;
        await expectAnswer(hostileLine({ ...SHEET, [field]: [0, value, 0, 0] }));
      }
    }
  });

  it('with fields that no sheet has', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'x'.repeat(20_000), 'Final', '']) {
      const text = `{"final":[45300,32100,24600,18000],${JSON.stringify(name)}:{"a":1}}`;
      expect(await expectAnswer(text)).toContain('is not a field of a sheet');
    }
  });

  it('of noise', async () => {
    const noise = fc.dictionary(fc.constantFrom(...FIELDS), hostileValue, { maxKeys: 3 });
    const number = fc.oneof(fc.integer({ min: -1e7, max: 1e7 }), fc.double());
    const four = fc.dictionary(fc.constantFrom(...FIELDS), fc.array(number, { maxLength: 5 }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(noise, four), async (changes) => {
        await expectAnswer(hostileLine({ ...SHEET, ...changes }));
      }),
      { numRuns: 200 },
    );
  });
});

describe('messages to our bot', () => {
  const HAND = ['1m', '2m', '3m', '4p', '5pr', '6p', '7s', '8s', '9s', 'E', 'E', 'P', 'P'];
  const START = startKyoku([HAND, HIDDEN, HIDDEN, HIDDEN]);
  const DRAW = { type: 'tsumo', actor: 0, pai: '9p' };

  it('are answered line by line, and what is wrong is told with line and field', async () => {
    const lines = HOSTILE.flatMap((value) => [
      hostileLine(value),
      hostileLine([value]),
      hostileLine({ type: 'start_game', id: value, names: value, rules: value }),
      hostileLine({ type: 'start_game', id: 0, rules: { ruleset: value } }),
      ...Object.keys(START).map((field) => hostileLine({ ...START, [field]: value })),
      JSON.stringify(START),
      ...Object.keys(DRAW).map((field) => hostileLine({ ...DRAW, [field]: value })),
    ]);
    const args = ['bot', 'beginner', '--mjai'];
    const { status, stdout, stderr } = await hanchanHere(args, `${lines.join('\n')}\n`);
    expect(status).toBe(0);
    const answers = stdout.trimEnd().split('\n');
    expect(answers).toHaveLength(lines.length);
    for (const answer of answers) expect(JSON.parse(answer)).toHaveProperty('type');
    const told = stderr.trimEnd().split('\n');
    expect(told.filter((line) => /could not be handled|internal|undefined/.test(line))).toEqual([]);
    for (const line of told) expect(line).toMatch(/^hanchan: line \d+: .*(must be|not JSON)/);
  });
});

describe('a program that answers with such values', () => {
  it('plays its match, each answer decided for it or passed over', async () => {
    const expected = await withBots(idler);
    const { record, report } = await withProgram(`every:${script('mjaiHostile')}`);
    expect(record).toBe(expected.record);
    expect(report.restarts).toBe(0);
    expect(report.defaults.illegal).toBeGreaterThan(20);
    expect(report.defaults).toMatchObject({ timeout: 0, ended: 0, babble: 0, gone: 0 });
    expect(report.examples[0]!.got).toMatch(/is not legal here|has no/);
  });
});
