// Part 5 in English: playing well, at a real table.

export const enPlaying = {
  priceOfACall: {
    title: 'The price of a call',
    about: 'Quicker, cheaper, nowhere to hide.',
    call: {
      todo: 'With the call',
      asks: {
        chi: 'Ines discards [[6m]]. First play it with the ((call)): take it with [[5m]][[7m]].',
        drop: 'Discard [[2s]]: ready for [[2p]] and [[5p]].',
        win: 'Kaze discards [[5p]]. Win.',
      },
      done: 'Quick, and all inside lets you win: 1,000 points.',
      hint: 'The row 5, 6, 7 leaves 2, 3, 4 beside it.',
      slips: {
        second: 'Letting it go comes second. First with the call.',
        otherRow: 'Another row would leave loose tiles. Take [[5m]][[7m]].',
        broken: 'Keep what belongs together: [[2s]] stands alone.',
        letWin: 'That is your tile.',
      },
    },
    wait: {
      todo: 'Without the call',
      asks: {
        letGo: 'The same hand once more. Let [[6m]] go this time.',
        riichi: 'You drew [[6m]] yourself. The hand is closed: declare riichi with [[2s]].',
        win: 'A go-round later Kaze discards [[5p]]. Win.',
      },
      done: 'Riichi, pinfu and all inside: 3,900 points. Slower, but worth almost four times as much.',
      hint: 'Let the tile go with “Pass” (Esc). Later press “Riichi”, then [[2s]] twice.',
      slips: {
        first: 'Called already. This time let it go.',
        silent: 'Closed and ready: riichi is worth a han here. Press “Riichi” first.',
        notReady: 'After that discard the hand would not be ready. [[2s]] goes.',
        broken: 'Keep the hand ready: [[2s]] goes.',
        letWin: 'That is your tile.',
      },
    },
    hide: {
      todo: 'Who can still retreat?',
      asks: {
        which:
          'Somebody declares riichi. Which of the two hands has more tiles to choose a safe one from?',
      },
      done: 'A called set cannot be discarded. Call when the hand needs speed, or when it loses nothing by it.',
      hint: 'Count the tiles that can still be discarded.',
      slips: { fewer: 'The called set lies on the table. Fewer tiles are left to choose from.' },
    },
  },
  cannotLose: {
    title: 'The tile that cannot lose',
    about: 'Safe tiles, push and fold.',
    certain: {
      todo: 'What is certain?',
      asks: {
        all: 'The dealer is in riichi. Below are the dealer’s discards, and what others discarded since. Press every tile of your hand that is certain not to deal in.',
      },
      done: 'What a riichi player discarded, or let pass since, they cannot win on: furiten. That is a ((safeTile)).',
      hint: 'Look for each of your tiles in both rows.',
      slips: { hits: 'It lies in neither row: it may be what the dealer waits for.' },
    },
    choose: {
      todo: 'Safe, and nothing lost',
      asks: { which: 'Two tiles are certain. Which one keeps the hand as it is?' },
      done: 'To ((push)) with a safe tile costs nothing. When there is none, ask what the hand is worth, or ((fold)).',
      hint: 'You have two of one of them, beside a row.',
      slips: {
        breaks: 'Safe, but it breaks the row of characters. There is a better one.',
        hits: 'It is not certain: it lies in neither row.',
      },
    },
  },
  lastHand: {
    title: 'The last hand',
    about: 'Places count.',
    need: {
      todo: 'What do I need?',
      asks: {
        howMuch:
          'South 4, ((allLast)). You are third. What must you win at least, from somebody else, to pass Ines?',
      },
      done: 'The difference and a little more. Look at the scores before the ((hanchan|match)) ends, not after.',
      hint: '33,900 less 32,100, and 100 more.',
      slips: { difference: 'Ines is 1,800 ahead. Any more than that would do.' },
    },
    silent: {
      todo: 'Riichi or not?',
      asks: {
        drop: 'You drew [[9p]], and all inside is there: 2,000 in silence. Discard it without riichi.',
        win: 'East discards [[8p]].',
      },
      done: 'Second place with the smallest of hands. Riichi would have warned the others, for a place that was yours already.',
      hint: 'A stick costs 1,000, and everybody knows.',
      slips: {
        bought: 'The silent hand is enough for second. The stick and the warning buy nothing.',
        broken: 'That breaks the hand: [[9p]] stands alone.',
        letWin: 'That is your tile.',
      },
    },
    place: {
      todo: 'Where do you end?',
      asks: { which: 'These were the scores. With 2,000 from East: which place?' },
      done: 'Places bring a bonus or a penalty at the end, the ((uma)).',
      hint: '32,100 and 2,000 are 34,100.',
      slips: { count: 'You have 34,100 then, Ines 33,900, Tomás 37,600.' },
    },
  },
  mannersAndFouls: {
    title: 'Manners and fouls',
    about: 'What is said counts.',
    speak: {
      todo: 'Say it in order',
      asks: {
        riichi: 'No help at this table: every word can be said. Say riichi, then lay down [[1z]].',
        keep: 'Your draw after riichi: [[4z]]. The hand may not change.',
        win: 'Kaze discards [[5s]]. Say the word.',
      },
      done: 'First the word, then the tile, then the stick. What is said aloud counts.',
      hint: 'Riichi is key I, ron is key R. After riichi the drawn tile is discarded.',
      slips: {
        silent: 'Say riichi before the tile is down.',
        notReady: 'After that discard the hand would not be ready: riichi would be false.',
        changed: 'In riichi only the drawn tile may go, unless it wins.',
        falseWin: 'Not complete: that would be a false win.',
        letWin: 'That is your tile, and in riichi you would not get another chance.',
      },
    },
    rulings: {
      todo: 'You are the referee',
      asks: {
        falseWin: 'Somebody says tsumo with this hand and shows it. What is the ruling?',
        fine: 'In riichi, somebody says ron on this tile. And here?',
      },
      done: 'A false win is ((chombo)). Lesser things cost a warning or leave a ((deadHand)). When in doubt, call the ((referee)).',
      hint: 'Is the hand complete, and does it have a yaku?',
      slips: {
        falseWin: 'A win that is none is the gravest of fouls.',
        fine: 'The hand is complete, and riichi is its yaku: nothing is wrong.',
      },
    },
  },
};
