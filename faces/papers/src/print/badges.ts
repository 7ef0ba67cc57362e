// Badges for a holder of the usual size: the number large, the name, and a code for whoever meets the player: it leads to what
// everybody may see of them. What opens the player's own page hangs on nobody: it is on the pass.

import type { PersonState } from '@hanchan/tournament';
import type { Paper } from '../pdf/paper.ts';
import type { PaperSource } from '../source.ts';
import { CARD, cardsPdf } from './cards.ts';

export function badgesPdf(source: PaperSource): Promise<Buffer> {
  const title = source.words.badges.title(source.state.settings.name);
  return cardsPdf(source, title, (paper, one, x, y) => drawBadge(paper, source, one, x, y));
}

function drawBadge(
  paper: Paper,
  { state, url, words }: PaperSource,
  { person, slot }: PersonState,
  x: number,
  y: number,
): void {
  const room = CARD.width - 2 * CARD.pad;
  paper.text(state.settings.name, x + CARD.pad, y + 18, { size: 9, width: room });
  const name = { x: x + CARD.pad, y: y + 23, width: room, height: 34 };
  paper.fill(person.name, name, { size: 20, bold: true, align: 'left' });
  const number =
    slot === null ? (person.kind === 'fillIn' ? words.badges.fillIn : '') : String(slot);
  const hasCode = url !== null && slot !== null;
  const beside = hasCode ? room - CARD.code - 4 : room;
  paper.text(number, x + CARD.pad, y + 100, {
    size: slot === null ? 20 : 46,
    bold: true,
    width: beside,
  });
  const from = [person.country, person.club].filter(Boolean).join(' · ');
  const below = { x: x + CARD.pad, y: y + 105, width: beside, height: 26 };
  if (from !== '') paper.fill(from, below, { align: 'left' });
  if (person.team !== '')
    paper.text(person.team, x + CARD.pad, y + 143, { size: 9, width: beside });
  if (hasCode) {
    const at = x + CARD.width - CARD.pad - CARD.code;
    paper.qr(`${url}?player=${slot}`, at, y + CARD.height - CARD.pad - CARD.code, CARD.code);
  }
}
