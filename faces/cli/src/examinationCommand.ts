// `hanchan examination`: a paper for referees from a rulebook and a seed, its marking, certificates and their codes.

import {
  type Answers,
  answersFrom,
  type Certificate,
  certificateFor,
  type ExamPaper,
  examPaper,
  FEWEST_QUESTIONS,
  isCodeOf,
  type Marking,
  MOST_QUESTIONS,
  markPaper,
  USUAL_PASS_MARK,
  USUAL_QUESTIONS,
} from '@hanchan/examination';
import { foulListOf } from '@hanchan/rulesets/fouls';
import type { AddCommand } from './addCommand.ts';
import { BadInput } from './badInput.ts';
import { readBankFile } from './examinationBank.ts';
import { markingLines, paperLines, toldQuestions } from './examinationText.ts';
import { writeOut } from './namedFile.ts';
import { LANGUAGES, oneOf, SIZES } from './paperArguments.ts';
import { loadPapers } from './parts.ts';
import { type ChosenRuleset, chooseRuleset } from './rulesetArgument.ts';
import { print, printError, printJson, type Terminal } from './terminal.ts';
import { wholeNumber } from './wholeNumber.ts';

const HELP = `
The same rulebook, seed, number of questions and bank make the same paper on every machine, with the same paper code. What stands
on a certificate is enough to make the paper again, mark the answers and compute the code: --check does. With --key (a secret of the
examiner's, or HANCHAN_EXAMINER_KEY) only who has the key can make the code, and check it.

Examples:
  hanchan examination --rules wrc-2022 --seed spring-2027 --pdf paper.pdf --key-pdf marking.pdf
  hanchan examination --rules wrc-2022 --seed spring-2027 --questions 5 --answers BACDA
  hanchan examination --rules wrc-2022 --seed spring-2027 --questions 5 --answers BACDA --name "Ada Falk" --date 2027-03-01 --certificate ada.pdf
  hanchan examination --rules wrc-2022 --seed spring-2027 --questions 5 --answers BACDA --name "Ada Falk" --date 2027-03-01 --check 7K2M-…`;

interface ExaminationArguments {
  readonly rules: string;
  readonly seed: string;
  readonly questions: string;
  readonly bank?: string;
  readonly marking?: boolean;
  readonly json?: boolean;
  readonly pdf?: string;
  readonly keyPdf?: string;
  readonly lang: string;
  readonly size: string;
  readonly answers?: string;
  readonly passMark: string;
  readonly name?: string;
  readonly date?: string;
  readonly key?: string;
  readonly certificate?: string;
  readonly check?: string;
}

export const addExaminationCommand: AddCommand = (program, terminal, exit) => {
  program
    .command('examination')
    .summary("a referee's examination from a rulebook and a seed, with its marking")
    .description(
      'Make an examination for referees: questions with one right answer each, worked out by the engine and cited.',
    )
    .requiredOption('--rules <ID>', 'the rulebook: an id or a file')
    .requiredOption('--seed <SEED>', 'any text: the same one makes the same paper')
    .option('--questions <N>', 'how many', String(USUAL_QUESTIONS))
    .option('--bank <FILE>', "a federation's own questions, from a text file")
    .option('--marking', 'print what is right, and where it is written')
    .option('--json', 'one JSON document, with what is right')
    .option('--pdf <FILE>', 'write the questions to print')
    .option('--key-pdf <FILE>', 'write the key for marking to print')
    .option('--lang <LANG>', `language of the questions: ${LANGUAGES.join(', ')}`, 'en')
    .option('--size <SIZE>', `size of the page: ${SIZES.join(', ')}`, 'a4')
    .option('--answers <LETTERS>', 'mark these: one letter for each question, - for none')
    .option('--pass-mark <PERCENT>', 'needed to pass', String(USUAL_PASS_MARK))
    .option('--name <NAME>', 'who sat it, for a certificate')
    .option('--date <DAY>', 'when, as 2027-03-01')
    .option('--key <KEY>', "a secret of the examiner's, for the code of certificates")
    .option('--certificate <FILE>', 'write the certificate to print')
    .option('--check <CODE>', 'whether a certificate with this code says what it was made for')
    .addHelpText('after', HELP)
    .action(async (args: ExaminationArguments) => exit(await examine(args, terminal)));
};

async function examine(args: ExaminationArguments, terminal: Terminal): Promise<number> {
  const chosen = chooseRuleset(args.rules);
  const paper = paperFor(args, chosen);
  const passMark = wholeNumber('--pass-mark', args.passMark, 1, 100);
  const language = oneOf('--lang', LANGUAGES, args.lang);
  const size = oneOf('--size', SIZES, args.size);
  const answers = args.answers === undefined ? null : answersOf(args.answers, paper);
  const source = { paper, values: chosen.ruleset.values, passMark, language, size };
  if (paper.questions.length < Number(args.questions)) {
    const found = `${paper.rules.title} has only ${paper.questions.length} such questions for this seed`;
    printError(terminal, found);
  }
  if (args.pdf !== undefined || args.keyPdf !== undefined) {
    const { examinationPdf, markingKeyPdf } = await loadPapers('examination');
    if (args.pdf !== undefined) writeOut('--pdf', args.pdf, await examinationPdf(source));
    if (args.keyPdf !== undefined) writeOut('--key-pdf', args.keyPdf, await markingKeyPdf(source));
  }
  const sitting = answers === null ? null : sittingOf(args, passMark);
  if (args.check !== undefined) return check(args.check, paper, answers, sitting, terminal);
  const marking = answers === null ? null : markPaper(paper, answers, passMark);
  const certificate =
    answers === null || sitting === null ? null : certificateFor(paper, answers, sitting);
  if (args.certificate !== undefined) await writeCertificate(args, certificate, language, size);
  if (args.json) {
    const { rules, seed, code, bank } = paper;
    const questions = toldQuestions(paper, chosen.ruleset.values, language);
    printJson(terminal, { rules, seed, code, bank, questions, marking, certificate });
  } else if (marking !== null) printMarking(paper, marking, certificate, language, terminal);
  else if (args.pdf === undefined && args.keyPdf === undefined) {
    const isKey = args.marking === true;
    print(terminal, paperLines(paper, chosen.ruleset.values, language, isKey).join('\n'));
  } else print(terminal, `paper ${paper.code}: ${paper.questions.length} questions`);
  return marking === null || marking.isPassed ? 0 : 1;
}

function paperFor(args: ExaminationArguments, { ruleset, base }: ChosenRuleset): ExamPaper {
  if (args.seed.trim() === '') throw new BadInput('--seed', 'must not be empty');
  const questions = wholeNumber('--questions', args.questions, FEWEST_QUESTIONS, MOST_QUESTIONS);
  const bank = args.bank === undefined ? null : readBankFile(args.bank, base.id);
  return examPaper({
    book: { ruleset, fouls: foulListOf(base.id) },
    seed: args.seed,
    questions,
    bank,
  });
}

function answersOf(letters: string, paper: ExamPaper): Answers {
  const read = answersFrom(letters, paper);
  if (!read.ok) throw new BadInput('--answers', read.error);
  return read.value;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Null where nobody is named: then there is no certificate. */
function sittingOf(
  { name, date, key, certificate, check }: ExaminationArguments,
  passMark: number,
) {
  if (name === undefined && date === undefined) {
    const needs =
      certificate === undefined ? (check === undefined ? null : '--check') : '--certificate';
    if (needs !== null) throw new BadInput('--name', `is needed for ${needs}, and so is --date`);
    return null;
  }
  if (name === undefined || name.trim() === '')
    throw new BadInput('--name', 'is needed with --date');
  if (date === undefined || !DAY.test(date) || Number.isNaN(Date.parse(date))) {
    throw new BadInput('--date', `a day like 2027-03-01, not ${JSON.stringify(date ?? '')}`);
  }
  return { name, date, passMark, key: key ?? process.env['HANCHAN_EXAMINER_KEY'] ?? '' };
}

function check(
  code: string,
  paper: ExamPaper,
  answers: Answers | null,
  sitting: ReturnType<typeof sittingOf>,
  terminal: Terminal,
): number {
  if (answers === null || sitting === null) {
    throw new BadInput(
      '--check',
      'needs --answers, --name and --date as they stand on the certificate',
    );
  }
  if (isCodeOf(code, paper, answers, sitting)) {
    print(terminal, `The code is right: ${sitting.name} passed this paper on ${sitting.date}.`);
    return 0;
  }
  printError(
    terminal,
    'the code is not that of a certificate with this name, day, paper, answers and key',
  );
  return 1;
}

async function writeCertificate(
  { certificate: file }: ExaminationArguments,
  certificate: Certificate | null,
  language: (typeof LANGUAGES)[number],
  size: (typeof SIZES)[number],
): Promise<void> {
  if (certificate === null) {
    throw new BadInput('--certificate', 'there is one only for answers that pass: see --answers');
  }
  const { examCertificatePdf } = await loadPapers('examination');
  const body = await examCertificatePdf({ certificate, language, size, address: '' });
  writeOut('--certificate', file!, body);
}

function printMarking(
  paper: ExamPaper,
  marking: Marking,
  certificate: Certificate | null,
  language: (typeof LANGUAGES)[number],
  terminal: Terminal,
): void {
  print(terminal, markingLines(paper, marking, language).join('\n'));
  if (certificate !== null) print(terminal, `certificate code ${certificate.code}`);
}
