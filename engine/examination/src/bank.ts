// A federation's own questions, from a text file: a line for each field, a blank line between questions, `#` before a comment.
//
//   bank: Questions of the Tuesday league
//   rules: wrc-2022
//
//   question: The bell rings while South declares riichi. What now?
//   area: play
//   section: 10.1
//   right: The hand is played to its end.
//   wrong: The hand is void.
//   wrong: One more hand is played.

import { nearest, sha256Hex } from '@hanchan/rules';
import { fail, ok, quoted, type Result } from '@hanchan/tiles';
import { AREAS, type Area, type Draft, type Written } from './question.ts';

/** A federation's questions, as its file has them. */
export interface Bank {
  readonly name: string;
  /** For which rulebooks, by id; empty: for every one. */
  readonly rules: readonly string[];
  readonly questions: readonly Draft[];
  /** The same text gives the same digest: two papers are the same only with the same bank. */
  readonly digest: string;
}

/** What is wrong with the file, and where. */
export interface BankProblem {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

const MOST = { questions: 1_000, characters: 2_000, wrong: 5 } as const;

/** Those of the file, then those of a question; `.ja` after one gives it in Japanese. */
const HEAD = ['bank', 'rules'] as const;
const FIELDS = ['question', 'area', 'section', 'right', 'wrong', 'why'] as const;
type Field = (typeof FIELDS)[number];
const IN_JAPANESE: readonly string[] = ['question', 'right', 'wrong', 'why'];

interface Line {
  readonly number: number;
  readonly field: string;
  readonly isJapanese: boolean;
  text: string;
}

/** The bank, or everything that is wrong with the file. */
export function readBank(text: string): Result<Bank, readonly BankProblem[]> {
  const problems: BankProblem[] = [];
  const { head, blocks } = divided(text, problems);
  const name = head.find(({ field }) => field === 'bank');
  if (name === undefined) {
    problems.push({ line: 1, field: 'bank', message: 'is missing: what the questions are called' });
  }
  const questions = blocks.flatMap((lines) => questionIn(lines, problems) ?? []);
  if (blocks.length === 0) {
    problems.push({ line: 1, field: 'question', message: 'there is none in this file' });
  }
  if (blocks.length > MOST.questions) {
    const message = `there are ${blocks.length}; at most ${MOST.questions} fit`;
    problems.push({ line: blocks[MOST.questions]![0]!.number, field: 'question', message });
  }
  if (problems.length > 0) return fail(problems.sort((a, b) => a.line - b.line));
  const rules = head.find(({ field }) => field === 'rules')?.text.split(/[\s,]+/) ?? [];
  return ok({
    name: name!.text,
    rules: rules.filter((id) => id !== ''),
    questions,
    digest: sha256Hex(JSON.stringify(questions)).slice(0, 16),
  });
}

interface Divided {
  readonly head: readonly Line[];
  readonly blocks: readonly (readonly Line[])[];
}

function divided(text: string, problems: BankProblem[]): Divided {
  const head: Line[] = [];
  const blocks: Line[][] = [];
  let last: Line | null = null;
  for (const [i, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const number = i + 1;
    if (raw.trim() === '' || raw.trimStart().startsWith('#')) continue;
    // A line that is set in goes on with the one before.
    if (/^\s/.test(raw) && last !== null) {
      last.text = `${last.text} ${raw.trim()}`.trim();
      continue;
    }
    last = lineOf(raw, number, problems);
    if (last === null) continue;
    if ((HEAD as readonly string[]).includes(last.field)) head.push(last);
    else if (last.field === 'question' && !last.isJapanese) blocks.push([last]);
    else if (blocks.length > 0) blocks.at(-1)!.push(last);
    else {
      const message = 'stands before the first question';
      problems.push({ line: number, field: last.field, message });
    }
  }
  checkTexts([...head, ...blocks.flat()], problems);
  return { head, blocks };
}

function lineOf(raw: string, number: number, problems: BankProblem[]): Line | null {
  const [, name = '', text = ''] = /^([\w.-]+)\s*:\s*(.*)$/s.exec(raw) ?? [];
  const refuse = (field: string, message: string) => {
    problems.push({ line: number, field, message });
    return null;
  };
  if (name === '') return refuse('(line)', `“field: text” is expected, not ${quoted(raw)}`);
  const isJapanese = name.endsWith('.ja');
  const field = isJapanese ? name.slice(0, -3) : name;
  const known: readonly string[] = [...HEAD, ...FIELDS];
  if (!known.includes(field)) {
    const near = nearest(field, known);
    return refuse(name, `is not a field${near === undefined ? '' : `; did you mean ${near}?`}`);
  }
  if (isJapanese && !IN_JAPANESE.includes(field)) return refuse(name, 'has no Japanese form');
  return { number, field, isJapanese, text: text.trim() };
}

function checkTexts(lines: readonly Line[], problems: BankProblem[]): void {
  for (const { number, field, text } of lines) {
    if (text === '') problems.push({ line: number, field, message: 'is empty' });
    if (text.length > MOST.characters) {
      const message = `has ${text.length} characters; at most ${MOST.characters} fit`;
      problems.push({ line: number, field, message });
    }
  }
}

function questionIn(lines: readonly Line[], problems: BankProblem[]): Draft | null {
  const before = problems.length;
  const { number } = lines[0]!;
  const refuse = (field: string, message: string, line = number) =>
    problems.push({ line, field, message });
  const written = (field: Field): Written[] => writtenIn(lines, field, refuse);
  const [ask] = written('question');
  const [right, ...more] = written('right');
  const wrong = written('wrong');
  const [why] = written('why');
  if (right === undefined) refuse('right', 'is missing: the one right answer');
  if (more.length > 0) refuse('right', 'stands twice: a question has one right answer');
  if (wrong.length === 0) refuse('wrong', 'is missing: at least one wrong answer');
  if (wrong.length > MOST.wrong)
    refuse('wrong', `stands ${wrong.length} times; at most ${MOST.wrong}`);
  const texts = [right, ...wrong].map((one) => one?.text);
  const twice = texts.find((one, i) => one !== undefined && texts.indexOf(one) !== i);
  if (twice !== undefined) refuse('wrong', `${quoted(twice)} is there twice`);
  const area = areaIn(lines, refuse);
  const section = textOf(lines, 'section', refuse);
  if (section === null) refuse('section', 'is missing: where the answer is written');
  if (problems.length > before) return null;
  const answerOf = (one: Written) => ({ type: 'written' as const, ...one });
  return {
    area,
    about: `bank ${ask!.text}`,
    ask: { type: 'written', ...ask! },
    answers: [answerOf(right!), ...wrong.map(answerOf)],
    sources: [{ rule: null, status: 'stated', section: section!, clauses: [] }],
    ...(why === undefined ? {} : { why }),
  };
}

type Refuse = (field: string, message: string, line?: number) => void;

/** A line in Japanese belongs to the one before it. */
function writtenIn(lines: readonly Line[], field: Field, refuse: Refuse): Written[] {
  const found: { text: string; ja?: string }[] = [];
  for (const line of lines.filter((one) => one.field === field)) {
    if (!line.isJapanese) found.push({ text: line.text });
    else if (found.at(-1) === undefined || found.at(-1)!.ja !== undefined) {
      refuse(`${field}.ja`, `has no “${field}” before it`, line.number);
    } else found.at(-1)!.ja = line.text;
  }
  return found;
}

function textOf(lines: readonly Line[], field: Field, refuse: Refuse): string | null {
  const [first, second] = lines.filter((line) => line.field === field);
  if (second !== undefined) refuse(field, 'stands twice', second.number);
  return first?.text ?? null;
}

function areaIn(lines: readonly Line[], refuse: Refuse): Area {
  const text = textOf(lines, 'area', refuse) ?? 'bank';
  const found = AREAS.find((area) => area === text);
  if (found !== undefined) return found;
  const { number } = lines.find(({ field }) => field === 'area')!;
  refuse('area', `is one of ${AREAS.join(', ')}, not ${quoted(text)}`, number);
  return 'bank';
}
