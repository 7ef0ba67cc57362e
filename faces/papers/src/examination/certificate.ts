// A certificate for who has passed, with all that its code is made of.

import type { Certificate } from '@hanchan/examination';
import type { PaperLanguage, PaperSize } from '../names.ts';
import { newPaper, type Paper } from '../pdf/paper.ts';
import { drawFrame } from '../print/certificateFrame.ts';
import { wordsIn } from '../words/index.ts';

export interface CertificateSource {
  readonly certificate: Certificate;
  readonly language: PaperLanguage;
  readonly size: PaperSize;
  /** Where a code can be checked; empty: only by the command. */
  readonly address: string;
}

export function examCertificatePdf({
  certificate,
  language,
  size,
  address,
}: CertificateSource): Promise<Buffer> {
  const all = wordsIn(language);
  const words = all.examination.certificate;
  const title = `${words.title}: ${certificate.name}`;
  const paper = newPaper({ title, language, size, isLandscape: true, isDrawnForA4: true });
  paper.newPage();
  drawFrame(paper);
  const { name, rules, right, questions, passMark, seed, code } = certificate;
  const put = (text: string, y: number, size: number, bold = false) =>
    paper.text(text, 90, y, { align: 'center', width: paper.width - 180, size, bold });
  put(all.examination.title, 132, 26, true);
  put(words.opening.text, 186, words.opening.size);
  put(name, 240, 40, true);
  paper.line(paper.width / 2 - 170, 256, paper.width / 2 + 170, 256, 0.75);
  // In Japanese the name of the rulebook stands before what was passed.
  const lines = language === 'ja' ? [rules, words.passed] : [words.passed, rules];
  put(lines[0]!, 290, language === 'ja' ? 24 : 14, language === 'ja');
  put(lines[1]!, 326, language === 'ja' ? 14 : 24, language !== 'ja');
  put(words.score(right, questions, passMark), 362, 13);
  const day = new Date(certificate.date);
  put(words.on(all.days(day, day)), 386, 13);
  paper.line(paper.width / 2 - 100, 442, paper.width / 2 + 100, 442, 0.75);
  put(words.signer, 456, 10);
  drawCode(paper, certificate, [
    words.code(code),
    words.paper(seed, certificate.paper, certificate.answers),
    words.check(address),
  ]);
  return paper.finish();
}

function drawCode(paper: Paper, { bank }: Certificate, lines: readonly string[]): void {
  const [code, ...rest] = lines;
  const wide = { align: 'center', width: paper.width - 180 } as const;
  paper.text(code!, 90, 486, { ...wide, size: 12, bold: true });
  for (const [i, line] of [...rest, ...(bank === null ? [] : [bank])].entries()) {
    paper.text(line, 90, 502 + i * 13, { ...wide, size: 9 });
  }
}
