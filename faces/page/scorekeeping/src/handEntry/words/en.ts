// Entering a hand by tiles, in English.

export const en = {
  hand: 'The hand',
  into: 'The next tile goes to',
  special: 'What was special',
  target: {
    hand: 'Hand',
    chi: 'Chi',
    pon: 'Pon',
    calledKan: 'Kan',
    concealedKan: 'Closed kan',
    indicators: 'Dora indicator',
    ura: 'Ura indicator',
  },
  moment: {
    doubleRiichi: 'Double riichi',
    ippatsu: 'Ippatsu',
    afterKan: 'After a kan',
    robbedKan: 'Robbed a kan',
    lastTile: 'Last tile',
    firstTurn: 'First turn',
    firstTurnRon: 'Before the first turn',
    mixedIn: 'Winning tile not kept apart',
  },
  key: '{{tile}}, {{count}} left',
  remove: 'Remove {{tile}}',
  removeWinning: 'Remove the winning tile, {{tile}}',
  makeWinning: '{{tile}} was the winning tile',
  wanted_one: '{{count}} more tile; the last one is the tile that won.',
  wanted_other: '{{count}} more tiles; the last one is the tile that won.',
  whole: 'Tap another tile to make it the winning tile; tap the winning tile to remove it.',
  none: {
    indicators: 'No dora indicator yet: no dora are counted.',
    ura: 'No ura indicator yet.',
  },
  clear: 'Clear',
};
