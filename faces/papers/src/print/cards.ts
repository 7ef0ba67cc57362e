// Cards of the size of a badge holder, as many to a page as it has room for: badges, and the passes that go with them.

import type { PersonState } from '@hanchan/tournament';
import { newPaper, type Paper } from '../pdf/paper.ts';
import type { PaperSource } from '../source.ts';

export const CARD = { width: 243, height: 153, pad: 10, code: 86 };
/** Between the cards and the edge, where printers print nothing. */
const EDGE = 18;

type Draw = (paper: Paper, one: PersonState, x: number, y: number) => void;

export function cardsPdf(
  { state, language, size }: PaperSource,
  title: string,
  draw: Draw,
): Promise<Buffer> {
  const paper = newPaper({ title, language, size });
  const columns = Math.floor((paper.width - 2 * EDGE) / CARD.width);
  const rows = Math.floor((paper.height - 2 * EDGE) / CARD.height);
  const left = (paper.width - columns * CARD.width) / 2;
  const top = (paper.height - rows * CARD.height) / 2;
  const people = whoIsThere(state);
  for (const [i, one] of people.entries()) {
    const place = i % (columns * rows);
    if (place === 0) paper.newPage();
    const x = left + (place % columns) * CARD.width;
    const y = top + Math.floor(place / columns) * CARD.height;
    paper.box(x, y, CARD.width, CARD.height, 0.25);
    draw(paper, one, x, y);
  }
  if (people.length === 0) paper.newPage();
  return paper.finish();
}

/** By number, then those without one: fill-ins that wait to be needed. */
function whoIsThere({ people }: PaperSource['state']): PersonState[] {
  const LAST = Number.MAX_SAFE_INTEGER;
  return [...people.values()]
    .filter(({ isWaiting, departure }) => !isWaiting && departure === null)
    .sort((a, b) => (a.slot ?? LAST) - (b.slot ?? LAST));
}
