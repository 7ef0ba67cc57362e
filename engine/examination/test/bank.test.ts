// A federation's bank: read whole, or refused with every line and field.

import { RULESETS } from '@hanchan/rulesets';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { expect, test } from 'vitest';
import { HOSTILE, hostileLine } from '../../../proof/spec/support/hostileValues.ts';
import { examPaper, readBank } from '../src/index.ts';

const GOOD = `# comments are left out
bank: Questions of the Tuesday league
rules: wrc-2022

question: The bell rings while South declares riichi.
  What now?
question.ja: 南家のリーチ宣言中に終了の合図が鳴りました。
area: play
section: 10.1
right: The hand is played to its end.
right.ja: その局は最後まで打つ。
wrong: The hand is void.
wrong.ja: 無効になる。
wrong: One more hand is played.
why: Time ends the match, not a hand.

question: Who brings the sheet to the desk?
section: House rules, 4
right: East
wrong: North
`;

test('a bank is read with both languages, continued lines and its own places', () => {
  const read = readBank(GOOD);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { name, rules, questions } = read.value;
  expect([name, rules, questions.length]).toEqual([
    'Questions of the Tuesday league',
    ['wrc-2022'],
    2,
  ]);
  expect(questions[0]).toMatchObject({
    area: 'play',
    ask: { text: 'The bell rings while South declares riichi. What now?', ja: expect.any(String) },
    answers: [
      { text: 'The hand is played to its end.', ja: expect.any(String) },
      { ja: '無効になる。' },
      {},
    ],
    sources: [{ section: '10.1' }],
    why: { text: 'Time ends the match, not a hand.' },
  });
  const ruleset = RULESETS[0]!;
  const book = { ruleset, fouls: foulListOf(ruleset.id) };
  const paper = examPaper({ book, seed: 'b', questions: 8, bank: read.value });
  expect(paper.questions.filter(({ about }) => about.startsWith('bank')).length).toBe(2);
  const other = examPaper({ book, seed: 'b', questions: 8, bank: null });
  expect(paper.code).not.toBe(other.code);
});

test('what is wrong is named by line and field, all at once', () => {
  const problems = (text: string) => {
    const read = readBank(text);
    return read.ok
      ? []
      : read.error.map(({ line, field, message }) => `${line} ${field} ${message}`);
  };
  expect(problems('bank: x\nquestion: a?\nsection: 1\nright: b\nwrong: b\n')).toEqual([
    '2 wrong "b" is there twice',
  ]);
  expect(
    problems('bank: x\nquestion: a?\nquestoin.ja: b\narea: hall\nright: c\nright: d\n'),
  ).toEqual([
    expect.stringMatching(/^2 right stands twice/),
    expect.stringMatching(/^2 wrong is missing/),
    expect.stringMatching(/^2 section is missing/),
    '3 questoin.ja is not a field; did you mean question?',
    expect.stringMatching(/^4 area is one of rules, play, .*, not "hall"/),
  ]);
  expect(problems('right: a\n')).toEqual(
    [
      expect.stringMatching(/^1 bank is missing/),
      expect.stringMatching(/^1 question there is none/),
      '1 right stands before the first question',
    ].sort(),
  );
  expect(problems('bank: x\nwhat is this\nquestion:\nsection: 1\nright: b\nwrong: c')).toEqual([
    expect.stringMatching(/^2 \(line\) “field: text” is expected/),
    '3 question is empty',
  ]);
});

test('no text of whatever kind breaks the reader', () => {
  for (const value of HOSTILE) {
    const text = hostileLine(value);
    expect(typeof readBank(`bank: x\nquestion: ${text}\n${text}`).ok).toBe('boolean');
  }
});
