// What is drawn round a certificate.

import { WIND_KANJI } from '@hanchan/narrator';
import type { Paper } from '../pdf/paper.ts';

/** Two lines with a knot at each corner. */
export function drawFrame(paper: Paper): void {
  const outer = 34;
  const inner = 42;
  paper.box(outer, outer, paper.width - 2 * outer, paper.height - 2 * outer, 2);
  paper.box(inner, inner, paper.width - 2 * inner, paper.height - 2 * inner, 0.5);
  const knot = 26;
  for (const x of [inner, paper.width - inner - knot]) {
    for (const y of [inner, paper.height - inner - knot]) {
      paper.box(x, y, knot, knot, 0.5);
      paper.box(x + 5, y + 5, knot - 10, knot - 10, 0.5);
      paper.line(x, y, x + knot, y + knot, 0.5);
      paper.line(x + knot, y, x, y + knot, 0.5);
    }
  }
  const step = 28;
  const from = paper.width / 2 - (step * WIND_KANJI.length) / 2;
  for (const [i, seal] of WIND_KANJI.entries()) {
    paper.text(seal, from + i * step, 84, { size: 18, align: 'center', width: step });
  }
}
