// The forms that the acts of a club share, and how much each may hold.

import { form } from '@hanchan/tiles';

const { text: trimmed, textLike, whole } = form;

/** Members, guests among them. */
export const MOST_MEMBERS = 2_000;
/** Each is looked through for each member. */
export const MOST_SEASONS = 500;
/** To one game: every answer goes through them. */
export const MOST_OBJECTIONS = 100;

/** Chosen by whoever writes the act: a phone without a network can, too. */
export const id = textLike(/^[\w-]{1,40}$/, 'an id of letters, digits, _ and -');
export const named = trimmed(1, 60);
export const line = trimmed(0, 120);
export const text = trimmed(0, 1_000);
export const reason = trimmed(0, 300);
/** Where nobody is spared saying why. */
export const neededReason = trimmed(1, 300);
export const day = textLike(/^\d{4}-\d{2}-\d{2}$/, 'a day as 2026-11-26');
export const clock = textLike(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as 19:00');
/** Milliseconds since 1970. */
export const moment = whole(0, 8_640_000_000_000_000);
export const points = whole(-1_000_000, 1_000_000);
export const twelfths = whole(-100_000_000, 100_000_000);
export const count = whole(0, 100_000);
/** Grows with every act about a game: an author who saw another version is told so. */
export const version = whole(1, 10_000);
