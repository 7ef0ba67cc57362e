// `hanchan score` on one hand: the page a person reads, and the document a program reads.

import { describe, expect, test } from 'vitest';
import { widthOf } from '../src/columns.ts';
import { run, temporaryFile } from './run.ts';
import { runHere } from './runHere.ts';

const TRIPLETS = 'score 222333444m78p55s --win 6p --rules wrc-2022 --honba 1 --sticks 1';

interface Document {
  win: boolean;
  reason?: string;
  yaku: { id: string; han: number }[];
  han: number;
  deltas: number[];
  trace: { rule: string; evidence: string; citation: { section: string; clauses: string[] } }[];
  reading: { groups: { tiles: string }[]; pair: string; wait: string };
  rejected: { why: string; value: { points: number } | null }[];
  citation?: { section: string };
}

const json = async (line: string) =>
  JSON.parse((await runHere(`${line} --json`)).stdout) as Document;

const page = await runHere(TRIPLETS);

describe('the page', () => {
  const { stdout, stderr, status } = page;
  const lines = stdout.split('\n');
  const find = (text: string) => lines.find((line) => line.includes(text)) ?? '';

  test('is written to standard output alone', () => {
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });

  test('shows the tiles, the winning one apart', () => {
    expect(find('Hand')).toBe('Hand   2m 2m 2m 3m 3m 3m 4m 4m 4m 7p 8p 5s 5s │ claims 6p');
    expect(find('Read')).toContain('2m 2m 2m │ 3m 3m 3m │ 4m 4m 4m │ 6p 7p 8p │ 5s 5s');
  });

  test('gives every line its section', () => {
    expect(find('All simples (tanyao 断幺九)')).toMatch(/1 han {2}§11\.5\.1$/);
    expect(find('Three concealed triplets (sanankou 三暗刻)')).toMatch(/2 han {2}§11\.5\.2$/);
    expect(find('Closed hand won on a discard')).toMatch(/10 fu {2}§11\.3$/);
    expect(find('Concealed triplet of simples')).toMatch(/2m 2m 2m +4 fu {2}§11\.3$/);
    expect(find('42 fu, rounded up')).toMatch(/50 fu {2}§11\.2$/);
    expect(find('Base points, 50 × 2⁵ (3 han + 2)')).toMatch(/1,600 {2}§11\.2$/);
    expect(find('The discarder pays 6,400')).toMatch(/§11\.2$/);
    expect(find('The discarder pays 300 for 1 counter')).toMatch(/§9\.1$/);
    expect(find('South takes 1,000 from 1 riichi stick')).toMatch(/§9\.1$/);
    expect(find('South receives 7,700 in all')).not.toBe('');
  });

  test('names bonus tiles of kans, and what a rule held back, in words and at their place', async () => {
    const kan = await runHere(
      'score 234m23467p22s[5555z] --win 5p --rules wrc-2022 --riichi --dora 9s1m --ura 9p6p',
    );
    expect(kan.stdout).toMatch(/^ {2}Dora .*1m +1 han {2}§11\.4$/m);
    expect(kan.stdout).toMatch(/^ {2}Ura dora .*6p +1 han {2}§11\.4$/m);
    expect(kan.stdout).not.toContain('dora.kan');
    const fu = (await runHere('score 123m406p789s1122z --win 1z --rules wrc-2022')).stdout;
    expect(fu).toMatch(/^ {2}Red fives are plain fives in this rulebook +0p\b/m);
    expect(fu.slice(fu.indexOf('\nFu'))).toContain('The triplet that the discard completed');
    expect(fu).not.toContain('pinfu');
  });

  test('says what the discarder pays beside somebody who fed a yakuman', async () => {
    const line = 'score 1122m[666z<][777z>][555z^] --win 1m --rules wrc-2022 --honba 2';
    const { stdout: told } = await runHere(`${line} --pao daisangen=W --from N`);
    expect(told).toContain('North, the discarder, pays 600 for 2 counters');
  });

  test('lines up its sections, whatever the width of the characters', () => {
    const starts = lines
      .filter((line) => line.includes('§'))
      .map((line) => widthOf(line.slice(0, line.indexOf('§'))));
    expect(starts.length).toBeGreaterThan(8);
    expect(new Set(starts).size).toBe(1);
  });

  test('tells why the other readings lost', () => {
    const others = stdout.slice(stdout.indexOf('Other readings'));
    expect(others).toContain('2m 3m 4m │ 2m 3m 4m │ 2m 3m 4m │ 6p 7p 8p │ 5s 5s (two-sided wait)');
    expect(others).toContain(
      '3 han 30 fu, 3,900 points: 2,500 less; without Three concealed triplets; with Pinfu',
    );
  });

  test('has no colour in a pipe, and none with NO_COLOR; FORCE_COLOR brings it', () => {
    const code = '\u001b[';
    expect(run(TRIPLETS).stdout).toBe(stdout);
    expect(stdout).not.toContain(code);
    expect(run(TRIPLETS, { env: { NO_COLOR: '1' } }).stdout).not.toContain(code);
    expect(run(TRIPLETS, { env: { FORCE_COLOR: '1' } }).stdout).toContain(`${code}35m2m${code}39m`);
    expect(run(TRIPLETS, { env: { FORCE_COLOR: '0' } }).stdout).not.toContain(code);
  });
});

test('a red five is marked by more than colour', async () => {
  const { stdout } = await runHere('score 40m567p45556s[777z<] --win 6m --rules tenhou');
  expect(stdout).toContain('4m 0m* 5p');
  expect(stdout).toContain('* red five');
  expect(stdout).toMatch(/Red fives \(赤ドラ\) +0m\* +1 han/);
});

test('melds are shown with their source', async () => {
  const { stdout } = await runHere(
    'score 1z[555z<][666z^][7777z+>][9999m] --win 1z --rules wrc-2022',
  );
  expect(stdout).toContain('pon 5z 5z 5z from the left │ pon 6z 6z 6z from across');
  expect(stdout).toContain('added kan 7z 7z 7z 7z from the right │ concealed kan 9m 9m 9m 9m');
});

test('a choice of ours is marked, with its reason below', async () => {
  const { stdout } = await runHere(
    'score 345p567s2z[111z^][777m<] --win 2z --rules uspml-fundamentals --pool 4',
  );
  expect(stdout).toMatch(/The discarder pays 4 +Scoring, Ron\n/);
  expect(stdout).toMatch(/South takes 4 from the pool +Scoring, Ron\n/);
  const { stdout: unsaid } = await runHere(
    'score 345p567s2z[111z^][777m<] --win 2z --rules ema-2008 --seat E --sticks 1',
  );
  expect(unsaid).toMatch(/The discarder pays [\d,]+ +East, on a discard\n/);
  expect(unsaid).toMatch(/East takes 1,000 from 1 riichi stick +our choice \[\d\]/);
  expect(unsaid).toMatch(/\n\[\d\] our choice: E14: /);
});

test('a liable player is named', async () => {
  const line = 'score 1z[555z<][666z^][777z>][999m>] --win 1z --rules wrc-2022 --honba 1 --from E';
  const { stdout } = await runHere(`${line} --pao daisangen=W`);
  expect(stdout).toMatch(/East, the discarder, pays 16,000 +§11\.2\.1/);
  expect(stdout).toMatch(/West pays 16,000, having fed the yakuman +§11\.2\.1/);
});

describe('no win', () => {
  test('no yaku: the rule, and what a closed hand would have had', async () => {
    const answer = await runHere('score 33445m234p11z[678p<] --win 5m --rules wrc-2022');
    expect(answer.stdout).toMatch(/No yaku: .* §8\.11\n/);
    expect(answer.stdout).toMatch(/Twin sequences would count if the hand were closed +§11\.5\.1/);
    expect(answer.stderr).toBe('hanchan: no win under WRC 2022 (noYaku)\n');
    expect(answer.status).toBe(1);
  });

  test('tiles that are not complete', async () => {
    const answer = await runHere('score 1234567m147p147s --win 1z --rules wrc-2022');
    expect(answer.stdout).toContain('Not complete');
    expect(answer.stderr).toBe('hanchan: no win under WRC 2022 (notComplete)\n');
    expect(answer.status).toBe(1);
  });
});

describe('the document', () => {
  test('holds the fields of a batch, the trace with citations, and the readings', async () => {
    const answer = await json(TRIPLETS);
    expect(answer).toMatchObject({
      win: true,
      yaku: [
        { id: 'tanyao', han: 1 },
        { id: 'sanankou', han: 2 },
      ],
      yakuman: [],
      han: 3,
      fu: 50,
      limit: null,
      points: 6400,
      deltas: [-6700, 7700, 0, 0],
      rules: { id: 'wrc-2022' },
      hand: '222333444m78p55s',
      winTile: '6p',
    });
    expect(answer.reading).toMatchObject({ pair: '5s', wait: 'twoSided' });
    expect(answer.reading.groups.map(({ tiles }) => tiles)).toContain('222m');
    const sanankou = answer.trace.find(({ rule }) => rule === 'yaku.sanankou');
    expect(sanankou).toMatchObject({
      effect: { han: 2 },
      evidence: '222333444m',
      citation: { section: '11.5.2', status: 'stated' },
    });
    expect(sanankou?.citation.clauses.length).toBeGreaterThan(0);
    expect(answer.rejected.every(({ why, value }) => why === 'notMore' && value !== null)).toBe(
      true,
    );
  });

  test('tells of no win with the rule, exit 1', async () => {
    const answer = await runHere('score 123m34p78999s[345m<] --win 5p --rules wrc-2022 --json');
    expect(JSON.parse(answer.stdout)).toMatchObject({
      win: false,
      reason: 'noYaku',
      rule: 'win.yakuNeeded',
      citation: { section: '8.11' },
    });
    expect(answer.status).toBe(1);
  });
});

test('ron is the default, South in an East round', async () => {
  expect((await json(TRIPLETS)).deltas).toEqual(
    (await json(`${TRIPLETS} --ron --seat S --round E`)).deltas,
  );
});

test('a custom ruleset is taken by its path', async () => {
  const path = temporaryFile(
    'club.json',
    JSON.stringify({ base: 'wrc-2022', name: 'Club', changes: { 'yaku.tanyao': 'absent' } }),
  );
  expect((await json(TRIPLETS.replace('wrc-2022', path))).yaku).toEqual([
    { id: 'sanankou', han: 2 },
  ]);
});

test('help names every flag of the contract and gives an example', async () => {
  const { stdout, status } = await runHere('score --help');
  const flags =
    'win rules tsumo ron seat round dora ura riichi double-riichi ippatsu rinshan chankan haitei houtei first-turn honba sticks json batch';
  for (const flag of flags.split(' ')) expect(stdout).toContain(`--${flag}`);
  expect(stdout).toContain('Examples:');
  expect(status).toBe(0);
});
