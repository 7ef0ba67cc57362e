// What the thread for papers does for an examination: the paper is made of the rulebook and printed, or a certificate for who passed it.

import {
  answersFrom,
  type Bank,
  type Certificate,
  certificateFor,
  examPaper,
  type JudgedBook,
  readBank,
} from '@hanchan/examination';
import type { ExaminationRequest } from '@hanchan/protocol';
import type { PaperFile, PrinterModule } from './printer.ts';

export interface ExaminationJob {
  readonly printer: string;
  readonly examination: {
    readonly name: string;
    readonly book: JudgedBook;
    /** By which a bank says whom it is for. */
    readonly bookId: string;
    readonly request: ExaminationRequest;
    /** Where codes are checked. */
    readonly address: string;
  };
}

/** Something about the request that only the paper shows: told with its field. */
export interface ExaminationFault {
  readonly fault: { readonly field: string; readonly message: string };
}

export async function doExamination({
  printer,
  examination,
}: ExaminationJob): Promise<PaperFile | ExaminationFault> {
  const { name, book, bookId, request, address } = examination;
  const { seed, questions, passMark, language, size, sat } = request;
  const bank = request.bank === undefined ? null : bankOf(request.bank, bookId);
  if (bank !== null && 'fault' in bank) return bank;
  const paper = examPaper({ book, seed, questions, bank });
  let certificate: Certificate | null = null;
  if (name === 'certificate.pdf') {
    if (sat === undefined) return fault('sat', 'is needed for a certificate');
    const answers = answersFrom(sat.answers, paper);
    if (!answers.ok) return fault('sat.answers', answers.error);
    certificate = certificateFor(paper, answers.value, { ...sat, passMark });
    if (certificate === null) return fault('sat.answers', 'do not pass: there is no certificate');
  }
  const { printExamination }: PrinterModule = await import(printer);
  const values = book.ruleset.values;
  return printExamination({ paper, values, passMark, language, size, certificate, address }, name);
}

const fault = (field: string, message: string): ExaminationFault => ({ fault: { field, message } });

function bankOf(text: string, bookId: string): Bank | ExaminationFault {
  const read = readBank(text);
  if (!read.ok) {
    const { line, field, message } = read.error[0]!;
    return fault('bank', `line ${line}, ${field}: ${message}`);
  }
  const { rules } = read.value;
  return rules.length === 0 || rules.includes(bookId)
    ? read.value
    : fault('bank', `its questions are for ${rules.join(', ')}`);
}
