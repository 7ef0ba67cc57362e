// Part 1 in English: the beginners' game.

export const enBeginners = {
  oneTileShort: {
    title: 'One tile short',
    about: 'A hand is four sets and a pair.',
    draw: {
      todo: 'Draw until the hole is filled',
      asks: {
        take: 'Three ((set|sets)), a ((pair)), and [[3s]][[5s]] with a hole between: your hand is one tile short. Take a tile: press “Draw”.',
        drop: '[[9p]] joins nothing. Press it to discard it. Or try “Tsumo”, the word for “my hand is complete”.',
        again: 'The others have drawn and discarded. Your turn: draw again.',
        win: '[[4s]] fills the hole: four sets and a pair. Say ((tsumo)).',
      },
      done: 'Four sets and a pair, fourteen tiles: the hand wins. Drawing the last tile yourself is called ((tsumo)).',
      hint: 'Draw with “Draw” (key W); discard by pressing the tile; win with “Tsumo” (key T).',
      slips: {
        notYet:
          '[[9p]] joins nothing, and the hole between [[3s]] and [[5s]] is still open: the hand is ((tenpai|ready)), not complete. Discard the [[9p]].',
        broken: 'That tile is part of a set or the pair. [[9p]] is the one that stands alone.',
        complete: 'Keep everything: with [[4s]] all fourteen tiles belong together. Say tsumo.',
      },
    },
    hole: {
      todo: 'Find the hole yourself',
      asks: { which: 'Thirteen tiles. Which one tile makes four ((set|sets)) and a ((pair))?' },
      done: '[[8s]] closes [[7s]][[9s]]. The other sets were there already, and [[5p]][[5p]] is the pair.',
      hint: 'Take away what is complete: [[2m]][[3m]][[4m]], [[6m]][[7m]][[8m]], [[3p]][[4p]][[5p]], and a pair of [[5s]]. What is left?',
      slips: {
        notIt:
          'With that tile something is still left over. Look at the two bamboos that are not side by side.',
      },
    },
    two: {
      todo: 'Two tiles would do',
      asks: { both: 'This hand waits for two different tiles. Find both.' },
      done: '[[4s]][[5s]] is open at both ends: [[3s]] or [[6s]]. Two ways to win are better than one.',
      hint: '[[4s]][[5s]] stand side by side. What comes before, and what comes after?',
      slips: { notIt: 'That does not make a row with [[4s]][[5s]].' },
    },
  },
  threeAlike: {
    title: 'Three in a row, three alike',
    about: 'What a set is.',
    sort: {
      todo: 'Sort fourteen tiles',
      asks: {
        first:
          'Press three tiles that belong together: three of one ((suit)) in a row, or three alike.',
        more: 'And the next three.',
      },
      done: 'Four sets, and a pair is left. A row is called ((chi)), three alike ((pon)).',
      hint: 'Three [[6p]] are alike. Bamboos from [[3s]] to [[5s]] are a row.',
      slips: {
        suits: 'A row stays in one suit.',
        honours: 'Winds and dragons do not run: they have no order. Three alike would do.',
        gap: 'Those three are neither alike nor one after the other.',
        rest: 'That is a set, but what is left would not come out. Take the tiles differently.',
      },
    },
    which: {
      todo: 'Set or not?',
      asks: {
        run: 'Is this a set?',
        over: 'And this?',
        suits: 'And these three fives?',
        dragons: 'And these?',
        winds: 'East, South, West?',
        four: 'Four alike?',
      },
      done: 'Rows stay in one suit and end at 9. ((honour|Honours)) only come as three alike.',
      hint: 'One suit, one after the other; or the very same tile three times.',
      slips: {
        run: '5, 6 and 7 of one suit: a row.',
        over: 'After 9 comes nothing: a row does not go round the corner.',
        suits: 'Same number, but three suits. Alike means the very same tile.',
        dragons: 'Three identical tiles are a set, dragons too.',
        winds: 'Winds have no order. Only three alike make a set of them.',
        four: 'A set has three tiles here. The fourth is one too many.',
      },
    },
  },
  drawOneDropOne: {
    title: 'Draw one, drop one',
    about: 'Keep what joins, drop what stands alone.',
    turns: {
      todo: 'Three turns',
      asks: {
        first:
          'You drew [[6p]]. Each ((turn)) ends with a ((discard)). Drop a tile that joins nothing.',
        second: '[[3s]] came. Drop the next tile that stands alone.',
        third: '[[5s]] came. Once more, and look what you are waiting for.',
      },
      done: 'The loose tiles are gone: the hand is ((tenpai|ready)), or one tile away from it.',
      hint: 'A tile joins another one if they are alike, neighbours, or have one number between them. Which has no such friend?',
      slips: {},
    },
    loose: {
      todo: 'Which tile is loose?',
      asks: { which: 'Fourteen tiles. Press the one that can go without any loss.' },
      done: '[[2z]] had nobody. Everything else was part of a set, the pair, or a row to be.',
      hint: 'An honour without a twin is the loosest of all.',
      slips: {
        joined:
          'That one belongs to a set or to a row to be: without it the hand would be further away.',
      },
    },
  },
  somebodyElsesTile: {
    title: 'Somebody else’s tile',
    about: 'Pon and ron: taking a discard.',
    claim: {
      todo: 'Take a third, then the last',
      asks: {
        letGo:
          'Ines discards [[1p]]. It would make a row with your [[2p]][[3p]]. Try to take it, or let it go.',
        pon: 'Tomás discards [[7z]], and you have two. Say ((pon)).',
        drop: 'The claimed tile was your draw, and the set lies open. Now discard [[1m]].',
        win: 'Kaze discards [[4p]], the tile you wait for. Say ((ron)).',
      },
      done: 'Three alike from anybody, and the last tile from anybody too. A win on a discard is called ((ron)).',
      hint: 'Only three alike may be taken in this game, and the tile that completes the hand.',
      slips: {
        noRow: 'In this game nobody can take a tile for a row: only for three alike, and to win.',
        gone: 'Only the last discard can be taken. Once you let it go, it is gone.',
        broken: 'That tile is part of something. [[1m]] stands alone.',
        letWin: 'That tile completes your hand. Take it.',
      },
    },
    two: {
      todo: 'Two want the same tile',
      asks: {
        ponOrRon: 'You discard [[4p]]. Tomás says pon, Kaze says ron. Who gets it?',
        twoRons: 'This time Kaze, to your right, and Ines, to your left, both say ron. Who wins?',
      },
      done: 'A win goes before three alike. Of two wins, the one whose turn would come first.',
      hint: 'Winning is worth most. And the turn goes to the right.',
      slips: {
        winFirst: 'A win goes before a set.',
        nextFirst: 'The player whose turn comes first goes first: that is Kaze, to your right.',
      },
    },
  },
  twentyPoints: {
    title: 'Twenty points',
    about: 'Who pays whom.',
    scenes: {
      todo: 'A whole game in five scenes',
      asks: {
        youDraw:
          'You are the ((dealer)) and draw the winning tile. Each of the others pays 2. How do the scores stand?',
        kazeRons:
          'You discard the tile that Kaze wins on. With the dealer in it, the discarder pays 4.',
        inesDraws: 'Now Kaze deals. Ines draws her winning tile: 1 from each, 2 from the dealer.',
        nobody:
          'The tiles run out: a ((exhaustiveDraw)). Only you are ready. Who is not puts 1 into the middle.',
        youRon: 'You win on a discard of Ines, the dealer. And 3 points still lie in the middle.',
      },
      done: 'Drawn: all pay. From a discard: one pays. With the dealer it is double, both ways. What lies in the middle goes to the next winner, and the game ends when everybody has dealt.',
      hint: 'All four scores, with what lies in the middle, always make 80.',
      slips: {
        youDraw: 'From the dealer’s own draw, everybody pays 2: three times 2 comes in.',
        kazeRons: 'Only the discarder pays; and because you deal, it is 4.',
        inesDraws: 'Only the dealer pays double: Kaze 2, the others 1.',
        nobody: 'Nobody is paid: those who are not ready put 1 each into the middle.',
        youRon: 'The dealer pays 4, and the 3 in the middle are yours too.',
      },
    },
  },
};
