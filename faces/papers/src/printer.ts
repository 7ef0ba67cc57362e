// How a server prints: the module that its thread for papers loads.

import type { Certificate } from '@hanchan/examination';
import type { PaperOptions } from '@hanchan/tournament';
import { makePaper, type PaperFile } from './catalogue.ts';
import { examCertificatePdf } from './examination/certificate.ts';
import { examinationPdf, markingKeyPdf } from './examination/paper.ts';
import type { ExaminationSource } from './examination/source.ts';
import { PAPER_LANGUAGES, PAPER_SIZES } from './names.ts';
import { type PaperRequest, paperSource } from './source.ts';

/** The server knows languages and sizes by what `PRINTER` lists. */
export interface PrintRequest extends Omit<PaperRequest, 'language' | 'size'> {
  readonly language: string;
  readonly size: string;
}

/** Null: this round has no tables yet. */
export async function print(
  request: PrintRequest,
  name: string,
  options: PaperOptions,
): Promise<PaperFile | null> {
  const language = oneOf(PAPER_LANGUAGES, request.language);
  const size = oneOf(PAPER_SIZES, request.size);
  return makePaper(paperSource({ ...request, language, size }), name, options);
}

/** As the server asks for an examination. */
export interface ExaminationPrint extends Omit<ExaminationSource, 'language' | 'size'> {
  readonly language: string;
  readonly size: string;
  /** For the certificate of who passed. */
  readonly certificate: Certificate | null;
  readonly address: string;
}

export async function printExamination(
  request: ExaminationPrint,
  name: string,
): Promise<PaperFile> {
  const { certificate, address } = request;
  const language = oneOf(PAPER_LANGUAGES, request.language);
  const size = oneOf(PAPER_SIZES, request.size);
  const source = { ...request, language, size };
  const body =
    certificate !== null
      ? await examCertificatePdf({ certificate, language, size, address })
      : name === 'key.pdf'
        ? await markingKeyPdf(source)
        : await examinationPdf(source);
  return { name, type: 'application/pdf', body };
}

function oneOf<T extends string>(known: readonly T[], wanted: string): T {
  const found = known.find((one) => one === wanted);
  if (found === undefined) throw new Error(`papers are ${known.join(', ')}, not ${wanted}`);
  return found;
}
