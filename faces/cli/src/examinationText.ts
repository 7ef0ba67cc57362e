// An examination as text: questions with letters, and on demand what is right and where it is written.

import { type ExamPaper, letterOf, type Marking } from '@hanchan/examination';
import { JAPANESE_WORDS, PLAIN_WORDS, type Tongue } from '@hanchan/narrator';
import {
  areaName,
  type ExamReader,
  sourceText,
  type ToldTiles,
  tellQuestion,
} from '@hanchan/narrator/examination';
import type { RuleValues } from '@hanchan/rules';
import { formatMeld, formatTiles } from '@hanchan/tiles';
import { alignRows } from './columns.ts';

const INDENT = '    ';

const readerFor = (rules: RuleValues, tongue: Tongue): ExamReader => {
  const words = tongue === 'ja' ? JAPANESE_WORDS : PLAIN_WORDS;
  return { tongue, rules, words, tiles: formatTiles };
};

/** A question for programs: in words, with the letter of what is right. */
interface ToldForPrograms {
  readonly area: string;
  readonly story: readonly string[];
  readonly tiles: readonly { readonly label: string; readonly tiles: string }[];
  readonly ask: string;
  readonly answers: readonly string[];
  readonly right: string;
  readonly where: readonly string[];
  readonly why: string | null;
}

/** Every question of the paper for programs. */
export function toldQuestions(
  paper: ExamPaper,
  rules: RuleValues,
  tongue: Tongue,
): ToldForPrograms[] {
  const reader = readerFor(rules, tongue);
  return paper.questions.map((question) => {
    const { story, tiles, ask, answers, why } = tellQuestion(question, reader);
    return {
      area: question.area,
      story,
      tiles: tiles.map((one) => ({ label: one.label, tiles: tilesOf(one) })),
      ask,
      answers,
      right: letterOf(question.right),
      where: question.sources.map((source) => sourceText(source, tongue)),
      why,
    };
  });
}

const tilesOf = ({ tiles, meld }: ToldTiles): string =>
  meld === undefined ? formatTiles(tiles) : formatMeld(meld);

export function paperLines(
  paper: ExamPaper,
  rules: RuleValues,
  tongue: Tongue,
  isKey: boolean,
): string[] {
  const reader = readerFor(rules, tongue);
  const { rules: book, seed, code, questions } = paper;
  const lines = [`${book.title}, seed ${seed}, paper ${code}`];
  for (const [i, question] of questions.entries()) {
    if (question.area !== questions[i - 1]?.area) {
      lines.push('', areaName(question.area, tongue));
    }
    const { story, tiles, ask, answers, why } = tellQuestion(question, reader);
    const told = [...story, ...tiles.map((one) => `${one.label} ${tilesOf(one)}`), ask];
    lines.push(
      '',
      ...told.map((line, at) => `${at === 0 ? `${i + 1}.`.padEnd(4) : INDENT}${line}`),
    );
    lines.push(
      ...answers.map((answer, at) => {
        const mark = isKey && at === question.right ? '*' : ' ';
        return `  ${mark} ${letterOf(at)}  ${answer}`;
      }),
    );
    if (!isKey) continue;
    const where = question.sources.map((source) => sourceText(source, tongue)).join('; ');
    lines.push(`${INDENT}${[where, why].filter(Boolean).join('. ')}`);
  }
  return lines;
}

export function markingLines(paper: ExamPaper, marking: Marking, tongue: Tongue): string[] {
  const { right, questions, percent, passMark, isPassed, marks, byArea } = marking;
  const wrong = marks.flatMap((isRight, i) =>
    isRight
      ? []
      : [
          `  ${i + 1} is ${letterOf(paper.questions[i]!.right)}: ${paper.questions[i]!.sources.map(
            (source) => sourceText(source, tongue),
          ).join('; ')}`,
        ],
  );
  return [
    `${paper.rules.title}, seed ${paper.seed}, paper ${paper.code}`,
    `${right} of ${questions} right, ${percent} %; ${passMark} % needed: ${isPassed ? 'passed' : 'not passed'}`,
    ...alignRows(
      byArea.map((one) => [`  ${areaName(one.area, tongue)}`, `${one.right} of ${one.questions}`]),
      [{ align: 'left' }, { align: 'right' }],
    ),
    ...(wrong.length === 0 ? [] : ['wrong:', ...wrong]),
  ];
}
