// The desk in English: what the log says.

export const logEn = {
  logAbout:
    'Everything that was done, by whom and when. Nothing is ever deleted; “As of” shows the desk as it was after an entry.',
  entries_one: '{{count}} entry',
  entries_other: '{{count}} entries',
  entry: 'Entry',
  asOf: 'As of',
};
