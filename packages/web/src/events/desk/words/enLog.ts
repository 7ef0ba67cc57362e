// The desk in English: what the log says.

export const logEn = {
  logAbout:
    'Every act with its author and time. Nothing is ever deleted; “As of” shows the whole desk as it was after an entry.',
  entries_one: '{{count}} entry',
  entries_other: '{{count}} entries',
  entry: 'Entry',
  asOf: 'As of',
};
