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
  const paper = newPaper({
    title: source.words.badges.title(source.state.settings.name),
    language: source.language,
  });
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
  { state, passes, words }: PaperSource,
  { person, slot }: PersonState,
  x: number,
  y: number,
): void {
  const pass = passes.get(person.id);
  const room = WIDTH - 2 * PAD;
  paper.box(x, y, WIDTH, HEIGHT, 0.25);
  paper.text(state.settings.name, x + PAD, y + 18, { size: 9, width: room });
  const name = { x: x + PAD, y: y + 23, width: room, height: 34 };
  paper.fill(person.name, name, { size: 20, bold: true, align: 'left' });
  const number =
    slot === null ? (person.kind === 'fillIn' ? words.badges.fillIn : '') : String(slot);
  const beside = pass === undefined ? room : room - CODE;
  paper.text(number, x + PAD, y + 100, {
    size: slot === null ? 20 : 46,
    bold: true,
    width: beside,
  });
  const from = [person.country, person.club].filter(Boolean).join(' · ');
  const below = { x: x + PAD, y: y + 105, width: beside, height: 26 };
  if (from !== '') paper.fill(from, below, { align: 'left' });
  if (person.team !== '') paper.text(person.team, x + PAD, y + 143, { size: 9, width: beside });
  if (pass === undefined) return;
  const at = x + WIDTH - PAD - CODE;
  paper.qr(pass.url, at, y + 56, CODE);
  paper.text(words.badges.pin(pass.pin), at, y + HEIGHT - 6, {
    size: 9,
    align: 'center',
    width: CODE,
  });
}
