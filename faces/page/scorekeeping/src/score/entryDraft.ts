// What is being filled in, and for which deal: another phone may record that deal first, and then the same hand must not
// be recorded again as the next one.

import type { Kept } from '@hanchan/keeper';
import { loadForm } from '@hanchan/kit/keptScores/keptScores.ts';
import { EMPTY_FORM, type HandForm } from './handForm.ts';

export interface Draft {
  readonly form: HandForm;
  /** The deal that was the last when it was begun; null before the first. */
  readonly after: string | null;
}

export const EMPTY_DRAFT: Draft = { form: EMPTY_FORM, after: null };

export const loadDraft = (id: string): Draft => {
  const kept = loadForm<Draft>(id);
  return kept?.form === undefined ? EMPTY_DRAFT : kept;
};

/** Nothing has been said yet; the sticks lie on the table whoever fills this in. */
export function isBlank({
  winners,
  from,
  dead,
  nagashi,
  offenders,
  kind,
  tenpai,
  riichi,
}: HandForm) {
  const isNamed = [winners, dead, nagashi, offenders].some((seats) => seats.length > 0);
  const isTenpai = kind === 'draw' || tenpai.some((seat) => !riichi.includes(seat));
  return !isNamed && from === null && !isTenpai;
}

/** A draft belongs to the deal in which its first tap was made. */
export function drafted({ form, after }: Draft, next: HandForm, { lastHand }: Kept): Draft {
  return { form: next, after: isBlank(form) ? lastHand : after };
}

/** The deal it was begun for has been recorded, or taken back, since. */
export const isOvertaken = ({ form, after }: Draft, { lastHand }: Kept): boolean =>
  !isBlank(form) && after !== lastHand;
