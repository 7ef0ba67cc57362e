// The check of the walls, in English.

export const en = {
  checking: 'Checking the walls…',
  notThere: 'The walls cannot be checked: the record could not be loaded.',
  fits_one: 'The wall was checked: it follows from the sealed secret and the words.',
  fits_other: 'All {{count}} walls were checked: they follow from the sealed secret and the words.',
  own: "This browser's random word is among the words. The seal and the promises are those this page saw before it told its word, so nobody can have chosen these walls.",
  notOwn:
    'This browser has no word in these walls. The record is consistent, but only someone who noted the seal before the match can tell whether it is the original.',
  foreseen: 'The server knew the walls from the first deal on.',
  withheld_one: 'One promised word was never told; the walls were made without it.',
  withheld_other: '{{count}} promised words were never told; the walls were made without them.',
  beacon_one: 'A value from {{source}} is in the walls. It came after everything else was fixed.',
  beacon_other:
    '{{count}} values from {{source}} are in the walls. Each came after everything before it was fixed.',
  signed: 'Their signatures were checked. Compare the key with the one its owner publishes:',
  unsigned: 'This page cannot check their signatures: compare the values with the source. Its key:',
  missing_one: 'Hand {{deals}} was dealt without the beacon: its value did not come in time.',
  missing_other: 'Hands {{deals}} were dealt without the beacon: its values did not come in time.',
  late: "By this device's clock, a round of the beacon was announced only after its value was public. If the clock is right, the server could have known the value.",
  wrong: 'The walls do not fit. {{why}}',
  download: 'Save the record as evidence.',
  fault: {
    walls: 'The record contradicts itself: {{detail}}.',
    moves: 'The record cannot be replayed: {{detail}}.',
    forged: 'Round {{detail}} of the beacon is not signed by its key.',
    otherGame: 'The record ends with other scores than this table.',
    otherSeal: 'The seal is not the one shown before the match.',
    otherWord: "This browser's word is not in the record.",
    otherPledges: 'The promises are not those shown before the words were told.',
    otherWords: 'The words are not those shown before the first hand.',
    otherBeacon: "The beacon's key is not the one shown before the match.",
    otherRound: 'Another round of the beacon was used than the one announced.',
  },
};
