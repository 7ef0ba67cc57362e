// The page of the host of a site, in English.

export const en = {
  title: 'Reports',
  about:
    'For the host of this site: what people report, and what you can do about it. Everybody who is told off can be told why.',
  token: 'Operator token',
  code: 'One-time code, where one is set',
  show: 'Show the reports',
  none: 'Nobody has reported anything.',
  open: 'open',
  settled: 'settled: {{outcome}}',
  by: 'reported by {{name}}',
  gone: 'somebody who has left',
  table: 'the table',
  muted: 'Muted',
  closed: 'Closed',
  forGood: 'until you take it back.',
  until: 'until {{date}}.',
  lift: 'Take back',
  decide: 'Decide',
  reason: 'Reason, as they will read it',
  newName: 'Another name',
  mute: 'Mute for a week',
  rename: 'Rename',
  closeWeek: 'Close for a week',
  closeGood: 'Close',
  nothing: 'Nothing to do',
} as const;
