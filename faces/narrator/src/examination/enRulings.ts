// What happened, what it costs and what follows, in English. A story is told by the id of its offence.

import { FOUL_EFFECTS } from '@hanchan/rules';

export const enRulings = {
  effect: FOUL_EFFECTS,
  outcome: {
    nothing: 'No penalty',
    warning: 'A warning',
    deadHand: 'A dead hand',
    points: 'Penalty points',
    chombo: 'Chombo',
    disqualification: 'Disqualification',
    discretion: 'As the referee decides',
  },
  story: {
    dealError:
      'While dealing, {{who}} takes two tiles too many, and everybody sees it before the first discard.',
    tileCount: 'Before a discard {{who}} counts the hand: it is one tile short.',
    untakenTile:
      '{{who}} called a tile and discarded, and sees before the next draw that it still lies there.',
    untakenTileLost: '{{who}} called a tile, forgot to take it, and has drawn again since.',
    wrongDraw: '{{who}} takes a tile from the wrong end of the wall.',
    wrongDrawKnown:
      '{{who}} draws out of turn. The tile still lies apart, and everybody knows which it is.',
    wrongDrawUnknown:
      '{{who}} draws out of turn and sorts the tile into the hand. Nobody can say which it was.',
    resetHand: '{{who}} knocks over so much of the table that the deal cannot go on.',
    buildingWall:
      'While the walls are built, {{who}} knocks some tiles over. Nobody has drawn yet.',
    exposedFew:
      'Reaching for a discard, {{who}} knocks over tiles of the wall: {{tiles}} can be seen.',
    exposedDeadWall: '{{who}} brushes against the dead wall: {{tiles}} of its tiles lie open.',
    exposedDeadWallMany:
      '{{who}} pulls a sleeve through the dead wall: {{tiles}} of its tiles lie open.',
    exposedOwn: '{{who}} drops their own hand: {{tiles}} tiles lie open.',
    exposedWall: '{{who}} brushes against the wall, and a few of its tiles lie open.',
    exposedWallMany: '{{who}} knocks over a part of the wall: {{tiles}} of its tiles lie open.',
    exposedOthers: '{{who}} knocks against a neighbour’s hand: {{tiles}} tiles lie open.',
    exposedOthersMany: '{{who}} knocks over a neighbour’s hand: {{tiles}} tiles lie open.',
    uraPeek: 'During play {{who}} lifts the indicator and looks at the tile under it.',
    handPeek: '{{who}} leans over on purpose and looks into a neighbour’s hand.',
    changedCall: '{{who}} says “chi”, then “no, pon” for the same tile.',
    emptyCall: '{{who}} says “pon”, but has only one such tile.',
    emptyKan: '{{who}} says “kan” on their own turn, but does not have four of anything.',
    emptyRiichi: '{{who}} says “riichi”, then sees that it was a mistake before a tile is turned.',
    emptyWin: '{{who}} says “ron” and shows the hand: it is not complete.',
    falseWin: '{{who}} declares a win and shows the hand: it is not complete.',
    falseWinHidden: '{{who}} says “ron”, and takes it back with the hand still standing.',
    riichiCall: 'After riichi {{who}} calls “pon” and lays two tiles open.',
    deadCallUnaware:
      '{{who}} calls a tile. Only then it is noticed that the hand had been dead for a while.',
    deadHandCall:
      'The hand of {{who}} was declared dead. Two turns later comes a “chi” from there all the same.',
    deadHandDeclaration:
      'The hand of {{who}} was declared dead. Two turns later comes a “riichi” from there all the same.',
    deadHandWin: 'The hand of {{who}} was declared dead, and yet a win is declared with it.',
    confusingCall: '{{who}} calls a tile with a word that nobody at the table knows.',
    wrongCall: '{{who}} makes a wrong call, and sees it before anything else has happened.',
    wrongCallLate: '{{who}} made a wrong call, and the table notices only after the next discards.',
    invalidGroup: '{{who}} calls “chi”, lays down 4 and 6 beside a 7, and discards.',
    swapDiscard: '{{who}} calls 3 with 4 and 5, and discards a 6 from the hand at once.',
    wrongPlacement: '{{who}} lays a called tile so that it points to the wrong player.',
    wrongPlacementLeft:
      '{{who}} laid a called tile so that it points to the wrong player, and nobody put it right.',
    sequenceAcross: '{{who}} calls a sequence and lays its middle tile sideways.',
    unturnedRiichi: '{{who}} declares riichi, but forgets to turn the tile.',
    notenRiichi: 'The wall runs out. {{who}}, in riichi, shows a hand that is not tenpai.',
    openRiichi: '{{who}} has a pon on the table and declares riichi.',
    riichiDiscard: 'In riichi {{who}} puts the drawn tile into the hand and discards another.',
    riichiKan:
      'In riichi {{who}} declared a kan that changed the waits. Now the hand has to be shown.',
    falseTenpai: 'The wall is exhausted. {{who}} says “tenpai” and shows a hand that is not.',
    obstruction: '{{who}} keeps tapping on the table and hums while the others think.',
    obstructionSuspect:
      'Again and again {{who}} delays just when another player is about to call, and it looks like intent.',
    foreignObject: '{{who}} has a small gadget lying beside the tiles.',
    device: '{{who}} looks at an electronic device during the deal.',
    phone: '{{who}}’s phone rings in the middle of play.',
    disruptive: '{{who}} shouts across the hall and disturbs the tables around.',
    passingInformation: '{{who}} tells a friend at the next table which tiles are gone.',
    tableTalk: '{{who}} says aloud: “I only need bamboos.”',
    protest: '{{who}} protests loudly at the Head Judge in front of everybody.',
    rabbit: 'After the win {{who}} turns over the tiles that would have come next.',
    tileHandling: '{{who}} slams discards down and keeps a hand over them.',
    stayedInRoom: 'The sheet is handed in, but {{who}} stays and watches the other tables.',
    cheating: 'It is proved that {{who}} swapped tiles with the wall.',
    allLastWrong:
      'After the last hanchan it turns out that the sheet signed by {{who}} had the wrong ranking.',
    sheetWrong:
      'The sheet does not add up, and the sticks have been reset already. {{who}} filled it in.',
    late: '{{who}} comes to the table some minutes after the start.',
    lateForfeit: 'The round began more than ten minutes ago; {{who}} has not come.',
    leftHanchan: 'In the middle of the hanchan {{who}} leaves and does not come back.',
    missedOnPurpose: '{{who}} decides not to play the next hanchan, and tells nobody.',
    other: '{{who}} does something that the document does not speak of.',
  },
};
