// Badges for a holder of the usual size: the number large, the name, and the code that opens the player's own page.

import type { PersonState } from '@hanchan/tournament';
import { newPaper, type Paper } from '../pdf/paper.ts';
import type { PaperSource } from '../source.ts';

const WIDTH = 243;
const HEIGHT = 153;
const COLUMNS = 2;
const ROWS = 5;
const CODE = 86;
const PAD = 10;

export function badgesPdf(source: PaperSource): Promise<Buffer> {
  const paper = newPaper({ title: `Badges, ${source.state.settings.name}` });
  const left = (paper.width - COLUMNS * WIDTH) / 2;
  const top = (paper.height - ROWS * HEIGHT) / 2;
  const people = wearers(source);
  for (const [i, person] of people.entries()) {
    const place = i % (COLUMNS * ROWS);
    if (place === 0) paper.newPage();
    const x = left + (place % COLUMNS) * WIDTH;
    const y = top + Math.floor(place / COLUMNS) * HEIGHT;
    drawBadge(paper, source, person, x, y);
  }
  if (people.length === 0) paper.newPage();
  return paper.finish();
}

/** By number, then those without one: fill-ins that wait to be needed. */
function wearers({ state }: PaperSource): PersonState[] {
  const LAST = Number.MAX_SAFE_INTEGER;
  return [...state.people.values()]
    .filter(({ isWaiting, departure }) => !isWaiting && departure === null)
    .sort((a, b) => (a.slot ?? LAST) - (b.slot ?? LAST));
}

function drawBadge(
  paper: Paper,
  { state, passes }: PaperSource,
  { person, slot }: PersonState,
  x: number,
  y: number,
): void {
  const pass = passes.get(person.id);
  const room = WIDTH - 2 * PAD;
  paper.box(x, y, WIDTH, HEIGHT, 0.25);
  paper.text(state.settings.name, x + PAD, y + 18, { size: 9, width: room });
  paper.text(person.name, x + PAD, y + 48, { size: 20, bold: true, width: room });
  const number = slot === null ? (person.kind === 'fillIn' ? 'Fill-in' : '') : String(slot);
  const beside = pass === undefined ? room : room - CODE;
  paper.text(number, x + PAD, y + 106, {
    size: slot === null ? 20 : 48,
    bold: true,
    width: beside,
  });
  const from = [person.country, person.club].filter(Boolean).join(' · ');
  paper.text(from, x + PAD, y + 124, { width: beside });
  if (person.team !== '') paper.text(person.team, x + PAD, y + 138, { size: 9, width: beside });
  if (pass === undefined) return;
  const at = x + WIDTH - PAD - CODE;
  paper.qr(pass.url, at, y + 52, CODE);
  paper.text(`PIN ${pass.pin}`, at, y + HEIGHT - 7, { size: 9, align: 'center', width: CODE });
}
