// A tent for each table: folded in the middle, the number can be read from both sides.

import { slotsOf } from '@hanchan/tournament';
import { newPaper } from '../pdf/paper.ts';
import type { PaperSource } from '../source.ts';

export function tableNumbersPdf({ state, words, language, size }: PaperSource): Promise<Buffer> {
  const paper = newPaper({
    title: words.tables.title(state.settings.name),
    language,
    size,
    isDrawnForA4: true,
  });
  const middle = paper.height / 2;
  for (let number = 1; number <= tableCount(state); number++) {
    paper.newPage();
    paper.line(0, middle, paper.width, middle, 0.5, true);
    const half = () => {
      const style = { align: 'center', width: paper.width } as const;
      paper.text(words.sheet.table, 0, middle + 70, { ...style, size: 28 });
      paper.text(String(number), 0, middle + 330, { ...style, size: 290, bold: true });
      paper.text(state.settings.name, 40, middle + 390, {
        ...style,
        width: paper.width - 80,
        size: 16,
      });
    };
    half();
    paper.upsideDown(paper.width / 2, middle, half);
  }
  return paper.finish();
}

/** As many as the largest round uses; before there is a plan, as many as the numbers fill. */
function tableCount(state: PaperSource['state']): number {
  const used = state.rounds.flatMap(({ tables }) => tables.map(({ number }) => number));
  return Math.max(1, ...used, Math.ceil(slotsOf(state).length / 4));
}
