// What organisers of a club do beside its members, in English.

export const clubDesk = {
  raised:
    '{{name}} runs the club from now on, once they open their own link: show it under “Members’ own links”.',
  givesUp:
    'You cannot give yourself this role back. Owners are then: {{owners}}. Have they opened their own link? Until they have, nobody runs the club.',
  giveUp: 'Give the role up',
  stay: 'Keep it',
  stillCount_one:
    '{{count}} planned evening counts for this season. Change it first: once the season is closed, its results are refused.',
  stillCount_other:
    '{{count}} planned evenings count for this season. Change them first: once the season is closed, their results are refused.',
  readAgain: 'Read it again',
  readAgainAbout:
    'Put it right where it was played, then read it again here; or say who really sat there. What stood before stays in the history.',
  keptLink: 'Link of the kept score (to watch)',
  penalty: 'Penalty',
  print: 'Print',
  heldOf_one: '{{held}} of {{count}} evening',
  heldOf_other: '{{held}} of {{count}} evenings',
  planned_one: '{{count}} evening was planned.',
  planned_other: '{{count}} evenings were planned.',
  own: 'Your own link',
  ownAbout:
    'With it you are yourself on another device. Keep it, and give it to nobody: who opens it is you.',
  linkOf: 'Link of {{name}}',
  isSomebody:
    'This device is {{name}}’s in this club. With this link it becomes somebody else’s; keep your own link first.',
  becomeOther: 'Open it all the same',
  countsNowhere:
    'What is played without a season stands on players’ pages and in ratings, and counts for no table.',
  ownRules: 'Write rules of your own',
  hand: 'Take the kept score',
  keepInstead: 'Keep score here instead',
  tablesNow: 'Tables now',
  counters_one: '{{count}} counter',
  counters_other: '{{count}} counters',
  sticks_one: '{{count}} riichi stick',
  sticks_other: '{{count}} riichi sticks',
  asOf: 'as of {{time}}',
  silentSince: 'nothing new since {{time}}: hands may follow',
  playedOut: 'played to the end at {{time}}; the result is not in yet',
  list: {
    open: 'Add many from a list',
    about:
      'One name a line, or a table with a heading in any large European language or in Japanese. Only names are read: everybody is shown before anybody is added.',
    names: 'Names',
    file: 'Read a file',
    found: 'Who is in the list',
    line: 'Line {{line}}',
    twin: 'Is this {{name}}, who is there already? Tick to add both.',
    fault: { noName: 'No name on this line.', tooLong: 'A name has at most 60 letters.' },
    add_one: 'Add {{count}} person',
    add_other: 'Add {{count}} people',
    added_one: '{{count}} person was added.',
    added_other: '{{count}} people were added.',
  },
};
