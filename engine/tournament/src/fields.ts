// The forms that the acts of an event share, and how much each may hold.

import { form } from '@hanchan/tiles';

const { exactText, fourOf, text: trimmed, textLike, whole: wholeFrom } = form;

/** People, or what there is one of for each of them. */
export const LONGEST_LIST = 4_000;

export const id = trimmed(1, 64);
export const line = trimmed(0, 120);
export const named = trimmed(1, 120);
export const text = trimmed(0, 2_000);
export const reason = trimmed(0, 500);
/** Where nobody is spared saying why. */
export const neededReason = trimmed(1, 500);
export const seed = exactText(0, 100);
export const day = textLike(/^\d{4}-\d{2}-\d{2}$/, 'a day as 2026-06-30');

export const points = wholeFrom(-10_000_000, 10_000_000);
export const count = wholeFrom(0, 1_000_000);
/** Milliseconds since 1970. */
export const moment = wholeFrom(0, 8_640_000_000_000_000);
/** Counted over the whole event, from 1. */
export const round = wholeFrom(1, 500);
export const table = wholeFrom(1, 1_000);
export const slot = wholeFrom(1, LONGEST_LIST);
export const fourSlots = fourOf(slot);
