// Tables of an event that are played on this server, in English.

export const online = {
  online: {
    title: 'Your table is online',
    seated_zero: 'Nobody has sat down yet. The match begins when all four are there.',
    seated_one: '{{count}} of 4 has sat down. The match begins when all four are there.',
    seated_other: '{{count}} of 4 have sat down. The match begins when all four are there.',
    playing: 'The match is being played.',
    over: 'The match is over. Its sheet appears here in a moment.',
    sit: 'Play online',
    goOn: 'Back to the table',
    open: 'Open online tables',
    openTitle: 'Play round {{round}} online?',
    openAbout:
      'Every table of this round without a sheet can then be played on this server. Players sit down from their own event page, and the sheet is entered automatically when the match ends. The desk can still type in a sheet.',
    openHands: 'Whoever watches sees all four hands',
    openHandsAbout: 'Five minutes late. Left empty, they see the table without hands.',
    mark: 'Online',
    there: '{{count}} of 4 there',
    watch: 'Watch',
    watchTable: 'Watch table {{number}}',
    ended: 'match over',
  },
};
