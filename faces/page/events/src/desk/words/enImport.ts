// The desk in English: bringing in a list of people.

export const importEn = {
  importing: {
    encoding: 'Encoding',
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16, big-endian)',
      'windows-1252': 'Western European (Windows-1252)',
      'windows-1250': 'Central European (Windows-1250)',
      'windows-1251': 'Cyrillic (Windows-1251)',
      shift_jis: 'Japanese (Shift_JIS)',
    },
    columns: 'Columns',
    heading: 'In the list',
    sample: 'First line',
    means: 'Read as',
    column: 'Column {{number}}',
    meaningOf: 'Read {{column}} as',
    leaveOut: 'Leave out',
    hasHeading: 'The first line names the columns',
    order: 'Names are written',
    orders: {
      unsaid: 'I’ll say later',
      firstLast: 'first name, then last name',
      lastFirst: 'last name, then first name',
    },
    toMend: 'Lines to fix',
    line: 'Line {{line}}',
    doubt: {
      country: 'There is no country called “{{value}}”.',
      twin: 'Is this {{value}}, who is there already?',
    },
    keep: 'Keep as it is',
    leave: 'Leave out',
    yes: 'Yes',
    no: 'No',
  },
  unparted_one:
    '{{count}} player has no first and last name yet: federations get the whole name as the last name.',
  unparted_other:
    '{{count}} players have no first and last name yet: federations get the whole name as the last name.',
};
