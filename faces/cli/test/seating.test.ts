// `hanchan tournament seating` as it is run: plans that somebody else counts, and refusals that name what is wrong.

import { describe, expect, test } from 'vitest';
import { countPlan, isWhole, type Tables } from '../../../engine/tournament/test/counting.ts';
import { hanchan, temporaryFile } from './run.ts';
import { hanchanHere } from './runHere.ts';

const seating = (...args: string[]) => hanchanHere(['tournament', 'seating', ...args]);

interface Document {
  readonly rounds: Tables;
  readonly report: Readonly<Record<string, number | null>>;
}

async function plan(...args: string[]): Promise<Document> {
  const run = await seating(...args, '--json');
  expect(run.stderr).toBe('');
  expect(run.status).toBe(0);
  return JSON.parse(run.stdout) as Document;
}

describe('plans', () => {
  test.each([
    [16, 5],
    [20, 5],
    [24, 7],
    [28, 9],
    [32, 9],
    [36, 10],
    [40, 12],
    [48, 14],
    [64, 12],
    [128, 12],
    [400, 12],
  ])('%i players, %i rounds: nobody meets twice', async (players, rounds) => {
    const document = await plan('--players', `${players}`, '--rounds', `${rounds}`, '--seed', '7');
    expect(document.rounds).toHaveLength(rounds);
    expect(isWhole(document.rounds, players)).toBe(true);
    const counted = countPlan(document.rounds);
    expect(counted.repeats).toBe(0);
    expect(counted.windSpread).toBeLessThanOrEqual(1);
    expect(counted.successiveTables).toBe(players === 16 ? 16 : 0);
    expect(document.report).toMatchObject({
      repeats: 0,
      bound: 0,
      tableRepeats: counted.tableRepeats,
      windSpread: counted.windSpread,
    });
  });

  test('are the same for the same seed, from the built command too', async () => {
    const args = ['--players', '40', '--rounds', '4', '--seed', 'open 2026', '--text'];
    const [one, two] = [await seating(...args), await seating(...args)];
    expect(one.stdout).toBe(two.stdout);
    expect(one.stdout).toMatch(/^(\d+-){3}\d+\n/);
    expect(hanchan(['tournament', 'seating', ...args]).stdout).toBe(one.stdout);
    expect((await seating(...args, '--seed', 'other')).stdout).not.toBe(one.stdout);
  });

  test('are told with what is best possible and what cannot be helped', async () => {
    const { stdout } = await seating('--players', '16', '--rounds', '2');
    expect(stdout).toContain('Round 2');
    expect(stdout).toMatch(/East +South +West +North/);
    expect(stdout).toMatch(/repeat meetings +0 +best possible\n/);
    expect(stdout).toMatch(/same table in successive rounds +4 +best possible; unavoidable\n/);
  });

  test('leave winds to the draw where the rulebook says so, with its place', async () => {
    const { stdout } = await seating('--players', '20', '--rounds', '4', '--rules', 'wrc-2022');
    expect(stdout).toMatch(/winds are drawn at the table \(.*§6\.2\)/);
    expect(stdout).not.toMatch(/East/);
    const balanced = await plan('--players', '20', '--rounds', '4', '--winds', 'balanced');
    expect(balanced.report['windSpread']).toBe(0);
  });

  test('keep clubs and forbidden pairs apart', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => `${at + 1},Club ${at % 5}`);
    const clubs = temporaryFile('clubs.csv', `player,club\n${rows.join('\n')}\n`);
    const forbid = temporaryFile('forbid.txt', '1-2\n3-4\n');
    const args = ['--players', '40', '--rounds', '7', '--clubs', clubs, '--forbid', forbid];
    const { rounds, report } = await plan(...args);
    const met = [...countPlan(rounds).meetings.keys()].map((pair) => pair.split('/').map(Number));
    expect(met.filter(([a, b]) => a! % 5 === b! % 5)).toEqual([]);
    expect(report).toMatchObject({ repeats: 0, clubMeetings: 0, forbiddenMeetings: 0 });
  });
});

describe('given plans', () => {
  const TEXT = '1-2-3-4\n5-6-7-8\n\n1-5-2-6\n3-7-4-8\n';

  test('are reported on', async () => {
    const { report } = await plan('--plan', temporaryFile('plan.txt', TEXT));
    expect(report).toMatchObject({ repeats: 4, bound: 4, successiveTables: 4 });
    const forbid = temporaryFile('forbid.txt', '1-2\n');
    const run = await seating('--plan', temporaryFile('plan.txt', TEXT), '--forbid', forbid);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('2 meetings of players who must not meet');
  });

  test('go on without those who left, and by standings', async () => {
    const first = await seating('--players', '24', '--rounds', '2', '--text');
    const played = temporaryFile('played.txt', first.stdout);
    const rest = await plan('--played', played, '--rounds', '4', '--without', '1,2,3,24');
    expect(rest.rounds).toHaveLength(2);
    expect(rest.rounds[0]!.flat().sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 4),
    );
    expect(rest.report['repeats']).toBe(0);
    const standing = Array.from({ length: 24 }, (_, at) => 24 - at);
    const file = temporaryFile('standing.csv', `player,points\n${standing.join(',0\n')},0\n`);
    const swiss = await plan('--swiss', file, '--played', played);
    expect(swiss.rounds).toHaveLength(1);
    expect(swiss.report['repeats']).toBe(0);
    const semi = await plan('--snake', temporaryFile('top.txt', standing.slice(0, 8).join('\n')));
    expect(semi.rounds[0]!.map((table) => [...table].sort((a, b) => b - a))).toEqual([
      [24, 21, 20, 17],
      [23, 22, 19, 18],
    ]);
  });
});

describe('bad input', () => {
  const file = (text: string) => temporaryFile('input.txt', text);
  const SIZE = ['--players', '16', '--rounds', '4'];

  test.each([
    ['no players', ['--rounds', '4'], /--players: missing/],
    ['no rounds', ['--players', '16'], /--rounds: missing/],
    [
      '15 players',
      ['--players', '15', '--rounds', '4'],
      /--players: 15 is not a multiple of 4; 1 fill-in is needed to make 16/,
    ],
    ['no whole number', ['--players', '16.5', '--rounds', '4'], /--players: “16.5” is not/],
    ['0 rounds', ['--players', '16', '--rounds', '0'], /--rounds: 0 is not .* from 1 to 200/],
    ['-1 rounds', ['--players', '16', '--rounds=-1'], /--rounds: -1 is not/],
    [
      'unknown winds',
      [...SIZE, '--winds', 'east'],
      /--winds: “east” is neither balanced nor drawn/,
    ],
    ['unknown rules', [...SIZE, '--rules', 'wrc'], /--rules: there is no ruleset “wrc”/],
    [
      'no such file',
      [...SIZE, '--clubs', '/none.csv'],
      /--clubs: \/none.csv cannot be read: no such/,
    ],
    [
      'an unknown player',
      [...SIZE, '--clubs', file('player,club\n17,Red\n')],
      /--clubs: .*line 2, player: “17” is not a player number from 1 to 16/,
    ],
    [
      'a player twice',
      [...SIZE, '--clubs', file('player,club\n1,Red\n1,Red\n')],
      /--clubs: .*line 3, player: player 1 is there twice/,
    ],
    ['half a pair', [...SIZE, '--forbid', file('1-2\n3\n')], /--forbid: .*line 2: “3” is not two/],
    [
      'a plan with a player twice',
      ['--plan', file('1-2-3-4\n5-6-7-1\n')],
      /--plan: .*line 2: player 1 sits twice in this round; also in line 1/,
    ],
    ['two ways', ['--swiss', file('1\n'), '--snake', file('1\n')], /--snake: takes the place of/],
    [
      'a short standing',
      ['--swiss', file('1\n2\n3\n')],
      /--swiss: .*3 is not a whole number from 4/,
    ],
    [
      'too few who go on',
      ['--played', file('1-2-3-4\n5-6-7-8\n'), '--rounds', '2', '--without', '1'],
      /--without: players remaining: 7 is not a multiple of 4; 1 fill-in is needed/,
    ],
    [
      'a stranger who leaves',
      ['--played', file('1-2-3-4\n'), '--rounds', '2', '--without', '9'],
      /--without: player 9 has not played/,
    ],
    ['leaving before the start', [...SIZE, '--without', '1'], /--without: .*give --played FILE/],
    ['all played', ['--played', file('1-2-3-4\n'), '--rounds', '1'], /--rounds: 1 in all, and 1 /],
  ])('%s', async (_, args, complaint) => {
    const run = await seating(...args);
    expect(run.stderr).toMatch(complaint);
    expect(run.status).toBe(2);
    expect(run.stdout).toBe('');
  });
});
