// A certificate for each of the best, to be signed and framed.

import { formatScore, prizePicks, sheetLayout, standingsOf } from '@hanchan/tournament';
import { newPaper, type Paper } from '../pdf/paper.ts';
import { daysText, nameOf, type PaperSource } from '../source.ts';
import { drawFrame } from './certificateFrame.ts';

export const CERTIFICATES = 4;

interface Honour {
  readonly name: string;
  readonly place: string;
  readonly score: string;
}

/** Those who share a place each get one that says so. */
export function certificatesPdf(source: PaperSource, top = CERTIFICATES): Promise<Buffer> {
  const { state, language, size } = source;
  const words = source.words.certificate;
  const title = words.title(state.settings.name);
  const paper = newPaper({ title, language, size, isLandscape: true, isDrawnForA4: true });
  const { rows } = standingsOf(state);
  const { minus, dividedBy } = sheetLayout(state.settings.rules.values, state.settings.desk);
  const picks = prizePicks(rows, top);
  for (const { slot, person, rank, isShared } of picks) {
    const row = rows.find((one) => one.slot === slot && one.person === person)!;
    drawCertificate(paper, source, {
      name: words.name(nameOf(source, row.person, slot)),
      place: words.place(rank, isShared),
      score: formatScore(row.total, dividedBy, minus),
    });
  }
  if (picks.length === 0) paper.newPage();
  return paper.finish();
}

function drawCertificate(paper: Paper, source: PaperSource, { name, place, score }: Honour) {
  const { settings } = source.state;
  const words = source.words.certificate;
  paper.newPage();
  drawFrame(paper);
  const put = (text: string, y: number, size: number, bold = false) =>
    paper.text(text, 90, y, { align: 'center', width: paper.width - 180, size, bold });
  put(settings.name, 128, 30, true);
  put([settings.venue, daysText(source)].filter(Boolean).join(', '), 156, 13);
  put(words.opening.text, 214, words.opening.size);
  put(name, 268, 40, true);
  paper.line(paper.width / 2 - 170, 284, paper.width / 2 + 170, 284, 0.75);
  put(words.reached, 314, 13);
  put(place, 362, 32, true);
  put(words.score(score, settings.rules.title), 390, 13);
  for (const [i, label] of words.signers.entries()) {
    const x = i === 0 ? 140 : paper.width - 340;
    paper.line(x, 482, x + 200, 482, 0.75);
    paper.text(label, x, 498, { size: 10, align: 'center', width: 200 });
  }
}
