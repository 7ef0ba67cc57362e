// A pass for each player, to be kept in a pocket: the code, or the address with number and PIN, that opens the player’s page, on which
// sheets are confirmed. It is handed over at check-in and never worn: whoever photographs it could confirm for the player.

import type { PersonState } from '@hanchan/tournament';
import type { Paper } from '../pdf/paper.ts';
import { numbered, type PaperSource } from '../source.ts';
import { CARD, cardsPdf } from './cards.ts';

export function passesPdf(source: PaperSource): Promise<Buffer> {
  const title = source.words.passes.title(source.state.settings.name);
  return cardsPdf(source, title, (paper, one, x, y) => drawPass(paper, source, one, x, y));
}

function drawPass(
  paper: Paper,
  { state, passes, url, words }: PaperSource,
  { person, slot }: PersonState,
  x: number,
  y: number,
): void {
  const left = x + CARD.pad;
  const room = CARD.width - 2 * CARD.pad;
  const beside = room - CARD.code - 6;
  paper.text(state.settings.name, left, y + 18, { size: 9, width: room });
  const name = { x: left, y: y + 22, width: room, height: 28 };
  const called = slot === null ? person.name : numbered(slot, person.name);
  paper.fill(called, name, { size: 14, bold: true, align: 'left' });
  const pass = passes.get(person.id);
  if (pass === undefined) return;
  paper.qr(pass.url, left + room - CARD.code, y + CARD.height - CARD.pad - CARD.code, CARD.code);
  paper.text(words.passes.pin(pass.pin), left, y + 68, { size: 14, bold: true, width: beside });
  if (url !== null) {
    const address = { x: left, y: y + 73, width: beside, height: 24 };
    paper.fill(`${url.replace(/^https?:\/\//, '')}/join`, address, { size: 8, align: 'left' });
  }
  const note = { x: left, y: y + 99, width: beside, height: 46 };
  paper.fill(words.passes.note, note, { size: 9, align: 'left' });
}
