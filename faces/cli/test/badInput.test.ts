// Bad input of every kind: exit status 2, the argument named on standard error, nothing on standard output.

import { describe, expect, test } from 'vitest';
import { run, temporaryFile } from './run.ts';
import { runHere } from './runHere.ts';

const HAND = '234m234p2346788s';
const SCORE = `score ${HAND} --win 5s --rules wrc-2022`;

const CASES: readonly (readonly [why: string, line: string, stderr: RegExp])[] = [
  [
    'too few tiles',
    'score 123m --win 5s --rules wrc-2022',
    /HAND: 3 concealed tiles.*13 are wanted/,
  ],
  [
    'the winning tile in the hand too',
    `score ${HAND}5s --win 5s --rules wrc-2022`,
    /HAND: 14 .*one too many.*--win/,
  ],
  [
    'the winning tile in the hand too, beside a meld',
    'score 345p789s11222z[345m<] --win 5p --rules wrc-2022',
    /HAND: 11 .*one too many/,
  ],
  [
    'a fifth copy in the hand',
    'score 11112223334m55p --win 1m --rules wrc-2022',
    /HAND: more than four 1m/,
  ],
  ['a fifth copy among the indicators', `${SCORE} --dora 8s8s8s`, /--dora: more than four 8s/],
  ['an unknown tile', 'score 128z --win 5s --rules wrc-2022', /HAND: “8” at character 3/],
  ['an unknown suit', 'score 12x --win 5s --rules wrc-2022', /HAND: “x”/],
  ['an unclosed meld', 'score 123m[555p^ --win 5s --rules wrc-2022', /HAND: “\[”.*no \]/],
  ['two winning tiles', `score ${HAND} --win 55s --rules wrc-2022`, /--win: .*exactly one tile/],
  ['an unknown winning tile', `score ${HAND} --win 9z --rules wrc-2022`, /--win: “9”/],
  ['no winning tile', `score ${HAND} --rules wrc-2022`, /--win: missing/],
  ['no hand', 'score --win 5s --rules wrc-2022', /HAND: missing/],
  ['no rules', `score ${HAND} --win 5s`, /--rules: missing; one of wrc-2022/],
  [
    'an unknown ruleset',
    `score ${HAND} --win 5s --rules wrc2022`,
    /--rules: .*did you mean wrc-2022\?\n.*known: .*tenhou/,
  ],
  [
    'a missing ruleset file',
    `score ${HAND} --win 5s --rules ./none.json`,
    /--rules: .*no such file/,
  ],
  ['tsumo and ron', `${SCORE} --tsumo --ron`, /--ron: excludes --tsumo/],
  ['both kinds of riichi', `${SCORE} --riichi --double-riichi`, /--double-riichi: excludes/],
  [
    'ippatsu without riichi',
    `${SCORE} --ippatsu`,
    /--ippatsu: needs riichi\n.*§11\.5\.1 \(wrc-11\.5\.1-02\)/,
  ],
  [
    'haitei with ron',
    `${SCORE} --ron --haitei`,
    /--haitei: only goes with --tsumo; the win is a ron\n.*§11\.5\.1/,
  ],
  ['haitei with the ron that is assumed', `${SCORE} --haitei`, /--haitei: .*taken as a ron/],
  ['houtei with tsumo', `${SCORE} --tsumo --houtei`, /--houtei: only goes with --ron/],
  ['rinshan with ron', `${SCORE} --rinshan`, /--rinshan: only goes with --tsumo/],
  ['rinshan without a kan', `${SCORE} --tsumo --rinshan`, /--rinshan: needs a kan/],
  ['chankan with tsumo', `${SCORE} --tsumo --chankan`, /--chankan: only goes with --ron/],
  [
    'riichi on an open hand',
    'score 34p789s11222z[345m<] --win 5p --rules wrc-2022 --riichi',
    /--riichi: needs a closed hand/,
  ],
  [
    'riichi where there is none',
    'score 234m234p23467s88s --win 5s --rules uspml-fundamentals --riichi',
    /--riichi: there is no riichi/,
  ],
  ['first turn after riichi', `${SCORE} --tsumo --first-turn --riichi`, /--first-turn: /],
  [
    'first turn of a dealer on a discard',
    `${SCORE} --seat E --first-turn`,
    /--first-turn: the dealer/,
  ],
  ['ura without riichi', `${SCORE} --dora 1m --ura 1m`, /--ura: .*riichi/],
  ['more ura than dora', `${SCORE} --riichi --dora 1m --ura 1m2m`, /--ura: there is one ura/],
  ['six indicators', `${SCORE} --dora 123456m`, /--dora: at most five/],
  ['a wind that is none', `${SCORE} --seat Q`, /--seat: “Q” is not one of E, S, W, N/],
  ['a round that is none', `${SCORE} --round 1`, /--round: “1”/],
  ['a count that is none', `${SCORE} --honba -1`, /--honba: “-1”/],
  ['half a stick', `${SCORE} --sticks 0.5`, /--sticks: “0.5”/],
  ['the winner as discarder', `${SCORE} --from S`, /--from: S is the winner/],
  ['a discarder of a self-drawn tile', `${SCORE} --tsumo --from W`, /--from: only goes with --ron/],
  ['liability of no form', `${SCORE} --tsumo --pao daisangen`, /--pao: .*YAKU=WIND/],
  [
    'liability for no yaku',
    `${SCORE} --tsumo --pao daisangenn=W`,
    /--pao: .*did you mean daisangen/,
  ],
  [
    'liability the book does not have',
    `${SCORE} --tsumo --pao suuankou=W`,
    /--pao: nobody answers.*\n.*§9\.1\.1/,
  ],
  ['liability on a ron without discarder', `${SCORE} --pao daisangen=W`, /--from: missing/],
  [
    'a hand beside a batch',
    `score ${HAND} --batch --rules wrc-2022`,
    /HAND: not used with --batch/,
  ],
  [
    'a flag beside a batch',
    'score --batch --rules wrc-2022 --riichi',
    /--riichi: not used with --batch/,
  ],
  [
    'shanten of too many tiles',
    'shanten 123456789m123456p',
    /HAND: 15 concealed tiles; 13 or 14 wanted/,
  ],
  ['waits of 14 tiles', 'waits 123456789m11122p', /HAND: 14 concealed tiles; 13 wanted/],
  ['discards of 13 tiles', 'discards 123456789m1112p', /HAND: 13 concealed tiles; 14 wanted/],
  ['a fifth copy', 'waits 11111m234p678s55z', /HAND: more than four 1m/],
  ['a fifth copy in a meld', 'waits 1123m234p678s[111m^]', /HAND: more than four 1m/],
  ['a second red five', 'waits 00m123456789p11z', /HAND: 0m twice/],
  ['five melds', 'shanten [111m^][222m^][333m^][444m^][555m^]', /HAND: 5 melds/],
  ['no hand to wait with', 'waits', /HAND: missing/],
  ['an unknown command', 'scor', /unknown command 'scor'\n.*score/],
  ['an unknown option', 'score --rulse wrc-2022', /unknown option '--rulse'\n.*--rules/],
  ['an option without its value', 'score --win', /--win <TILE>/],
  ['one argument too many', 'shanten 1m 2m', /too many arguments/],
  ['an unknown ruleset to show', 'rules show wcr-2022', /ID: .*did you mean wrc-2022/],
  ['an unknown ruleset to compare', 'rules diff wrc-2022 emo-2008', /B: .*did you mean ema-2008/],
  ['an unknown kind of clause', 'rules clauses general --kind fun', /--kind: .*play, score/],
  ['an unknown status', 'rules clauses general --status fun', /--status: .*tested/],
  [
    'a paper where no folder is',
    'examination --rules general --seed a --questions 5 --pdf /none/paper.pdf',
    /--pdf: \/none\/paper\.pdf cannot be written: no such folder/,
  ],
  [
    'a number of questions that is none',
    'examination --rules general --seed a --questions 5.0',
    /--questions: “5\.0” is not a whole number from 5 to 200/,
  ],
  [
    'a rulebook begun in a file',
    'rules new club-2026 --from general --dir package.json/club',
    /--dir: package\.json\/club cannot be made/,
  ],
  [
    'a rulebook packed where no folder is',
    'rules pack rulebooks/general --out /none/general.json',
    /--out: \/none\/general\.json cannot be written: no such folder/,
  ],
  ['ratings of a folder', 'ratings rulebooks', /FILE: rulebooks cannot be read: it is a folder/],
  ['a beacon at no port', 'beacon --key none.pem --port x', /--port: “x” is not a whole number/],
  [
    'a beacon whose key cannot be kept',
    'beacon --key /none/key.pem --port 0',
    /--key: \/none\/key\.pem cannot be written: no such folder/,
  ],
];

describe('bad input', () => {
  test.each(CASES)('%s', async (_, line, stderr) => {
    const answer = await runHere(line);
    expect(answer.stderr).toMatch(stderr);
    expect(answer.stderr).toMatch(/^hanchan: /);
    expect(answer.stdout).toBe('');
    expect(answer.status).toBe(2);
  });

  test('a program without a command shows its help and fails', () => {
    const answer = run('rules');
    expect(answer.stderr).toContain('Usage: hanchan rules');
    expect(answer.status).toBe(2);
  });
});

const customised = (changes: object, more: object = {}) =>
  JSON.stringify({ base: 'wrc-2022', name: 'Club', changes, ...more });

describe('a custom ruleset with faults', () => {
  test.each([
    ['broken JSON', '{"base":', /is not JSON/],
    ['no object', '[1]', /\(the whole file\): .*\[notAnObject\]/],
    ['an unknown base', customised({}, { base: 'wrc' }), /base: .*\[unknownBase\]/],
    [
      'an unknown option',
      customised({ 'dora.uri': true }),
      /changes\.dora\.uri: .*\[unknownField\]/,
    ],
    [
      'a bad value',
      customised({ 'dora.ura': 'yes' }),
      /changes\.dora\.ura: .*true or false.*\[badValue\]/,
    ],
    [
      'a contradiction',
      customised({ 'dora.indicator': false }),
      /contradict each other: .*\[conflict\]/,
    ],
  ])('%s', async (_, text, stderr) => {
    const path = temporaryFile('club.json', text);
    for (const line of [`rules check ${path}`, `${SCORE.replace('wrc-2022', path)}`]) {
      const answer = await runHere(line);
      expect(answer.stderr).toMatch(stderr);
      expect(answer.stderr).toContain('club.json');
      expect(answer.status).toBe(2);
    }
  });

  test('all problems are told at once', async () => {
    const path = temporaryFile(
      'club.json',
      customised({ a: 1, 'dora.ura': 2 }, { base: 'x', z: 1 }),
    );
    const { stderr } = await runHere(`rules check ${path}`);
    expect(stderr).toContain('4 problems');
    for (const field of ['z:', 'base:', 'changes.a:', 'changes.dora.ura:']) {
      expect(stderr).toContain(`\n  ${field}`);
    }
  });
});
