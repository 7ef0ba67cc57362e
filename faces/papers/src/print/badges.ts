// Badges for a holder of the usual size: the number large, the name, and the code that opens the player's own page.

import type { PersonState } from '@hanchan/tournament';
import { newPaper, type Paper } from '../pdf/paper.ts';
import type { PaperSource } from '../source.ts';

const BADGE = { width: 243, height: 153, pad: 10, code: 86 };
const COLUMNS = 2;
const ROWS = 5;

export function badgesPdf(source: PaperSource): Promise<Buffer> {
  const paper = newPaper({
    title: source.words.badges.title(source.state.settings.name),
    language: source.language,
  });
  const left = (paper.width - COLUMNS * BADGE.width) / 2;
  const top = (paper.height - ROWS * BADGE.height) / 2;
  const people = wearers(source);
  for (const [i, person] of people.entries()) {
    const place = i % (COLUMNS * ROWS);
    if (place === 0) paper.newPage();
    const x = left + (place % COLUMNS) * BADGE.width;
    const y = top + Math.floor(place / COLUMNS) * BADGE.height;
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
  const room = BADGE.width - 2 * BADGE.pad;
  paper.box(x, y, BADGE.width, BADGE.height, 0.25);
  paper.text(state.settings.name, x + BADGE.pad, y + 18, { size: 9, width: room });
  const name = { x: x + BADGE.pad, y: y + 23, width: room, height: 34 };
  paper.fill(person.name, name, { size: 20, bold: true, align: 'left' });
  const number =
    slot === null ? (person.kind === 'fillIn' ? words.badges.fillIn : '') : String(slot);
  const beside = pass === undefined ? room : room - BADGE.code;
  paper.text(number, x + BADGE.pad, y + 100, {
    size: slot === null ? 20 : 46,
    bold: true,
    width: beside,
  });
  const from = [person.country, person.club].filter(Boolean).join(' · ');
  const below = { x: x + BADGE.pad, y: y + 105, width: beside, height: 26 };
  if (from !== '') paper.fill(from, below, { align: 'left' });
  if (person.team !== '')
    paper.text(person.team, x + BADGE.pad, y + 143, { size: 9, width: beside });
  if (pass === undefined) return;
  const at = x + BADGE.width - BADGE.pad - BADGE.code;
  paper.qr(pass.url, at, y + 56, BADGE.code);
  paper.text(words.badges.pin(pass.pin), at, y + BADGE.height - 6, {
    size: 9,
    align: 'center',
    width: BADGE.code,
  });
}
