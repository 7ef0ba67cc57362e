// Part 2 in English: the table of the General Rules.

export const enTable = {
  fourWinds: {
    title: 'Four winds and a wall',
    about: 'Seats, the wall, and honours that count.',
    seats: {
      todo: 'Who sits where, whose wall',
      asks: {
        right: 'You deal, so you are East. Which ((wind)) sits to your right, and plays next?',
        wall: 'The dice show 2, 3 and 4: nine. Count nine players, yourself first, to the right. In whose ((wall)) is the break?',
      },
      done: 'The others follow to the right: South, West, North. Nine comes back to yourself. The last tiles stay where they are: the ((deadWall)).',
      hint: 'Turns go to the right. One is you, two is the player to your right, and five is you again.',
      slips: {
        order: 'Winds follow to the right as the turns do: East, South, West, North.',
        count: 'Count aloud: you, Kaze, Tomás, Ines, you, Kaze, Tomás, Ines, …',
      },
    },
    value: {
      todo: 'Which honours count?',
      asks: {
        south:
          'You are South in the East ((round)). Press every honour of which three would count for you.',
      },
      done: 'The three ((dragon|dragons)) count for everybody. Of the winds only the ((roundWind|round’s and your own)).',
      hint: 'Dragons always. The wind of the round. The wind of your seat.',
      slips: { neither: 'That wind is neither yours nor the round’s.' },
    },
  },
  chiFromTheLeft: {
    title: 'Chi from the left',
    about: 'Calling a row.',
    call: {
      todo: 'Call a row',
      asks: {
        letGo:
          'Tomás, across, discards [[3p]]: it fits [[4p]][[5p]]. Try to take it, or let it go.',
        chi: 'Ines, to your left, discards [[6p]]. You play next: take it for a row.',
        drop: 'The ((meld)) lies open, the called tile sideways. Now discard [[1z]].',
      },
      done: 'Rows only from the player before you. What is called stays where it lies: the hand is ((open)) now. Without a call it is ((closed)).',
      hint: 'A row may be taken by the player who has the next turn, and by nobody else.',
      slips: {
        notNext: 'Only the player next after the discarder may take a row. Tomás sits across.',
        gone: 'Ines sits before you, and [[6p]] completes [[4p]][[5p]]. Take it.',
        broken: 'That tile is part of a set or a pair to be. [[1z]] stands alone.',
      },
    },
    both: {
      todo: 'Two want the same tile',
      asks: { who: 'Ines discards [[6p]]. You say chi, and Kaze says pon. Who gets it?' },
      done: 'Three alike go before a row. A win goes before both.',
      hint: 'There are only two more of that tile for three alike, but other tiles for a row.',
      slips: { ponFirst: 'Pon goes before chi.' },
    },
  },
  reasonToWin: {
    title: 'A reason to win',
    about: 'Complete is not enough.',
    refused: {
      todo: 'Complete, and refused',
      asks: {
        try: 'Tomás discards [[9s]], and your hand is complete. Say ron and see.',
        letGo: 'Refused: complete, but nothing in it is a ((yaku)). Let the tile go.',
      },
      done: 'Every winning hand needs at least one ((yaku)), a pattern that counts.',
      hint: '“Ron” is offered. In a lesson nothing can go wrong by it.',
      slips: {
        tryIt: 'First try it: say ron.',
        again: 'Still no yaku. Let it go.',
      },
    },
    dragons: {
      todo: 'The same hand with a reason',
      asks: {
        pon: 'Kaze discards [[7z]]. You hold two. Take it.',
        drop: 'Discard [[1p]].',
        win: '[[9s]] again. This time?',
      },
      done: 'Three dragons are a yaku: a ((valueHonour)). One is enough.',
      hint: 'Three Red dragons count for everybody.',
      slips: {
        gone: 'Those dragons are the reason to win. Take the third.',
        broken: 'That is part of a set. [[1p]] stands alone.',
        letWin: 'Now there is a yaku. Win.',
      },
    },
    which: {
      todo: 'May this hand win?',
      asks: {
        greens: 'On a discard, as South in the East round. May it win?',
        openRow: 'And this one?',
        ownWind: 'Three South winds, and you are South?',
        otherWind: 'Three West winds?',
      },
      done: 'Dragons, your own wind, the round’s wind: each is one yaku. Anybody else’s wind is none.',
      hint: 'Look for three dragons, or three of a wind that is yours or the round’s.',
      slips: {
        greens: 'Three Green dragons are a yaku.',
        openRow: 'Rows, one of them called, and a pair of 6: nothing here is a yaku.',
        ownWind: 'South is your own wind: that counts.',
        otherWind: 'West is neither your wind nor the round’s.',
      },
    },
  },
  fourAlike: {
    title: 'Four alike',
    about: 'Kan, and its replacement.',
    kan: {
      todo: 'Declare a kan',
      asks: {
        declare: 'You drew the fourth [[8p]]. Say ((kan)).',
        win: 'The hand was a tile short: the dead wall gave you [[1m]]. And now?',
      },
      done: 'Four alike lie as one set, and a ((replacement)) is drawn from the dead wall. From your own hand, it stays closed.',
      hint: 'Press “Kan” (key K).',
      slips: {
        keep: 'You may keep four and never declare them. But here the fourth is worth a further tile: say kan.',
        broken: 'That would break a set. All four [[8p]] can be laid down.',
        complete: 'All belongs together: you drew the winning tile.',
      },
    },
    count: {
      todo: 'How many tiles?',
      asks: { howMany: 'With one kan, how many tiles do you have after the replacement is drawn?' },
      done: 'Four tiles count as one set of three: with each kan you have a tile more than usual.',
      hint: 'Count them: ten in hand with the replacement’s place, and the four.',
      slips: {
        kanCounts: 'Count all of them: those in hand, the replacement, and all four of the kan.',
      },
    },
  },
};
