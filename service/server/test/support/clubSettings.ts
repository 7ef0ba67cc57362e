// A club as the tests found it.

/** Everybody may know of it; its results are for members, and its games are rated. */
export const CLUB_SETTINGS = {
  name: 'Tuesday Club',
  place: '',
  about: '',
  timeZone: 'Europe/Berlin',
  rules: 'wrc-2022',
  listed: 'everybody',
  results: 'members',
  ratesGames: true,
} as const;
