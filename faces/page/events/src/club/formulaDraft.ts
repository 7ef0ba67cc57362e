// A formula as it stands in the boxes of a form: points in thousands, 0 for "all".

import type { Formula } from '@hanchan/club';
import { bySeat } from '@hanchan/tiles';

const THOUSAND = 1_000;

/** Numbers as a form has them; an empty box is null. */
export interface FormulaDraft {
  rank: Formula['rank'];
  worth: Formula['worth'];
  bonus: (number | null)[];
  eveningBonus: number | null;
  best: number | null;
  dropWorst: number | null;
  perEvening: number | null;
  minimum: number | null;
  guestsRank: boolean;
}

export const draftOf = (formula: Formula): FormulaDraft => ({
  rank: formula.rank,
  worth: formula.worth,
  bonus: formula.placeBonus.map((points) => points / THOUSAND),
  eveningBonus: formula.eveningBonus / THOUSAND,
  best: formula.best ?? 0,
  dropWorst: formula.dropWorst,
  perEvening: formula.perEvening ?? 0,
  minimum: formula.minimumGames,
  guestsRank: formula.guestsRank,
});

const points = (thousands: number | null | undefined) => Math.round((thousands ?? 0) * THOUSAND);

export const formulaOf = (draft: FormulaDraft): Formula => ({
  worth: draft.worth,
  placeBonus: bySeat((place) => points(draft.bonus[place])),
  rank: draft.rank,
  best: draft.best || null,
  dropWorst: draft.dropWorst ?? 0,
  perEvening: draft.perEvening || null,
  eveningBonus: points(draft.eveningBonus),
  minimumGames: draft.minimum ?? 0,
  guestsRank: draft.guestsRank,
});
