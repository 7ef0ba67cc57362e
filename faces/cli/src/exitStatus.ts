// What a run of the command ends with, beside 0.

/** A check failed: no win, a game that differs, a log that does not follow. */
export const CHECK_FAILED = 1;
export const BAD_INPUT = 2;
